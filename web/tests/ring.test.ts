import { expect, test } from "vitest";
import { passed, ring } from "../src/table/ring";

const sizes = [
  [12, 390, 330],
  [12, 800, 420],
  [12, 330, 200],
  [40, 390, 330],
  [7, 700, 260],
] as const;

test.each(sizes)("%i places go round %i by %i, none over another, all inside", (count, width, height) => {
  const { cell, places } = ring(count, width, height);
  expect(places).toHaveLength(count);
  expect(cell).toBeGreaterThan(14);
  for (const [at, place] of places.entries()) {
    expect(place.x - cell / 2).toBeGreaterThanOrEqual(-0.5);
    expect(place.y - cell / 2).toBeGreaterThanOrEqual(-0.5);
    expect(place.x + cell / 2).toBeLessThanOrEqual(width + 0.5);
    expect(place.y + cell / 2).toBeLessThanOrEqual(height + 0.5);
    for (const other of places.slice(at + 1)) expect(Math.hypot(place.x - other.x, place.y - other.y)).toBeGreaterThan(cell * 0.85);
  }
});

test("the ring goes on clockwise from the top left", () => {
  const { places } = ring(12, 390, 330);
  const [first, second] = places;
  expect(first?.y).toBeLessThan(60);
  expect(second?.x).toBeGreaterThan(first?.x ?? 0);
  expect(places.at(-1)?.x).toBeLessThan(100);
});

test("a pawn passes every place on the shorter way, over the end as well", () => {
  expect(passed(10, 2, 12)).toEqual([11, 0, 1, 2]);
  expect(passed(2, 10, 12)).toEqual([1, 0, 11, 10]);
  expect(passed(3, 3, 12)).toEqual([]);
});
