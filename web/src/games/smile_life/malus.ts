/** Malus: the same hand by night, in two inks. Theatre, not cruelty. */
import {
  at,
  BARK,
  box,
  BLUSH,
  CORAL,
  CREAM,
  disc,
  dots,
  FINE,
  flat,
  heart,
  INK,
  LEAF,
  LEMON,
  LIME,
  limb,
  line,
  shape,
  SKY,
  SLATE,
  spot,
  star,
  STEEL,
  TURQUOISE,
  WHITE,
  WOOD,
} from "./ink";
import { both, head, person, striped, suit, tee } from "./people";

const DUSK = "#4b4380";
const night = flat("#353063", "M0 0h100v140H0z") + dots(DUSK, 50, 17, 0.4, 5.2);
const glow = (x: number, y: number, r: number, paint = DUSK) => spot(x, y, r, paint);

/** A car that has met a lamp post. */
function accident(): string {
  return (
    night +
    glow(60, 60, 36) +
    limb(STEEL, "M84 118V34c0-10-14-12-18-6", 5) +
    shape(LEMON, "M58 26h16l-3 9H61z") +
    flat(LEMON, "M60 36h12l6 14H54z", ' opacity=".35"') +
    star(66, 72, 24, LEMON, 9, 0.62) +
    star(68, 72, 14, CORAL, 8, 0.6) +
    at(
      36,
      94,
      shape(CORAL, "M-38 14V0c0-5 4-7 9-8l9-14c1-2 3-3 6-3h16c3 0 5 1 7 3l10 13 9 3 6-4 3 8-5 5 3 6c2 4-1 6-4 6h-63z") +
        shape(SKY, "M-14-8l6-11h8v11zM4-8v-11h4c2 0 3 1 4 2l6 9z") +
        disc(-20, 16, 8, INK) +
        disc(-20, 16, 3, STEEL) +
        disc(20, 16, 8, INK) +
        disc(20, 16, 3, STEEL) +
        box(-38, 2, 6, 5, LEMON, 1),
      0.95,
      -5,
    ) +
    at(82, 108, shape(STEEL, "M-7-3a8 8 0 1 1 10 8M3 5l-4 4"), 0.8) +
    line("M52 60c-4-6 2-8-2-14M40 62c-4-5 2-7-2-12", 2.6, STEEL)
  );
}

/** A head that smokes, a battery that is empty. */
function burnout(): string {
  return (
    night +
    glow(57, 50, 34) +
    line("M40 16c-6-6 4-10-2-18M58 14c-6-8 5-12-1-22M74 17c-6-6 4-10-2-18", 6, INK) +
    line("M40 16c-6-6 4-10-2-18M58 14c-6-8 5-12-1-22M74 17c-6-6 4-10-2-18", 2.6, STEEL) +
    person({ skin: "sand", hair: "wild", hue: SLATE, eyes: "cross", mouth: "wavy", clothes: suit(SLATE, CORAL) }) +
    at(
      22,
      92,
      box(-11, -20, 22, 40, WHITE, 3) +
        box(-5, -25, 10, 5, WHITE, 1) +
        box(-7.5, 10, 15, 6.5, CORAL, 1).replace("<rect", '<rect stroke="none"') +
        line("M2-12l-6 10h8l-5 9", 2.6),
      1,
      -8,
    )
  );
}

