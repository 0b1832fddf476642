/** The picture of every kind of card, by its id; drawn when it is first looked at. */
import { ground } from "./ink";
import { jobs } from "./jobs";

const ALL: Readonly<Record<string, string>> = { ...jobs };

/** What a card shows that has no picture of its own: nothing but paper. */
const BLANK = ground("#bdeae2", "#fffdf6");

export function pictureOf(id: string): string {
  return ALL[id] ?? BLANK;
}
