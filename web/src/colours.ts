/** The colours that people choose. Each has a name; next to it always stands the person's own. */
import { lang } from "./words";

const PAINTS = {
  tomato: ["#d9482f", "tomate", "tomato"],
  apricot: ["#f0953c", "abricot", "apricot"],
  lemon: ["#f2cd3f", "citron", "lemon"],
  apple: ["#8cb83f", "pomme", "apple"],
  pine: ["#2f7a55", "sapin", "pine"],
  lagoon: ["#2fa39a", "lagon", "lagoon"],
  sky: ["#4b95d6", "ciel", "sky"],
  plum: ["#7b4fa3", "prune", "plum"],
  rose: ["#e0789f", "rose", "rose"],
  slate: ["#6b7280", "ardoise", "slate"],
} as const;

type Colour = keyof typeof PAINTS;

export const COLOURS = Object.keys(PAINTS) as Colour[];

const known = (colour: string): colour is Colour => colour in PAINTS;

export function paint(colour: string): string {
  return PAINTS[known(colour) ? colour : "slate"][0];
}

/** Black or white, whichever is read better on it. */
export function inkOn(colour: string): string {
  return ["tomato", "pine", "plum", "slate"].includes(known(colour) ? colour : "slate") ? "#fff" : "#2b2019";
}

export function colourName(colour: string): string {
  return PAINTS[known(colour) ? colour : "slate"][lang.value === "fr" ? 1 : 2];
}

/** One that nobody has yet, the one wished for if possible. */
export function freeColour(wish: string, taken: readonly string[]): string {
  if (known(wish) && !taken.includes(wish)) return wish;
  return COLOURS.find((colour) => !taken.includes(colour)) ?? "slate";
}
