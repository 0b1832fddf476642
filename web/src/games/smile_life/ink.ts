/** The inks of Smile Life, and what is behind whoever is shown. Pictures stand in a box of 100 by 140. */
import { dots, flat, spot } from "../draw";

export * from "../draw";

export const INK = "#1f2550";
export const PAPER = "#fff6e3";
export const WHITE = "#fffdf6";
export const CORAL = "#ff6b57";
export const BRICK = "#d63f2c";
export const BLUSH = "#ffc4b4";
export const TURQUOISE = "#22b8b0";
export const LAGOON = "#0d7d80";
export const MINT = "#bdeae2";
export const LEMON = "#ffd335";
export const GOLD = "#f0a800";
export const CREAM = "#fff0b8";
export const SKY = "#8fd0f5";
export const BLUE = "#2f6fd0";
export const NAVY = "#2b3f92";
export const LIME = "#a5cc3f";
export const LEAF = "#4f9a3a";
export const LILAC = "#c9b4ee";
export const PLUM = "#7a3f9c";
export const WOOD = "#b9713a";
export const BARK = "#7d4526";
export const STEEL = "#b9c6d8";
export const SLATE = "#5d6b8e";
export const NIGHT = "#262150";

/** What is behind: one flat ink, dots of another that rise from below. */
export function ground(paint: string, screen: string): string {
  return flat(paint, "M0 0h100v140H0z") + dots(screen, 54, 16, 0.4, 5.2);
}

/** A sun behind whoever is shown: a disc, and its outline printed a little beside it. */
export function halo(paint: string, x = 57, y = 54, r = 33): string {
  return spot(x, y, r, paint) + `<circle cx="${x + 1.6}" cy="${y + 1.3}" r="${r}" fill="none" stroke-width="1.1"/>`;
}
