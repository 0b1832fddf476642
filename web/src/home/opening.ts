/** Opens tables: at once, or as somebody wants them. */
import type { Signal } from "@preact/signals";
import { freshWord, openTable, sentenceOf } from "../house";
import { myself } from "../me";
import { goToTable } from "../place";
import type { GameFacts, OpenTable } from "../protocol";
import { lang } from "../words";

type Wanted = Omit<OpenTable, "lang" | "word">;

/** A table as most people want it. */
export function plainly(game: GameFacts): Wanted {
  return { game: game.name, seats: game.usual, people: [myself()], level: game.level, options: {}, settings: {} };
}

/** The parts of the page that a table needs, while the house opens it. Whoever needs them says if they do not come. */
function fetchTable(): void {
  for (const part of [import("../pages/table"), import("../table/table")]) part.catch(() => undefined);
}

export async function open(wanted: Wanted, busy: Signal<boolean>, problem: Signal<string>): Promise<void> {
  busy.value = true;
  problem.value = "";
  fetchTable();
  try {
    const { table } = await openTable({ ...wanted, lang: lang.value, word: freshWord() });
    goToTable(table);
  } catch (wrong) {
    problem.value = sentenceOf(wrong);
  }
  busy.value = false;
}
