/** Special cards and distinctions: gold on violet, what happens once in a life. */
import {
  at,
  BARK,
  BLUE,
  box,
  BRICK,
  CORAL,
  CREAM,
  disc,
  dots,
  FINE,
  flat,
  GOLD,
  heart,
  INK,
  LEAF,
  LEMON,
  limb,
  line,
  mirrored,
  NAVY,
  NIGHT,
  PLUM,
  rays,
  shape,
  spot,
  star,
  STEEL,
  TURQUOISE,
  WHITE,
  WOOD,
} from "./ink";
import { GLASSES, hand, person, small, suit, tee } from "./people";

const gleam = (x: number, y: number, r = 6) => star(x, y, r, LEMON, 4, 0.3);
const violet = flat("#b48ae0", "M0 0h100v140H0z") + dots("#cdb0ee", 40, 19, 0.4, 5);

function birthday(): string {
  const candle = (x: number, y: number, paint: string) =>
    box(x - 2.5, y, 5, 15, paint, 1) + shape(LEMON, `M${x} ${y - 11}c4 4 4 9 0 10-4-1-4-6 0-10z`);
  return (
    violet +
    rays("#c39fe8", 57, 70) +
    [
      [40, 20, CORAL],
      [90, 26, TURQUOISE],
      [66, 14, LEMON],
    ]
      .map(
        ([x, y, paint]) =>
          line(`M${x} ${Number(y) + 12}c-3 8 3 12 0 22`, FINE) +
          `<ellipse cx="${x}" cy="${y}" rx="9" ry="11.5" fill="${paint}"/>` +
          line(`M${Number(x) - 4} ${Number(y) - 4}c1-2 2-3 4-4`, FINE, WHITE),
      )
      .join("") +
    candle(44, 52, CORAL) +
    candle(58, 48, TURQUOISE) +
    candle(72, 52, CORAL) +
    shape(WHITE, "M34 84V70c0-6 48-6 48 0v14z") +
    shape(CORAL, "M34 70c0-6 48-6 48 0v4c-4 7-8 7-12 0-4 7-8 7-12 0-4 7-8 7-12 0-4 7-8 7-12 0z") +
    shape(CREAM, "M22 114V90c0-7 72-7 72 0v24z") +
    shape(LEMON, "M22 90c0-7 72-7 72 0v4c-5 8-11 8-14 0-4 8-10 8-14 0-4 8-12 8-16 0-4 8-10 8-14 0-3 8-9 8-14 0z") +
    [34, 50, 66, 82].map((x) => disc(x, 109, 3, BRICK)).join("")
  );
}

function rainbow(): string {
  const arc = (r: number, paint: string) =>
    `<path fill="none" stroke="${paint}" stroke-width="7.6" d="M${58 - r} 98a${r} ${r} 0 0 1 ${2 * r} 0"/>`;
  const cloud = shape(WHITE, "M-20 10c-9 0-9-12 0-13 0-10 13-13 18-5 6-7 18-3 17 6 9 1 9 12 0 12z");
  return (
    flat("#a9dcf8", "M0 0h100v140H0z") +
    dots("#c9ebfc", 30, 22, 0.4, 4.6) +
    disc(84, 22, 11, LEMON) +
    line("M84 4v4M84 36v4M66 22h4M98 22h4M71 9l3 3M97 35l3 3M71 35l3-3", 2.6, LEMON) +
    `<path fill="none" stroke-width="42" d="M28 98a30 30 0 0 1 60 0"/>` +
    arc(47, CORAL) +
    arc(39.6, GOLD) +
    arc(32.2, LEMON) +
    arc(24.8, "#7cc24a") +
    arc(17.4, BLUE) +
    arc(12, PLUM).replace("7.6", "4") +
    at(24, 100, cloud) +
    at(88, 102, cloud, 0.9)
  );
}

