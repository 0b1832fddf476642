import { describe, expect, test } from "vitest";
import { around, chairsOf, changes, free, nextHere } from "../src/lobby/seating";
import type { HouseFacts, SeatFacts } from "../src/protocol";

const anne: SeatFacts = { name: "Anne", colour: "plum" };
const bilal: SeatFacts = { name: "Bilal", colour: "sky" };
const robot: SeatFacts = { name: "Zoé", colour: "pine", bot: "steady:2" };

function house(seats: SeatFacts[], more: Partial<HouseFacts> = {}): HouseFacts {
  return { table: "BCDFG", game: "allergono", state: "open", host: 0, seats, options: {}, settings: {}, commitment: "", ...more };
}

const nowhere = { you: -1, yours: [], present: [] };

describe("chairs", () => {
  test("say who sits there, as the page sees it", () => {
    const chairs = chairsOf(house([anne, bilal, robot, {}, bilal]), { you: 0, yours: [0, 1], present: [0, 1] });
    expect(chairs.map(({ sitter }) => sitter)).toEqual(["me", "mine", "bot", "free", "person"]);
    expect(chairs.map(({ host }) => host)).toEqual([true, false, false, false, false]);
    expect(chairs.map(({ here }) => here)).toEqual([true, true, true, false, false]);
    expect(free(chairs)).toBe(1);
  });

  test("a guest takes a free one or that of a bot, in the game also that of somebody who gave up", () => {
    const seats = [anne, robot, {}, { ...bilal, resigned: true, covers: "steady:1" }];
    const takes = (state: string) => chairsOf(house(seats, { state }), nowhere).flatMap((chair) => (chair.takes ? [chair.seat] : []));
    expect(takes("open")).toEqual([1, 2]);
    expect(takes("playing")).toEqual([1, 3]);
    expect(takes("over")).toEqual([]);
  });

  test("of somebody who is only covered for is theirs", () => {
    const [chair] = chairsOf(house([{ ...anne, covers: "steady:1" }], { state: "playing" }), nowhere);
    expect(chair).toMatchObject({ sitter: "person", level: "steady:1", here: false, takes: false });
  });

  test("stand around the table, the viewer's own nearest", () => {
    expect(around(4, 2, 2)).toEqual({ x: 50, y: 100 });
    expect(around(4, 2, 0).y).toBeCloseTo(0);
    expect(around(4, 2, 3).x).toBeCloseTo(0); // clockwise: to the left of the viewer
    expect(around(4, 2, 1).x).toBeCloseTo(100);
  });
});

describe("what changes is told", () => {
  test("who comes and who goes", () => {
    expect(changes(house([anne, {}]), house([anne, bilal]))).toEqual([{ kind: "sat", name: "Bilal" }]);
    expect(changes(house([anne, bilal]), house([anne, {}]))).toEqual([{ kind: "left", name: "Bilal" }]);
  });

  test("who is the host now", () => {
    expect(changes(house([anne, bilal]), house([anne, bilal], { host: 1 }))).toEqual([{ kind: "host", name: "Bilal" }]);
  });

  test("that the rules are others, and nothing where nothing changed", () => {
    expect(changes(house([anne]), house([anne], { options: { target: 200 } }))).toEqual([{ kind: "settled" }]);
    expect(changes(house([anne]), house([anne], { settings: { pace: "quick" } }))).toEqual([{ kind: "settled" }]);
    expect(changes(house([anne]), house([anne, {}]))).toEqual([{ kind: "settled" }]);
    expect(changes(house([anne]), house([{ ...anne }]))).toEqual([]);
  });
});

describe("a device that several people share goes", () => {
  const here = { you: 0, yours: [0, 2, 3], present: [] };
  test("to whoever of them is waited for", () => expect(nextHere(here, [1, 2])).toBe(2));
  test("to nobody while its holder is waited for", () => expect(nextHere(here, [0, 2])).toBeNull());
  test("to nobody while others are waited for", () => expect(nextHere(here, [1, "clock"])).toBeNull());
});
