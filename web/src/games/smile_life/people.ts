/** People: a head in the middle of a card, hair, a face, clothes below. Light falls from the left. */
import { at, BARK, BLUE, box, BRICK, CORAL, disc, FINE, flat, INK, limb, line, mirrored, shape, spot, STEEL, WHITE } from "./ink";

/** Skins, each with its shade. */
const SKINS = {
  rose: ["#ffdcc0", "#f3b595"],
  sand: ["#f5c495", "#dd9c66"],
  amber: ["#d59763", "#b67544"],
  umber: ["#a96e47", "#875130"],
  ebony: ["#87553a", "#683d28"],
} as const;

export type Skin = keyof typeof SKINS;

const SKULLS = {
  round: "M39 46c0-13 7-20 18-20s18 7 18 20c0 15-8 25-18 25S39 61 39 46z",
  long: "M40 44c0-12 6-18 17-18s17 6 17 18v10c0 12-8 20-17 20S40 66 40 54z",
  small: "M36.5 48c0-14 8-21 20.5-21s20.5 7 20.5 21c0 13-9 21-20.5 21S36.5 61 36.5 48z",
  square: "M39 44c0-12 6-18 18-18s18 6 18 18v13c0 9-7 15-18 15s-18-6-18-15z",
} as const;

const SHADE = "M67 29c5 4 8 9.5 8 17 0 15-8 25-18 25 8-5 13-13 13-25 0-7-1-12-3-17z";

interface Hair {
  back?: string;
  front?: string;
}

/** A mass of curls: bumps on a circle. */
function curls(paint: string, x: number, y: number, r: number, bumps: number, bump: number): string {
  let d = "";
  for (let i = 0; i <= bumps; i++) {
    const a = (i * 2 * Math.PI) / bumps;
    const [px, py] = [(x + r * Math.cos(a)).toFixed(1), (y + r * Math.sin(a)).toFixed(1)];
    d += i === 0 ? `M${px} ${py}` : `A${bump} ${bump} 0 0 1 ${px} ${py}`;
  }
  return shape(paint, `${d}z`);
}

const CAP = "M38 48c-4-18 5-28 19-28s23 10 19 28c-1-6-3-10-6-12-8 1-18 0-23-4-2 5-6 9-9 16z";
const FRINGE = "M38 47c-4-17 5-28 19-28s23 11 19 28c-1-4-2-7-3-9-11 0-22-2-27-8-1 6-5 10-8 17z";

