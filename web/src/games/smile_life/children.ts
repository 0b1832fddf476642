/** Children: a face each, and what each of them never lets go of. */
import {
  at,
  BARK,
  BLUE,
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
  LILAC,
  LIME,
  line,
  MINT,
  NAVY,
  NIGHT,
  PLUM,
  rays,
  shape,
  SKY,
  spot,
  star,
  STEEL,
  TURQUOISE,
  WHITE,
  WOOD,
} from "./ink";
import { both, hand, type Person, person, scarf, striped, tee } from "./people";

/** A child is mostly head. */
function child(who: Person): string {
  return at(
    57,
    62,
    `<g transform="translate(-57 -50)">${person({ skull: "small", ...who, eyes: who.eyes ?? "big", clothes: at(17.1, 17, who.clothes, 0.7) })}</g>`,
    1.12,
  );
}

const KID_GLASSES = both(`<circle cx="48.5" cy="49" r="7.5" fill="none" stroke-width="1.9"/>`) + line("M56 48c.7-1 1.3-1 2 0");
const freckles = both(spot(45, 53, 0.9, BARK) + spot(48, 55, 0.9, BARK) + spot(44.5, 56.5, 0.9, BARK));
const gap = shape(WHITE, "M48 57.5h18c0 11-18 11-18 0z", ` stroke-width="${FINE}"`) + flat(INK, "M54.5 58h4.5v4h-4.5z");
const tiara = shape(LEMON, "M40 31c10-6 24-6 34 0l3-11-9 4-4-11-7 9-7-9-4 11-9-4z") + spot(57, 24, 2.2, CORAL);
const wizard =
  shape(PLUM, "M37 33c8-4 12-18 14-28 6-6 16-4 20 2-6-1-7 1-6 5 3 8 7 16 12 21z") +
  shape(PLUM, "M26 36c8-8 54-8 62 0-2 7-60 7-62 0z") +
  star(56, 22, 4.5, LEMON);
const buns = both(disc(33, 44, 11, BARK) + line("M28 42c2-5 9-5 10 0s-5 6-7 2", FINE));
const beanie = (paint: string) =>
  shape(paint, "M36 38c-1-17 8-26 21-26s22 9 21 26z") + shape(WHITE, "M34 34c14-5 32-5 46 0v8c-14-5-32-5-46 0z") + disc(57, 11, 6, WHITE);
const band = shape(CORAL, "M38 34c10-4 28-4 38 0v7c-10-4-28-4-38 0z") + shape(CORAL, "M76 36l12-4-3 8 4 5-13-2z");
const explorer =
  shape("#d9b27c", "M38 34c-1-14 7-20 19-20s20 6 19 20z") +
  shape("#d9b27c", "M24 37c10-7 56-7 66 0-4 6-62 6-66 0z") +
  line("M39 31c10-3 26-3 36 0", 3, BARK);
const helmet =
  shape(STEEL, "M36 42c-2-20 8-30 21-30s23 10 21 30c-3-5-7-7-11-8H47c-4 1-8 3-11 8z") +
  line("M57 12v22", FINE) +
  shape(CORAL, "M57 13c-4-8 6-14 14-9-6 0-6 6-14 9z");

interface Little {
  paper: readonly [string, string];
  behind?: string;
  who: Person;
  before: string;
}

const glove = (x: number, y: number) =>
  shape(BRICK, `M${x - 9} ${y + 12}v-6c-6-3-6-16 4-18 12-3 18 6 15 14-1 3-3 4-3 6v4z`) +
  box(x - 10, y + 10, 18, 7, WHITE, 2) +
  line(`M${x - 5} ${y - 3}c2 3 5 4 8 3`, FINE);

