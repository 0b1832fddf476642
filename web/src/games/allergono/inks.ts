/** The inks of a card of Allergono: those of its colour, pollen, paper. Pictures stand around (0, 0), 56 wide and 60 high. */
export const C = "var(--c)";
export const DARK = "var(--dark)";
export const TINT = "var(--tint)";
export const PAPER = "#fffaf0";
export const POLLEN = "#f2bb2b";
export const BRICK = "#c9452c";
export const GREEN = "#3f8f47";
/** The ink of the mauve cards. */
export const NIGHT = "#120c2b";
export const VIOLET = "#8f78c9";
export const SKIN = "#fbe0c8";
