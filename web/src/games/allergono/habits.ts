/** Blue, good habits: what keeps it away. */
import { at, box, disc, FINE, line, limb, mirrored, shape, spot } from "../draw";
import { BRICK, C, DARK, GREEN, PAPER, POLLEN, SKIN } from "./inks";

const WOOD = "#a8703f";
const both = (drawn: string) => drawn + mirrored(0, drawn);
const grain = (x: number, y: number, r = 3) =>
  spot(x, y, r, POLLEN) + `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke-width="1.3"/>`;
const sprig = shape(GREEN, "M0 20V6C-10 6-14 0-14-8c8 0 13 4 14 11C0-8 4-13 12-14c1 9-4 15-11 16v18z") + line("M0 20V4", FINE);

export const HABITS: readonly string[] = [
  // The bulletin of the day.
  box(-20, -31, 40, 62, DARK, 6) +
    box(-16, -25, 32, 50, PAPER, 2) +
    `<path fill="none" stroke-width="6" stroke="${GREEN}" stroke-linecap="butt" d="M-11-2A11 11 0 0 1-5-11.6"/><path fill="none" stroke-width="6" stroke="${POLLEN}" stroke-linecap="butt" d="M-5-11.6A11 11 0 0 1 5-11.6"/><path fill="none" stroke-width="6" stroke="${BRICK}" stroke-linecap="butt" d="M5-11.6A11 11 0 0 1 11-2"/>` +
    line("M0-1L6-8") +
    spot(0, -1, 2.2) +
    line("M-10 8H10M-10 14H4", FINE) +
    [-9, 0, 9].map((x, i) => disc(x, 20, 2.4, [GREEN, POLLEN, BRICK][i] ?? "")).join(""),
  // Windows shut.
  box(-22, -28, 44, 54, WOOD, 2) +
    box(-18, -24, 36, 46, "#bfe2f3", 0) +
    line("M0-24v46M-18-2h36", 3.4, WOOD) +
    line("M-18-24h36v46h-36zM-1.7-24v46M1.7-24v46", FINE) +
    line("M-13-10l6-8M7-10l6-8", FINE, PAPER) +
    box(-3, -3, 6, 9, POLLEN, 2) +
    box(-26, 24, 52, 6, WOOD, 1) +
    grain(-28, -18) +
    grain(28, -8) +
    grain(29, -24, 2.4) +
    grain(-29, 6, 2.4),
  // Glasses on.
  both(
    disc(-15, 2, 13, "#bfe2f3") +
      line("M-21-3l7-5", 2.6, PAPER) +
      `<circle cx="-15" cy="2" r="13" fill="none" stroke-width="4.5"/>` +
      line("M-27-2l-4-4", 4),
  ) +
    line("M-3 0c2-3 4-3 6 0", 4) +
    grain(-16, -24) +
    grain(4, -20, 2.4) +
    grain(20, -27) +
    line("M-10-20l4 6M22-22l-3 6M6-16l-1 6", FINE),
  // Hair rinsed.
  at(
    0,
    10,
    disc(0, 0, 18, SKIN) +
      shape(WOOD, "M-19 2c-4-18 4-26 19-26s23 8 19 26c-2-6-4-10-8-12-6 2-18 2-23-2-2 5-4 9-7 14z") +
      both(line("M-11 3c2-3 6-3 8 0")) +
      line("M-4 9c2 3 6 3 8 0"),
  ) +
    shape(PAPER, "M-16-4c-5-2-4-9 1-9 1-6 9-7 11-2 3-4 10-3 11 2 5-3 11 2 8 7-6 4-25 5-31 2z") +
    shape(C, "M-14-24h28c-1-5-6-7-11-8v-4h-6v4c-5 1-10 3-11 8z") +
    line("M-11-20l-2 4M-4-20l0 5M4-20l0 5M11-20l2 4", 2.6, C),
  // Laundry indoors.
  line("M-30-22C-10-16 10-16 30-22", FINE) +
    shape(C, "M-18-17l-9 6 5 8 4-2v20h18V-5l4 2 5-8-9-6c-4 4-14 4-18 0z") +
    shape(PAPER, "M12-18h13V8h-5l-1-14-2 14h-5z") +
    box(-14, -22, 3, 7, WOOD, 1) +
    box(-6, -21, 3, 7, WOOD, 1) +
    box(14, -22, 3, 7, WOOD, 1) +
    box(21, -23, 3, 7, WOOD, 1) +
    shape(WOOD, "M-26 16h52l-5 15h-42z") +
    line("M-20 21h40M-18 26h36", FINE) +
    shape(PAPER, "M-20 16c2-6 12-6 14-1 4-5 14-4 16 1z"),
  // Gloves, and out with it.
  at(10, -6, sprig, 1.2, 14) +
    line("M6 18l-6 8M9 19l0 10M12 18l6 8", 1.8, WOOD) +
    shape(
      C,
      "M-30 24l10-18c-2-10 4-16 12-16l16-2c5 0 6 6 1 7l-8 2 14 1c5 1 5 7 0 8l-6 0c3 2 2 7-3 7l-5 0c1 4-2 6-6 5-6 2-10 2-14 0l-6 12z",
    ) +
    line("M-2-3l6-1M-2 6h10M-4 13h8", FINE) +
    shape(PAPER, "M-22 5l11 6-7 13-12-4z"),
  // Mown before it flowers.
  limb(WOOD, "M22 31L-6-20", 3.6) +
    shape("#cfdbe2", "M-8-26C8-34 26-28 31-10 20-18 8-20-6-17z") +
    line("M-2-22c10-3 19-1 26 5", FINE) +
    limb(WOOD, "M6 2l9-4", 2.4) +
    at(-18, 20, sprig, 0.62) +
    at(-4, 24, sprig, 0.5) +
    at(-25, 8, sprig, 0.54, -46) +
    line("M-30 31h60"),
  // Bare soil under a blanket of straw.
  shape(WOOD, "M-30 14c14-6 46-6 60 0v12c0 3-2 5-5 5h-50c-3 0-5-2-5-5z") +
    shape(POLLEN, "M-30 14c4-7 12-9 18-7 6-5 18-5 24 0 6-2 14 0 18 7-6 7-12 3-16 7-6-5-10 1-14 0-5 2-9-4-15 0-4-4-10-1-15-7z") +
    line("M-22 12l8-2M-10 15l7-5M2 12l8-2M14 14l6-4M-4 6l5 4", FINE) +
    at(-14, -10, sprig, 0.8) +
    at(2, -14, sprig, 1) +
    at(17, -8, sprig, 0.72),
  // On the map.
  shape(PAPER, "M-29 2l18-6 20 6 20-6v28l-20 6-20-6-18 6z") +
    line("M-11-4v28M9 2v28", FINE) +
    line("M-24 14c8-6 14 4 22-2s14-2 24-8", FINE, C) +
    shape(C, "M2 14C-12-2-16-10-14-18c2-9 9-14 16-14s14 5 16 14c2 8-2 16-16 32z") +
    disc(2, -16, 10.5, PAPER) +
    at(2, -16, sprig, 0.42),
  // A doctor for this.
  line("M-17-30c-6 0-7 4-6 10 2 14 8 19 13 20s12-6 13-20c1-6-1-10-7-10", 4) +
    line("M-10 0c0 16 6 26 16 26s14-8 13-16", 4) +
    disc(19, 3, 9, "#cfdbe2") +
    disc(19, 3, 4, C) +
    spot(-17, -30, 3.2) +
    spot(-4, -30, 3.2) +
    at(-21, 20, shape(BRICK, "M-3-9h6v6h6v6h-6v6h-6V3h-6v-6h6z"), 0.9),
];