function casino(): string {
  let wheel = "";
  for (let i = 0; i < 12; i++) {
    const [a, b] = [(i * Math.PI) / 6, ((i + 1) * Math.PI) / 6];
    wheel += flat(
      i % 2 === 0 ? BRICK : INK,
      `M0 0L${(30 * Math.cos(a)).toFixed(1)} ${(30 * Math.sin(a)).toFixed(1)}A30 30 0 0 1 ${(30 * Math.cos(b)).toFixed(1)} ${(30 * Math.sin(b)).toFixed(1)}z`,
    );
  }
  const die = (x: number, y: number, turn: number, pips: [number, number][]) =>
    at(x, y, box(-11, -11, 22, 22, WHITE, 4) + pips.map(([px, py]) => spot(px, py, 2.2)).join(""), 1, turn);
  return (
    flat("#1f7a5c", "M0 0h100v140H0z") +
    dots("#2c9270", 50, 17, 0.4, 5) +
    at(
      60,
      50,
      disc(0, 0, 36, WOOD) +
        wheel +
        disc(0, 0, 30, "none") +
        disc(0, 0, 18, LEMON) +
        line("M-13 0h26M0-13v26", 2.6) +
        disc(0, 0, 6, CORAL) +
        disc(19, -14, 3.8, WHITE),
    ) +
    die(28, 96, -14, [
      [-5, -5],
      [0, 0],
      [5, 5],
      [5, -5],
      [-5, 5],
    ]) +
    die(56, 102, 12, [
      [-4, 4],
      [4, -4],
    ]) +
    disc(84, 98, 12, CORAL) +
    `<circle cx="84" cy="98" r="9" fill="none" stroke="${WHITE}" stroke-width="3.6" stroke-dasharray="5 4.4" stroke-linecap="butt"/>` +
    spot(84, 98, 5, WHITE) +
    star(84, 98, 3.5, CORAL).replace("/>", ' stroke="none"/>')
  );
}

function luck(): string {
  const leaf = shape(LEAF, "M0 0C-8-6-20-8-20-18c0-9 12-10 20-2 8-8 20-7 20 2C20-8 8-6 0 0z") + line("M0-2v-12", FINE);
  return (
    flat("#d9f0b0", "M0 0h100v140H0z") +
    rays("#e9f8cd", 57, 62) +
    line("M58 64c-2 18 4 34-8 52", 7) +
    line("M58 64c-2 18 4 34-8 52", 2.8, LEAF) +
    [45, 135, 225, 315].map((turn) => at(57, 60, leaf, 1, turn)).join("") +
    at(
      80,
      100,
      disc(0, 0, 12, BRICK) +
        line("M0-12v24") +
        shape(INK, "M-9-8c4-8 14-8 18 0-6 3-12 3-18 0z") +
        spot(-6, 1, 2.2) +
        spot(6, 1, 2.2) +
        spot(-5, 7, 1.8) +
        spot(5, 7, 1.8) +
        line("M-4-13l-3-5M4-13l3-5", FINE),
      1,
      -30,
    ) +
    gleam(34, 84) +
    gleam(88, 20, 7) +
    gleam(90, 78, 5)
  );
}

function shootingStar(): string {
  return (
    flat(NIGHT, "M0 0h100v140H0z") +
    dots("#39327a", 60, 15, 0.4, 4.6) +
    flat(CORAL, "M40 46L96-14h18v6z") +
    flat(LEMON, "M50 60L114-10v22z") +
    flat(TURQUOISE, "M64 74L114 12v18z") +
    star(54, 64, 30, LEMON) +
    spot(48, 60, 2.6) +
    spot(60, 60, 2.6) +
    line("M47 68c3 5 11 5 14 0") +
    spot(42, 67, 3, CORAL, ' opacity=".6"') +
    spot(66, 67, 3, CORAL, ' opacity=".6"') +
    gleam(18, 86, 5) +
    gleam(88, 92, 6) +
    spot(36, 24, 1.6, WHITE) +
    spot(30, 102, 1.6, WHITE) +
    spot(70, 106, 1.6, WHITE) +
    shape("#1b173e", "M-2 112c10-8 16-4 22-10s18-2 26 4 20-6 30 0 14 2 28 4v32H-2z")
  );
}