/** A wedding picture torn in two. */
function divorce(): string {
  const half = (who: Parameters<typeof head>[0], clothes: string, d: string, turn: number, x: number, y: number) =>
    at(x, y, shape(WHITE, d) + clothes + `<g transform="translate(-2 -6) scale(.68) translate(-57 -50)">${head(who)}</g>`, 1, turn);
  return (
    night +
    glow(58, 62, 38, "#5a3a6e") +
    half(
      { skin: "rose", hair: "side", hue: BARK, eyes: "sad", mouth: "sad" },
      shape(INK, "M-23 32v-8c2-8 8-12 21-12 10 0 14 4 15 10l1 10z"),
      "M-24-38h40l-6 12 8 10-8 12 7 10-6 14 4 12h-39z",
      -9,
      33,
      72,
    ) +
    half(
      { skin: "amber", hair: "long", hue: INK, eyes: "sad", mouth: "flat", hat: [46, 57, 68].map((x) => disc(x, 26, 4, CORAL)).join("") },
      shape(BLUSH, "M-14 32l2-10c2-6 6-10 14-10 12 0 18 4 20 12v8z"),
      "M-14-38h38v70h-41l6-12-5-14 6-10-7-12 7-10z",
      9,
      80,
      74,
    ) +
    at(57, 20, heart(0, 0, 1.15, CORAL) + line("M0-6l-3 5 5 4-4 6", 2.6, "#353063"))
  );
}

/** A long sleeve that helps itself. */
function incomeTax(): string {
  const note = (turn: number, x: number, y: number) =>
    at(
      x,
      y,
      box(-26, -14, 52, 28, LIME, 2) +
        line("M-21-9h8M-21 9h8M21-9h-8M21 9h-8", FINE) +
        disc(0, 0, 8, WHITE) +
        line("M-4 1c2 3 6 3 8 0", FINE) +
        spot(-3, -2.5, 1) +
        spot(3, -2.5, 1),
      1,
      turn,
    );
  return (
    night +
    glow(52, 78, 34) +
    note(4, 50, 102) +
    note(-14, 44, 74) +
    shape("#f5c495", "M92 26L70 34C60 38 56 46 52 56c-2 5 5 8 8 3l5-9 4 6-8 12c-3 5 4 9 8 4l20-26z") +
    line("M74 50l8-6M69 58l6 2", FINE) +
    shape("#1a1a38", "M110-6v52L92 60 68 28 88-6z") +
    shape(WHITE, "M73 22l26 34-8 6-26-34z") +
    disc(84, 46, 2.2, LEMON) +
    line("M22 56l-8-5M27 48l-4-8M36 44l-1-9", 2.6, LEMON)
  );
}

/** A box, a plant, a door that shows the way. */
function dismissal(): string {
  return (
    night +
    glow(57, 54, 34) +
    person({ skin: "umber", hair: "side", hue: INK, eyes: "sad", mouth: "sad", clothes: suit(SLATE, "", WHITE) }) +
    shape(WOOD, "M22 90h70l-4 30H26z") +
    shape("#d08a50", "M18 84h78v9H18z") +
    line("M52 93v6h12v-6", FINE) +
    limb(LEAF, "M32 84V68", 2) +
    shape(LIME, "M32 76c-9 1-12-4-12-9 8 0 12 3 12 9zM32 72c8 1 11-4 11-8-7 0-11 3-11 8z") +
    box(72, 66, 15, 18, CREAM, 1) +
    disc(79.5, 73, 3, CORAL) +
    line("M75 80h9", FINE) +
    box(50, 76, 14, 8, WHITE, 1) +
    at(86, 20, box(-12, -15, 22, 30, LIME, 1) + line("M-6 0H5M1-5l5 5-5 5", 2.6))
  );
}

/** A thermometer, a scarf, and nothing for it but bed. */
function illness(): string {
  const spots = [
    [47, 38],
    [68, 36],
    [44, 54],
    [70, 57],
    [64, 43],
  ]
    .map(([x = 0, y = 0]) => spot(x, y, 1.9, CORAL))
    .join("");
  return (
    night +
    glow(57, 54, 34) +
    shape(WHITE, "M12 60c10-18 80-18 90 0v50H12z") +
    person({ skin: "rose", hair: "curly", hue: BARK, eyes: "sad", mouth: "wavy", worn: spots, clothes: tee(TURQUOISE) }) +
    shape(CORAL, "M38 72c10 7 28 7 38 0l5 10c-12 10-36 10-48 0z") +
    line("M44 78l-2 6M54 80v7M64 80v7M72 78l2 6", FINE) +
    at(64, 62, box(-2, -2.5, 24, 5, WHITE, 2.5) + line("M0 0h14", 1.8, CORAL), 1, 14) +
    shape(SKY, "M38 26c10-8 28-8 38 0l2 9c-12-5-30-5-42 0z") +
    shape(SKY, "M6 98c30-12 70-12 104 0v26H6z") +
    shape(WHITE, "M6 96c30-12 70-12 104 0v9C76 94 36 94 6 105z")
  );
}

