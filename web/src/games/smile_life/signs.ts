/** The signs of Smile Life: what a card is about, by colour and by sign, and what it asks for or brings. */
import { CORAL, GOLD, INK, LEMON, LIME, PAPER, PLUM, SKY } from "./ink";

/** What a card is about: the colour of its band, the ink upon it, and a sign around (0, 0) in a box of 20 by 20. */
export interface Chapter {
  readonly band: string;
  readonly on: string;
  readonly sign: string;
}

const CHAPTERS = {
  study: {
    band: "#0b7a7d",
    on: PAPER,
    sign: "M0-8L11-3 0 2-11-3zM-6.500 1v5c3 3.500 10 3.500 13 0V1L0 4zM8.800-1h1.600v7.500h-1.600z",
  },
  job: {
    band: "#2d4fb0",
    on: PAPER,
    sign: "M-4.500-4.500V-8h9v3.500H9A1.500 1.500 0 0 1 10.500-3v3.500h-21V-3A1.500 1.500 0 0 1-9-4.500zm2 0h5V-6h-5zM-10.500 2h8v2h5V2h8v5A1.500 1.500 0 0 1 9 8.500H-9A1.500 1.500 0 0 1-10.500 7z",
  },
  salary: {
    band: LEMON,
    on: INK,
    sign: "M-11-6.500H11v13H-11zm2 3.500a2 2 0 0 0 2-1.500H7A2 2 0 0 0 9-3v6a2 2 0 0 0-2 1.500H-7A2 2 0 0 0-9 3zM0-3.500a3.500 3.500 0 1 0 .01 0z",
  },
  flirt: {
    band: "#ff9aa6",
    on: INK,
    sign: "M0 9C-12 1-11-8-5.500-8-2-8-.5-6 0-4 .5-6 2-8 5.500-8 11-8 12 1 0 9z",
  },
  marriage: {
    band: "#c9342a",
    on: PAPER,
    sign: "M-4-3.500a6.300 6.300 0 1 0 .01 0zm0 2.700a3.600 3.600 0 1 1-.01 0zM4.600-3.500a6.300 6.300 0 1 0 .01 0zm0 2.700a3.600 3.600 0 1 1-.01 0zM-6.800-9.500h5.600l1.300 2L-4-4-8.100-7.500z",
  },
  adultery: {
    band: "#8c2f66",
    on: PAPER,
    sign: "M-1 9C-12 1-11-8-5.500-8-3.500-8-2-7.200-1-6L-4-2 0 1-2 5zM1.500 8.500L3 4-1 .5 2-3 1-6C2-7.500 3.500-8 5.500-8 11-8 12 1 1.500 8.500z",
  },
  child: {
    band: "#ff9f3f",
    on: INK,
    sign: "M-8-1.300H9.500A8.500 8.500 0 0 1 4.500 6h-8A8.500 8.500 0 0 1-8-1.300zM1-3v-7.500A8.500 8.500 0 0 1 9.500-3zM-12-7h3.600l2.300 4h-2.500l-1.200-2H-12zM-4 6.500a2.200 2.200 0 1 1-.01 0zM5 6.500a2.200 2.200 0 1 1-.01 0z",
  },
  animal: {
    band: "#9cc53b",
    on: INK,
    sign: "M0 0c4 0 7 4 7 6.500C7 9.500 3.500 9 0 8.200-3.500 9-7 9.500-7 6.500-7 4-4 0 0 0zM-8-3.500c2 0 3 2 2.600 3.800C-6 2-8.500 1.500-9.500-.5S-9.500-3.500-8-3.500zM8-3.500C6-3.500 5 .5 5.400.3 6 2 8.500 1.500 9.500-.5S9.500-3.500 8-3.500zM-3.400-9c2 0 3 2.200 2.700 4.500C-1-2.200-4-2-5.200-4S-5-9-3.400-9zM3.400-9C1.400-9 .4-6.800.7-4.500 1-2.200 4-2 5.200-4S5-9 3.400-9z",
  },
  travel: {
    band: "#62bdf2",
    on: INK,
    sign: "M-1.600-8.500c.7-2 2.500-2 3.200 0l.7 5L11 3v2.600L2.300 3l-.5 4L4 8.800v1.400L0 9.200l-4 1V8.800L-1.800 7l-.5-4L-11 5.600V3l8.700-6.500z",
  },
  house: {
    band: "#a4552a",
    on: PAPER,
    sign: "M0-9L11 .5 9.500 2.300 8 1v8H2.500V3h-5v6H-8V1l-1.500 1.300L-11 .5-6-3.800V-8h3v1.600z",
  },
  honour: {
    band: GOLD,
    on: INK,
    sign: "M-6-10h4.500L0-6l1.500-4H6L3.500-3.500a7 7 0 1 1-7 0zM0-1l1.300 2.800 3 .4-2.200 2 .6 3L0 5.800-2.700 7.200l.6-3-2.200-2 3-.4z",
  },
  malus: {
    band: INK,
    on: "#ffb9ad",
    sign: "M-7.500 2a4.500 4.500 0 0 1-.5-9A6 6 0 0 1 3-8.500 4.600 4.600 0 0 1 9.500-4 3.500 3.500 0 0 1 8 2H4L5.500-1h-5L-2.500 4H.5L-1.500 10 6 2.500z",
  },
  special: {
    band: PLUM,
    on: LEMON,
    sign: "M0-10L2.600-2.800 10 0 2.600 2.800 0 10-2.600 2.800-10 0-2.600-2.800zM8-9.500l.9 2.400 2.400.9-2.400.9L8-2.900l-.9-2.400-2.400-.9 2.400-.9z",
  },
} satisfies Readonly<Record<string, Chapter>>;

