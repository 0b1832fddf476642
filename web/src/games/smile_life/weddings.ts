/** Marriages, each in its town, and what may come between two. */
import {
  at,
  BARK,
  BLUSH,
  box,
  CORAL,
  CREAM,
  disc,
  FINE,
  flat,
  GOLD,
  ground,
  halo,
  heart,
  INK,
  LEAF,
  LEMON,
  LILAC,
  LIME,
  line,
  NAVY,
  NIGHT,
  rays,
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
import { beard, bowTie, moustache, type Person, small, suit } from "./people";

const veil = (paint = WHITE) =>
  shape(
    paint,
    "M57 14c-20 0-28 18-30 44-1 20-4 34-8 46 12-6 17-16 18-28 1-20 3-34 10-42 6 4 18 4 22 0 6 8 8 22 9 42 1 12 6 22 17 28-4-12-7-26-8-46-2-26-10-44-30-44z",
    ' fill-opacity=".92"',
  ) + [42, 50, 57, 64, 72].map((x, i) => disc(x, 27 - (i === 2 ? 3 : i % 2 === 1 ? 2 : 0), 4, i % 2 === 0 ? CORAL : LEMON)).join("");
const gown = shape(WHITE, "M24 118c2-16 8-26 20-30l3-9c5 8 15 8 20 0l3 9c12 4 18 14 20 30z") + line("M44 88c8 8 18 8 26 0", FINE);
const topHat =
  shape(INK, "M42 30l-3-24h36l-3 24z") + shape(INK, "M32 32c4-5 46-5 50 0-2 6-48 6-50 0z") + line("M41 24c10 3 22 3 32 0", 3.4, CORAL);
const posy = (x: number, y: number) =>
  shape(LEAF, `M${x - 7} ${y}h14l-4 14h-6z`) +
  disc(x - 7, y - 3, 5, CORAL) +
  disc(x + 7, y - 3, 5, LEMON) +
  disc(x, y - 7, 5.5, WHITE) +
  disc(x, y + 1, 5, CORAL);

const bride = (who: Partial<Person>): Person => ({
  skin: "rose",
  hair: "bun",
  hue: BARK,
  eyes: "glad",
  clothes: gown,
  hat: veil(),
  ...who,
});
const groom = (who: Partial<Person>): Person => ({
  skin: "sand",
  hair: "short",
  hue: INK,
  eyes: "open",
  mouth: "grin",
  clothes: suit(INK, "") + bowTie(CORAL),
  ...who,
});

/** Two who say yes, and flowers. */
function pair(left: Person, right: Person, y = 78, scale = 0.62): string {
  return small(33, y - 4, scale, left, 4) + small(70, y - 4, scale, right, -4) + posy(52, y + 22);
}

const confetti = (paints: readonly string[]) =>
  [
    [34, 12],
    [46, 26],
    [60, 10],
    [74, 20],
    [88, 12],
    [92, 34],
    [66, 30],
    [38, 36],
    [54, 42],
    [84, 46],
  ]
    .map(([x = 0, y = 0], i) => flat(paints[i % paints.length] ?? CORAL, `M${x} ${y}l4 1-1 4-4-1z`))
    .join("");

const crown = (x: number, y: number, scale: number) =>
  at(
    x,
    y,
    shape(LEMON, "M-16 8L-19-10l9 7 10-13 10 13 9-7-3 18z") +
      spot(0, 2, 2.4, CORAL) +
      spot(-8, 3, 1.8, TURQUOISE) +
      spot(8, 3, 1.8, TURQUOISE),
    scale,
  );

export const weddings: Readonly<Record<string, () => string>> = {
  // The queen's borough.
  marriage_bourg_la_reine: () =>
    ground(LILAC, WHITE) +
    rays("#d9c9f5", 52, 70) +
    crown(62, 22, 1.1) +
    confetti([CORAL, LEMON]) +
    pair(bride({ hue: INK, skin: "umber", hat: veil() + crown(57, 18, 0.9) }), groom({ hat: crown(57, 20, 0.9) })),
  // A lady with a parasol, at the foot of the Pyrenees.
  marriage_bourg_madame: () =>
    ground("#c9ecfa", WHITE) +
    shape(SLATE, "M-4 70l22-34 14 18 22-38 20 32 12-16 22 38v30H-4z") +
    flat(WHITE, "M54 16l-9 16 6-2 4 5 5-6 6 4zM18 36l-6 10 5-2 4 4 4-5z") +
    flat(LIME, "M-2 74c30-6 70-6 104 0v60H-2z") +
    line("M-2 74c30-6 70-6 104 0") +
    line("M90 100V30", 3) +
    shape(CORAL, "M58 34C60 14 76 6 90 8c14-2 26 6 28 26-5-4-10-4-14 0-4-5-10-5-14 0-4-5-10-5-14 0-5-4-12-4-18 0z") +
    line("M76 34c2-12 8-20 14-26", FINE) +
    pair(groom({ skin: "rose", hue: GOLD, worn: moustache(GOLD), mouth: "none" }), bride({ skin: "amber", hue: INK }), 80),
  // Bare bodies: a barrel each will do.
  marriage_corps_nuds: () => {
    const barrel = (x: number) =>
      shape(WOOD, `M${x - 17} 84h34c4 12 4 24 0 36h-34c-4-12-4-24 0-36z`) +
      line(`M${x - 18} 92h36M${x - 19} 110h38`, 3.4, SLATE) +
      line(`M${x - 7} 85v34M${x + 7} 85v34`, FINE) +
      line(`M${x - 12} 85l3-10M${x + 12} 85l-3-10`, 3);
    const naked = (skin: string) => shape(skin, "M20 118c0-25 9-35 29-39h16c20 4 29 14 29 39z");
    return (
      ground(BLUSH, WHITE) +
      halo(LEMON, 60, 30, 22) +
      confetti([TURQUOISE, WHITE]) +
      small(32, 60, 0.56, bride({ clothes: naked("#ffdcc0") }), 3) +
      small(71, 60, 0.56, groom({ skin: "umber", clothes: naked("#a96e47") + bowTie(CORAL), hat: topHat }), -3) +
      barrel(32) +
      barrel(71) +
      posy(52, 84)
    );
  },
  // An oven, out of which the cake comes.
  marriage_fourqueux: () =>
    ground(CREAM, GOLD) +
    shape("#c96b4a", "M28 58V24c0-16 68-16 68 0v34z") +
    line("M28 36h12M84 36h12M30 48h10M84 48h12M40 20v10M84 20v10M60 12v6", FINE) +
    shape(NIGHT, "M42 58V36c0-14 40-14 40 0v22z") +
    shape(GOLD, "M50 58c-2-10 4-12 6-22 6 4 6 8 6 12 4-4 6-8 6-14 8 8 10 16 6 24z") +
    shape(CORAL, "M58 58c-1-6 3-8 4-12 5 4 7 8 5 12z", ' stroke="none"') +
    pair(bride({ skin: "sand" }), groom({ skin: "ebony", clothes: suit(WHITE, "", LEMON) + bowTie(INK) }), 82, 0.6),
  // The keep, by moonlight: who looks at the moon shows a back.
  marriage_montcuq: () => {
    const nape = (x: number, hair: string, cloth: string) =>
      shape(cloth, `M${x - 19} 122c0-18 5-24 13-26h12c8 2 13 8 13 26z`) + disc(x, 82, 13, hair);
    return (
      flat("#333a88", "M0 0h100v140H0z") +
      star(40, 14, 3.5, LEMON, 4, 0.3) +
      star(92, 48, 3, WHITE, 4, 0.3) +
      disc(46, 46, 17, CREAM) +
      spot(41, 42, 3, "#ecd9a0") +
      spot(51, 52, 4, "#ecd9a0") +
      spot(50, 38, 2, "#ecd9a0") +
      shape(STEEL, "M66 100V28h-3V16h6v6h5v-6h6v6h5v-6h6v12h-3v72z") +
      box(73, 40, 6, 10, NIGHT, 3) +
      box(75, 66, 6, 10, NIGHT, 3) +
      line("M68 56h6M80 34h6M70 84h6", FINE, SLATE) +
      flat(LEAF, "M-2 98c30-8 70-8 104 0v40H-2z") +
      line("M-2 98c30-8 70-8 104 0") +
      nape(34, BARK, WHITE) +
      shape(WHITE, "M22 82c0-20 24-20 24 0 2 14 4 24 8 34-10 2-30 2-40 0 4-10 6-20 8-34z", ' fill-opacity=".92"') +
      disc(53.5, 84, 3, "#d59763") +
      disc(78.5, 84, 3, "#d59763") +
      nape(66, BARK, NAVY) +
      shape("#d59763", "M60 93h12v5H60z") +
      heart(50, 72, 0.7, CORAL)
    );
  },
  // Two round hills, a village on each.
  marriage_monteton: () => {
    const hamlet = (x: number, y: number) => box(x - 5, y - 9, 10, 9, WHITE, 0) + shape(CORAL, `M${x - 7} ${y - 9}l7-8 7 8z`);
    return (
      flat("#ffe1a6", "M0 0h100v140H0z") +
      rays("#fff0c9", 56, 44) +
      disc(56, 44, 13, LEMON) +
      shape(LIME, "M-8 90c0-56 62-56 62 0z") +
      shape(LIME, "M48 90c0-56 66-56 66 0z") +
      hamlet(26, 48) +
      hamlet(80, 48) +
      flat(LEAF, "M-2 82c30 8 70 8 104 0v60H-2z") +
      line("M-2 82c30 8 70 8 104 0") +
      pair(bride({ skin: "ebony", hue: INK }), bride({ skin: "rose", hair: "tail", hue: CORAL, clothes: suit(WHITE, "", LILAC) }), 84, 0.56)
    );
  },
  // Haloes, lilies, a bell in its tower.
  marriage_sainte_verge: () => {
    const haloed = `<ellipse cx="57" cy="10" rx="17" ry="5" fill="none" stroke="${INK}" stroke-width="6.5"/><ellipse cx="57" cy="10" rx="17" ry="5" fill="none" stroke="${LEMON}" stroke-width="3"/>`;
    return (
      ground(SKY, WHITE) +
      shape(WHITE, "M62 80V36h28v44z") +
      shape(CORAL, "M58 38l18-34 18 34z") +
      line("M76 4v-8M72-1h8") +
      shape(NIGHT, "M70 58V48c0-8 12-8 12 0v10z") +
      shape(LEMON, "M76 46c5 1 5 7 6 10H70c1-3 1-9 6-10z") +
      confetti([WHITE, LEMON]) +
      pair(
        bride({ skin: "sand", hat: haloed, hair: "long", hue: GOLD }),
        groom({ skin: "rose", hue: BARK, hat: haloed, worn: beard(BARK), clothes: suit(NAVY, "") + bowTie(LEMON) }),
        80,
        0.6,
      )
    );
  },
  // A wardrobe that is not quite closed.
  adultery: () => {
    const eye = (x: number) => `<ellipse cx="${x}" cy="54" rx="5" ry="6" fill="${WHITE}"/>` + spot(x + 1.5, 55, 2.6);
    return (
      ground("#f3b7cf", "#e58bb0") +
      box(30, 12, 64, 98, WOOD, 2) +
      box(26, 8, 72, 8, BARK, 2) +
      shape(NIGHT, "M52 18h20v86H52z") +
      eye(57) +
      eye(67.5) +
      line("M53 46l7-2M71 44l-6 1", 1.8, WHITE) +
      shape("#f5c495", "M48 70c6-2 9 0 9 3s-3 4-9 3zM48 80c6-2 9 0 9 3s-3 4-9 3z") +
      box(33, 18, 19, 86, WOOD, 1) +
      shape(WOOD, "M72 18l20 6v86l-20-6z") +
      disc(48, 62, 2, LEMON) +
      disc(77, 64, 2, LEMON) +
      line("M37 26h11v30H37zM37 64h11v32H37z", FINE, BARK) +
      line("M77 30l10 3v24l-10-2z", FINE, BARK) +
      at(
        20,
        92,
        shape(WHITE, "M-15-10h30l2 24H3l-3-9-3 9h-14z") + heart(-8, -1, 0.4, CORAL) + heart(8, -1, 0.4, CORAL) + heart(0, -4, 0.3, CORAL),
        1,
        -10,
      ) +
      shape(CORAL, "M60 118c-1-6 4-8 8-6l12 3c4 1 3 5 0 5H60z")
    );
  },
};
