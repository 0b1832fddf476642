/** Red, the symptoms: from a nose that tickles to an attack of asthma. */
import { at, box, disc, FINE, flat, line, limb, mirrored, shape, spot, star } from "../draw";
import { C, PAPER, POLLEN, SKIN, TINT } from "./inks";

const nose =
  shape(SKIN, "M-4-24c6 0 8 6 10 18 3 13 14 16 14 26 0 9-8 13-18 12-11 1-20-3-20-12 0-10 9-13 11-27 0-11-1-17 3-17z") +
  line("M-9 25c2-4 7-4 9-1M6 24c2-3 6-3 9 1") +
  line("M-13 16c-3 2-4 4-4 7M15 14c3 2 4 4 4 7", FINE);
const both = (drawn: string) => drawn + mirrored(0, drawn);
const cheek = (x: number, y: number) => spot(x, y, 5, C, ' opacity=".35"');

/** A round head with a little hair. */
const face = (features: string) =>
  disc(0, 0, 27, SKIN) + shape(C, "M-27-2c-2-18 12-27 28-27 14 0 27 9 26 27-4-8-10-12-16-12-12 2-30-1-38 12z") + features;

export const SYMPTOMS: readonly string[] = [
  // A feather under a nose.
  at(-6, -2, nose, 0.92) +
    at(16, 20, shape(PAPER, "M-12 10C-12-8 0-20 16-22c0 16-8 28-24 32z") + line("M-16 15C-8 2 2-10 13-19M-6 2l7 1M-1-5l8 0", FINE), 1.05),
  // A nose that goes off.
  star(0, 0, 31, POLLEN, 11, 0.72) +
    star(0, 1, 21, PAPER, 11, 0.7) +
    at(0, 0, nose, 0.52) +
    spot(-24, 20, 2.6, C) +
    spot(24, 18, 3.2, C) +
    spot(22, -22, 2.4, C) +
    spot(-24, -18, 3, C),
  // It runs.
  at(0, -7, nose, 0.88) +
    shape("#9fd3ee", "M-6 16c4 6 5 9 5 11a5 5 0 0 1-10 0c0-2 1-5 5-11zM10 14c3 4 4 7 4 9a4 4 0 0 1-8 0c0-2 1-5 4-9z") +
    shape(PAPER, "M-27 26l8-6 6 4-3 8h-11zM18 28l6-7 6 3v8H18z"),
  // A throat with a cactus in it.
  face("") +
    shape("#8f2a17", "M-19 0c0-8 38-8 38 0 0 34-38 34-38 0z") +
    flat(PAPER, "M-15-1c4-4 26-4 30 0l-2 4h-26z") +
    limb("#3f8f47", "M0 24V8M0 18h-6v-6M0 15h6V9", 5) +
    line("M-2 8v2M2 12v2M-2 16v2", 1.1, PAPER) +
    both(spot(-11, -10, 2.6)),
  // Eyes full of needles.
  [-14, 14]
    .map((x) =>
      at(
        x,
        0,
        shape(PAPER, "M-14 0C-8-12 8-12 14 0 8 12-8 12-14 0z") +
          disc(0, 0, 6.5, C) +
          spot(0, 0, 3) +
          spot(-2, -2, 1.3, PAPER) +
          line("M-11-2l4 1M11 3l-4-1M-7 6l2-3M8-6l-2 3", 1.2, "#c9452c") +
          line("M-10-12l-3-7M-3-14l-1-8M4-14l2-8M11-12l4-6"),
      ),
    )
    .join("") + shape("#9fd3ee", "M-16 15c4 5 5 7 5 10a5 5 0 0 1-10 0c0-3 1-5 5-10zM16 17c3 4 4 6 4 8a4 4 0 0 1-8 0c0-2 1-4 4-8z"),
  // A hand in spots.
  shape(SKIN, "M-16 30V2c0-5 7-5 7 0v-18c0-5 7-5 7 0v-6c0-5 8-5 8 0v6c0-5 7-5 7 0V2l5-8c3-4 9-1 7 4L14 18v12z") +
    line("M-9 2v6M-2-14V6M6-14V6M13-2v8", FINE) +
    [
      [-9, 16, 3.6],
      [2, 14, 4.6],
      [-3, 24, 3],
      [10, 20, 3.2],
      [-12, 4, 2.2],
      [2.5, -10, 2.2],
      [9.5, -8, 2],
      [20, 2, 2],
    ]
      .map(([x = 0, y = 0, r = 0]) => spot(x, y, r, C))
      .join("") +
    spot(2, 14, 2, TINT),
  // Asleep on one's feet.
  shape(PAPER, "M-30 14c6-8 54-8 60 0 2 8 0 12-2 14h-56c-2-2-4-6-2-14z") +
    at(0, -2, face(both(line("M-15 0c2 4 8 4 10 0") + cheek(-15, 9)) + line("M-4 12c2 3 6 3 8 0")), 0.86) +
    shape("#2f80bb", "M-23-6c2-20 26-26 38-12 8 2 12 10 12 20-4-4-6-8-9-9-12 4-28 2-41 1z") +
    disc(27, 4, 4.5, PAPER) +
    line("M18-26h8l-8 9h8M28-34h5l-5 6h5", FINE),
  // Puffs into a fist.
  at(-4, -2, face(both(line("M-14-3l7 2")) + disc(4, 13, 4.5, "#8f2a17")), 0.86) +
    shape(SKIN, "M4 12c6-3 15-2 17 3s0 13-6 14-14-1-15-6 0-9 4-11z") +
    line("M6 18h9M6 23h8", FINE) +
    [
      [25, 4, 6],
      [29, -7, 4.5],
      [22, -12, 3.5],
    ]
      .map(([x = 0, y = 0, r = 0]) => disc(x, y, r, PAPER))
      .join(""),
  // Lungs that ask for more.
  line("M0-30V-8M0-8c-2 4-6 6-9 8M0-8c2 4 6 6 9 8", 6) +
    line("M0-30V-8M0-8c-2 4-6 6-9 8M0-8c2 4 6 6 9 8", 2.6, TINT) +
    both(
      shape(C, "M-6-14c-10-2-19 10-21 24-1 10 0 18 4 18 8 1 18-4 19-10 1-10 2-22-2-32z") +
        line("M-9 0c-4 4-6 10-7 16M-11 4l-7 1M-14 11l-6 3", FINE, PAPER),
    ) +
    line("M-28-20l8 4M28-20l-8 4M-24-29l6 7M24-29l-6 7", FINE),
  // What helps at once: the inhaler.
  shape("#2f80bb", "M-10-30H10c2 0 3 1 3 3v32h-26v-32c0-2 1-3 3-3z") +
    box(-7, -25, 14, 12, PAPER, 2) +
    shape(PAPER, "M-16 2h32v12c0 10-2 14-8 14h-4c-2 0-3-2-3-4v-6h-13c-3 0-4-2-4-5z") +
    shape(C, "M-16 8h-8c-3 0-4 2-4 5s1 5 4 5h9z") +
    line("M-9-7h18", FINE) +
    spot(-24, 26, 2, C) +
    spot(-17, 29, 2.4, C) +
    spot(-26, 32, 1.6, C),
];
