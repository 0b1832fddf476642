import { expect, test } from "vitest";
import { sounds as allergono } from "../src/games/allergono/sounds";
import { CUES } from "../src/table/cues";
import { loudness, type Recipe, rendered } from "../src/table/synth";

const RATE = 44_100;
const LONGEST = 1.3; // seconds: dry, and out of the way
const all = Object.entries<Recipe>({ ...CUES, ...allergono });
const decibels = (share: number) => 20 * Math.log10(share);

test.each(all)("%s is short, begins and ends in silence, and never clips", (_, recipe) => {
  const samples = rendered(recipe, RATE);
  expect(samples.length / RATE).toBeLessThan(LONGEST);
  expect(samples.every(Number.isFinite)).toBe(true);
  expect(Math.max(...samples.map(Math.abs))).toBeLessThanOrEqual(0.701);
  expect(Math.abs(samples[0] ?? 1)).toBeLessThan(0.02);
  expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.001);
  expect(Math.abs(samples.reduce((sum, sample) => sum + sample, 0) / samples.length)).toBeLessThan(0.01);
});

test.each(all)("%s is as loud as its level says", (_, recipe) => {
  const apart = decibels(loudness(rendered(recipe, RATE), RATE)) - (-21 + (recipe.level ?? 0));
  expect(Math.abs(apart)).toBeLessThan(1.5);
});

test("a sound is the same at every rate, and each time", () => {
  const [slow, fast] = [rendered(CUES.bell, 44_100), rendered(CUES.bell, 48_000)];
  expect(Math.abs(slow.length / 44_100 - fast.length / 48_000)).toBeLessThan(0.001);
  expect(rendered(CUES.card, RATE)).toEqual(rendered(CUES.card, RATE));
});

test("every level lies within a few decibels, so that one volume fits all of a kind", () => {
  for (const [name, { level = 0 }] of all) expect(Math.abs(level), name).toBeLessThanOrEqual(4);
});
