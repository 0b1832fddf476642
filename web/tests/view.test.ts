import { describe, expect, test } from "vitest";
import type { MarkFacts, UpdateFacts, ViewFacts } from "../src/protocol";
import { modelOf, updated, viewOf } from "../src/view";
import text from "./vectors.json?raw";

interface Vector {
  game: string;
  viewers: { start: ViewFacts; steps: { update: UpdateFacts; marks?: Record<string, MarkFacts[]>; view?: ViewFacts }[] }[];
}

const vectors = JSON.parse(text) as Vector[];

describe.each(vectors)("$game", ({ viewers }) => {
  test.each(viewers)("a view is what it was, and with its updates what the engine shows", ({ start, steps }) => {
    let model = modelOf(start);
    expect(viewOf(model)).toEqual(start);
    for (const { update, marks, view } of steps) {
      model = updated(model, update, marks);
      if (view !== undefined) expect(viewOf(model)).toEqual(view);
    }
  });
});

test("a card keeps its number on its way, and loses it in a shuffle", () => {
  const start = vectors[0]?.viewers[0]?.start;
  if (start === undefined) throw new Error("no vectors");
  const model = modelOf(start);
  const draw = model.zones.find((zone) => zone.label === "draw")?.slots ?? [];
  const moment = start.moment;
  const moved = updated(model, {
    events: [{ event: "moved", card: null, from: "draw", at: draw.length - 1, to: "hand 2", place: null }],
    moment,
    ask: null,
  });
  expect(moved.zones.find((zone) => zone.label === "hand 2")?.slots.at(-1)?.uid).toBe(draw.at(-1)?.uid);
  const shuffled = updated(moved, { events: [{ event: "shuffled", place: "draw" }], moment, ask: null });
  const before = new Set(draw.map((slot) => slot.uid));
  expect(shuffled.zones.find((zone) => zone.label === "draw")?.slots.some((slot) => before.has(slot.uid))).toBe(false);
});
