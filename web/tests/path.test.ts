import { expect, test } from "vitest";
import { byWayOf, lasts, straight } from "../src/table/path";

const at = (x: number, y: number, scale = 1) => ({ x, y, scale });
const flat = (point: { x: number; y: number; scale: number } | undefined) => [point?.x, point?.y, point?.scale];

test("a way takes from 180 to 350 milliseconds, the longer the farther", () => {
  expect(lasts(0)).toBe(180);
  expect(lasts(200)).toBeGreaterThan(lasts(100));
  expect(lasts(5_000)).toBe(350);
});

test("a flight begins where the card was and ends exactly where it is", () => {
  const { points } = straight(at(0, 300, 0.5), at(200, 0));
  expect(flat(points[0])).toEqual([0, 300, 0.5]);
  expect(flat(points.at(-1))).toEqual([200, 0, 1]);
});

test("the way is a shallow arc above the straight line", () => {
  const { points } = straight(at(0, 0), at(400, 0));
  const heights = points.map(({ y }) => -y);
  expect(Math.max(...heights)).toBeGreaterThan(30);
  expect(Math.max(...heights)).toBeLessThanOrEqual(46);
  const top = heights.indexOf(Math.max(...heights));
  for (let n = 1; n <= top; n++) expect(heights[n]).toBeGreaterThan(heights[n - 1] ?? 0);
});

test("it settles once: a few pixels too far, then back, and never again", () => {
  const { points } = straight(at(0, 0), at(400, 0));
  const beyond = points.map(({ x }) => x - 400);
  expect(Math.max(...beyond)).toBeGreaterThan(1);
  expect(Math.max(...beyond)).toBeLessThanOrEqual(5);
  const turns = beyond.filter((x, n) => n > 0 && n < beyond.length - 1 && Math.sign(x - (beyond[n - 1] ?? 0)) !== Math.sign((beyond[n + 1] ?? 0) - x));
  expect(turns).toHaveLength(1);
});

test("what only makes room slides, and neither rises nor leans", () => {
  const { points } = straight(at(0, 0), at(30, 0));
  expect(points.every(({ y, scale, lean }) => y === 0 && scale === 1 && lean === 0)).toBe(true);
});

test("what is taken rests in the middle, where everybody sees it", () => {
  const path = byWayOf(at(0, 0), at(200, 200, 1.2), at(400, 0));
  expect(flat(path.points[0])).toEqual([0, 0, 1]);
  expect(flat(path.points.at(-1))).toEqual([400, 0, 1]);
  const resting = path.points.filter(({ x, y }) => Math.hypot(x - 200, y - 200) < 4);
  expect(resting.length / path.points.length).toBeGreaterThan(0.2);
  expect(path.ms).toBeGreaterThan(2 * 180);
  expect(path.ms).toBeLessThan(1_000);
});
