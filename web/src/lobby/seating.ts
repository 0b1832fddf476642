/** Who sits where, as this page sees it. */
import type { HouseFacts } from "../protocol";

export type Sitter = "free" | "me" | "mine" | "person" | "bot";

export interface Chair {
  readonly seat: number;
  readonly sitter: Sitter;
  readonly name: string;
  readonly colour: string;
  /** Of the bot that sits there, or that covers for somebody. */
  readonly level: string;
  readonly host: boolean;
  /** Whether the person is at the table now: bots always are. */
  readonly here: boolean;
  /** Whether somebody who has no seat may sit down there. */
  readonly takes: boolean;
}

/** Where one page sits: the seat it sees by, all seats of its guest, and whose people are here. */
export interface Company {
  readonly you: number;
  readonly yours: readonly number[];
  readonly present: readonly number[];
}

export function chairsOf(house: HouseFacts, { you, yours, present }: Company): Chair[] {
  return house.seats.map((facts, seat) => {
    const { name = "", colour = "", bot = "", covers = "", resigned = false } = facts;
    const sitter = sitterOf();
    return {
      seat,
      sitter,
      name,
      colour,
      level: bot || covers,
      host: seat === house.host,
      here: sitter === "bot" || present.includes(seat),
      takes: house.state === "open" ? sitter === "free" || sitter === "bot" : house.state === "playing" && (sitter === "bot" || resigned),
    };

    function sitterOf(): Sitter {
      if (seat === you) return "me";
      if (yours.includes(seat)) return "mine";
      if (bot !== "") return "bot";
      return name === "" ? "free" : "person";
    }
  });
}

export const free = (chairs: readonly Chair[]): number => chairs.filter(({ sitter }) => sitter === "free").length;

/** Where a chair stands around the table, in hundredths of its width and height; the viewer's own is nearest. */
export function around(count: number, first: number, seat: number): { x: number; y: number } {
  const turn = (((seat - first + count) % count) / count) * 2 * Math.PI;
  return { x: 50 - 50 * Math.sin(turn), y: 50 + 50 * Math.cos(turn) };
}

/** What has changed around the table, for those who do not see it. */
export type Change =
  | { readonly kind: "sat" | "left"; readonly name: string }
  | { readonly kind: "settled" }
  | { readonly kind: "host"; readonly name: string };

export function changes(before: HouseFacts, after: HouseFacts): Change[] {
  const told: Change[] = [];
  const names = (house: HouseFacts) => house.seats.flatMap(({ name = "" }) => (name === "" ? [] : [name]));
  const [was, is] = [names(before), names(after)];
  for (const name of is) if (!was.includes(name)) told.push({ kind: "sat", name });
  for (const name of was) if (!is.includes(name)) told.push({ kind: "left", name });
  const rules = ({ options, settings, seats }: HouseFacts) => JSON.stringify([options, settings, seats.length]);
  if (rules(before) !== rules(after)) told.push({ kind: "settled" });
  const host = after.seats[after.host]?.name ?? "";
  if (after.host !== before.host && before.host >= 0 && host !== "") told.push({ kind: "host", name: host });
  return told;
}

/** The seat of this device that is to act next, if it is not the one that is seen by. */
export function nextHere({ you, yours }: Company, waiting: readonly (number | string)[]): number | null {
  if (waiting.includes(you)) return null;
  return yours.find((seat) => seat !== you && waiting.includes(seat)) ?? null;
}
