/**
 * Sounds out of nothing: layers of tones and of filtered noise, each with a rise and a dying away, made sample by
 * sample. All come out equally loud to the ear, but for the level that a recipe asks for.
 */
import type { Sound } from "../settings";

export interface Layer {
  readonly from: "noise" | "sine" | "triangle";
  /** Of the tone, or of the middle of the band of noise. */
  readonly hertz: number;
  /** Where it glides to. */
  readonly to?: number;
  /** How narrow the band of noise is. */
  readonly q?: number;
  /** Seconds from the beginning. */
  readonly at?: number;
  readonly rise?: number;
  readonly lasts: number;
  readonly loud: number;
}

export interface Recipe {
  /** Of what it is made, and so which volume it has. */
  readonly kind: Sound;
  /** Decibels above or below the usual: what is heard all the time is softer than what is heard once. */
  readonly level?: number;
  readonly layers: readonly Layer[];
}

const USUAL = -21; // decibels of the loudest moment, as the ear weighs it
const LOUDEST = 0.7; // no sample goes further
const MOMENT = 0.05; // seconds of which the ear takes the mean
const DEAF_BELOW = 260; // hertz that the speaker of a phone hardly makes
const FADE = 0.004;
const RISE = 0.003;
const STEP = 16; // samples

/** The samples of a sound. */
export function rendered(recipe: Recipe, rate: number): Float32Array<ArrayBuffer> {
  const seconds = Math.max(...recipe.layers.map((layer) => (layer.at ?? 0) + (layer.rise ?? RISE) + layer.lasts));
  const samples = new Float32Array(Math.ceil(seconds * rate));
  recipe.layers.forEach((layer, index) => add(samples, layer, rate, index + 1));
  const wanted = 10 ** ((USUAL + (recipe.level ?? 0)) / 20);
  const scale = Math.min(wanted / loudness(samples, rate), LOUDEST / peakOf(samples));
  const fade = Math.floor(FADE * rate);
  for (let at = 0; at < samples.length; at++) {
    samples[at] = (samples[at] ?? 0) * scale * Math.min(1, (samples.length - 1 - at) / fade);
  }
  return samples;
}

function peakOf(samples: Float32Array): number {
  let most = 0;
  for (let at = 0; at < samples.length; at++) most = Math.max(most, Math.abs(samples[at] ?? 0));
  return most;
}

/** How loud the loudest moment is to the ear, on a small speaker: 1 is a full square wave. */
export function loudness(samples: Float32Array, rate: number): number {
  const window = Math.max(1, Math.floor(MOMENT * rate));
  const keep = 1 / (1 + (2 * Math.PI * DEAF_BELOW) / rate);
  const heard = new Float32Array(samples.length);
  let [before, passed, sum, most] = [0, 0, 0, 0];
  for (let at = 0; at < samples.length; at++) {
    const sample = samples[at] ?? 0;
    passed = keep * (passed + sample - before);
    before = sample;
    heard[at] = passed * passed;
    sum += passed * passed - (at < window ? 0 : (heard[at - window] ?? 0));
    most = Math.max(most, sum);
  }
  return Math.sqrt(most / window);
}

function add(samples: Float32Array, { from, hertz, to = hertz, q = 1, at = 0, rise = RISE, lasts, loud }: Layer, rate: number, seed: number): void {
  const start = Math.floor(at * rate);
  const rising = Math.max(1, Math.floor(rise * rate));
  const all = Math.min(rising + Math.floor(lasts * rate), samples.length - start);
  const dying = Math.exp(Math.log(0.001) / Math.max(1, all - rising)); // down by 60 decibels
  const glide = (to / hertz) ** (1 / all);
  let [pitch, turn, low, band, g, chance, strength] = [hertz, 0, 0, 0, 0, seed * 7919, loud];
  for (let n = 0; n < all; n++) {
    let value: number;
    pitch *= glide;
    if (from === "noise") {
      chance = (chance * 16807) % 2147483647;
      // A state-variable filter: stable wherever the band glides, which it does in small steps.
      if (n % STEP === 0) g = Math.tan((Math.PI * Math.min(pitch, rate * 0.45)) / rate);
      const high = (chance / 1073741823.5 - 1 - (1 / q + g) * band - low) / (1 + g * (g + 1 / q));
      value = g * high + band;
      band = g * high + value;
      low += 2 * g * value;
    } else {
      turn = (turn + pitch / rate) % 1;
      value = from === "sine" ? Math.sin(2 * Math.PI * turn) : 1 - 4 * Math.abs(((turn + 0.25) % 1) - 0.5);
    }
    if (n >= rising) strength *= dying;
    samples[start + n] = (samples[start + n] ?? 0) + value * (n < rising ? (loud * n) / rising : strength);
  }
}

/** Something that is struck and rings: each part by how many times as high, how loud and how long it is. */
export function struck(hertz: number, parts: readonly (readonly [number, number, number])[], at = 0, loud = 1): Layer[] {
  return parts.map(([ratio, part, lasts]) => ({ from: "sine", hertz: hertz * ratio, at, lasts, loud: part * loud, rise: 0.0015 }));
}

/** A small block of wood. */
export function block(hertz: number, at = 0, loud = 1): Layer[] {
  return [
    ...struck(hertz, [[1, 1, 0.075], [2.57, 0.5, 0.04], [4.8, 0.22, 0.02]], at, loud),
    { from: "noise", hertz: hertz * 4, q: 1.4, at, lasts: 0.014, rise: 0.0008, loud: 0.9 * loud },
  ];
}

/** A bell on a counter. */
export function chime(hertz: number, at = 0, loud = 1, lasts = 0.62): Layer[] {
  return struck(hertz, [[1, 1, lasts], [2.01, 0.42, lasts * 0.6], [2.76, 0.4, lasts * 0.42], [5.4, 0.2, lasts * 0.16]], at, loud);
}

/** A breath of noise. */
export function breath(hertz: number, to: number, rise: number, lasts: number, at = 0, loud = 1, q = 0.8): Layer {
  return { from: "noise", hertz, to, rise, lasts, at, loud, q };
}

/** The same, several times: each a little later, by its place in the row. */
export function times(many: number, made: (at: number) => readonly Layer[]): Layer[] {
  return Array.from({ length: many }, (_, at) => made(at)).flat();
}