const HAIR = {
  none: () => ({}),
  short: (c: string) => ({ front: shape(c, CAP) }),
  side: (c: string) => ({ front: shape(c, FRINGE) }),
  quiff: (c: string) => ({
    front: shape(c, "M38 47c-4-12-2-20 5-23 5-11 26-13 35-2-3 1-4 2-4 4 4 5 4 13 2 21-1-6-4-10-7-12-9 2-17 1-22-3-2 4-6 7-9 15z"),
  }),
  bob: (c: string) => ({ back: shape(c, "M35 70c-6-33 2-51 22-51s28 18 22 51c-5 4-11 4-14 1H49c-3 3-9 3-14-1z"), front: shape(c, FRINGE) }),
  long: (c: string) => ({
    back: shape(c, "M33 98c-5-44-2-79 24-79s29 35 24 79c-9 3-12 0-14-5H47c-2 5-5 8-14 5z"),
    front: shape(c, FRINGE),
  }),
  bun: (c: string) => ({ back: disc(57, 16, 9, c), front: shape(c, CAP) }),
  tail: (c: string) => ({
    back: shape(c, "M66 24c17-6 26 6 22 22-2 10-8 15-5 26-11-4-14-13-12-22 1-8-2-15-9-18z"),
    front: shape(c, FRINGE),
  }),
  pigtails: (c: string) => ({
    back: both(shape(c, "M42 34C30 26 20 34 22 46c1 6-2 9-4 13 10 2 17-3 18-11 0-4 2-7 6-8z")),
    front: shape(c, FRINGE),
  }),
  afro: (c: string) => ({
    back: curls(c, 57, 40, 24, 11, 8),
    front: shape(c, "M39 46c-2-7 0-13 3-16 5-5 25-5 30 0 3 3 5 9 3 16-1-5-3-8-6-9-7-3-17-3-24 0-3 1-5 4-6 9z"),
  }),
  curly: (c: string) => ({ front: curlyTop(c) }),
  waves: (c: string) => ({
    back: shape(
      c,
      "M34 84c-6-4-5-10-2-13-5-5-4-11 0-15-3-22 4-38 25-38s28 16 25 38c4 4 5 10 0 15 3 3 4 9-2 13-4 3-9 2-12-1H46c-3 3-8 4-12 1z",
    ),
    front: shape(c, FRINGE),
  }),
  locks: (c: string) => ({
    back: ["M42 34c-7 12-9 26-7 44", "M46 32c-5 14-5 34-3 52", "M72 34c7 12 9 26 7 44", "M68 32c5 14 5 34 3 52"]
      .map((d) => limb(c, d, 4))
      .join(""),
    front: shape(c, CAP),
  }),
  crown: (c: string) => ({ front: both(shape(c, "M40 36c-5 5-6 13-3 20 4 0 5-3 5-7z")) }),
  wild: (c: string) => ({
    back: shape(c, "M38 58l-15 4 8-11-13-3 12-7-10-10 14 1-4-13 12 8 5-15 9 11 8-12 5 13 11-9 0 14 14-5-6 13 12 5-11 6 9 10-14 1z"),
    front: shape(c, "M39 44l0-12 8-7 4 4 6-6 6 6 6-4 6 8 0 11-5-8-8 2-7-4-8 4z"),
  }),
} satisfies Record<string, (paint: string) => Hair>;

function curlyTop(c: string): string {
  return (
    [
      [42, 35, 7],
      [47, 27, 7.5],
      [57, 24, 8],
      [67, 27, 7.5],
      [72, 35, 7],
    ]
      .map(([x = 0, y = 0, r = 0]) => disc(x, y, r, c))
      .join("") + flat(c, "M44 38c0-8 6-14 13-14s13 6 13 14c-8-4-18-4-26 0z")
  );
}

/** The same left and right of the face. */
export function both(drawn: string): string {
  return drawn + mirrored(57, drawn);
}

const EYES = {
  open:
    both(`<ellipse cx="50" cy="47" rx="3.4" ry="4" fill="${WHITE}" stroke-width="1.3"/>` + spot(50.8, 47.6, 2.1)) +
    brows("M45.5 40.5c2-2 6-2 8.5-.5"),
  glad: both(line("M46 48c1.5-4.5 6.5-4.5 8 0")) + brows("M45.5 40c2-2 6-2 8.5-.5"),
  shut: both(line("M46 46c1.5 4 6.5 4 8 0")) + brows("M45.5 40c2-2 6-2 8.5-.5"),
  sly: both(`<path d="M46.5 46h7c0 7-7 7-7 0z" fill="${WHITE}" stroke-width="1.3"/>` + spot(50.8, 48.2, 1.9)) + brows("M45 40.5l9 2.5"),
  sad: both(`<ellipse cx="50" cy="48" rx="3.4" ry="4" fill="${WHITE}" stroke-width="1.3"/>` + spot(50.4, 49.5, 2)) + brows("M45 43.5l8-4"),
  wide:
    both(`<ellipse cx="50" cy="47" rx="4.6" ry="5.2" fill="${WHITE}" stroke-width="1.3"/>` + spot(50, 47, 2)) +
    brows("M45 38c2-2.5 6-2.5 9-.5"),
  big:
    both(
      `<ellipse cx="49" cy="49" rx="4.8" ry="5.6" fill="${WHITE}" stroke-width="1.3"/>` + spot(50, 49.8, 3.2) + spot(48.8, 48, 1.1, WHITE),
    ) + brows("M45.5 40.5c2-1.5 4.5-1.5 6.5-.5"),
  cross: both(line("M47 44l6 6M53 44l-6 6")),
} as const;

