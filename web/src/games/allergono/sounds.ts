/** What Allergono sounds like beside the table: sneezes, the gavel, the alarm, and pollen in the wind. */
import { block, breath, chime, type Recipe, times } from "../../table/synth";

/** Ah… tchi! A breath that is drawn in, and what comes after it. */
const sneeze: Recipe = {
  kind: "felt",
  level: 2,
  layers: [breath(500, 1500, 0.2, 0.05, 0, 0.5, 1.6), breath(3800, 5600, 0.006, 0.05, 0.31, 1.5, 1.2), breath(2600, 1100, 0.02, 0.2, 0.34, 1.3, 0.8)],
};

/** A small puff: the fine has grown again. */
const puff: Recipe = { kind: "felt", layers: [breath(700, 2200, 0.03, 0.03, 0, 0.6, 1.2), breath(2600, 1400, 0.004, 0.1, 0.055, 1.2, 0.9)] };

/** The gavel of a judge: two knocks on a hollow bench. */
const gavel: Recipe = {
  kind: "wood",
  level: 3,
  layers: times(2, (at) => [
    ...block(330, at * 0.24, 1.2),
    { from: "sine", hertz: 168, to: 110, at: at * 0.24, lasts: 0.16, loud: 1.1 },
    breath(1200, 600, 0.001, 0.06, at * 0.24, 0.8, 0.9),
  ]),
};

const guilty: Recipe = { kind: "wood", level: 3, layers: [...block(300, 0, 1.4), { from: "triangle", hertz: 262, to: 131, at: 0.1, lasts: 0.4, loud: 0.7 }, ...block(220, 0.1, 1)] };
const innocent: Recipe = { kind: "bell", level: 1, layers: [...chime(1047, 0, 0.8, 0.4), ...chime(1568, 0.12, 1, 0.6)] };

/** "Allergono !": the alarm on the counter, struck twice. */
const alarm: Recipe = { kind: "bell", level: 3, layers: times(3, (at) => chime(1397, at * 0.085, 1 - at * 0.1, 0.36)) };

/** A hand that comes down on the table. */
const slap: Recipe = {
  kind: "wood",
  level: 3,
  layers: [breath(1700, 800, 0.001, 0.07, 0, 1.6, 0.7), { from: "sine", hertz: 240, to: 120, lasts: 0.1, loud: 1 }, ...chime(880, 0.14, 0.35, 0.3), ...chime(659, 0.24, 0.35, 0.4)],
};

/** Wind that carries pollen, and grains that patter. */
const wind: Recipe = {
  kind: "paper",
  level: 2,
  layers: [breath(500, 2600, 0.25, 0.5, 0, 0.8, 1.4), ...times(14, (at) => [breath(4200 + ((at * 617) % 2200), 4000, 0.001, 0.014, 0.2 + ((at * 0.203) % 0.55), 0.4, 2.4)])],
};

/** Ground that gives way. */
const rumble: Recipe = {
  kind: "wood",
  level: 2,
  layers: [breath(320, 180, 0.03, 0.5, 0, 1.6, 0.8), { from: "triangle", hertz: 110, to: 62, lasts: 0.45, loud: 0.8 }, ...times(5, (at) => block(300 - at * 26, 0.05 + 0.075 * at, 0.6))],
};

const won: Recipe = { kind: "bell", level: 2, layers: [784, 988, 1175, 1568].flatMap((hertz, at) => chime(hertz, at * 0.09, 0.8, 0.3 + at * 0.12)) };

export const sounds: Readonly<Record<string, Recipe>> = {
  threatened: puff,
  stacked: puff,
  paid: sneeze,
  sensitive_ground: sneeze,
  ground_laid: rumble,
  pollen_peak: wind,
  accused: gavel,
  liar_proven: guilty,
  honest: innocent,
  called: alarm,
  laid_calling: alarm,
  caught: slap,
  hand_won: won,
  match_won: won,
  match_shared: won,
};
