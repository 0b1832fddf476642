/** Green, how to know ragweed: from its seed to its flower. */
import { at, disc, FINE, flat, line, limb, mirrored, shape } from "../draw";
import { BRICK, C, PAPER, POLLEN, SKIN } from "./inks";

const SOIL = "#a8703f";
const both = (drawn: string) => drawn + mirrored(0, drawn);
const soil = (y: number) => shape(SOIL, `M-29 ${y}c10-4 20 2 30-1s20-2 28 1v6c0 4-4 5-8 5h-42c-4 0-8-1-8-5z`);

const leaflet = (y: number, length: number, turn: number, paint: string) =>
  at(
    0,
    y,
    shape(
      paint,
      "M0 1C-4-2-9-3-10-7c3-1 4 0 6 1-4-4-4-8-2-12 1 1 2 3 3 5 0-5 1-8 3-11 2 3 3 6 3 11 1-2 2-4 3-5 2 4 2 8-2 12 2-1 3-2 6-1-1 4-6 5-10 7z",
    ),
    length / 24,
    turn,
  );

/** The cut leaf by which it is known: leaflets left and right of a stalk, each cut again. */
const leaf = (paint = C) =>
  line("M0 31V-20", 2.6) +
  [1, -1]
    .map(
      (side) =>
        leaflet(20, 20, 74 * side, paint) +
        leaflet(9, 25, 64 * side, paint) +
        leaflet(-2, 22, 52 * side, paint) +
        leaflet(-11, 15, 40 * side, paint),
    )
    .join("") +
  leaflet(-14, 17, 0, paint) +
  line("M0 22V-22", FINE);

/** The same where it is small. */
const tuft =
  shape(
    C,
    "M0 20C-8 25-17 24-23 18-18 17-14 15-12 12-19 11-25 6-27-1-20-1-14 1-10 4-16-2-19-9-18-17-11-14-7-9-5-4-8-12-6-21 0-29 6-21 8-12 5-4 7-9 11-14 18-17 19-9 16-2 10 4 14 1 20-1 27-1 25 6 19 11 12 12 14 15 18 17 23 18 17 24 8 25 0 20z",
  ) + line("M0 20V-10", FINE);

const bloom = (x: number, y: number, scale: number) =>
  at(
    x,
    y,
    line("M0 20V-16", FINE) +
      [-14, -7, 0, 7].map((dy) => both(shape(POLLEN, `M-1 ${dy}h-6c-1 4 1 6 3 6s3-3 3-6z`))).join("") +
      shape(POLLEN, "M-3-16h6c0-7-6-7-6 0z"),
    scale,
  );

export const RAGWEED: readonly string[] = [
  // A seed with a crown of thorns.
  at(
    0,
    2,
    shape(SOIL, "M0-30l4 9 8-5 0 10 9-1-4 9c4 9 2 20-6 27-4 4-7 6-11 6s-7-2-11-6c-8-7-10-18-6-27l-4-9 9 1 0-10 8 5z") +
      line("M-9-4c-2 10 0 20 5 26M9-4c2 10 0 20-5 26M0-8v32", FINE) +
      flat(PAPER, "M-10 0c-1 6 0 11 2 15l-3-1c-3-5-2-10 1-14z", ' opacity=".6"'),
  ),
  // A seedling.
  soil(18) +
    limb(C, "M0 20C-2 8 2 2 0-8", 2.6) +
    both(shape(C, "M0-8c-4-12-16-16-25-11 1 10 13 18 25 11z") + line("M-3-9c-5-4-11-7-17-8", FINE)) +
    both(shape(C, "M0 2c-2-5-8-7-12-4 1 5 7 7 12 4z")),
  // The cut leaf.
  leaf(),
  // The same green on both sides.
  at(-13, 0, leaf(), 0.66, -14) + at(15, 2, leaf(), 0.66, 14) + line("M-18-24C-8-33 8-33 17-25M17-25l-1-7M17-25l-7 1"),
  // A stem with hairs, under a glass.
  limb(C, "M-18 31C-14 10-8-10-10-31", 6) +
    line("M-20 18l-8 2M-9 20l8 2M-17 4l-8 1M-7 6l7 1M-15-10l-8 0M-6-8l7 0M-16-22l-7-1", FINE) +
    limb(SOIL, "M18 16L28 29", 4) +
    disc(8, 2, 17, PAPER) +
    limb(C, "M6 17C8 8 6-4 8-13", 9) +
    line("M0 8l-6 2M0 0l-6 0M2-8l-5-2M14 8l6 2M14 0l6 0M14-8l5-2", FINE) +
    line("M-1-5c2-4 4-6 7-7", FINE, PAPER) +
    `<circle cx="8" cy="2" r="17" fill="none" stroke-width="4"/>`,
  // A stem that reddens.
  limb(C, "M0 31V-8", 9) +
    limb(BRICK, "M0-4V-30", 9) +
    flat(BRICK, "M-4.5-6h9L0 8z") +
    at(-14, 4, tuft, 0.44, -60) +
    at(14, -6, tuft, 0.44, 60) +
    at(-13, -20, tuft.replace(C, BRICK), 0.38, -50) +
    line("M-1-26v14", FINE, PAPER),
  // A nose that smells next to nothing.
  at(14, 4, leaf(), 0.6, 20) +
    at(-12, 2, shape(SKIN, "M-4-26c6 0 6 6 8 18 2 12 12 14 12 23 0 9-7 12-16 11-9 1-14-2-14-8z") + line("M-2 20c2-4 7-4 8 0"), 0.96) +
    line("M10-22c-3-3 3-5 0-9M18-22c-3-3 3-5 0-9", 1.8) +
    line("M6-32l16 12", 2.6, BRICK),
  // A bush as high as a child.
  soil(24) +
    line("M0 26V-4M-2 20L-16-2M2 20L16-2", 3) +
    [
      [-16, 4],
      [16, 4],
      [-9, -12],
      [10, -12],
      [0, -2],
      [-20, 14],
      [20, 14],
      [0, -22],
      [0, 12],
    ]
      .map(([x = 0, y = 0], i) => at(x, y, tuft, 0.32, (i % 3) * 24 - 24))
      .join(""),
  // Flowers on a spike.
  line("M0 31V-10", 3) +
    at(-14, 18, tuft, 0.4, -50) +
    at(14, 14, tuft, 0.4, 50) +
    bloom(0, -12, 1.15) +
    bloom(-15, -4, 0.72) +
    bloom(15, -6, 0.72),
  // August: in full flower, under a tall sun.
  disc(14, -18, 11, POLLEN) +
    line("M14-34v3M30-18h-3M25-29l-2 2M3-29l2 2M25-7l-2-2") +
    line("M-6 31V-6", 3) +
    at(-18, 22, tuft, 0.36, -50) +
    at(8, 20, tuft, 0.36, 50) +
    bloom(-6, -8, 1.05) +
    bloom(-18, 2, 0.64) +
    bloom(7, 2, 0.64) +
    [
      [22, 4],
      [27, 14],
      [20, 20],
      [-26, -16],
      [-20, -26],
      [16, 8],
    ]
      .map(([x = 0, y = 0]) => disc(x, y, 2.2, POLLEN))
      .join(""),
];
