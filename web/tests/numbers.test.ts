import { expect, test } from "vitest";
import type { NumberFacts, Words } from "../src/protocol";
import { badges, boards, dangerOf, lookOf, share, speaks, stepsOf } from "../src/table/numbers";

const number = (facts: Partial<NumberFacts>): NumberFacts => ({
  name: "n",
  label: "n",
  owner: 0,
  counts: "",
  low: 0,
  high: 100,
  value: 3,
  ...facts,
});
const words = {
  scales: {
    colour: [
      { value: 0, id: "red", words: "rouge" },
      { value: 1, id: "blue", words: "bleu" },
    ],
    state: [
      { value: 0, id: "none", words: "aucun" },
      { value: 1, id: "bandit", words: "bandit" },
    ],
    place: [0, 1, 2].map((value) => ({ value, id: `p${value}`, words: `Case ${value}` })),
  },
} as unknown as Words;

test.each([
  [{ counts: "seat" }, "seat"],
  [{ counts: "seats" }, "seats"],
  [{ counts: "colour" }, "value"],
  [{ low: 0, high: 1 }, "flag"],
  [{ low: 0, high: 3 }, "pips"],
  [{ low: 0, high: 20 }, "gauge"],
  [{ low: 0, high: 20, counts: "points" }, "counter"],
  [{ low: 0, high: 20, owner: null }, "counter"],
  [{ low: 0, high: 1000 }, "counter"],
] as const)("%o is a %s", (facts, look) => {
  expect(lookOf(number(facts), words)).toBe(look);
});

test("secrets and nothing say nothing; a colour does, even the first one", () => {
  expect(speaks(number({ value: null }), words)).toBe(false);
  expect(speaks(number({ value: 0 }), words)).toBe(false);
  expect(speaks(number({ counts: "colour", value: 0 }), words)).toBe(true);
  expect(speaks(number({ counts: "state", value: 0 }), words)).toBe(false);
  expect(speaks(number({ counts: "state", value: 1 }), words)).toBe(true);
});

test("what names seats is a badge at each of them", () => {
  const dealer = number({ name: "dealer", counts: "seat", value: 2 });
  const late = number({ name: "late", counts: "seats", value: 0b101 });
  expect([0, 1, 2].map((seat) => badges([dealer, late], seat).map(({ name }) => name))).toEqual([["late"], [], ["dealer", "late"]]);
});

test("a gauge is as full as its number between its bounds", () => {
  expect(share(number({ low: 10, high: 20, value: 15 }))).toBe(0.5);
  expect(share(number({ low: 0, high: 0, value: 0 }))).toBe(0);
});

const formed = { ...words, forms: { "pawn 1": { form: "board" }, "pawn 2": { form: "board" }, die: { form: "die" }, n: { form: "gauge", danger: 7 } } };

test("a form that is declared goes before what the bounds say", () => {
  expect(lookOf(number({ label: "die", owner: null, low: 1, high: 6 }), formed)).toBe("die");
  expect(lookOf(number({ low: 0, high: 3 }), formed)).toBe("gauge");
  expect(lookOf(number({ low: 0, high: 3, label: "other" }), formed)).toBe("pips");
});

test("everybody's pawns stand on one board", () => {
  const pawns = [0, 1].map((owner) => number({ name: "pawn", label: `pawn ${owner + 1}`, counts: "place", owner, value: owner }));
  expect([...boards([...pawns, number({ counts: "state", label: "other" })], formed)]).toEqual([["pawn", pawns]]);
});

test("values without names are called by their figures", () => {
  expect(stepsOf(number({ counts: "place" }), words).map((step) => step.words)).toEqual(["Case 0", "Case 1", "Case 2"]);
  expect(stepsOf(number({ low: 2, high: 4 }), words).map((step) => step.words)).toEqual(["2", "3", "4"]);
});

test("danger begins where the declaration says, and holds from there on", () => {
  const gauge = (value: number) => dangerOf(number({ low: 0, high: 10, value }), formed);
  expect(gauge(6)).toEqual({ from: 0.7, now: false });
  expect(gauge(7).now).toBe(true);
  expect(dangerOf(number({ label: "other" }), formed)).toEqual({ from: 1, now: false });
});