function brows(d: string): string {
  return both(line(d, 1.8));
}

const MOUTHS = {
  smile: line("M49.5 59c3 5.5 12 5.5 15 0"),
  grin: shape(WHITE, "M48 57.5h18c0 11-18 11-18 0z", ` stroke-width="${FINE}"`),
  smirk: line("M51 61c4 2 9 1 13-3.5"),
  laugh: shape("#a8243a", "M48 56.5h18c0 15-18 15-18 0z", ` stroke-width="${FINE}"`) + flat(WHITE, "M50 57.5h14v2.8H50z"),
  o: shape("#a8243a", "M57 56.5c6 0 6 9 0 9s-6-9 0-9z", ` stroke-width="${FINE}"`),
  flat: line("M50.5 61h13"),
  sad: line("M49.5 63.5c3-5.5 12-5.5 15 0"),
  wavy: line("M49 61c2-3 4-3 5.5 0s3.5 3 5 0 3.5-3 5.5 0"),
  none: "",
} as const;

export interface Person {
  skin: Skin;
  hair?: keyof typeof HAIR;
  hue?: string;
  skull?: keyof typeof SKULLS;
  eyes?: keyof typeof EYES;
  mouth?: keyof typeof MOUTHS;
  /** On the face, over eyes and mouth: glasses, a beard, a mask. */
  worn?: string;
  clothes: string;
  hat?: string;
}

/** A head alone, without what is behind it or below. */
export function head({
  skin,
  hair = "none",
  hue = BARK,
  skull = "round",
  eyes = "open",
  mouth = "smile",
  worn = "",
  hat = "",
}: Omit<Person, "clothes">): string {
  const [light, shade] = SKINS[skin];
  const cut: Hair = HAIR[hair](hue);
  return (
    both(disc(39.5, 50, 4.3, light)) +
    shape(light, SKULLS[skull]) +
    flat(shade, SHADE) +
    line(SKULLS[skull]) +
    both(spot(46, 56.5, 3.3, CORAL, ' opacity=".45"')) +
    line(skull === "small" ? "M56 54.5c1 1 2 1 3 0" : "M57 48c1.5 3 2.5 5-1 6", 1.8) +
    EYES[eyes] +
    MOUTHS[mouth] +
    worn +
    (cut.front ?? "") +
    hat
  );
}

/** Somebody from the head down to the edge of the picture. */
export function person(who: Person): string {
  const [, shade] = SKINS[who.skin];
  const cut: Hair = who.hair === undefined ? {} : HAIR[who.hair](who.hue ?? BARK);
  return (cut.back ?? "") + shape(shade, "M49 64h16v16c0 8-16 8-16 0z") + who.clothes + head(who);
}

/** Somebody small, with the middle of the face at (x, y). */
export function small(x: number, y: number, scale: number, who: Person, turn = 0): string {
  return at(x, y, `<g transform="translate(-57 -50)">${person(who)}</g>`, scale, turn);
}

export function hand(x: number, y: number, skin: Skin): string {
  return disc(x, y, 6.5, SKINS[skin][0]);
}

/** An arm from the shoulder to a hand: a sleeve, and the hand at its end. */
export function arm(sleeve: string, d: string, x: number, y: number, skin: Skin): string {
  return limb(sleeve, d, 11) + hand(x, y, skin);
}

// ---- what is worn on a face

export const GLASSES =
  both(`<circle cx="49.5" cy="47" r="6.8" fill="none" stroke-width="1.9"/>`) + line("M56 46c.7-1 1.3-1 2 0") + both(line("M43 46l-4-1.5"));