const CHILDREN: Readonly<Record<string, Little>> = {
  // A tiara, and a wand with a star.
  child_diana: {
    paper: [BLUSH, WHITE],
    behind: halo(LEMON, 57, 60),
    who: { skin: "rose", hair: "long", hue: GOLD, mouth: "grin", hat: tiara, clothes: tee("#ff9aa6") },
    before: line("M20 114L30 84", 3.4) + star(31, 78, 10, LEMON) + hand(21, 108, "rose"),
  },
  // Round glasses, a scarf in two colours, a hat too large.
  child_harry: {
    paper: [LILAC, PLUM],
    behind: halo(CREAM, 57, 60),
    who: { skin: "rose", hair: "side", hue: INK, worn: KID_GLASSES, hat: wizard, clothes: tee(NAVY) + scarf(CORAL) },
    before: line("M14 112L30 88", 3) + star(32, 84, 4, LEMON, 4, 0.3) + hand(17, 107, "rose"),
  },
  // Hair like a bush, and the books she has read this week.
  child_hermione: {
    paper: [CREAM, GOLD],
    behind: halo(WHITE, 57, 60),
    who: { skin: "umber", hair: "waves", hue: BARK, mouth: "grin", clothes: tee(PLUM) },
    before:
      box(6, 104, 38, 9, BRICK) +
      box(9, 95, 34, 9, TURQUOISE) +
      box(5, 86, 36, 9, LEMON) +
      box(11, 78, 28, 8, NAVY) +
      line("M12 104v9M15 95v9M11 86v9M16 78v8", FINE) +
      hand(44, 100, "umber"),
  },
  // Off to see what is behind the waterfall.
  child_lara: {
    paper: [MINT, LIME],
    behind: shape(LEAF, "M70 20c16-14 34-4 36 10-14 4-28 2-36-10zM84 54c10-8 20-4 22 4-8 4-16 2-22-4z"),
    who: {
      skin: "sand",
      hair: "tail",
      hue: BARK,
      mouth: "smirk",
      hat: explorer,
      clothes: tee(TURQUOISE) + both(line("M47 82c-3 10-3 22-2 36", 5, WOOD)),
    },
    before:
      at(
        22,
        92,
        box(-13, -9, 11, 18, INK, 3) +
          box(2, -9, 11, 18, INK, 3) +
          box(-3, -5, 6, 8, INK, 1) +
          disc(-7.5, 10, 5.5, SKY) +
          disc(7.5, 10, 5.5, SKY),
        1,
        -10,
      ) + hand(33, 98, "sand"),
  },
  // Two buns, and somewhere else to be.
  child_leia: {
    paper: [SKY, WHITE],
    behind: halo(LEMON, 57, 60),
    who: { skin: "sand", hair: "side", hue: BARK, eyes: "sly", mouth: "smirk", hat: buns, clothes: tee(WHITE) },
    before: at(
      20,
      94,
      shape(STEEL, "M0-22c8 8 8 22 5 32h-10c-3-10-3-24 5-32z") +
        disc(0, -4, 3.5, SKY) +
        shape(CORAL, "M-5 2l-6 10h6zM5 2l6 10H5z") +
        shape(LEMON, "M-4 11h8L0 22z"),
      1,
      12,
    ),
  },
  // A green bonnet, and an ice cream.
  child_luigi: {
    paper: [MINT, WHITE],
    behind: halo(LIME, 57, 60),
    who: { skin: "amber", hair: "short", hue: BARK, mouth: "o", hat: beanie(LEAF), clothes: striped(WHITE, LEAF) },
    before:
      shape(GOLD, "M12 92h18l-9 25z") +
      line("M15 98l9 6M27 97l-8 8", 1.3) +
      disc(21, 84, 10, BLUSH) +
      disc(17, 74, 7, WHITE) +
      disc(27, 76, 6, LEMON) +
      hand(22, 106, "amber"),
  },
  // A lamp under the stars.
  child_luke: {
    paper: [NIGHT, "#4a41a0"],
    behind: star(40, 16, 4, LEMON, 4, 0.3) + star(92, 20, 5, LEMON, 4, 0.3) + star(92, 70, 3, WHITE, 4, 0.3) + disc(82, 14, 8, CORAL),
    who: { skin: "rose", hair: "side", hue: GOLD, mouth: "grin", worn: freckles, clothes: tee(CREAM) },
    before:
      line("M20 94L8 118M22 94l12 24", 3) +
      at(20, 88, box(-8, -6, 20, 12, STEEL, 2) + box(10, -8, 16, 16, TURQUOISE, 2) + box(-16, -4, 9, 8, INK, 2), 1, -38) +
      hand(12, 98, "rose"),
  },
  // A red bonnet, and chocolate up to the nose.
  child_mario: {
    paper: [CREAM, LEMON],
    behind: halo(CORAL, 57, 60),
    who: {
      skin: "sand",
      hair: "short",
      hue: INK,
      mouth: "grin",
      worn: flat(BARK, "M57 55c-4-4-12-3-14 2 5 2 10 1 14-1 4 2 9 3 14 1-2-5-10-6-14-2z"),
      hat: beanie(BRICK),
      clothes: striped(WHITE, BRICK),
    },
    before:
      box(8, 88, 24, 26, SKY, 4) +
      line("M8 94c-8 0-8 14 0 14", 3.4) +
      flat(BARK, "M11 91h18v4H11z") +
      line("M15 84c-2-3 2-5 0-9M24 84c-2-3 2-5 0-9", 1.8) +
      hand(34, 104, "sand"),
  },
  // Gloves, and one tooth less.
  child_rocky: {
    paper: [SKY, BLUE],
    behind: rays("#bfe4fa", 57, 60),
    who: { skin: "umber", hair: "curly", hue: INK, eyes: "sly", mouth: "none", worn: gap, hat: band, clothes: tee(WHITE) },
    before: glove(20, 92) + glove(92, 92),
  },
  // A wooden sword, and a knight's helmet.
  child_zelda: {
    paper: [LIME, LEAF],
    behind: halo(CREAM, 57, 60),
    who: { skin: "rose", hair: "pigtails", hue: GOLD, mouth: "grin", worn: freckles, hat: helmet, clothes: tee(LILAC) },
    before:
      shape(WOOD, "M12 58c3-5 5-5 8 0v40h-8z") +
      box(4, 97, 24, 6, BARK, 2) +
      box(12, 103, 8, 14, BARK, 2) +
      hand(16, 110, "rose") +
      shape(TURQUOISE, "M76 86h24v14c0 10-6 15-12 18-6-3-12-8-12-18z") +
      star(88, 99, 6, LEMON),
  },
};

export const children: Readonly<Record<string, () => string>> = Object.fromEntries(
  Object.entries(CHILDREN).map(([id, little]) => [
    id,
    () => ground(...little.paper) + (little.behind ?? "") + child(little.who) + little.before,
  ]),
);
