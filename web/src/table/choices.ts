/**
 * Which pieces glow for which choices. A choice names cards by their id, and seats by their number; what lies where
 * is in the model. No rules: whatever is not offered does not glow.
 */
import type { ChoiceFacts, ChoiceWords } from "../protocol";
import type { Model, Zone } from "../view";

/** What the player has touched so far: a card, what to do with it, at whom, with which other. Each narrows down. */
export interface Picked {
  readonly card?: string;
  readonly other?: string;
  readonly uid?: number;
  readonly verb?: string;
  readonly seat?: number | undefined;
  /** What costs something, all together: it stands behind one button. */
  readonly harm?: true;
}

export interface Glow {
  /** Choices by the number of the card that stands for them, as the thing played or as its target. */
  readonly slots: ReadonlyMap<number, readonly ChoiceFacts[]>;
  /** Choices by the seat that they are aimed at. */
  readonly seats: ReadonlyMap<number, readonly ChoiceFacts[]>;
  /** Choices that no card stands for: buttons. */
  readonly loose: readonly ChoiceFacts[];
}

export const DARK: Glow = { slots: new Map(), seats: new Map(), loose: [] };

export function narrowed(choices: readonly ChoiceFacts[], picked: Picked | null): readonly ChoiceFacts[] {
  if (picked === null) return choices;
  return choices.filter(
    (choice) =>
      (picked.card === undefined || choice.card === picked.card) &&
      (picked.other === undefined || choice.other === picked.other) &&
      (picked.verb === undefined || choice.verb === picked.verb) &&
      (picked.harm === undefined || (choice.harm === true && isBare(choice))) &&
      (picked.seat === undefined || (choice.aim === "seat" && choice.target === picked.seat)),
  );
}

/** What glows: with nothing picked, what can be picked; afterwards its targets, and what could be picked instead. */
export function glowOf(model: Model, choices: readonly ChoiceFacts[], picked: Picked | null, from: From = {}): Glow {
  const slots = new Map<number, ChoiceFacts[]>();
  const seats = new Map<number, ChoiceFacts[]>();
  const loose: ChoiceFacts[] = [];
  const own = narrowed(choices, picked);
  for (const choice of choices) {
    const target = picked !== null && own.includes(choice);
    if (choice.card !== undefined) for (const uid of slotsFor(model, choice.card, from[choice.verb])) into(slots, uid, choice);
    if (choice.other !== undefined && (target || choice.card === undefined)) {
      for (const uid of targetsFor(model, choice)) if (uid !== picked?.uid) into(slots, uid, choice);
    }
    if (choice.aim === "seat" && choice.target != null && (target || isBare(choice))) into(seats, choice.target, choice);
    if (!target && isBare(choice)) loose.push(choice);
  }
  return { slots, seats, loose };
}

/** Whether no card stands for a choice. */
export function isBare(choice: ChoiceFacts): boolean {
  return choice.card === undefined && choice.other === undefined;
}

function into<K>(map: Map<K, ChoiceFacts[]>, key: K, choice: ChoiceFacts): void {
  const there = map.get(key);
  if (there === undefined) map.set(key, [choice]);
  else if (!there.includes(choice)) there.push(choice);
}

/** The places, by name, where the card of a verb lies. */
export type From = Readonly<Record<string, readonly string[]>>;

/** The cards that a choice can mean by an id: those where its verb finds them, in the viewer's hand, then elsewhere. */
export function slotsFor(model: Model, card: string, places: readonly string[] = []): readonly number[] {
  return firstWith(model, card, [
    ...places.map((name) => (zone: Zone) => zone.name === name && (zone.owner === null || zone.owner === model.viewer)),
    (zone) => zone.owner === model.viewer && zone.shape === "bag",
    (zone) => zone.owner === model.viewer,
    (zone) => zone.owner === null,
    () => true,
  ]);
}

/** The second card of a choice: at the seat that it is aimed at, before any other place. */
export function targetsFor(model: Model, choice: ChoiceFacts): readonly number[] {
  const seat = choice.aim === "seat" ? choice.target : null;
  return firstWith(model, choice.other ?? "", [
    (zone) => seat != null && zone.owner === seat,
    (zone) => zone.owner === model.viewer,
    (zone) => zone.owner === null,
    () => true,
  ]);
}

/** Of the places in the order of these tests, the first that hold the card. */
function firstWith(model: Model, card: string, tests: readonly ((zone: Zone) => boolean)[]): readonly number[] {
  for (const test of tests) {
    const found = model.zones.filter(test).flatMap((zone) => equals(zone, card));
    if (found.length > 0) return found;
  }
  return [];
}

/** The equal copies of a card in a place. On a pile of the table the one on top stands for those below it. */
function equals(zone: Zone, card: string): readonly number[] {
  const found = zone.slots.filter((slot) => slot.card === card);
  const top = zone.slots.at(-1);
  const piled = zone.owner === null && zone.shape === "pile" && top !== undefined && found.includes(top);
  return (piled ? [top] : found).map((slot) => slot.uid);
}

/** At what a choice is aimed, in words. A bare number says less than the notation of the choice. */
export function aimOf(choice: ChoiceFacts, words: ChoiceWords | undefined): string {
  const aim = words?.aim ?? "";
  const bare = aim === "" ? isBare(choice) || Boolean(choice.aim) : aim === String(choice.target);
  return bare ? choice.word || aim : aim;
}

/** The notation of a choice, were it aimed at another seat: what to ask about. */
export function aimedAt(choice: ChoiceFacts, seat: number): string {
  const words = choice.text.split(" ");
  words[choice.card === undefined ? 1 : 2] = String(seat + 1);
  return words.join(" ");
}

/** Choices of one verb, in the order in which the verbs come. */
export function byVerb(choices: readonly ChoiceFacts[]): ReadonlyMap<string, readonly ChoiceFacts[]> {
  const groups = new Map<string, ChoiceFacts[]>();
  for (const choice of choices) into(groups, choice.verb, choice);
  return groups;
}

/** Choices that share a verb and are too many for buttons become one button that opens the rest. */
export function gathered(choices: readonly ChoiceFacts[], most: number): readonly (readonly ChoiceFacts[])[] {
  return [...byVerb(choices).values()].flatMap((group) => (group.length > most ? [group] : group.map((one) => [one])));
}