export type ChapterName = keyof typeof CHAPTERS;

/** The kinds of cards that share a chapter with others. */
const SHARED: Readonly<Record<string, ChapterName>> = {
  grand_prize: "honour",
  legion: "honour",
  accident: "malus",
  burnout: "malus",
  divorce: "malus",
  income_tax: "malus",
  dismissal: "malus",
  illness: "malus",
  repeated_year: "malus",
  prison: "malus",
  attack: "malus",
};

export function chapterOf(kind: string): Chapter {
  const own = (CHAPTERS as Readonly<Record<string, Chapter>>)[kind];
  return own ?? CHAPTERS[SHARED[kind] ?? "special"];
}

/** Small signs, around (0, 0) in a box of 12 by 12. */
export const SMALL = {
  cap: `<path fill="${INK}" d="M0-5l7 3-7 3-7-3zM-4 .6v3.200c2 2.200 6 2.200 8 0V.6L0 2.600zM5.600-1h1.100v5H5.600z"/>`,
  coin: `<circle r="4.600" fill="${LEMON}" stroke="${INK}" stroke-width="1.500"/><path d="M0-2.300v4.600" stroke="${INK}" stroke-width="1.500" stroke-linecap="round"/>`,
  wad: `<path fill="${LIME}" stroke="${INK}" stroke-width="1.300" stroke-linejoin="round" d="M-6.500-3.500h13v7h-13z"/><circle r="1.800" fill="${INK}"/>`,
  official: `<path fill="${INK}" d="M0-6l6 3v1.500H-6V-3zM-5-.5h2V3h-2zM-1-.5h2V3h-2zM3-.5h2V3H3zM-6 4H6v1.700H-6z"/>`,
  temporary: `<path fill="${SKY}" stroke="${INK}" stroke-width="1.400" stroke-linejoin="round" d="M-3.800-5.200h7.600L.8 0l3 5.200h-7.600l3-5.200z"/><path fill="${INK}" d="M-2 4.300L0 1.600l2 2.700z"/>`,
  power: `<path fill="${CORAL}" stroke="${INK}" stroke-width="1.200" stroke-linejoin="round" d="M1-6l-5 7h3.500L-1.500 6l6-7.500H1z"/>`,
  prize: `<path fill="${LEMON}" stroke="${INK}" stroke-width="1.200" stroke-linejoin="round" d="M-3.500-5.500h7V-2a3.500 3.500 0 0 1-7 0zM-1 1.500h2V4h2v1.500h-6V4h2z"/>`,
  child: `<path fill="none" stroke="${INK}" stroke-width="1.500" d="M0-2.600a2.600 2.600 0 1 1 .01 0"/><path fill="${CORAL}" stroke="${INK}" stroke-width="1.300" d="M-4.500-2h9c0 2-1.500 3-3 3v1.500c1.500 3-4.500 3-3 0V1c-1.500 0-3-1-3-3z"/>`,
} as const;

export type SmallSign = keyof typeof SMALL;
