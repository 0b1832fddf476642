/** Yellow, the pollens: in the order in which they fly, each as the plant that sends it. */
import { at, box, disc, FINE, line, limb, mirrored, shape, spot } from "../draw";
import { C, GREEN, PAPER, POLLEN } from "./inks";

const BARK = "#8a5a34";
const LEAF = "#8fb04a";
const both = (drawn: string) => drawn + mirrored(0, drawn);

/** A catkin that hangs: scales down a cord. */
function catkin(x: number, y: number, length: number, turn = 0, width = 7): string {
  const scales = Array.from({ length: Math.floor(length / 5) }, (_, i) =>
    line(`M${-width / 2 + 1} ${4 + i * 5}c2 2 ${width - 4} 2 ${width - 2} 0`, 1.2),
  ).join("");
  return at(x, y, box(-width / 2, 0, width, length, C, width / 2) + scales, 1, turn);
}

const dust = (points: [number, number][]) =>
  points.map(([x, y]) => spot(x, y, 1.7, POLLEN) + `<circle cx="${x}" cy="${y}" r="1.7" fill="none" stroke-width="1"/>`).join("");

const grain = (r: number) =>
  line(
    Array.from({ length: 14 }, (_, i) => {
      const [cos, sin] = [Math.cos((i * Math.PI) / 7), Math.sin((i * Math.PI) / 7)];
      return `M${(cos * r).toFixed(1)} ${(sin * r).toFixed(1)}L${(cos * r * 1.3).toFixed(1)} ${(sin * r * 1.3).toFixed(1)}`;
    }).join(""),
    3,
  ) +
  disc(0, 0, r, POLLEN) +
  spot(-r * 0.32, -r * 0.36, r * 0.26, PAPER) +
  spot(r * 0.3, -r * 0.1, r * 0.13, C) +
  spot(-r * 0.1, r * 0.4, r * 0.16, C) +
  spot(r * 0.42, r * 0.42, r * 0.1, C) +
  spot(-r * 0.56, r * 0.16, r * 0.1, C);

/** A spray of grass: ears left and right of a stalk. */
const ear = (x: number, y: number, turn: number) =>
  at(
    x,
    y,
    line("M0 34V-14", FINE) +
      [-14, -8, -2, 4].map((dy) => both(at(-4, dy, shape(C, "M4 4C-2 4-4-2-3-6c5 1 7 5 7 10z")))).join("") +
      shape(C, "M0-14c-4-4-3-10 0-13 3 3 4 9 0 13z"),
    1,
    turn,
  );