export const SHADES = both(shape(INK, "M42 43h13c0 11-12 13-13 0z")) + line("M54 44h6") + both(line("M45 45l3 4", 1.3, WHITE));
export const DOMINO =
  shape(INK, "M36 42c7-4 14-2 21 0 7-2 14-4 21 0 1 8-4 13-11 12-5 0-8-3-10-6-2 3-5 6-10 6-7 1-12-4-11-12z") +
  both(`<ellipse cx="49.5" cy="47" rx="4.2" ry="3.6" fill="${WHITE}" stroke="none"/>` + spot(50.5, 47.4, 1.9));
export const moustache = (paint: string) => shape(paint, "M57 55.5c-4-4-13-2-15 5 5 2 11 1 15-3 4 4 10 5 15 3-2-7-11-9-15-5z");
export const beard = (paint: string) =>
  shape(paint, "M38.5 48c2 8 6 9 9 8 4-4 15-4 19 0 3 1 7 0 9-8 2 19-7 30-18.5 30S36.5 67 38.5 48z") +
  shape("#a8243a", "M51 60h12c0 7-12 7-12 0z", ` stroke-width="${FINE}"`);
export const longBeard = (paint: string) =>
  shape(paint, "M38.5 48c2 8 6 9 9 8 4-4 15-4 19 0 3 1 7 0 9-8 4 22 0 36-7 46-3 5-8 9-11.5 14C53.5 103 48 99 45 94c-7-10-10-24-6.5-46z") +
  line("M51 61c3 3 9 3 12 0") +
  line("M50 76c0 7 2 12 4 16M64 76c0 7-2 12-4 16", FINE);

// ---- clothes: all reach from the shoulders to the edge of the picture

const TORSO = "M17 118c0-25 9-35 29-39 3 5 7 7 11 7s8-2 11-7c20 4 29 14 29 39z";
const ARMS = line("M31 118c0-5 0-9 1-13M83 118c0-5 0-9-1-13", 1.8);

export function tee(paint: string, collar = paint): string {
  return shape(paint, TORSO) + ARMS + shape(collar, "M44 79.5l3-1c3 7 17 7 20 0l3 1c-3 11-23 11-26 0z");
}

export function striped(paint: string, stripe: string): string {
  return (
    shape(paint, TORSO) +
    flat(
      stripe,
      "M23 92c3-5 6-7 10-9 16 6 32 6 48 0 4 2 7 4 10 9-20 7-48 7-68 0zM18.5 108c0-3 .5-5 1-7 22 7 53 7 75 0 .5 2 1 4 1 7-24 6-53 6-77 0z",
    ) +
    line(TORSO) +
    ARMS
  );
}

export function suit(paint: string, tie: string, shirt = WHITE, lapel = paint): string {
  return (
    shape(paint, TORSO) +
    ARMS +
    shape(shirt, "M46 79c3 5 7 7 11 7s8-2 11-7l-7 39h-8z") +
    (tie === "" ? "" : shape(tie, "M57 86l4.5 4-2 4 3 24h-11l3-24-2-4z")) +
    both(shape(lapel, "M46 78l-9 9 5 5-3 4 15 22-2-20z"))
  );
}

export function coat(under: string): string {
  return suit(WHITE, "", under) + box(71, 101, 13, 10, WHITE) + line("M75 101v-5M79 101v-7", 2.4, CORAL);
}

export function apron(under: string, paint: string): string {
  return tee(under) + both(line("M47 92l-3-12", 3.5)) + shape(paint, "M43 92h28v26H41z") + line("M50 104h14", FINE);
}

export function overalls(under: string, paint: string): string {
  return (
    tee(under) +
    shape(paint, "M42 95h30l5 23H37z") +
    both(shape(paint, "M42 80l5-1.5 2 20h-6z") + spot(46, 97, 2.2, "#ffd335")) +
    box(50, 102, 14, 11, paint)
  );
}

export function vest(paint: string, shirt = WHITE): string {
  return shape(shirt, TORSO) + ARMS + both(shape(paint, "M43 80l-8 3c-2 12-2 24-2 35h24V104z")) + line("M57 104v14") + spot(53.5, 109, 1.3);
}