function inheritance(): string {
  const frame = `<ellipse cx="62" cy="44" rx="30" ry="36" fill="${GOLD}"/><ellipse cx="62" cy="44" rx="23" ry="29" fill="${CREAM}"/>`;
  return (
    violet +
    frame +
    small(62, 42, 0.62, { skin: "rose", hair: "bun", hue: STEEL, eyes: "glad", worn: GLASSES, clothes: "" }) +
    shape(PLUM, "M44 62c6-4 12-4 18-1 6-3 12-3 18 1-4 8-10 12-18 12s-14-4-18-12z") +
    [52, 57, 62, 67, 72].map((x, i) => disc(x, 64 + (i === 2 ? 2 : i % 2 === 1 ? 1.4 : 0), 2.4, WHITE)).join("") +
    shape(GOLD, "M54 4c4-8 12-8 16 0l-8 5z") +
    shape(WOOD, "M18 96h70v24H18z") +
    shape(WOOD, "M18 96c0-12 8-16 16-16h38c8 0 16 4 16 16z") +
    shape(LEMON, "M24 96c4-8 10-10 14-6 4-6 10-6 14 0 4-7 12-7 16 0 4-4 10-2 14 6z") +
    disc(40, 92, 5, LEMON) +
    disc(64, 90, 5, LEMON) +
    disc(52, 88, 5.5, LEMON) +
    box(14, 96, 78, 7, BARK, 1) +
    box(46, 98, 14, 14, GOLD, 2) +
    spot(53, 104, 2.2) +
    line("M53 104v5", 1.8)
  );
}

function legUp(): string {
  return (
    violet +
    rays("#c39fe8", 57, 46) +
    small(58, 36, 0.62, { skin: "sand", hair: "quiff", hue: BARK, mouth: "grin", clothes: suit(NAVY, CORAL) }) +
    limb(NAVY, "M40 66L29 58 26 44M76 66l11-8 3-14", 6) +
    disc(26, 42, 5, "#f5c495") +
    disc(90, 42, 5, "#f5c495") +
    box(32, 74, 52, 8, STEEL, 2) +
    box(51, 82, 14, 18, WHITE, 0) +
    line("M54 82v18", FINE) +
    box(38, 98, 40, 22, CORAL, 2) +
    line("M44 98v22M72 98v22", FINE) +
    shape(LEMON, "M18 104V84h-7l12-14 12 14h-7v20z") +
    shape(LEMON, "M86 104V90h-6l11-12 11 12h-6v14z")
  );
}

function swap(): string {
  const card = (x: number, y: number, turn: number, paint: string, sign: string) =>
    at(x, y, box(-14, -19, 28, 38, WHITE, 3) + box(-10.5, -15.5, 21, 31, paint, 2) + sign, 1, turn);
  const arrow = (paint: string) =>
    line("M22 44C28 14 76 10 88 34", 9.5) + shape(paint, "M80 33l17-4-4 19z") + line("M22 44C28 14 76 10 87 33", 5, paint);
  return (
    violet +
    arrow(LEMON) +
    `<g transform="rotate(180 57 66)">${arrow(CORAL)}</g>` +
    card(38, 70, -10, TURQUOISE, heart(0, 0, 0.7, CORAL)) +
    card(78, 66, 10, LEMON, star(0, 0, 8, CORAL))
  );
}

function tsunami(): string {
  return (
    flat("#ffe0b0", "M0 0h100v140H0z") +
    dots("#ffcf8d", 30, 12, 0.4, 4) +
    shape(BLUE, "M104 124V30C96 10 72 2 54 14c-8 5-14 14-14 24 6-6 14-6 18 0-4 4-5 9-3 14 4 16-8 38-59 44v28z") +
    flat(TURQUOISE, "M104 70C92 60 88 40 74 30c10 16 6 40-6 54-10 12-34 20-70 22v18h106z") +
    line("M96 84c-8 14-34 26-70 28M80 40c6 16 2 36-10 48", FINE, WHITE) +
    shape(WHITE, "M40 38c0-10 6-19 14-24 8-5 18-7 27-5-6 1-9 4-9 7-6-1-10 2-10 6-5-1-8 2-7 6-5 0-8 3-7 6-3 0-6 1-8 4z") +
    [
      [36, 50, 3],
      [44, 56, 2.4],
      [32, 60, 2],
    ]
      .map(([x = 0, y = 0, r = 0]) => disc(x, y, r, WHITE))
      .join("") +
    at(25, 90, box(-9, -4, 18, 16, CREAM, 0) + shape(CORAL, "M-13-3L0-15 13-3z") + box(-3, 3, 6, 8, BARK, 0), 1, -16) +
    flat(TURQUOISE, "M6 100c10-8 30-6 36-2l-4 14H8z") +
    line("M8 101c4-5 8 3 13 0s9 3 14-2", FINE, WHITE) +
    card2(80, 96, 20) +
    card2(62, 110, -24)
  );
}

