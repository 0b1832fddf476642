import { expect, test } from "vitest";
import type { NumberFacts, Words } from "../src/protocol";
import { badges, lookOf, share, speaks, tracks } from "../src/table/numbers";

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

test("pawns stand on places that have names", () => {
  const pawns = [0, 1].map((owner) => number({ name: "pawn", counts: "place", owner, value: owner }));
  expect([...tracks([...pawns, number({ counts: "state" })], words).keys()]).toEqual(["pawn"]);
});
