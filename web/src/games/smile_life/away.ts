/** Travels and houses: where one goes, and where one comes home to. */
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
  ground,
  INK,
  LAGOON,
  LEAF,
  LEMON,
  LIME,
  limb,
  line,
  MINT,
  NAVY,
  rays,
  shape,
  SKY,
  spot,
  STEEL,
  TURQUOISE,
  WHITE,
  WOOD,
} from "./ink";

const waves = (y: number, paint = TURQUOISE) =>
  flat(paint, `M-2 ${y}h104v60H-2z`) +
  line(`M-2 ${y}h104`) +
  line(`M6 ${y + 9}c4-5 8 5 12 0s8 5 12 0M46 ${y + 17}c4-5 8 5 12 0s8 5 12 0M70 ${y + 7}c4-5 8 5 12 0s8 5 12 0`, FINE, WHITE);

function cairo(): string {
  return (
    flat("#ffdf9a", "M0 0h100v140H0z") +
    rays("#ffe9b8", 72, 26) +
    disc(72, 26, 13, CORAL) +
    shape(GOLD, "M62 34l44 62H24z") +
    flat("#d98a1c", "M62 34l44 62H72z") +
    line("M62 34l10 62M50 52h16M42 64h26M34 78h36", FINE) +
    line("M62 34l44 62H24z") +
    shape(GOLD, "M30 62l22 34H6z") +
    flat("#d98a1c", "M30 62l22 34H36z") +
    line("M30 62l22 34H6zM30 62l6 34") +
    flat("#f7c663", "M-2 94c30-6 70-2 104 0v50H-2z") +
    line("M-2 94c30-6 70-2 104 0") +
    dots(GOLD, 102, 5, 1, 3) +
    shape(
      WOOD,
      "M54 116l3-16c-2-8 4-11 8-6 2-10 9-10 12-1 2-8 9-8 11 0l3 7 2 16h-4l-2-11H64l-4 11zM57 100c-7 2-12-2-13-9l-6-1c-1-4 2-6 6-5l4 3c1 5 4 6 9 5z",
    ) +
    shape(CORAL, "M66 92h16l1 9H65z") +
    spot(42, 87.5, 1)
  );
}

function london(): string {
  return (
    ground(SKY, WHITE) +
    flat(STEEL, "M26 20c0-8 12-10 15-4 4-8 18-5 17 4 7 1 7 10 0 10H30c-8 0-9-9-4-10z", ' opacity=".8"') +
    shape("#e3b96a", "M62 116V46h24v70z") +
    shape("#e3b96a", "M60 48h28V28H60z") +
    shape(LAGOON, "M61 28l9-13v-4l4-7 4 7v4l9 13z") +
    disc(74, 38, 8, WHITE) +
    line("M74 38v-5M74 38l3 2", 1.8) +
    line("M68 54v60M74 54v60M80 54v60M62 68h24M62 88h24", 1.3) +
    shape(BRICK, "M4 116V80a5 5 0 0 1 5-5h42a5 5 0 0 1 5 5v36z") +
    box(8, 79, 44, 10, SKY, 1) +
    box(8, 95, 30, 9, SKY, 1) +
    box(41, 95, 10, 19, NAVY, 1) +
    line("M19 79v10M30 79v10M41 79v10M18 95v9M28 95v9", FINE) +
    disc(16, 115, 6, INK) +
    disc(16, 115, 2, STEEL) +
    line("M4 92h52", 1.8, LEMON)
  );
}

