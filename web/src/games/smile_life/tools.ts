/** What people at work hold, wear or have behind them. Each is drawn where it belongs on a card of 100 by 140. */
import {
  at,
  BARK,
  BLUE,
  box,
  BRICK,
  CORAL,
  disc,
  FINE,
  flat,
  GOLD,
  INK,
  LEAF,
  LEMON,
  LIME,
  limb,
  line,
  NAVY,
  PAPER,
  PLUM,
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

// ---- drawing, building, repairing

/** A plan with a house on it, held open. */
export const PLAN =
  shape(NAVY, "M6 92l34-8 6 26-34 8z") +
  line("M14 111l-4-13 12-10 14 6 3 11M22 108l-2-9 6-1 2 8M30 99l4-1 1 4-4 1z", FINE, WHITE) +
  shape(STEEL, "M5 91l4-1 7 27-4 1zM38 84l4-1 7 27-4 1z");
export const COMPASS = line("M86 74l-7 32M86 74l7 32", 3) + disc(86, 73, 4.5, LEMON) + line("M81.5 94h9", FINE) + line("M86 68v-5", 3);
export const WRENCH = (x: number, y: number, turn: number) =>
  at(x, y, shape(STEEL, "M-4 30V-4c-9-4-10-15-3-21v12l7 4 7-4v-12c7 6 6 17-3 21v34c0 5-8 5-8 0z"), 1, turn);
export const PLUNGER =
  limb(WOOD, "M18 84V56", 3.5) + shape(BRICK, "M10 103c-3-12 1-19 8-19s11 7 8 19c-4 3-12 3-16 0z") + line("M11 98c4 2 10 2 14 0", FINE);
export const PIPE =
  limb(STEEL, "M100 30H88v34", 7) +
  box(81, 40, 14, 7, STEEL) +
  box(81, 62, 14, 6, STEEL) +
  shape(SKY, "M88 74c5 7 5 11 0 11s-5-4 0-11zM80 87c3 4 3 7 0 7s-3-3 0-7z");
export const TYRE =
  disc(17, 96, 17, INK) +
  disc(17, 96, 8.5, STEEL) +
  disc(17, 96, 2.5, WHITE) +
  line("M17 82.5v-2M17 112v-2M3.5 96h-2M31 96h2M7 86l-1-1M27 86l1-1M27 106l1 1", FINE, STEEL);
export const SMUDGE = flat(INK, "M65 54c3-2 7-1 7 1-2 3-5 4-8 2z", ' opacity=".55"');

// ---- laboratories and wards

export const FLASK =
  shape("#ffffff", "M12 72h14v16l11 22c1 4-1 6-4 6H5c-3 0-5-2-4-6l11-22z", ' fill-opacity=".8"') +
  flat(LIME, "M8.5 97h21l6 12c1 3-1 5-3 5H6c-2 0-4-2-3-5z") +
  line("M12 72h14v16l11 22c1 4-1 6-4 6H5c-3 0-5-2-4-6l11-22zM9 72h20") +
  spot(15, 106, 2.4, WHITE) +
  spot(23, 102, 1.8, WHITE) +
  disc(20, 64, 3.5, LIME) +
  disc(28, 57, 2.6, LIME);
export const GOGGLES =
  shape(TURQUOISE, "M38 40h38v5c0 9-14 11-19 4-5 7-19 5-19-4z", ' fill-opacity=".55"') + line("M46 42l-4 6M64 42l-4 6", 1.8, WHITE);
export const SCALPEL = at(18, 84, shape(STEEL, "M-3 28V0h6v28z") + shape(WHITE, "M-3 0c-1-10 0-16 6-20v20z"), 1, -6);
export const STETHOSCOPE =
  line("M45 79c-2 8 0 14 6 15s9-6 9-14", 3.6) + line("M51 94c0 8 6 11 13 8", 3.6) + disc(68, 100, 6, STEEL) + spot(68, 100, 2.2, WHITE);
export const MIRROR = line("M39 36c8-4 28-4 36 0", 3.6) + disc(57, 29, 8, STEEL) + disc(57, 29, 2.4, WHITE);
export const THERMOMETER = at(
  19,
  88,
  shape(WHITE, "M-4 16V-26a4 4 0 0 1 8 0v42a7.5 7.5 0 1 1-8 0z") + disc(0, 21, 4.5, CORAL) + line("M0 20V-8", 3.4, CORAL),
  0.95,
  -14,
);
export const CROSS = shape(LEAF, "M77 12h10v10h10v10H87v10H77V32H67V22h10z");
export const MORTAR =
  limb(WOOD, "M26 84L34 62", 4) +
  shape(WHITE, "M4 84h34c0 16-4 23-10 25h4v7H10v-7h4C8 107 4 100 4 84z") +
  shape(LEAF, "M18 89h6v5h5v6h-5v5h-6v-5h-5v-6h5z", ` stroke-width="${FINE}"`);

// ---- kitchens, bars, rooms

export const PIZZA =
  shape(GOLD, "M6 86c-2-13 12-22 27-21s24 10 20 20-17 14-29 13S7 94 6 86z") +
  shape(CORAL, "M12 85c-1-8 8-15 20-14s18 8 15 14-13 9-21 8-13-3-14-8z", ` stroke-width="${FINE}"`) +
  flat(LEMON, "M16 82c3-5 9-2 12-6s10 0 15 2-2 9-8 8-4 4-10 4-11-4-9-8z") +
  disc(22, 82, 3.2, BRICK) +
  disc(35, 78, 3.2, BRICK) +
  disc(33, 88, 3, BRICK) +
  flat(LEAF, "M27 75l5-2-1 4zM40 83l4 2-5 2z");
export const SHAKER = at(
  18,
  86,
  shape(STEEL, "M-10-6h20l-3 34H-7z") +
    shape(STEEL, "M-9-8c0-10 4-14 9-14s9 4 9 14z") +
    box(-5, -29, 10, 7, STEEL) +
    line("M-5 0l1 20", FINE, WHITE),
  1,
  -14,
);
export const COCKTAIL =
  shape(WHITE, "M74 76h24L88 92v18h6v5H80v-5h6V92z") +
  flat(CORAL, "M78 80.5h17l-8 10z") +
  disc(94, 75, 4.5, LIME) +
  line("M84 84l9-20", 1.8, BRICK);
export const TRAY = at(
  0,
  26,
  shape(STEEL, "M2 62h40c0 5-40 5-40 0z") +
    shape(WHITE, "M9 44h11l-1 18h-9z") +
    flat(GOLD, "M10 50h9l-.8 11h-7z") +
    line("M9 44h11l-1 18h-9zM20 48h5v9h-5") +
    shape(WHITE, "M27 62c0-9 2-14 6-14s6 5 6 14z") +
    spot(33, 46, 2),
);
export const TOWEL = shape(WHITE, "M76 88l16-3 4 30H78z") + line("M80 108h14M79.5 104h14", FINE, CORAL);

// ---- offices, money, law

export const CART =
  line("M2 76h7l6 27h24", 3.4) +
  shape(TURQUOISE, "M9.5 80h36l-5 18H14z") +
  line("M19 80l2 18M28 80v18M37 80l-2 18", FINE) +
  box(14, 66, 12, 14, CORAL) +
  box(27, 60, 13, 20, LEMON) +
  line("M33 60v20M20 66v14", FINE) +
  disc(18, 109, 4, PAPER) +
  disc(36, 109, 4, PAPER);
/** Business that goes up. */
export const CHART =
  box(68, 66, 9, 60, TURQUOISE, 0) +
  box(78, 52, 9, 70, TURQUOISE, 0) +
  box(88, 36, 9, 90, TURQUOISE, 0) +
  line("M64 58l12-4 6-14 8-12", 7.5) +
  shape(CORAL, "M80 27l16-9 1 18z") +
  line("M64 58l12-4 6-14 7-10", 3.6, CORAL);
export const MEGAPHONE = at(
  24,
  86,
  shape(CORAL, "M12-6L-12-19v38L12 6z") +
    shape(PAPER, "M-12-20c-6 0-6 40 0 40s6-40 0-40z") +
    shape(INK, "M10 6H2l-2 13h8z") +
    box(12, -5, 6, 10, INK, 2),
  1,
  12,
);
export const SCALES =
  line("M22 62v48M10 112h24M4 70l36-4", 3) +
  disc(22, 61, 4, GOLD) +
  shape(GOLD, "M-5 92h19c0 8-19 8-19 0z") +
  line("M5 70L-4 92M5 70l8 22", FINE) +
  shape(GOLD, "M31 88h18c0 8-18 8-18 0z") +
  line("M39 66l-7 22M39 66l9 22", FINE) +
  shape(GOLD, "M12 110h20v5H12z");
export const SWAG =
  shape(WOOD, "M8 118c-8-18-2-30 12-34l-6-9c4-4 14-4 18 0l-5 9c15 4 20 17 12 34z") +
  line("M16 84h13", 3) +
  disc(22, 102, 8.5, LEMON) +
  line("M22 97v10M19 99.5h5M19 104.5h5", FINE);

// ---- pen, stage, camera

export const TYPEWRITER =
  shape(WHITE, "M14 74h26v20H14z") +
  line("M19 80h16M19 85h12", FINE) +
  shape(TURQUOISE, "M6 92h42l5 24H1z") +
  box(2, 88, 50, 8, NAVY, 4) +
  [12, 20, 28, 36, 44].map((x) => spot(x, 103, 2.2, WHITE) + spot(x - 2, 110, 2.2, WHITE)).join("");
export const MICROPHONE =
  limb(INK, "M20 116L29 92", 5) +
  disc(32, 84, 9, STEEL) +
  line("M26 80l11 9M31 76l9 8M25 87l9 5", 1.2) +
  shape(CORAL, "M21 92l16 5-4 11-16-5z");
export const CAMERA =
  box(70, 90, 27, 20, INK, 3) +
  shape(INK, "M76 90l3-5h10l3 5z") +
  disc(83, 100, 7.5, STEEL) +
  disc(83, 100, 3.5, NAVY) +
  spot(92, 94, 1.5, LEMON);
export const PENCIL = at(
  86,
  84,
  shape(LEMON, "M-5-24H5V20H-5z") +
    shape(PAPER, "M-5 20H5L0 34z") +
    flat(INK, "M-2 28h4l-2 6z") +
    shape(CORAL, "M-5-24c0-8 10-8 10 0z") +
    line("M0-22v40", FINE),
  1,
  14,
);
export const SWATCHES =
  [
    [-44, BRICK],
    [-22, LEMON],
    [0, LIME],
    [22, TURQUOISE],
    [44, PLUM],
  ]
    .map(([turn, paint]) => at(22, 116, box(-6.5, -40, 13, 44, String(paint), 2) + box(-6.5, -14, 13, 18, WHITE, 2), 1, Number(turn)))
    .join("") + disc(22, 112, 2.5, INK);

// ---- outdoors

export const CAN =
  shape(TURQUOISE, "M14 84h24l3 32H11z") +
  line("M14 88C2 84 2 108 12 106", 3.4) +
  limb(TURQUOISE, "M38 104L52 84", 4) +
  shape(TURQUOISE, "M47 82l11 5-1 4-13-6z") +
  line("M57 94l1 3M52 96l1 4M60 90l2 3", 1.8, BLUE);
export const POT =
  shape(CORAL, "M72 98h24l-4 18H76z") +
  box(70, 93, 28, 7, CORAL) +
  line("M84 93V70", 3, LEAF) +
  shape(LIME, "M84 84c-9 2-12-3-12-8 7-1 12 2 12 8zM84 80c8 1 11-3 11-8-6 0-11 2-11 8z") +
  [0, 1, 2, 3, 4].map((i) => disc(84 + 6 * Math.cos(i * 1.257), 64 + 6 * Math.sin(i * 1.257), 4, CORAL)).join("") +
  disc(84, 64, 3.6, LEMON);
export const CUFFS =
  line("M15 86a8 8 0 1 0 .1 0M32 92a8 8 0 1 0 .1 0M22 90l4 2", 6.4) +
  line("M15 86a8 8 0 1 0 .1 0M32 92a8 8 0 1 0 .1 0M22 90l4 2", 2.6, STEEL);

// ---- schools

const SLATE_BOARD = shape(WOOD, "M56-2h50v62H56z") + flat("#2c6b57", "M59 1h50v56H59z");
export const SUMS = at(
  0,
  18,
  SLATE_BOARD + line("M64 46V20l24 26zM64 40h6v6", 1.8, WHITE) + line("M86 8a8 8 0 1 1-.1 0M94 16h-8", 1.5, LEMON),
);
export const SQUARE = shape(LEMON, "M4 116V66l42 50z") + shape(PAPER, "M12 108V86l18 22z") + line("M4 76h4M4 84h4M4 92h4M4 100h4", FINE);
export const BOOK =
  shape(BRICK, "M2 88c9-4 16-3 22 1 6-4 13-5 22-1v26c-9-3-16-2-22 1-6-3-13-4-22-1z") +
  shape(WHITE, "M5 85c8-3 14-2 19 2 5-4 11-5 19-2v25c-8-2-14-1-19 2-5-3-11-4-19-2z") +
  line("M24 87v25M9 91c4-1 8-1 11 1M9 97c4-1 8-1 11 1M28 92c3-2 7-2 11-1M28 98c3-2 7-2 11-1", FINE);
export const TEACUP =
  shape(WHITE, "M6 88h28c0 14-4 20-9 22H15c-5-2-9-8-9-22z") +
  line("M34 92c10-3 10 11-2 11", 3) +
  shape(WHITE, "M2 111h36c0 5-36 5-36 0z") +
  line("M14 82c-3-4 3-6 0-11M24 82c-3-4 3-6 0-11", 1.8) +
  flat(CORAL, "M8 94h24c0 2 0 3-.5 4H8.5c-.5-1-.5-2-.5-4z");
export const UMBRELLA =
  line("M87 60v48c0 7 9 7 9 0", 3.4) + shape(BRICK, "M87 52c6 14 6 28 3 42h-6c-3-14-3-28 3-42z") + line("M87 56v38", FINE);
export const GLOBE =
  line("M22 104v8M10 114h24", 3.6) +
  disc(22, 88, 16, SKY) +
  flat(LIME, "M12 79c6-6 12-4 12 0s-6 3-6 8-6 3-9-1zM26 86c4-2 9 0 10 4-2 6-7 10-10 9-2-4-3-10 0-13z") +
  line("M22 72a16 16 0 1 1-.1 0") +
  line("M4 84c2-14 20-22 33-12", 2.6, GOLD);
export const COLUMN = shape(WHITE, "M74 22h24v-8H74zM77 22h20v96H77z") + line("M82 26v92M87 26v92M92 26v92", FINE);
export const OWL =
  shape(WOOD, "M8 78c0-3 2-7 5-8l4 4h10l4-4c3 1 5 5 5 8v20c0 12-28 12-28 0z") +
  disc(16.5, 82, 5.5, WHITE) +
  disc(27.5, 82, 5.5, WHITE) +
  spot(17.5, 82, 2.2) +
  spot(26.5, 82, 2.2) +
  shape(GOLD, "M22 84l3 5h-6z", ` stroke-width="${FINE}"`) +
  line("M16 96c2 2 4 2 6 0 2 2 4 2 6 0M18 102c2 2 6 2 8 0", FINE) +
  limb(WOOD, "M2 112h42", 4);

// ---- of other worlds

export const CRYSTAL =
  shape(GOLD, "M8 116c0-8 6-12 16-12s16 4 16 12z") +
  disc(24, 90, 18, "#e6d9ff") +
  star(24, 90, 9, WHITE, 4, 0.3) +
  line("M12 84c2-5 5-8 9-9", FINE, WHITE) +
  flat(LEMON, "M33 97a3 3 0 1 1-.1 0z");
export const TURBAN =
  shape(PLUM, "M36 42c-6-18 5-30 21-30s27 12 21 30c-4-6-12-9-21-9s-17 3-21 9z") +
  line("M40 26c10 4 24 4 34 0M37 34c6-4 12-5 20-5", FINE) +
  shape(LEMON, "M57 22l5 6-5 7-5-7z") +
  shape(TURQUOISE, "M57 22c-5-5-4-12 0-16 4 4 5 11 0 16z");
export const SPIRAL = line(
  "M57 50c2-2 5 0 4 3-1 5-9 5-11 0-3-7 3-15 11-14 11 1 16 13 11 23-6 12-23 14-33 4-13-13-10-37 9-46 25-12 54 6 57 34 3 30-22 56-52 54",
  6,
  "#ee7fa6",
);
export const WREATH = [
  [40, 34],
  [46, 29],
  [53, 26.5],
  [61, 26.5],
  [68, 29],
  [74, 34],
]
  .map(([x = 0, y = 0], i) => disc(x, y, 4.6, i % 2 === 0 ? CORAL : LEMON) + spot(x, y, 1.3))
  .join("");
export const HELMET_BACK = disc(57, 48, 32, WHITE);
export const HELMET =
  `<circle cx="57" cy="48" r="26" fill="${SKY}" fill-opacity=".28"/>` +
  line("M39 38c3-7 8-11 14-12", 3.4, WHITE) +
  shape(CORAL, "M24 40h7v18h-7c-3-5-3-13 0-18zM90 40h-7v18h7c3-5 3-13 0-18z");
export const SPACESUIT =
  shape(WHITE, "M14 118c0-26 10-38 30-40h26c20 2 30 14 30 40z") +
  line("M31 118v-14M83 118v-14", 1.8) +
  shape(STEEL, "M38 80c6 5 32 5 38 0v7c-8 5-30 5-38 0z") +
  box(46, 97, 22, 16, SLATE, 3) +
  spot(52, 102, 2.2, CORAL) +
  spot(58, 102, 2.2, LEMON) +
  spot(64, 102, 2.2, LIME) +
  line("M50 108h14", FINE, WHITE);
export const SKY_OF_STARS =
  star(36, 92, 5, LEMON, 4, 0.35) +
  star(88, 30, 6, LEMON, 4, 0.35) +
  spot(40, 10, 1.6, WHITE) +
  spot(9, 78, 1.6, WHITE) +
  spot(94, 66, 1.6, WHITE) +
  disc(17, 97, 10, CORAL) +
  line("M2 103c8 3 26-4 30-13", 2.6, LEMON);
export const SPOTLIGHT =
  flat("#fff6c9", "M57-10l62 160H-5z", ' opacity=".85"') + star(16, 78, 5, LEMON, 4, 0.35) + star(90, 40, 5, LEMON, 4, 0.35);
export const SHIRT_IN_FLIGHT = at(
  17,
  88,
  shape(WHITE, "M-8-14l-9 7 5 9 4-3v19H9V-1l4 3 5-9-9-7c-4 4-13 4-17 0z") + line("M0-9v24", FINE),
  0.95,
  -24,
);
export const ROSE =
  line("M84 112C88 100 88 92 86 84", 3, LEAF) +
  shape(LIME, "M87 98c5-4 9-3 10-1-2 4-6 5-10 3z") +
  disc(86, 80, 7, BRICK) +
  line("M82 80c1-4 7-4 7 0 0 3-4 3-4 1", FINE, BARK);
export const CAMO =
  flat(
    LEAF,
    "M24 100c4-6 12-4 12 1s-9 8-12 6zM44 92c6-2 10 2 8 6s-10 2-8-6zM74 96c7-3 13 2 10 7s-13 2-10-7zM56 108c5-3 12-1 11 3s-13 4-11-3z",
  ) + flat(BARK, "M36 110c3-4 9-2 8 2s-10 2-8-2zM62 94c3-3 8-1 7 2s-8 2-7-2zM86 110c2-4 7-2 7 2s-8 2-7-2zM28 90c2-2 5 0 4 2s-5 1-4-2z");
export const QUILL_BEHIND_EAR = shape(CORAL, "M74 50c4-16 10-24 20-30 1 12-4 24-14 32z") + line("M70 58c6-12 12-22 20-32", FINE);
export const FEATHER = shape(CORAL, "M80 112c-3-18 0-38 14-52 4 16 0 36-10 46z") + line("M78 118c3-18 7-32 13-46", FINE);
export const STOP =
  `<path fill="none" stroke-width="15" d="M92 116V88"/><path fill="none" stroke="${NAVY}" stroke-width="10.6" d="M92 118V88"/>` +
  shape("#d59763", "M84 84V68c0-4 4-4 4 0v-4c0-4 4-4 4 0v0c0-4 4-4 4 0v4c0-3 4-3 4 0v14c0 10-16 12-16 2z") +
  line("M88 68v7M92 66v9M96 68v7", 1.3);
export const WINGS =
  shape(LEMON, "M57 20c-4-4-12-5-16-3 3 5 10 8 16 7 6 1 13-2 16-7-4-2-12-1-16 3z", ` stroke-width="${FINE}"`) + disc(57, 21, 3, LEMON);
export const CLOUDS = flat(
  WHITE,
  "M-4 92c0-8 10-12 15-6 4-8 18-6 18 3 8 0 9 12 0 12H-4zM70 22c0-7 9-9 13-4 4-7 16-4 16 3 6 0 7 9 0 9H74c-5 0-6-5-4-8z",
);
export const AIRLINER = at(
  22,
  90,
  shape(WHITE, "M-22 2c8-5 20-7 36-6 8 0 14 2 14 5s-6 5-14 5h-30c-4 0-8-2-6-4z") +
    shape(CORAL, "M-20 1l-5-12h6l9 9z") +
    shape(CORAL, "M-2 2l10 0-12 15h-6z") +
    shape(CORAL, "M2-4h6l-8-10h-4z") +
    line("M18-1h6", 1.8, NAVY) +
    [-8, -3, 2, 7, 12].map((x) => spot(x, -0.5, 1.2, NAVY)).join(""),
  0.9,
  -16,
);
/** What swings before your eyes. */
export const PENDULUM = line("M20 74v20", 1.8, GOLD) + disc(20, 104, 11, GOLD) + line("M20 104c1-2 4-1 4 1 0 4-6 4-7 0-1-5 5-8 9-5", 1.8);
