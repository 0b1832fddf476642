import { expect, test } from "vitest";
import { theatre } from "../src/games/allergono/theatre";
import type { ToldEvent } from "../src/protocol";
import { castOf } from "../src/table/theatre";

const told: ToldEvent = { event: "told", beat: "accused", rule: "AL043", seat: 2, other: 0 };

test("those whom a beat names stand on the stage from left to right, nobody twice", () => {
  expect(castOf({ mood: "alarm", cast: ["seat", "other"] }, told)).toEqual([2, 0]);
  expect(castOf({ mood: "alarm", cast: ["other", "seat"] }, told)).toEqual([0, 2]);
  expect(castOf({ mood: "alarm", cast: ["seat", "other"] }, { ...told, other: 2 })).toEqual([2]);
  expect(castOf({ mood: "alarm", cast: ["seat", "other"] }, { ...told, other: null })).toEqual([2]);
  expect(castOf({ mood: "alarm" }, told)).toEqual([]);
});

test("between accusation and verdict nobody changes sides", () => {
  const verdict = { ...told, seat: 0, other: 2 }; // the engine tells it of the accused
  for (const beat of ["liar_proven", "honest"]) {
    const scene = theatre[beat];
    expect(scene && castOf(scene, verdict)).toEqual([2, 0]);
  }
});
