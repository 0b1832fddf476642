/** How a number is shown, from what is declared of it: its bounds, and what it counts. */
import type { NumberFacts, ScaleStep, Words } from "../protocol";

/**
 * seat: a sign at the seat that it names. seats: at each seat of the set. value: one of a scale of names. flag: a
 * word, while it holds. pips: few enough to be counted. gauge: a bar between its bounds. counter: a figure. die,
 * arrow, board: as the game declares its form.
 */
export type Look = "seat" | "seats" | "value" | "flag" | "pips" | "gauge" | "counter" | "die" | "arrow" | "board";

const PIPS = 6;
const GAUGE = 40;
const FORMS: readonly string[] = ["gauge", "die", "arrow", "board"] satisfies Look[];

export function lookOf(number: NumberFacts, words: Words | null): Look {
  const form = words?.forms?.[number.label]?.form ?? "";
  if (FORMS.includes(form)) return form as Look;
  if (number.counts === "seat") return "seat";
  if (number.counts === "seats") return "seats";
  if ((words?.scales[number.counts]?.length ?? 0) > 0) return "value";
  if (number.low === 0 && number.high === 1 && number.counts === "") return "flag";
  const span = number.high - number.low;
  if (number.counts === "points" || span > GAUGE || number.owner === null) return "counter";
  return span <= PIPS ? "pips" : "gauge";
}

const NOTHING = ["none", "no"]; // values by these names say that there is nothing to say

/** Whether a number says anything now. Secrets, and what lies at nothing, say nothing. */
export function speaks(number: NumberFacts, words: Words | null): boolean {
  if (number.value === null) return false;
  const look = lookOf(number, words);
  if (look === "value") return !NOTHING.includes(valueOf(number, words)?.id ?? "");
  if (look === "gauge" || look === "pips" || FORMS.includes(look)) return true;
  if (look === "seat") return number.value >= 0;
  return number.value !== 0;
}

/** The name of the value of a number. */
export function valueOf(number: NumberFacts, words: Words | null): ScaleStep | undefined {
  return words?.scales[number.counts]?.find((step) => step.value === number.value);
}

/** Where in its bounds a number lies, from 0 to 1. */
export function share(number: NumberFacts): number {
  const span = number.high - number.low;
  return span > 0 ? Math.min(1, Math.max(0, ((number.value ?? number.low) - number.low) / span)) : 0;
}

/** The numbers that name a seat which this seat is. */
export function badges(numbers: readonly NumberFacts[], seat: number): readonly NumberFacts[] {
  return numbers.filter(({ counts, value }) => {
    if (value === null) return false;
    return counts === "seat" ? value === seat : counts === "seats" && (value >> seat) % 2 === 1;
  });
}

/** The values of a number, each with its name, or else its figure. */
export function stepsOf(number: NumberFacts, words: Words | null): readonly ScaleStep[] {
  const named = words?.scales[number.counts];
  if (named !== undefined && named.length > 0) return named;
  return Array.from({ length: number.high - number.low + 1 }, (_, at) => ({ value: number.low + at, id: "", words: String(number.low + at) }));
}

/** Where danger begins on the way from the lowest to the highest value, from 0 to 1; 1 where there is none. */
export function dangerOf(number: NumberFacts, words: Words | null): { from: number; now: boolean } {
  const danger = words?.forms?.[number.label]?.danger;
  if (danger == null) return { from: 1, now: false };
  return { from: share({ ...number, value: danger }), now: (number.value ?? number.low) >= danger };
}

/** The boards, each with everybody's pawn on it. */
export function boards(numbers: readonly NumberFacts[], words: Words | null): ReadonlyMap<string, readonly NumberFacts[]> {
  const found = new Map<string, NumberFacts[]>();
  for (const number of numbers) {
    if (number.owner !== null && lookOf(number, words) === "board") found.set(number.name, [...(found.get(number.name) ?? []), number]);
  }
  return found;
}