export const POLLENS: readonly string[] = [
  grain(21),
  // Hazel: long catkins, a round leaf, a nut.
  limb(BARK, "M-28-24C-12-28 10-28 28-22", 2.6) +
    catkin(-16, -25, 34, 4) +
    catkin(-4, -26, 42) +
    catkin(8, -25, 32, -6) +
    shape(LEAF, "M18-20c12 2 14 14 6 26-11-5-14-18-6-26z") +
    line("M18-18c3 7 5 14 6 22M21-8l5-3M22-2l-5-2", FINE) +
    disc(16, 18, 8, BARK) +
    shape(LEAF, "M7 16c0-10 18-10 18 0-3 3-5 0-9 3-4-3-6 0-9-3z"),
  // Alder: short catkins, and the little cones of last year.
  limb(BARK, "M-24-28C-8-22 4-14 10 0M-6-20c10-4 20-4 30-6", 2.6) +
    catkin(24, -24, 26, -4, 6) +
    catkin(15, -22, 22, 6, 6) +
    [
      [-14, 2],
      [-4, 10],
      [10, 14],
    ]
      .map(
        ([x = 0, y = 0]) =>
          line(`M${x} ${y - 6}V${y - 16}`, FINE) +
          shape(BARK, `M${x - 6} ${y}c0-8 12-8 12 0 0 9-12 9-12 0z`) +
          line(`M${x - 5} ${y - 1}h10M${x - 4} ${y + 3}h8`, 1.1, POLLEN),
      )
      .join("") +
    shape(LEAF, "M-28 14c2-10 14-12 20-6 4 10-2 20-10 22-7-2-12-8-10-16z") +
    line("M-12 9c-4 6-6 12-7 19", FINE),
  // Cypress: a flame of a tree.
  box(-3, 20, 6, 10, BARK, 0) +
    shape(LEAF, "M0-33c8 10 14 26 14 40 0 11-6 17-14 17s-14-6-14-17c0-14 6-30 14-40z") +
    line("M-2-20c-4 8-6 18-6 28M4-16c4 8 5 18 5 26M-1-8c-2 8-2 16-1 24", FINE) +
    disc(-6, 8, 2.6, C) +
    disc(6, 2, 2.6, C) +
    disc(2, 14, 2.6, C) +
    dust([
      [-20, -14],
      [-24, 4],
      [20, -18],
      [24, -2],
      [20, 14],
    ]) +
    line("M-26 30h52"),
  // Birch: white bark, little leaves that tremble.
  shape(PAPER, "M-12-33h13c-1 20 0 44 2 64h-17c2-20 3-44 2-64z") +
    line("M-11-22h6M-2-10h-5M-12 2h7M0 12h-6M-11 20h5", 2.6) +
    limb(BARK, "M1-22c8-2 16 0 24 6", 2) +
    catkin(24, -16, 26, 0, 6) +
    [
      [10, -26, 20],
      [14, -10, 150],
      [-20, -20, -20],
      [-22, 4, -60],
    ]
      .map(([x = 0, y = 0, turn = 0]) => at(x, y, shape(LEAF, "M0-9C6-5 7 1 4 6h-8C-7 1-6-5 0-9z") + line("M0-5V9", FINE), 1, turn))
      .join(""),
  // Plane: a large lobed leaf, and a ball on a cord.
  shape(
    LEAF,
    "M-4 22L-2 12c-8 4-14 4-20 2 2-4 2-6 1-9-4 0-6-1-8-3 8-4 10-6 12-12l6 3c0-10 1-14 7-22 5 6 8 10 9 18 4-3 8-4 12-4-1 6 0 10 3 14-6 0-10 3-12 6 4 2 6 4 7 8-6 2-10 2-15 0l0 9z",
  ) +
    line("M-1 24C-2 10-2-4-3-16M-2 8c-6-1-10-3-14-6M-1 6c4-2 8-5 11-9M-2 0c-3-4-5-6-8-8", FINE) +
    line("M20-30V6", FINE) +
    disc(20, 14, 9, C) +
    [
      [17, 11],
      [22, 12],
      [19, 17],
      [24, 17],
      [15, 16],
    ]
      .map(([x = 0, y = 0]) => spot(x, y, 1.1))
      .join(""),
  // Grasses.
  line("M-26 31C-20 16-22 8-28 2M26 31c-4-12-3-20 2-28M4 31c1-8 4-14 10-18", 3, LEAF) +
    ear(-12, -2, -14) +
    ear(2, -5, 2) +
    ear(14, 0, 16) +
    dust([
      [-26, -22],
      [24, -24],
      [28, -10],
    ]),
  // Plantain: ribbed leaves on the ground, spikes above.
  both(shape(LEAF, "M0 30C-10 26-28 18-29 2c12 0 24 10 29 28z") + line("M-2 27c-8-6-16-13-22-20M-3 25C-8 18-12 12-16 8", FINE)) +
    shape(LEAF, "M0 30C-8 22-8 8 0-2c8 10 8 24 0 32z") +
    [-11, 2, 14]
      .map(
        (x, i) =>
          line(`M${x * 0.4} 20L${x} ${-8 - i}`, FINE) +
          box(x - 3.5, -30 + i * 2, 7, 22, BARK, 3.5) +
          line(`M${x - 5} ${-16 + i}h-3M${x + 5} ${-16 + i}h3M${x - 5} ${-20 + i}h-3M${x + 5} ${-20 + i}h3`, 1.3),
      )
      .join(""),
  // Mugwort: feathered leaves, silver below, tiny buds.
  line("M0 31V-30", FINE) +
    [
      [-6, 20, -50],
      [6, 12, 50],
      [-5, 2, -46],
    ]
      .map(([x = 0, y = 0, turn = 0]) =>
        at(x, y, shape("#c9d6b8", "M0 0l-4-5-6 0 3-5-6-4 6-2-2-7 6 2 3-7 3 7 6-2-2 7 6 2-6 4 3 5-6 0z"), 1, turn),
      )
      .join("") +
    [
      [4, -4],
      [-4, -10],
      [4, -15],
      [-4, -20],
      [4, -25],
      [0, -31],
      [10, -9],
      [-10, -14],
      [10, -20],
      [-9, -25],
    ]
      .map(([x = 0, y = 0]) => disc(x, y, 3, C))
      .join("") +
    dust([
      [22, -20],
      [-22, -18],
      [20, -4],
    ]),
  // Ragweed: a candle of green cups that smoke.
  line("M0 31V-24", FINE) +
    both(shape(GREEN, "M-2 26l-8-4-2 4-4-6-8 0 4-6-6-5 8-1 0-7 7 5 3-7 4 9z") + line("M-2 24l-18-12", FINE)) +
    [-22, -15, -8, -1, 6].map((y) => both(shape(C, `M-1 ${y}h-8c-1 5 1 7 4 7s4-3 4-7z`))).join("") +
    shape(C, "M-4-26h8c0-8-8-8-8 0z") +
    dust([
      [-20, -24],
      [-24, -12],
      [20, -26],
      [24, -14],
      [18, -6],
      [-18, -2],
      [-14, -31],
      [13, -32],
    ]),
];