export function bowTie(paint: string): string {
  return shape(paint, "M57 86l-9-5c-2 3-2 8 0 11zM57 86l9-5c2 3 2 8 0 11z") + disc(57, 86, 2.6, paint);
}

/** Jacket with two rows of buttons and something on the shoulders. */
export function uniform(paint: string, trim: string): string {
  return (
    shape(paint, TORSO) +
    ARMS +
    both(shape(trim, "M26 87l13-6 2 5-13 7z") + spot(50, 98, 2, trim) + spot(50, 108, 2, trim)) +
    shape(WHITE, "M47 79l10 8 10-8 0 5-10 10-10-10z")
  );
}

export function robe(paint: string, trim: string): string {
  return shape(paint, TORSO) + ARMS + shape(trim, "M45 79l12 39 12-39-4-1-8 26-8-26z");
}

/** A bare chest, for whoever has thrown the shirt away. */
export function bare(skin: Skin): string {
  const [light, shade] = SKINS[skin];
  return (
    shape(light, TORSO) +
    flat(shade, "M74 82c12 4 21 12 22 34H84c0-8-1-13-2-17-2-7-5-13-8-17z") +
    line(TORSO) +
    ARMS +
    line("M40 101c5 4 12 4 16 0 4 4 11 4 17 0M57 101v17M52 109h0M62 109h0", 1.8)
  );
}

// ---- hats

export const TOQUE =
  shape(WHITE, "M40 36V25c-10-2-11-16 0-18 5-8 29-8 34 0 11 2 10 16 0 18v11c-10-4-24-4-34 0z") +
  line("M48 24v5M57 23v5M66 24v5", FINE) +
  line("M40 36c10-4 24-4 34 0", FINE);
export const peaked = (paint: string, band: string, badge: string) =>
  shape(paint, "M37 30c-9-7 2-21 20-21s29 14 20 21c-10-3-30-3-40 0z") +
  shape(band, "M37 29c10-3.5 30-3.5 40 0v7c-10-3-30-3-40 0z") +
  shape(INK, "M38 35.5c9-3.5 29-3.5 38 0 2 3 0 7-3 7-9-4-23-4-32 0-3 0-5-4-3-7z") +
  badge;
export const cap = (paint: string, front: string) =>
  shape(paint, "M37 38c-1-14 7-23 20-23s21 9 20 23c-12-4-28-4-40 0z") +
  shape(front, "M46 36c0-10 4-17 11-20 7 3 11 10 11 20-7-1.5-15-1.5-22 0z") +
  shape(paint, "M41 37c10-4 22-4 32 0 4 3 3 7 0 7-9-4-23-4-32 0-3 0-4-4 0-7z");
export const STRAW =
  shape("#ffd335", "M22 36c8-7 62-7 70 0 0 8-70 8-70 0z") +
  shape("#ffd335", "M39 33c0-14 5-20 18-20s18 6 18 20c-9 4-27 4-36 0z") +
  shape(CORAL, "M39 33v-5c9 3.5 27 3.5 36 0v5c-9 4-27 4-36 0z");
export const HARD =
  shape(WHITE, "M38 37c0-14 7-22 19-22s19 8 19 22z") +
  shape(WHITE, "M33 37c8-4 40-4 48 0 0 5-48 5-48 0z") +
  line("M52 16v12M62 16v12", FINE);
export const SCRUBS = shape("#22b8b0", "M37 43c-4-17 5-27 20-27s24 10 20 27c-11-6-29-6-40 0z") + line("M38 38c12-6 26-6 38 0", FINE);
export const MASK =
  shape("#bdeae2", "M39 54c11-5 25-5 36 0v9c-1 8-9 12-18 12s-17-4-18-12z") + line("M46 60c7-2 15-2 22 0M46 66c7-2 15-2 22 0", FINE);
export const BOARD =
  shape(INK, "M40 28h34v9c-9 5-25 5-34 0z") +
  shape("#3a4488", "M57 8l34 13-34 13-34-13z") +
  line("M88 21v12", 1.8, "#ffd335") +
  spot(88, 35, 3, "#ffd335");
