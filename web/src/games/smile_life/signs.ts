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
    sign: "M0-8L11-3 0 2-11-3zM-6.5 1v5c3 3.5 10 3.5 13 0V1L0 4zM8.8-1h1.6v7.5h-1.6z",
  },
  job: {
    band: "#2d4fb0",
    on: PAPER,
    sign: "M-4.5-4.5V-8h9v3.5H9A1.5 1.5 0 0 1 10.5-3v3.5h-21V-3A1.5 1.5 0 0 1-9-4.5zm2 0h5V-6h-5zM-10.5 2h8v2h5V2h8v5A1.5 1.5 0 0 1 9 8.5H-9A1.5 1.5 0 0 1-10.5 7z",
  },
  salary: {
    band: LEMON,
    on: INK,
    sign: "M-11-6.5H11v13H-11zm2 3.5a2 2 0 0 0 2-1.5H7A2 2 0 0 0 9-3v6a2 2 0 0 0-2 1.5H-7A2 2 0 0 0-9 3zM0-3.5a3.5 3.5 0 1 0 .01 0z",
  },
  flirt: {
    band: "#ff9aa6",
    on: INK,
    sign: "M0 9C-12 1-11-8-5.5-8-2-8-.5-6 0-4 .5-6 2-8 5.5-8 11-8 12 1 0 9z",
  },
  marriage: {
    band: "#c9342a",
    on: PAPER,
    sign: "M-4-3.5a6.3 6.3 0 1 0 .01 0zm0 2.7a3.6 3.6 0 1 1-.01 0zM4.6-3.5a6.3 6.3 0 1 0 .01 0zm0 2.7a3.6 3.6 0 1 1-.01 0zM-6.8-9.5h5.6l1.3 2L-4-4-8.1-7.5z",
  },
  adultery: {
    band: "#8c2f66",
    on: PAPER,
    sign: "M-1 9C-12 1-11-8-5.5-8-3.5-8-2-7.2-1-6L-4-2 0 1-2 5zM1.5 8.5L3 4-1 .5 2-3 1-6C2-7.5 3.5-8 5.5-8 11-8 12 1 1.5 8.5z",
  },
  child: {
    band: "#ff9f3f",
    on: INK,
    sign: "M-8-1.3H9.5A8.5 8.5 0 0 1 4.5 6h-8A8.5 8.5 0 0 1-8-1.3zM1-3v-7.5A8.5 8.5 0 0 1 9.5-3zM-12-7h3.6l2.3 4h-2.5l-1.2-2H-12zM-4 6.5a2.2 2.2 0 1 1-.01 0zM5 6.5a2.2 2.2 0 1 1-.01 0z",
  },
  animal: {
    band: "#9cc53b",
    on: INK,
    sign: "M0 0c4 0 7 4 7 6.5C7 9.5 3.5 9 0 8.2-3.5 9-7 9.5-7 6.5-7 4-4 0 0 0zM-8-3.5c2 0 3 2 2.6 3.8C-6 2-8.5 1.5-9.5-.5S-9.5-3.5-8-3.5zM8-3.5C6-3.5 5 .5 5.4.3 6 2 8.5 1.5 9.5-.5S9.5-3.5 8-3.5zM-3.4-9c2 0 3 2.2 2.7 4.5C-1-2.2-4-2-5.2-4S-5-9-3.4-9zM3.4-9C1.4-9 .4-6.8.7-4.5 1-2.2 4-2 5.2-4S5-9 3.4-9z",
  },
  travel: {
    band: "#62bdf2",
    on: INK,
    sign: "M-1.6-8.5c.7-2 2.5-2 3.2 0l.7 5L11 3v2.6L2.3 3l-.5 4L4 8.8v1.4L0 9.2l-4 1V8.8L-1.8 7l-.5-4L-11 5.6V3l8.7-6.5z",
  },
  house: {
    band: "#a4552a",
    on: PAPER,
    sign: "M0-9L11 .5 9.5 2.3 8 1v8H2.5V3h-5v6H-8V1l-1.5 1.3L-11 .5-6-3.8V-8h3v1.6z",
  },
  honour: {
    band: GOLD,
    on: INK,
    sign: "M-6-10h4.5L0-6l1.5-4H6L3.5-3.5a7 7 0 1 1-7 0zM0-1l1.3 2.8 3 .4-2.2 2 .6 3L0 5.8-2.7 7.2l.6-3-2.2-2 3-.4z",
  },
  malus: {
    band: INK,
    on: "#ffb9ad",
    sign: "M-7.5 2a4.5 4.5 0 0 1-.5-9A6 6 0 0 1 3-8.5 4.6 4.6 0 0 1 9.5-4 3.5 3.5 0 0 1 8 2H4L5.5-1h-5L-2.5 4H.5L-1.5 10 6 2.5z",
  },
  special: {
    band: PLUM,
    on: LEMON,
    sign: "M0-10L2.6-2.8 10 0 2.6 2.8 0 10-2.6 2.8-10 0-2.6-2.8zM8-9.5l.9 2.4 2.4.9-2.4.9L8-2.9l-.9-2.4-2.4-.9 2.4-.9z",
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
  cap: `<path fill="${INK}" d="M0-5l7 3-7 3-7-3zM-4 .6v3.2c2 2.2 6 2.2 8 0V.6L0 2.6zM5.6-1h1.1v5H5.6z"/>`,
  coin: `<circle r="4.6" fill="${LEMON}" stroke="${INK}" stroke-width="1.5"/><path d="M0-2.3v4.6" stroke="${INK}" stroke-width="1.5" stroke-linecap="round"/>`,
  wad: `<path fill="${LIME}" stroke="${INK}" stroke-width="1.3" stroke-linejoin="round" d="M-6.5-3.5h13v7h-13z"/><circle r="1.8" fill="${INK}"/>`,
  official: `<path fill="${INK}" d="M0-6l6 3v1.5H-6V-3zM-5-.5h2V3h-2zM-1-.5h2V3h-2zM3-.5h2V3H3zM-6 4H6v1.7H-6z"/>`,
  temporary: `<path fill="${SKY}" stroke="${INK}" stroke-width="1.4" stroke-linejoin="round" d="M-3.8-5.2h7.6L.8 0l3 5.2h-7.6l3-5.2z"/><path fill="${INK}" d="M-2 4.3L0 1.6l2 2.7z"/>`,
  power: `<path fill="${CORAL}" stroke="${INK}" stroke-width="1.2" stroke-linejoin="round" d="M1-6l-5 7h3.5L-1.5 6l6-7.5H1z"/>`,
  prize: `<path fill="${LEMON}" stroke="${INK}" stroke-width="1.2" stroke-linejoin="round" d="M-3.5-5.5h7V-2a3.5 3.5 0 0 1-7 0zM-1 1.5h2V4h2v1.5h-6V4h2z"/>`,
  child: `<path fill="none" stroke="${INK}" stroke-width="1.5" d="M0-2.6a2.6 2.6 0 1 1 .01 0"/><path fill="${CORAL}" stroke="${INK}" stroke-width="1.3" d="M-4.5-2h9c0 2-1.5 3-3 3v1.5c1.5 3-4.5 3-3 0V1c-1.5 0-3-1-3-3z"/>`,
} as const;

export type SmallSign = keyof typeof SMALL;
