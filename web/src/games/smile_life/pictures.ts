/** The picture of every card by its id, drawn when it is first looked at. */
import { animals } from "./animals";
import { houses, travels } from "./away";
import { children } from "./children";
import { jobs } from "./jobs";
import { malus } from "./malus";
import { flirts } from "./places";
import { salaries, school } from "./school";
import { honours, specials } from "./specials";
import { weddings } from "./weddings";

export const PICTURES: Readonly<Record<string, () => string>> = {
  ...school,
  ...jobs,
  ...salaries,
  ...flirts,
  ...weddings,
  ...children,
  ...animals,
  ...travels,
  ...houses,
  ...honours,
  ...malus,
  ...specials,
};

/** Nothing but its chapter's sign, for a card without a picture of its own. */
export function pictureOf(id: string): string {
  return PICTURES[id]?.() ?? "";
}
