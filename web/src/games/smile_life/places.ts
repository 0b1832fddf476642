/** Flirts: two people who like each other, and where that happens. */
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
  dots,
  FINE,
  flat,
  GOLD,
  ground,
  heart,
  INK,
  LEAF,
  LEMON,
  LILAC,
  LIME,
  limb,
  line,
  MINT,
  mirrored,
  NAVY,
  NIGHT,
  PLUM,
  shape,
  SLATE,
  spot,
  star,
  STEEL,
  TURQUOISE,
  WHITE,
  WOOD,
} from "./ink";
import { GLASSES, type Person, small, striped, suit, tee } from "./people";

/** Who is in love: each place has its own two. */
const HER: Person = { skin: "rose", hair: "bob", hue: GOLD, eyes: "glad", clothes: tee(CORAL) };
const HIM: Person = { skin: "umber", hair: "short", hue: INK, eyes: "glad", clothes: tee(TURQUOISE) };
const CURLS: Person = { skin: "ebony", hair: "afro", hue: INK, eyes: "glad", clothes: tee(LEMON) };
const QUIFF: Person = { skin: "sand", hair: "quiff", hue: BARK, mouth: "smirk", clothes: striped(WHITE, NAVY) };
const LONG: Person = { skin: "amber", hair: "long", hue: INK, eyes: "glad", clothes: tee(CORAL) };
const RED: Person = { skin: "rose", hair: "waves", hue: BRICK, mouth: "grin", clothes: tee(LIME) };
const GREY: Person = { skin: "rose", hair: "side", hue: STEEL, eyes: "glad", worn: GLASSES, clothes: suit(SLATE, CORAL) };
const SILVER: Person = { skin: "sand", hair: "bun", hue: STEEL, eyes: "glad", clothes: tee(PLUM) };
const TAIL: Person = { skin: "umber", hair: "tail", hue: INK, mouth: "grin", clothes: tee(WHITE) };

function two(left: Person, right: Person, y: number, gap = 23, scale = 0.56, lean = 7): string {
  return small(53 - gap, y, scale, left, lean) + small(53 + gap, y, scale, right, -lean);
}

const hearts = (x: number, y: number) => heart(x, y, 0.9, CORAL, -8) + heart(x + 13, y - 11, 0.5, CORAL, 12);

const glass = (x: number, y: number, paint: string) =>
  shape(WHITE, `M${x - 7} ${y}h14l-5.5 8v8h3v2.5h-9v-2.5h3v-8z`) + flat(paint, `M${x - 4.5} ${y + 1.5}h9l-3.5 5h-2z`);

function bar(): string {
  const bottles = [
    [37, TURQUOISE],
    [47, CORAL],
    [57, LIME],
    [67, LEMON],
    [77, PLUM],
    [87, TURQUOISE],
  ].map(([x, paint]) => shape(String(paint), `M${Number(x) - 3.5} 30V18l2-3v-7h3v7l2 3v12z`));
  return (
    ground(LILAC, PLUM) +
    box(26, 30, 74, 4, WOOD, 0) +
    bottles.join("") +
    two(QUIFF, RED, 66) +
    hearts(52, 50) +
    box(-4, 92, 108, 28, WOOD, 0) +
    box(-4, 88, 108, 7, BARK, 0) +
    glass(46, 70, CORAL) +
    glass(61, 70, LIME) +
    line("M20 100v14M44 100v14M68 100v14M90 100v14", FINE, BARK)
  );
}