export const BOWLER =
  shape(INK, "M40 33c0-15 4-21 17-21s17 6 17 21z") +
  shape(INK, "M29 34c3-4 53-4 56 0-1 6-55 6-56 0z") +
  line("M40 29c10 3 24 3 34 0", 2.4, STEEL);
export const BICORNE =
  shape("#2b3f92", "M18 38c3-12 15-29 39-29s36 17 39 29c-5 3-10 1-14-3-6-6-15-8-25-8s-19 2-25 8c-4 4-9 6-14 3z") +
  line("M24 36c7-9 19-14 33-14s26 5 33 14", 1.8, "#ffd335") +
  disc(57, 17, 6.5, BRICK) +
  spot(57, 17, 4, WHITE) +
  spot(57, 17, 2, BLUE);
export const BERET = (paint: string) =>
  shape(paint, "M34 36c-6-13 8-23 26-22 17 1 25 11 20 19-4 4-10 3-16 2-11-2-21-2-30 1z") + line("M60 14l2-5");
export const shapeBeanie = (paint: string) =>
  shape(paint, "M37 38c-1-16 7-25 20-25s21 9 20 25z") +
  shape(paint, "M35 33c12-5 32-5 44 0v8c-12-5-32-5-44 0z") +
  line("M44 31v6M52 30v6M62 30v6M70 31v6", 1.3, STEEL) +
  disc(57, 12, 4, paint);
export const bigGlasses = (paint: string) =>
  both(
    `<circle cx="48.5" cy="47" r="8" fill="none" stroke-width="4.4"/><circle cx="48.5" cy="47" r="8" fill="none" stroke="${paint}" stroke-width="2.2"/>`,
  ) + line("M56 46h2", 2.2, paint);
export const monocle = `<circle cx="64.5" cy="47" r="7" fill="#fff" fill-opacity=".4"/>` + line("M71 50c2 8 2 16-2 24", 1.3);
export const turtleneck = (paint: string) =>
  shape(paint, TORSO) + ARMS + shape(paint, "M45 70c6 5 18 5 24 0l2 13c-7 6-21 6-28 0z") + line("M45 76c7 5 17 5 24 0", 1.3, STEEL);
export const scarf = (paint: string) =>
  shape(paint, "M41 77c8 8 24 8 32 0l5 8c-11 10-31 10-42 0z") +
  shape(paint, "M64 87l10-3 5 27-11 3z") +
  line("M68 106l8-2M67 101l8-2", FINE);
export const shirt = (paint: string) =>
  shape(paint, TORSO) +
  ARMS +
  both(shape(WHITE, "M46 77l11 10-8 8-9-14z")) +
  line("M57 90v28", FINE) +
  spot(59.5, 99, 1.4) +
  spot(59.5, 109, 1.4);
export const cardigan = (paint: string, under: string) => suit(paint, "", under) + both(spot(49, 108, 1.5, WHITE));
export const stripes = (paint: string) => both(line("M23 90l13-5M25 94l13-5", 2.2, paint));
export const earrings = (paint: string) =>
  both(
    `<circle cx="38" cy="59" r="4" fill="none" stroke-width="4"/><circle cx="38" cy="59" r="4" fill="none" stroke="${paint}" stroke-width="1.8"/>`,
  );
export const HIJAB = (paint: string) =>
  shape(
    paint,
    "M57 15c-19 0-26 15-25 33 1 14 6 28 12 37h26c6-9 11-23 12-37 1-18-6-33-25-33zm0 15c11 0 15 7 15 17 0 13-7 22-15 22s-15-9-15-22c0-10 4-17 15-17z",
    ' fill-rule="evenodd"',
  ) + line("M40 26c7-6 27-6 34 0", FINE);
export const hijabEnd = (paint: string) => shape(paint, "M42 78c6 8 24 8 30 0l4 8c-6 12-30 14-38 2z");
export const outline = line(TORSO) + ARMS;