/** The same desk again, and a hat for thinking it over. */
function repeatedYear(): string {
  const dunce =
    shape(CREAM, "M57-8l17 44c-10-5-24-5-34 0z") + line("M50 12c4 2 10 2 14 0M45 26c7 3 17 3 24 0", FINE) + disc(57, -6, 4, CORAL);
  return (
    night +
    shape(WOOD, "M26 26h82v46H26z") +
    flat("#27594b", "M29 29h76v40H29z") +
    line("M84 36a9 9 0 1 1-8 5M76 33v9h9", 2.6, WHITE) +
    at(
      0,
      8,
      person({
        skin: "amber",
        hair: "short",
        hue: BARK,
        eyes: "sad",
        mouth: "flat",
        hat: dunce,
        worn: both(spot(46, 57, 3.6, CORAL)),
        clothes: striped(WHITE, CORAL),
      }),
    ) +
    box(-4, 102, 110, 8, WOOD, 1) +
    box(-4, 108, 110, 20, BARK, 0) +
    shape(WHITE, "M14 102l4-9h26l2 9z") +
    line("M22 97h16", FINE)
  );
}

/** Bars, and somebody who has time. */
function prison(): string {
  const bars = [21, 39, 57, 75, 93].map((x) => limb(STEEL, `M${x} -4V120`, 4)).join("");
  return (
    night +
    flat("#5b5488", "M30 0h70v140H30z") +
    line("M22 18h84M22 40h84M22 62h84M22 84h84M44 0v18M70 0v18M56 18v22M84 18v22", FINE, "#463f72") +
    person({
      skin: "rose",
      skull: "square",
      hair: "short",
      hue: INK,
      eyes: "sad",
      mouth: "flat",
      clothes: striped(WHITE, INK),
      hat: shape(WHITE, "M38 36c0-12 6-18 19-18s19 6 19 18z") + line("M41 27c10-4 22-4 32 0", 3.4),
    }) +
    bars +
    limb(STEEL, "M20 12h86M20 112h86", 4) +
    disc(39, 86, 7, "#ffdcc0") +
    disc(75, 86, 7, "#ffdcc0") +
    disc(16, 102, 14, SLATE) +
    line("M10 96c2-3 5-4 8-4", 1.8, STEEL) +
    line("M26 92c4-4 8-5 12-4", 3.4, STEEL)
  );
}

/** A round bomb, as in the funnies. */
function attack(): string {
  return (
    night +
    star(52, 74, 46, DUSK, 14, 0.8).replace('fill="', 'stroke="none" fill="') +
    disc(54, 82, 32, INK) +
    line("M54 50a32 32 0 1 1-.1 0", 2.2, STEEL) +
    shape(SLATE, "M64 46l14 8-5 9-14-8z") +
    line("M71 50c4-14 14-16 18-10", 3.4) +
    line("M71 50c4-14 14-16 18-10", 1.6, WOOD) +
    star(89, 36, 14, LEMON, 8, 0.45) +
    star(89, 36, 7, CORAL, 7, 0.5) +
    line("M34 72c3-8 8-12 15-14", 4, WHITE) +
    line("M40 92c8 8 20 8 28 0", 3, CORAL) +
    spot(44, 80, 4, CORAL) +
    spot(64, 80, 4, CORAL) +
    line("M38 72l10 4M70 72l-10 4", 3, CORAL)
  );
}

export const malus: Readonly<Record<string, () => string>> = {
  accident,
  burnout,
  divorce,
  income_tax: incomeTax,
  dismissal,
  illness,
  repeated_year: repeatedYear,
  prison,
  attack,
};
