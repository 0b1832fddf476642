import { describe, expect, test } from "vitest";
import type { ChoiceFacts, MarkFacts, UpdateFacts, ViewFacts } from "../src/protocol";
import { aimOf, glowOf, narrowed, slotsFor, targetsFor } from "../src/table/choices";
import { modelOf, type Model, updated } from "../src/view";
import text from "./vectors.json?raw";

interface Step {
  update: UpdateFacts;
  marks?: Record<string, MarkFacts[]>;
}
const vectors = JSON.parse(text) as { game: string; viewers: { start: ViewFacts; steps: Step[] }[] }[];

/** Every moment of a game at which its viewer may do something. */
function moments(viewers: { start: ViewFacts; steps: Step[] }[]): Model[] {
  return viewers.flatMap(({ start, steps }) => {
    let model = modelOf(start);
    return [model, ...steps.map(({ update, marks }) => (model = updated(model, update, marks)))].filter((one) => one.ask);
  });
}

describe.each(vectors)("$game", ({ viewers }) => {
  test("each choice has a piece or a button, and each piece that glows belongs to a choice", () => {
    for (const model of moments(viewers)) {
      const choices = model.ask?.choices ?? [];
      const glow = glowOf(model, choices, null);
      const reached = new Set([...glow.loose, ...[...glow.slots.values()].flat(), ...[...glow.seats.values()].flat()]);
      for (const choice of choices) expect(reached, choice.text).toContain(choice);
      for (const choice of reached) expect(choices).toContain(choice);
      const cards = new Map(model.zones.flatMap((zone) => zone.slots.map((slot) => [slot.uid, slot.card])));
      for (const [uid, own] of glow.slots) for (const one of own) expect([one.card, one.other]).toContain(cards.get(uid));
    }
  });
});

/** A small table: I am seat 0; A and B are in my hand, B lies at seat 1 as well, C at seats 1 and 2. */
const zone = (label: string, owner: number | null, shape: string, cards: (string | null)[]) => ({
  name: label.split(" ")[0] ?? "",
  label,
  owner,
  shape,
  count: cards.length,
  cards,
});
const model = modelOf({
  game: "small",
  seats: 3,
  viewer: 0,
  zones: [
    zone("hand 1", 0, "bag", ["A", "B"]),
    zone("row 2", 1, "pile", ["B", "C"]),
    zone("row 3", 2, "pile", ["C"]),
    zone("river", null, "bag", ["D"]),
    zone("discard", null, "pile", ["E", "F", "E"]),
  ],
  numbers: [],
  notes: [],
  glasses: [],
  sealed: [null, null, null],
  moment: { act: 0, waiting: [0], open: [], tallies: [], agenda: [] },
  ask: null,
});
const choice = (text: string, facts: Partial<ChoiceFacts> = {}): ChoiceFacts => ({ text, verb: text.split(" ")[0] ?? "", answers: true, ...facts });
const uidOf = (label: string, at: number) => model.zones.find((one) => one.label === label)?.slots[at]?.uid ?? -1;

const lay = choice("lay A", { card: "A" });
const hit = choice("hit A 2", { card: "A", aim: "seat", target: 1 });
const swap2 = choice("swap B 2 C", { card: "B", aim: "seat", target: 1, other: "C" });
const swap3 = choice("swap B 3 C", { card: "B", aim: "seat", target: 2, other: "C" });
const take = choice("take D", { card: "D" });
const draw = choice("draw");
const catch3 = choice("catch 3", { aim: "seat", target: 2, answers: false });
const all = [lay, hit, swap2, swap3, take, draw, catch3];

test("a card in my hand stands for its choices, before an equal one elsewhere", () => {
  expect(slotsFor(model, "B")).toEqual([uidOf("hand 1", 1)]);
  expect(slotsFor(model, "C")).toEqual([uidOf("row 2", 1), uidOf("row 3", 0)]);
});

test("on a pile the card on top stands for equal ones below", () => {
  expect(slotsFor(model, "E")).toEqual([uidOf("discard", 2)]);
  expect(slotsFor(model, "F")).toEqual([uidOf("discard", 1)]);
});

test("with nothing picked, cards, bare seats and buttons glow, but no target of a card", () => {
  const glow = glowOf(model, all, null);
  expect(glow.loose).toEqual([draw, catch3]);
  expect([...glow.seats.keys()]).toEqual([2]);
  expect(glow.slots.get(uidOf("hand 1", 0))).toEqual([lay, hit]);
  expect(glow.slots.get(uidOf("river", 0))).toEqual([take]);
  expect(glow.slots.has(uidOf("row 3", 0))).toBe(false);
});

test("a picked card lets its targets glow: seats, and second cards at the seat they are aimed at", () => {
  const picked = { card: "B", uid: uidOf("hand 1", 1) };
  const glow = glowOf(model, all, picked);
  expect([...glow.seats.keys()].sort()).toEqual([1, 2]);
  expect(glow.slots.get(uidOf("row 2", 1))).toEqual([swap2]);
  expect(glow.slots.get(uidOf("row 3", 0))).toEqual([swap3]);
  expect(targetsFor(model, swap3)).toEqual([uidOf("row 3", 0)]);
});

test("a target is named in words, and by its notation where words are a bare number", () => {
  const plan = choice("plan home gym", { aim: "places", target: 24, word: "home gym" });
  expect(aimOf(plan, { verb: "plan", aim: "24" })).toBe("home gym");
  expect(aimOf(plan, { verb: "plan", aim: "chez toi, au sport" })).toBe("chez toi, au sport");
  expect(aimOf(choice("lay CA green", { card: "CA", aim: "colour", target: 2, word: "green" }), { verb: "lay", aim: "vert" })).toBe("vert");
  expect(aimOf(lay, { verb: "lay" })).toBe("");
});

test("each touch narrows down", () => {
  expect(narrowed(all, { card: "A" })).toEqual([lay, hit]);
  expect(narrowed(all, { card: "A", seat: 1 })).toEqual([hit]);
  expect(narrowed(all, { card: "A", verb: "lay" })).toEqual([lay]);
  expect(narrowed(all, null)).toEqual(all);
});