function newYork(): string {
  const lady =
    shape("#3fa58a", "M44 116l6-44c-2-6 0-12 6-13h8c6 1 8 6 7 12l8 45z") +
    shape("#3fa58a", "M66 62l14-30 7 3-12 34z") +
    disc(60, 48, 10, "#3fa58a") +
    shape("#3fa58a", "M48 44l-9-9 10 3-3-12 8 9 6-13 6 13 8-9-3 12 9-3-7 9z") +
    line("M56 47v1M64 47v1M57 53c2 1.5 4 1.5 6 0", 1.8) +
    line("M56 66c-2 16-4 32-4 50M66 66c2 16 4 32 6 50M50 80l22 10", FINE) +
    shape("#2d8a72", "M44 76l10-3 4 16-10 3z");
  const torch = shape(GOLD, "M79 33l10-3 1 5-9 3z") + shape(LEMON, "M84 30c-5-6-1-10 0-17 6 5 9 11 5 17z");
  return (
    flat("#ffc9a8", "M0 0h100v140H0z") +
    dots("#ffb08a", 40, 10, 0.6, 4.6) +
    flat(NAVY, "M-2 118V70h10V56h9v14h7V46h10v28h8v-8h10v52zM74 118V66h8V52h10v18h10v48z") +
    [4, 20, 27, 38, 80, 88, 95]
      .map((x, i) => box(x - 3, 74 + (i % 3) * 9, 3, 4, LEMON, 0).replace("<rect", '<rect stroke="none"'))
      .join("") +
    lady +
    torch +
    shape(LEMON, "M-6 112c0-6 4-8 10-8l4-8c1-2 3-3 5-3h12c2 0 4 1 5 3l4 8c5 0 8 2 8 8v8H-6z") +
    box(11, 96, 7, 8, SKY, 1) +
    box(20, 96, 9, 8, SKY, 1) +
    box(15, 89, 10, 4, WHITE, 1) +
    disc(6, 115, 5, INK) +
    disc(32, 115, 5, INK)
  );
}

function rio(): string {
  return (
    flat("#bfeaf2", "M0 0h100v140H0z") +
    rays("#d8f3f6", 66, 20) +
    disc(40, 22, 10, LEMON) +
    shape(LEAF, "M44 100c0-20 6-54 20-60 8-2 10 2 14 8l26 44v10z") +
    shape(WHITE, "M70 48l2-22H56v-5l13-1c-1-6 7-6 6 0l13 1v5H76l4 22z") +
    shape(LIME, "M-6 100c2-22 8-46 20-46s16 24 22 46z") +
    flat("#3c7c2c", "M84 64l20 30v10H74z") +
    line("M14 54L66 44", 1.3) +
    box(32, 50, 9, 6, CORAL, 1) +
    waves(96) +
    flat(CREAM, "M-2 112c20-6 40-4 54 8v20H-2z") +
    line("M-2 112c20-6 40-4 54 6") +
    at(
      22,
      96,
      line("M0 22V-2", 3) +
        shape(CORAL, "M-18 0C-14-16 14-16 18 0c-4-3-8-3-12 0-4-3-8-3-12 0-4-3-8-3-12 0z") +
        line("M-6 0c0-6 3-11 6-12 3 1 6 6 6 12", FINE),
      1,
      -10,
    ) +
    at(86, 104, shape(LEMON, "M-7 0a7 7 0 1 0 14 0 7 7 0 1 0-14 0z") + line("M-7 0h14M0-7v14", FINE))
  );
}

function sydney(): string {
  const shell = (d: string) => shape(WHITE, d);
  return (
    flat("#ffd9a0", "M0 0h100v140H0z") +
    rays("#ffe5bd", 80, 40) +
    disc(80, 30, 11, CORAL) +
    line("M-4 84C20 30 60 24 106 66", 4.5) +
    line("M-4 84C20 30 60 24 106 66", 1.8, STEEL) +
    line("M-4 84h110", 4) +
    line("M10 84V66M22 84V54M34 84V46M46 84V42M58 84V42M70 84V46M82 84V52M94 84V60", FINE) +
    waves(94, BLUE) +
    box(6, 88, 96, 9, "#e7c9a0", 1) +
    shell("M10 90c0-16 6-28 18-34 0 12-2 24-6 34z") +
    shell("M24 90c-2-22 8-40 24-48 2 16-2 34-8 48z") +
    shell("M46 90c-4-20 6-36 20-42 2 14 0 30-6 42z") +
    shell("M66 90c-2-14 6-24 16-28 2 10 0 20-4 28z") +
    shell("M82 90c0-8 4-14 10-17 2 6 0 12-2 17z") +
    line("M26 62c-4 8-8 18-9 28M46 50c-8 10-13 24-15 40M64 55c-6 10-10 22-10 35M80 68c-4 6-7 14-7 22", FINE)
  );
}

const pane = (x: number, y: number, w: number, h: number) =>
  box(x, y, w, h, SKY, 0.5) + line(`M${x + w / 2} ${y}v${h}M${x} ${y + h / 2}h${w}`, 1.3);