const card2 = (x: number, y: number, turn: number) => at(x, y, box(-7, -10, 14, 20, WHITE, 2) + heart(0, 0, 0.4, CORAL), 1, turn);

function revenge(): string {
  return (
    flat("#5a2d6e", "M0 0h100v140H0z") +
    rays("#6d3a82", 57, 50) +
    person({ skin: "rose", hair: "long", hue: BRICK, eyes: "sly", mouth: "smirk", clothes: tee(INK) }) +
    shape(WHITE, "M4 92c-2-10 6-10 8-14 2-10 14-12 18-4 8-2 14 4 12 12 6 4 2 10-4 10z") +
    shape(GOLD, "M2 94h42l-5 9H7z") +
    disc(22, 70, 4.5, BRICK) +
    hand(24, 106, "rose") +
    line("M10 84c3-3 6-2 8 0M26 82c3-3 7-2 9 1", FINE) +
    horns()
  );
}

/** Horns that only revenge gives. */
function horns(): string {
  const horn = shape(CORAL, "M44 28c-10-2-13-10-11-20 4 6 10 8 16 12z");
  return horn + mirrored(57, horn);
}

function grandPrize(): string {
  const branch = [0, 1, 2, 3, 4, 5]
    .map((i) => at(34 - 9 * Math.sin(i * 0.55), 104 - i * 13, shape(LEAF, "M0 0c-8-1-12-6-12-12 8 0 12 5 12 12z"), 1, i * 12))
    .join("");
  return (
    flat("#fff0b8", "M0 0h100v140H0z") +
    rays("#ffe07a", 57, 56, 14) +
    branch +
    mirrored(57, branch) +
    line("M42 40c-14-4-14 20 4 24M72 40c14-4 14 20-4 24", 7.5) +
    line("M42 40c-14-4-14 20 4 24M72 40c14-4 14 20-4 24", 3, GOLD) +
    shape(GOLD, "M38 28h38c2 26-5 42-19 48-14-6-21-22-19-48z") +
    flat("#ffdf70", "M43 31h8c-1 18 0 30 4 40-9-6-13-20-12-40z") +
    line("M38 28h38c2 26-5 42-19 48-14-6-21-22-19-48z") +
    shape(GOLD, "M53 74h8l3 18H50z") +
    box(42, 92, 30, 8, BARK, 1) +
    box(37, 100, 40, 14, BARK, 1) +
    box(48, 103, 18, 7, LEMON, 1) +
    star(57, 46, 10, WHITE) +
    gleam(84, 20, 7) +
    gleam(90, 60, 5) +
    gleam(36, 16, 5)
  );
}

function legion(): string {
  const ray = shape(WHITE, "M0-8L-9-30l9 5 9-5z") + disc(-9, -30, 2.4, GOLD) + disc(9, -30, 2.4, GOLD);
  return (
    flat("#ffe9c4", "M0 0h100v140H0z") +
    dots("#ffd890", 40, 19, 0.4, 4.6) +
    shape(BRICK, "M42-4h30v34L57 40 42 30z") +
    line("M50-2v36M64-2v36", FINE, "#8e2417") +
    `<circle cx="57" cy="44" r="6" fill="none" stroke-width="6.5"/><circle cx="57" cy="44" r="6" fill="none" stroke="${GOLD}" stroke-width="2.6"/>` +
    `<circle cx="57" cy="82" r="25" fill="none" stroke-width="9"/><circle cx="57" cy="82" r="25" fill="none" stroke="${LEAF}" stroke-width="5"/>` +
    [0, 72, 144, 216, 288].map((turn) => at(57, 82, ray, 1, turn)).join("") +
    disc(57, 82, 11, GOLD) +
    disc(57, 82, 7, BLUE) +
    star(57, 82, 5, WHITE) +
    gleam(88, 22, 6) +
    gleam(90, 108, 5)
  );
}

export const specials: Readonly<Record<string, () => string>> = {
  birthday,
  rainbow,
  casino,
  luck,
  shooting_star: shootingStar,
  inheritance,
  leg_up: legUp,
  swap,
  tsunami,
  revenge,
};
export const honours: Readonly<Record<string, () => string>> = { grand_prize: grandPrize, legion_of_honour: legion };
