import { beforeEach, expect, test } from "vitest";
import { findPoint, selectorsOf, spotsAround } from "../src/learn/pointing";
import type { PointFacts } from "../src/protocol";

const SCREEN = { width: 400, height: 800 };
const point = (kind: string, what?: string) => ({ kind, what }) as PointFacts;

beforeEach(() => {
  document.body.innerHTML = `
    <div class="pile" data-zone="pile" data-card="R5"></div>
    <button class="held" data-card="R5"></button>
    <button class="other" data-seat="1"></button>
    <button class="house"><span data-zone="malus 1"></span></button>
    <button data-choice="catch 2"></button>
    <section class="moment"><div class="sentences"></div></section>`;
});

test("a card is looked for in the hand first", () => {
  expect(findPoint(point("card", "R5"))?.className).toBe("held");
});

test("places, seats, choices and the sentence are found by what they are", () => {
  expect(findPoint(point("zone", "pile"))?.className).toBe("pile");
  expect(findPoint(point("seat", "1"))?.className).toBe("other");
  expect(findPoint(point("choice", "catch 2"))?.dataset["choice"]).toBe("catch 2");
  expect(findPoint(point("sentence"))?.className).toBe("sentences");
  expect(findPoint(point("number", "pending"))).toBeNull();
});

test("of a place within something to be touched, all of that is meant", () => {
  expect(findPoint(point("zone", "malus 1"))?.className).toBe("house");
});

test("nothing that a lesson says can break out of a selector", () => {
  expect(selectorsOf(point("zone", 'a"] *'))).toEqual(['[data-zone="a\\"] *"]']);
});

test("an arrow stands above, unless it would leave the screen", () => {
  const sides = (box: { left: number; top: number; width: number; height: number }) =>
    spotsAround(box, 40, SCREEN).map(([side]) => side);
  expect(sides({ left: 150, top: 300, width: 80, height: 100 })[0]).toBe("above");
  expect(sides({ left: 150, top: 10, width: 80, height: 100 })).toEqual(["below", "right", "left"]);
  expect(sides({ left: 0, top: 750, width: 80, height: 50 })).toEqual(["above", "right"]);
});

test("what is as wide as the screen needs no arrow", () => {
  expect(spotsAround({ left: 0, top: 300, width: 390, height: 100 }, 40, SCREEN)).toEqual([]);
});
