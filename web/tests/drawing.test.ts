import { expect, test } from "vitest";
import { drawingIn, SIDE, type Stroke, written } from "../src/table/drawing";

const strokes: Stroke[] = [
  [
    [0, 0],
    [31, 12],
    [SIDE - 1, SIDE - 1],
  ],
  [[5, 60]],
];

test("a drawing is written in letters and read back", () => {
  expect(drawingIn(written(strokes))).toEqual(strokes);
});

test("what is drawn beyond the paper stays on its edge", () => {
  expect(drawingIn(written([[[-9, 80]]]))).toEqual([[[0, SIDE - 1]]]);
});

test("words are no drawing", () => {
  expect(drawingIn("a house")).toBeNull();
});
