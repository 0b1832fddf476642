/** Studies and salaries: what opens the way, and what pays for it. */
import {
  at,
  BARK,
  BLUSH,
  box,
  BRICK,
  CORAL,
  CREAM,
  disc,
  FINE,
  flat,
  GOLD,
  ground,
  halo,
  INK,
  LEAF,
  LEMON,
  LIME,
  line,
  MINT,
  NAVY,
  PAPER,
  rays,
  shape,
  SKY,
  spot,
  star,
  TURQUOISE,
  WHITE,
} from "./ink";
import { BOARD, GLASSES, person, tee } from "./people";

const book = (x: number, y: number, w: number, paint: string, turn = 0) =>
  at(
    x,
    y,
    box(-w / 2, -5.5, w, 11, paint, 2) +
      line(`M${-w / 2 + 5}-5.5v11M${-w / 2 + 9}-5.5v11`, FINE) +
      flat(WHITE, `M${w / 2 - 5}-3.8h4v7.6h-4z`),
    1,
    turn,
  );
const scroll = (x: number, y: number, turn: number) =>
  at(
    x,
    y,
    box(-22, -6, 44, 12, PAPER, 5) +
      disc(22, 0, 6, PAPER) +
      disc(22, 0, 2, CREAM) +
      shape(CORAL, "M-5-7h10V7H-5z") +
      shape(CORAL, "M-4 6l-5 12 6-3 3 5 2-13z"),
    1,
    turn,
  );

function study(): string {
  return (
    ground(MINT, TURQUOISE) +
    halo(LEMON, 57, 56) +
    person({ skin: "sand", hair: "bob", hue: BARK, mouth: "smile", eyes: "open", clothes: tee(CORAL, WHITE) }) +
    shape(NAVY, "M26 92c10-5 22-4 31 2 9-6 21-7 31-2v30c-10-4-22-3-31 3-9-6-21-7-31-3z") +
    shape(WHITE, "M29 89c10-4 20-3 28 3 8-6 18-7 28-3v29c-10-3-20-2-28 4-8-6-18-7-28-4z") +
    line("M57 92v26M34 96c6-2 12-1 18 2M34 103c6-2 12-1 18 2M62 98c6-3 12-4 18-2M62 105c6-3 12-4 18-2", FINE) +
    at(
      87,
      54,
      shape(LEMON, "M-4-18h8v30h-8z") +
        shape(PAPER, "M-4 12h8L0 22z") +
        flat(INK, "M-1.5 18.5h3L0 22z") +
        shape(CORAL, "M-4-18c0-6 8-6 8 0z"),
      1,
      24,
    )
  );
}

function doubleStudy(): string {
  return (
    ground(LEMON, GOLD) +
    rays(CREAM, 57, 54) +
    person({ skin: "umber", hair: "short", hue: INK, mouth: "grin", worn: GLASSES, hat: BOARD, clothes: tee(NAVY, CORAL) }) +
    book(60, 112, 56, BRICK) +
    book(56, 101, 48, TURQUOISE) +
    scroll(28, 84, -34) +
    scroll(86, 84, 34)
  );
}

const note = (x: number, y: number, turn: number, paint = LIME) =>
  at(
    x,
    y,
    box(-21, -11, 42, 22, paint, 2) +
      line("M-17-7h6M-17 7h6M17-7h-6M17 7h-6", FINE) +
      disc(0, 0, 6, WHITE) +
      line("M-2.5 .5c1.5 2.5 3.5 2.5 5 0", FINE) +
      spot(-2, -1.6, 0.9) +
      spot(2, -1.6, 0.9),
    1,
    turn,
  );
const coin = (x: number, y: number, r = 7) => disc(x, y, r, LEMON) + line(`M${x} ${y - r * 0.45}v${r * 0.9}`, FINE);

/** Notes with a band around them, seen a little from above. */
function wad(x: number, y: number): string {
  return at(
    x,
    y,
    shape(LEAF, "M-24 2L-14-8h42L18 2z") +
      shape(LIME, "M-24 2h42v11h-42z") +
      shape("#7da52c", "M18 2l10-10v11L18 13z") +
      line("M-24 5.7h42M-24 9.3h42", 1.1) +
      shape(WHITE, "M-8 2l10-10h8L0 2v11h-8z") +
      flat(CORAL, "M-6 3.2h4v8.6h-4z"),
  );
}

/** As many wads as the level says. */
const salary = (level: number) => () => {
  switch (level) {
    case 1:
      return ground(CREAM, LEMON) + halo(WHITE, 58, 68, 34) + at(61, 72, wad(0, 0), 1.15) + coin(36, 98, 8) + coin(80, 100, 8);
    case 2:
      return ground(MINT, LIME) + halo(WHITE, 58, 66, 36) + at(60, 92, wad(0, 0), 1.15) + at(63, 66, wad(0, 0), 1.15) + coin(22, 102, 7);
    case 3:
      return (
        ground(SKY, WHITE) +
        halo(LEMON, 58, 60, 36) +
        at(33, 96, wad(0, 0)) +
        at(82, 96, wad(0, 0)) +
        at(59, 73, wad(0, 0)) +
        coin(88, 56, 7) +
        note(58, 36, -10)
      );
    default:
      return (
        ground(CORAL, BLUSH) +
        rays("#ff8b78", 58, 60) +
        at(33, 98, wad(0, 0)) +
        at(82, 98, wad(0, 0)) +
        at(57, 76, wad(0, 0)) +
        at(60, 54, wad(0, 0)) +
        [
          [62, 30],
          [50, 36],
          [74, 35],
          [38, 76],
          [90, 74],
        ]
          .map(([x = 0, y = 0]) => coin(x, y, 7))
          .join("") +
        star(42, 20, 7, LEMON, 4, 0.3) +
        star(86, 14, 6, LEMON, 4, 0.3)
      );
  }
};

export const school: Readonly<Record<string, () => string>> = { study, double_study: doubleStudy };
export const salaries: Readonly<Record<string, () => string>> = {
  salary1: salary(1),
  salary2: salary(2),
  salary3: salary(3),
  salary4: salary(4),
};