const lawn = flat(LIME, "M-2 104c30-6 70-6 104 0v40H-2z") + line("M-2 104c30-6 70-6 104 0");
const bush = (x: number, y: number, scale = 1) => at(x, y, shape(LEAF, "M-10 6c-5-2-4-10 2-10 0-8 12-9 14-2 6-1 8 8 3 12z"), scale);
const smoke = (x: number, y: number) => `<path d="M${x} ${y}c-4-5 4-8 0-14s4-8 1-12" fill="none" stroke="${WHITE}" stroke-width="3.6"/>`;

function small(): string {
  return (
    ground(SKY, WHITE) +
    lawn +
    smoke(76, 46) +
    box(71, 46, 9, 18, CORAL, 0) +
    box(38, 74, 44, 34, CREAM, 0) +
    shape(BRICK, "M30 78l30-30 30 30-4 4-26-2-26 2z") +
    box(54, 86, 12, 22, TURQUOISE, 1) +
    spot(63, 98, 1.5) +
    pane(42, 84, 9, 10) +
    pane(69, 84, 9, 10) +
    bush(30, 106) +
    bush(92, 106) +
    line("M56 110l-4 12M64 110l4 12", FINE)
  );
}

function medium(): string {
  return (
    ground(MINT, WHITE) +
    lawn +
    bush(94, 62, 1.6) +
    limb(BARK, "M94 106V76", 4) +
    smoke(54, 24) +
    box(49, 24, 9, 16, CORAL, 0) +
    box(30, 52, 40, 56, WHITE, 0) +
    shape(NAVY, "M24 56l26-28 26 28-4 4H28z") +
    pane(36, 62, 11, 12) +
    pane(54, 62, 11, 12) +
    pane(36, 84, 11, 12) +
    box(53, 84, 12, 24, CORAL, 1) +
    spot(62, 97, 1.5) +
    disc(50, 46, 4.5, SKY) +
    box(70, 80, 24, 28, WHITE, 0) +
    shape(NAVY, "M67 82l27-12 6 12z") +
    box(74, 88, 17, 20, STEEL, 1) +
    line("M74 94h17M74 100h17", FINE) +
    bush(26, 106) +
    shape(WOOD, "M4 96l3-4 3 4v18H4zM13 96l3-4 3 4v18h-6z") +
    line("M2 102h18")
  );
}

function big(): string {
  const tower = (x: number) =>
    box(x - 9, 46, 18, 62, CREAM, 0) +
    shape(CORAL, `M${x - 12} 48L${x} 16l12 32z`) +
    line(`M${x} 16V6`) +
    shape(LEMON, `M${x} 6l10 3.5-10 3.5z`) +
    pane(x - 4, 56, 8, 11) +
    pane(x - 4, 78, 8, 11);
  return (
    ground("#ffe3c2", CORAL) +
    rays("#fff0d8", 60, 60) +
    lawn +
    box(26, 62, 70, 46, CREAM, 0) +
    shape(CORAL, "M24 64l10-18h54l10 18z") +
    line("M40 46l-4 18M54 46l-2 18M68 46l2 18M82 46l4 18", FINE) +
    shape(CREAM, "M48 64h26v-6L61 44 48 58z") +
    disc(61, 56, 4, SKY) +
    pane(44, 72, 9, 12) +
    pane(69, 72, 9, 12) +
    shape(WOOD, "M54 108V92c0-9 14-9 14 0v16z") +
    line("M61 86v22", FINE) +
    tower(32) +
    tower(90) +
    shape(TURQUOISE, "M8 114c0-8 34-8 34 0 0 9-34 9-34 0z") +
    line("M14 114c3-2 6 2 9 0M28 115c3-2 5 2 8 0", FINE, WHITE) +
    limb(STEEL, "M36 112v-8h5", 1.2) +
    bush(78, 108) +
    bush(48, 107, 0.7)
  );
}

export const travels: Readonly<Record<string, () => string>> = {
  travel_cairo: cairo,
  travel_london: london,
  travel_new_york: newYork,
  travel_rio: rio,
  travel_sydney: sydney,
};
export const houses: Readonly<Record<string, () => string>> = { small_house: small, medium_house: medium, big_house: big };
