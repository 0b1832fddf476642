import { expect, test } from "vitest";
import { apart, firstCurve, leadersAt, nearest, plotOf, spread, ticksOf, valuesAt } from "../src/ending/plot";
import { chapterAt, momentFrom, saidAt, stopsOf } from "../src/ending/telling";
import type { Curve, Story } from "../src/protocol";

const FRAME = { width: 340, height: 200, left: 30, right: 70, top: 10, bottom: 20 };
const smiles: Curve = {
  id: "smiles",
  words: "Smiles",
  low_leads: false,
  points: [
    { at: 0, values: [0, 0, 0] },
    { at: 4, values: [3, 0, 0] },
    { at: 7, values: [3, 8, 0] },
    { at: 10, values: [3, 8, 8] },
  ],
};
const story: Story = {
  table: "BCDFG",
  game: "smile_life",
  length: 12,
  players: ["Ada", "Bob", "Cleo"],
  colours: ["sky", "rose", "pine"],
  medals: [],
  curves: [{ ...smiles, id: "score", points: smiles.points.slice(0, 2) }, smiles],
  moments: [
    { at: 4, seat: 0, sentence: "Ada marries." },
    { at: 10, seat: 2, sentence: "Cleo buys a house." },
  ],
  chapters: [
    { at: 0, words: "Round 1" },
    { at: 6, words: "Round 2" },
  ],
  said: ["", "Ada draws.", ...Array.from({ length: 11 }, () => "")],
};

test("a line goes along until the figure changes, and to the end", () => {
  const { lines, x, y } = plotOf(smiles, 12, FRAME);
  expect(lines.map(({ seat }) => seat)).toEqual([0, 1, 2]);
  expect(lines[0]?.path).toBe(`M${x(0)} ${y(0)}H${x(4)}V${y(3)}H${x(12)}`);
  expect(lines[2]?.path).toBe(`M${x(0)} ${y(0)}H${x(10)}V${y(8)}H${x(12)}`);
  expect([x(0), x(12)]).toEqual([30, 270]);
  expect(lines[1]?.end).toEqual({ x: 270, y: y(8) });
});

test("whoever leads is on top, whether many points are good or few", () => {
  expect(plotOf(smiles, 12, FRAME).y(8)).toBeLessThan(plotOf(smiles, 12, FRAME).y(0));
  const low = plotOf({ ...smiles, low_leads: true }, 12, FRAME);
  expect(low.y(0)).toBeLessThan(low.y(8));
  for (const { ticks, y } of [plotOf(smiles, 12, FRAME), low])
    for (const tick of ticks) expect(y(tick.value)).toBeGreaterThanOrEqual(FRAME.top);
});

test("a game in which nothing ever changed still has a plot", () => {
  const flat = { ...smiles, points: smiles.points.slice(0, 1) };
  expect(plotOf(flat, 0, FRAME).lines.every(({ path }) => !path.includes("NaN"))).toBe(true);
});

test.each([
  [0, 8, [0, 2, 4, 6, 8]],
  [0, 1, [0, 1]],
  [0, 214, [0, 100, 200, 300]],
  [-7, 20, [-10, 0, 10, 20]],
])("the ticks from %i to %i are round", (low, high, ticks) => {
  expect(ticksOf(low, high)).toEqual(ticks);
});

test("names at the ends of lines do not lie on each other, and stay on the sheet", () => {
  const placed = spread([50, 50, 50, 178], 13, 10, 180);
  expect(placed).toEqual([50, 63, 76, 178]);
  const low = spread([170, 172, 174, 176], 13, 10, 180).sort((a, b) => a - b);
  expect(low.at(-1)).toBeLessThanOrEqual(180);
  for (const [at, y] of low.slice(1).entries()) expect(y - (low[at] ?? 0)).toBeGreaterThanOrEqual(12.9);
  const many = spread(Array.from({ length: 10 }, () => 40), 13, 10, 60);
  expect(Math.min(...many)).toBeGreaterThanOrEqual(10);
  expect(Math.max(...many)).toBeLessThanOrEqual(60);
});

test("chapters that would stand too close are not all drawn", () => {
  expect(apart([100, 200, 300])).toEqual([100, 200, 300]);
  expect(apart([10, 20, 30, 40, 50, 60])).toEqual([10, 40]);
  expect(apart([])).toEqual([]);
});

test("going through a game stops where something happens, and says who leads", () => {
  const stops = stopsOf(story, smiles.points.map(({ at }) => at));
  expect(stops).toEqual([0, 4, 6, 7, 10, 12]);
  expect(nearest(stops, 5.2)).toBe(6);
  expect(valuesAt(smiles, 9)).toEqual([3, 8, 0]);
  expect(leadersAt(smiles, 5)).toEqual({ seats: [0], value: 3 });
  expect(leadersAt(smiles, 12)).toEqual({ seats: [1, 2], value: 8 });
  expect(leadersAt({ ...smiles, low_leads: true }, 9)).toEqual({ seats: [2], value: 0 });
  expect(saidAt(story, 4)).toBe("Ada marries.");
  expect(saidAt(story, 1)).toBe("Ada draws.");
  expect([chapterAt(story, 5), chapterAt(story, 6)]).toEqual(["Round 1", "Round 2"]);
  expect([momentFrom(story, 0, 1), momentFrom(story, 4, 1), momentFrom(story, 10, 1)]).toEqual([4, 10, 12]);
  expect([momentFrom(story, 12, -1), momentFrom(story, 4, -1)]).toEqual([10, 0]);
});

test("the curve that is shown first is one that tells something", () => {
  expect(firstCurve(story)?.id).toBe("smiles");
  expect(firstCurve({ ...story, curves: story.curves.slice(0, 1) })?.id).toBe("score");
});
