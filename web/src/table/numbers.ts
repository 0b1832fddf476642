/** How a number is shown, from what is declared of it: its bounds, and what it counts. */
import type { NumberFacts, ScaleStep, Words } from "../protocol";

/**
 * seat: a sign at the seat that it names. seats: at each seat of the set. value: one of a scale of names. flag: a
 * word, while it holds. pips: few enough to be counted. gauge: a bar between its bounds. counter: a figure.
 */
export type Look = "seat" | "seats" | "value" | "flag" | "pips" | "gauge" | "counter";

const PIPS = 6;
const GAUGE = 40;

export function lookOf(number: NumberFacts, words: Words | null): Look {
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
  if (look === "gauge" || look === "pips") return true;
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

/** The ways along which every seat has a pawn: what counts places that have names. */
export function tracks(numbers: readonly NumberFacts[], words: Words | null): ReadonlyMap<string, readonly NumberFacts[]> {
  const found = new Map<string, NumberFacts[]>();
  for (const number of numbers) {
    const steps = words?.scales[number.counts]?.length ?? 0;
    if (number.owner !== null && number.counts === "place" && steps > 2) found.set(number.name, [...(found.get(number.name) ?? []), number]);
  }
  return found;
}
