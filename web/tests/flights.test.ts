import { expect, test } from "vitest";
import type { Event, ViewFacts } from "../src/protocol";
import { flightsOf, goingTo } from "../src/table/flights";
import { plain } from "../src/games/plain";
import { soundOf } from "../src/table/sounds";
import { modelOf } from "../src/view";

const zone = (label: string, owner: number | null, cards: (string | null)[]) => ({
  name: label.split(" ")[0] ?? "",
  label,
  owner,
  shape: "pile",
  count: cards.length,
  cards,
});
const model = modelOf({
  game: "small",
  seats: 2,
  viewer: 0,
  zones: [zone("deck", null, [null, null]), zone("row 1", 0, ["A"]), zone("row 2", 1, ["B", "C"]), zone("out", null, [])],
  numbers: [],
  notes: [],
  glasses: [],
  sealed: [null, null],
  moment: { act: 0, waiting: [], open: [], tallies: [], agenda: [] },
  ask: null,
} satisfies ViewFacts);
const uid = (label: string, at: number) => model.zones.find((one) => one.label === label)?.slots[at]?.uid;
const moved = (card: string | null, from: string, at: number, to: string, place: number): Event => ({
  event: "moved",
  card,
  from,
  at,
  to,
  place,
});

test("a card flies from where it lay to where it lies", () => {
  expect(flightsOf(model, [moved("D", "deck", 1, "row 1", 1)])).toEqual([
    { uid: uid("deck", 1), from: "deck", to: "row 1", taken: false },
  ]);
});

test("what one seat takes from another passes through the middle, what goes to the table does not", () => {
  const [taken, thrown] = flightsOf(model, [moved("B", "row 2", 0, "row 1", 1), moved("A", "row 1", 0, "out", 0)]);
  expect(taken).toMatchObject({ uid: uid("row 2", 0), taken: true });
  expect(thrown).toMatchObject({ uid: uid("row 1", 0), taken: false });
});

test("a card that moves on in the same breath is one flight, from the first place to the last", () => {
  expect(flightsOf(model, [moved("C", "row 2", 1, "out", 0), moved("C", "out", 0, "row 1", 0)])).toEqual([
    { uid: uid("row 2", 1), from: "row 2", to: "row 1", taken: true },
  ]);
});

test("each kind of event sounds like what it is made of", () => {
  expect(soundOf(moved("A", "row 1", 0, "out", 0), plain)?.kind).toBe("paper");
  expect(soundOf({ event: "rolled", name: "die", value: 3 }, plain)?.kind).toBe("wood");
  expect(soundOf({ event: "wrote", note: "rule", old: "", new: "x" }, plain)?.kind).toBe("pencil");
  expect(soundOf({ event: "told", beat: "laid", rule: "R1" }, plain)).toBeNull();
  expect(soundOf({ event: "number", number: "turn", old: 0, new: 1 }, plain)).toBeNull();
});

test("cards that are on their way count where they go", () => {
  const flights = flightsOf(model, [moved("D", "deck", 1, "row 1", 1), moved("B", "row 2", 0, "row 1", 2), moved("C", "row 2", 0, "out", 0)]);
  expect([...goingTo(flights)]).toEqual([
    ["row 1", 2],
    ["out", 1],
  ]);
  expect(goingTo([]).size).toBe(0);
});