function club(): string {
  const beams = flat("#5b4bd0", "M60 24L-6 80v40h20z") + flat("#b0469c", "M60 24l12 100h30V70z") + flat("#2ea7b8", "M60 24L30 124h30z");
  const tiles = line("M47 26c8 5 18 5 26 0M47 18c8-4 18-4 26 0M53 12c-3 8-3 15 0 21M67 12c3 8 3 15 0 21", 1.3);
  return (
    flat(NIGHT, "M0 0h100v140H0z") +
    beams +
    line("M60-2v10", 2.2, STEEL) +
    disc(60, 22, 14, STEEL) +
    spot(54, 17, 3.5, WHITE) +
    tiles +
    star(86, 18, 6, LEMON, 4, 0.3) +
    star(36, 44, 5, LEMON, 4, 0.3) +
    star(92, 52, 4, WHITE, 4, 0.3) +
    two(CURLS, HIM, 76, 22, 0.6, -10) +
    hearts(50, 58)
  );
}

function camping(): string {
  return (
    flat("#343f8e", "M0 0h100v140H0z") +
    star(84, 14, 4, LEMON, 4, 0.3) +
    star(60, 24, 3, WHITE, 4, 0.3) +
    star(42, 12, 3, WHITE, 4, 0.3) +
    disc(80, 34, 9, LEMON) +
    shape(LEAF, "M4 96l10-22-5 1 9-20 9 20-5-1 10 22z") +
    flat(LEAF, "M-2 90h104v50H-2z") +
    line("M-2 90h104") +
    dots("#3c7c2c", 96, 6, 1, 4) +
    shape(CORAL, "M56 38L98 112H14z") +
    shape(BRICK, "M56 38l42 74H78z") +
    shape(NIGHT, "M56 58l24 54H32z") +
    line("M56 38v-8M56 32l8 3-8 3") +
    small(46, 92, 0.38, HER, 5) +
    small(66, 92, 0.38, HIM, -5) +
    heart(56, 74, 0.8, CORAL) +
    shape(LEMON, "M2 114c-2-8 4-10 4-18 7 4 8 10 8 18z") +
    limb(BARK, "M-2 115h18", 2.5)
  );
}

function cinema(): string {
  const seat = (x: number) => shape(BRICK, `M${x - 17} 120V98c0-6 3-8 8-8h18c5 0 8 2 8 8v22z`);
  const nape = (x: number, hair: string, d: string) => disc(x - 11, 78, 3, "#d59763") + disc(x + 11, 78, 3, "#d59763") + shape(hair, d);
  return (
    flat("#2c2763", "M0 0h100v140H0z") +
    shape(WHITE, "M30 10h66v44H30z") +
    flat(BLUSH, "M33 13h60v38H33z") +
    heart(63, 33, 1.9, CORAL) +
    flat(LEMON, "M63 110L30 54h66z", ' opacity=".25"') +
    nape(36, GOLD, "M22 92c-4-20 2-32 14-32s18 12 14 32z") +
    nape(72, INK, "M61 82c-3-14 2-22 11-22s14 8 11 22c-2 5-20 5-22 0z") +
    shape("#d59763", "M66 82h12v9H66z") +
    seat(36) +
    seat(72) +
    shape(WHITE, "M46 92h16l-2.5 24h-11z") +
    line("M51 92l1 24M57 92l-1 24", 2.4, CORAL) +
    disc(48, 90, 4, CREAM) +
    disc(54, 87, 4.5, CREAM) +
    disc(60, 90, 4, CREAM)
  );
}

function hotel(): string {
  return (
    ground("#f7c9d6", "#f0a9c0") +
    shape(LEMON, "M74 16h18l5 14H69z") +
    line("M83 30v12") +
    flat(CREAM, "M69 31h28l4 16H65z", ' opacity=".7"') +
    box(72, 42, 22, 40, WOOD, 1) +
    disc(77, 60, 1.5, LEMON) +
    shape(BARK, "M-4 62c0-10 10-14 16-12 12-8 44-8 52 0 8-2 14 2 14 12v60H-4z") +
    shape(WHITE, "M2 78c8-6 22-6 30 0v18H2zM38 78c8-6 22-6 30 0v18H38z") +
    small(20, 76, 0.5, { ...LONG, clothes: "" }, -4) +
    small(52, 76, 0.5, { ...GREY, clothes: "", worn: "", hue: BARK }, 4) +
    shape(TURQUOISE, "M-4 94c20-6 56-6 80 0v30H-4z") +
    shape(WHITE, "M-4 92c20-6 56-6 80 0v7c-24-6-60-6-80 0z") +
    heart(36, 108, 0.8, WHITE) +
    hearts(38, 54)
  );
}

