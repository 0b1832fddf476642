/** The sounds of the table: paper, wood, felt, a bell, a pencil. Games bring their own for the beats of their story. */
import { block, breath, chime, type Recipe, times } from "./synth";

/** A card that is laid: it slides, and lands. */
const card: Recipe = {
  kind: "paper",
  level: -4,
  layers: [breath(2300, 5200, 0.022, 0.05), breath(1500, 900, 0.002, 0.035, 0.058, 1.3, 1.1), { from: "sine", hertz: 210, to: 120, at: 0.058, lasts: 0.045, loud: 0.8 }],
};

/** A card that is turned over: it bends, snaps, and lies. */
const turned: Recipe = {
  kind: "paper",
  level: -2,
  layers: [breath(1800, 6400, 0.05, 0.03), breath(4200, 2600, 0.001, 0.022, 0.074, 1.6, 1.2), breath(1100, 800, 0.001, 0.05, 0.082, 0.9, 1)],
};

/** Cards that are shuffled: corners run off a thumb, faster and faster, then the pack is squared. */
const riffle: Recipe = {
  kind: "paper",
  level: -3,
  layers: [
    ...times(15, (at) => [breath(2600 + 140 * at, 3600, 0.001, 0.016, 0.44 * (1 - (1 - at / 15) ** 1.6), 0.5 + at * 0.035, 1.2)]),
    breath(900, 700, 0.002, 0.05, 0.5, 1.2, 1),
    { from: "sine", hertz: 190, to: 120, at: 0.5, lasts: 0.06, loud: 1 },
  ],
};

/** Something soft on felt: a packet of cards, a sealed answer. */
const felt: Recipe = {
  kind: "felt",
  level: -2,
  layers: [{ from: "sine", hertz: 260, to: 130, lasts: 0.09, loud: 1.2 }, breath(620, 380, 0.004, 0.075, 0, 0.9, 0.9)],
};

/** What somebody says: two soft taps. */
const said: Recipe = {
  kind: "felt",
  level: -4,
  layers: times(2, (at) => [{ from: "triangle", hertz: 360 + 110 * at, to: 300 + 110 * at, at: at * 0.085, lasts: 0.07, loud: 1 }, breath(900, 700, 0.002, 0.03, at * 0.085, 0.5)]),
};

/** A pawn that is put down, a figure that is set. */
const wood: Recipe = { kind: "wood", level: -4, layers: block(640) };

/** A die: it bounces on wood, less and less. */
const die: Recipe = {
  kind: "wood",
  layers: [0, 0.15, 0.255, 0.33, 0.38, 0.415].flatMap((at, hop) => block(820 + ((hop * 173) % 260), at, 1 - hop * 0.13)),
};

/** An arrow that turns past its pins, and stops. */
const arrow: Recipe = {
  kind: "wood",
  level: -2,
  layers: times(11, (at) => block(1350 - at * 30, 0.62 * (at / 11) ** 1.7, 0.55 + at * 0.04)),
};

/** A sandglass that is turned over. */
const sand: Recipe = { kind: "felt", layers: [...block(420, 0, 0.6), breath(5200, 3800, 0.08, 0.34, 0.03, 0.5, 0.7)] };

/** A pencil on paper: three strokes. */
const pencil: Recipe = {
  kind: "pencil",
  level: -3,
  layers: times(3, (at) => [breath(3600 + at * 500, 5600 + at * 300, 0.018, 0.06, at * 0.085, 1 - at * 0.15, 2.2), breath(1500, 2100, 0.018, 0.05, at * 0.085, 0.35, 2)]),
};

/** The bell on the counter: your turn. */
const bell: Recipe = { kind: "bell", level: 1, layers: chime(1175) };

/** Answers that are opened: two bells. */
const opened: Recipe = { kind: "bell", layers: [...chime(988, 0, 0.8, 0.4), ...chime(1319, 0.11, 1, 0.55)] };

/** Somebody waves: knocks on wood, and the bell. */
const nudge: Recipe = { kind: "bell", level: 2, layers: [...block(520, 0, 1.3), ...block(520, 0.11, 1.3), ...chime(1175, 0.24, 0.8)] };

/** It is over. */
const over: Recipe = {
  kind: "bell",
  level: 1,
  layers: [...chime(784, 0, 0.7, 0.5), ...chime(988, 0.13, 0.75, 0.5), ...chime(1175, 0.26, 0.8, 0.5), ...chime(1568, 0.39, 0.9, 0.8)],
};

export const CUES = { card, turned, riffle, felt, said, wood, die, arrow, sand, pencil, bell, opened, nudge, over } as const;
export type Cue = keyof typeof CUES;