function internet(): string {
  const phone = (x: number, screen: string, turn: number, who: Person) =>
    at(
      x,
      76,
      box(-19, -32, 38, 66, INK, 6) +
        box(-15.5, -26, 31, 52, screen, 2) +
        `<g transform="scale(.44) translate(-57 -46)">${smallPortrait(who)}</g>` +
        spot(0, 30, 1.8, STEEL),
      1,
      turn,
    );
  return (
    ground(MINT, TURQUOISE) +
    phone(28, BLUSH, -8, TAIL) +
    phone(75, CREAM, 8, QUIFF) +
    shape(WHITE, "M36 12h28a6 6 0 0 1 6 6v8a6 6 0 0 1-6 6H54l-8 8v-8H36a6 6 0 0 1-6-6v-8a6 6 0 0 1 6-6z") +
    heart(50, 22, 0.8, CORAL) +
    line("M78 16a10 10 0 0 1 14 0M81.5 20.5a5 5 0 0 1 7 0", 2.6) +
    spot(85, 25, 2)
  );
}

function smallPortrait(who: Person): string {
  return small(57, 44, 1, { ...who, clothes: "" });
}

function park(): string {
  return (
    ground("#c9ecfa", WHITE) +
    disc(88, 16, 9, LEMON) +
    limb(BARK, "M40 92V44", 6) +
    shape(LIME, "M18 46c-9-6-4-18 5-18 0-12 16-17 22-9 8-6 21 0 19 10 10 1 11 15 1 18-4 8-14 8-19 3-7 7-22 6-28-4z") +
    flat(LIME, "M-2 88c30-8 70-8 104 0v52H-2z") +
    line("M-2 88c30-8 70-8 104 0") +
    dots(LEAF, 94, 7, 0.6, 3.6) +
    two(SILVER, GREY, 72, 19, 0.5, 5) +
    hearts(54, 54) +
    box(8, 92, 88, 5.5, WOOD) +
    box(8, 100, 88, 5.5, WOOD) +
    line("M16 97v20M88 97v20", 4)
  );
}

function restaurant(): string {
  return (
    ground(CREAM, GOLD) +
    shape(BRICK, "M26-2h76v14c-6 6-12 6-15 0-3 6-12 6-15 0-3 6-12 6-15 0-4 6-13 6-16 0-4 6-12 6-15 0z") +
    flat(WHITE, "M41-2h15v14c-3 5-12 5-15 0zM71-2h16v14c-4 5-12 5-16 0z") +
    line("M26 12c3 6 11 6 15 0 3 6 12 6 16 0 3 6 12 6 15 0 3 6 12 6 15 0") +
    two({ ...LONG, clothes: tee(PLUM) }, { ...HIM, clothes: suit(NAVY, CORAL) }, 62, 27, 0.54) +
    shape(WHITE, "M-4 88h108v8H-4z") +
    shape(WHITE, "M-2 96h104l2 30H-4z") +
    flat(BLUSH, "M6 97h8v30H6zM30 97h8v30h-8zM54 97h8v30h-8zM78 97h8v30h-8z") +
    line("M-4 96h108") +
    shape(STEEL, "M46 88h14v-3H46z") +
    box(50.5, 66, 5, 19, CORAL, 0) +
    shape(LEMON, "M53 50c5 6 5 12 0 13-5-1-5-7 0-13z") +
    wine(41) +
    wine(66)
  );
}

const wine = (x: number) =>
  shape(WHITE, `M${x - 5} 68h10v6c0 4-2 6-3.5 6.5V86h3v2.5h-9V86h3v-5.5C${x - 3} 80 ${x - 5} 78 ${x - 5} 74z`) +
  flat(BRICK, `M${x - 3.5} 72.5h7c0 4-1.5 6-3.5 6s-3.5-2-3.5-6z`);

function theatre(): string {
  const mask = (mouth: string, paint: string) =>
    shape(paint, "M-13-12c8 4 18 4 26 0 2 16-3 27-13 29-10-2-15-13-13-29z") +
    line("M-8-2c1.5-3 5-3 6 0M2-2c1-3 4.5-3 6 0") +
    shape(INK, mouth, ' stroke="none"');
  const curtain =
    shape(BRICK, "M-4-4h40c0 40-8 70-22 84l4 46H-4z") +
    line("M10-2c2 40-2 60-8 80M24-2c0 34-6 56-16 78", FINE, "#8e2417") +
    line("M14 80l6-2 2-6", 3, LEMON);
  return (
    flat("#ffe6a8", "M0 0h100v140H0z") +
    flat(WHITE, "M60 0l34 120H26z", ' opacity=".6"') +
    box(-4, 104, 108, 20, WOOD, 0) +
    two(CURLS, { ...QUIFF, clothes: tee(BLUE) }, 72, 15, 0.46, 6) +
    curtain +
    mirrored(55, curtain) +
    shape(BRICK, "M-4-4h108v16c-9 8-18 8-27 0-9 8-18 8-27 0-9 8-18 8-27 0-9 8-18 8-27 0z") +
    line("M-4 12c9 8 18 8 27 0 9 8 18 8 27 0 9 8 18 8 27 0 9 8 18 8 27 0", 2.6, LEMON) +
    at(47, 44, mask("M-8 5c4 3 12 3 16 0-1 7-15 7-16 0z", WHITE), 0.86, -10) +
    at(70, 48, mask("M-7 10c3-6 11-6 14 0-4-2-10-2-14 0z", LEMON), 0.86, 10)
  );
}

function zoo(): string {
  const patches = flat(
    WOOD,
    "M78 36l8 2-1 7-7-1zM88 46l5 2-1 7-6-2zM78 52l6 2-1 8-6-2zM87 62l6 1-1 8-6-1zM78 70l6 1 0 8-6-1zM86 82l7 1v8l-7-1z",
  );
  return (
    ground("#c9ecfa", WHITE) +
    shape(LEMON, "M76 124V30c0-4 8-6 18-2v96z") +
    shape(LEMON, "M94 32c0-14-12-18-20-15-6 2-14 6-20 13-4 5-1 10 5 10 6-1 12 1 16 4z") +
    patches +
    shape(LEMON, "M84 17l8-6 3 8-6 5z") +
    line("M78 16V7M84 15l2-9") +
    disc(78, 6, 2, BARK) +
    disc(86.5, 5, 2, BARK) +
    spot(74, 25, 2.4) +
    spot(57, 34, 1.3) +
    line("M56 38c3 1 6 1 9-1", FINE) +
    flat(LIME, "M-2 112c30-6 70-6 104 0v30H-2z") +
    small(24, 82, 0.5, TAIL, 6) +
    small(56, 82, 0.5, { ...RED, clothes: tee(TURQUOISE) }, -6) +
    hearts(38, 58) +
    limb(BARK, "M-4 112h108M6 104v20M34 104v20M62 104v20M92 104v20", 3.4)
  );
}

export const flirts: Readonly<Record<string, () => string>> = {
  flirt_bar: bar,
  flirt_club: club,
  flirt_camping: camping,
  flirt_cinema: cinema,
  flirt_hotel: hotel,
  flirt_internet: internet,
  flirt_park: park,
  flirt_restaurant: restaurant,
  flirt_theatre: theatre,
  flirt_zoo: zoo,
};
