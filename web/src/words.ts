/** What the page itself says, in French and English. Everything about a game comes in words from the table. */
import { signal } from "@preact/signals";
import { recall, remember } from "./memory";
import { english } from "./words/english";
import { french, type Key } from "./words/french";

export type { Key } from "./words/french";
export type Lang = "fr" | "en";
export type Facts = Readonly<Record<string, string | number>>;

const NARROW = "\u202f";
const SPACE = "\u00a0";

export const CATALOGUES = { fr: french, en: english };

export const lang = signal<Lang>(firstLang());

/** The language that was chosen here, else the first of the device's that we speak, else French. */
function firstLang(): Lang {
  const chosen = recall("lang");
  if (chosen === "fr" || chosen === "en") return chosen;
  const spoken = navigator.languages.map((one) => one.slice(0, 2)).find((one) => one === "fr" || one === "en");
  return spoken === "en" ? "en" : "fr";
}

export function speak(next: Lang): void {
  lang.value = next;
  remember("lang", next);
  document.documentElement.lang = next;
}

/** French asks for a narrow space before ; ! ? and a space that does not break before a colon. */
export function typeset(text: string): string {
  return text.replace(/ ([;!?])/g, `${NARROW}$1`).replace(/ ([:%])/g, `${SPACE}$1`);
}

/** A sentence in the language that is spoken; facts stand in it in braces. */
export function t(key: Key, facts: Facts = {}): string {
  const text = lang.value === "fr" ? typeset(french[key]) : english[key];
  return text.replace(/\{(\w+)\}/g, (hole, name: string) => String(facts[name] ?? hole));
}

/** One sentence for one thing, another for several: French counts none as one does one. */
export function count(n: number, one: Key, many: Key): string {
  return t(n === 1 || (n === 0 && lang.value === "fr") ? one : many, { n });
}

/** A name and its value: Pace: quick. */
export function pair(name: string, value: string): string {
  return `${name}${lang.value === "fr" ? SPACE : ""}: ${value}`;
}

/** The levels of bots, by the names that the house gives them. */
const levels: Record<Lang, Record<string, string>> = {
  fr: {
    random: "Farfelu",
    greedy: "Pressé",
    steady: "Malin",
    "steady:1": "Distrait",
    "steady:2": "Malin",
    "steady:3": "Redoutable",
  },
  en: {
    random: "Whimsical",
    greedy: "Hasty",
    steady: "Clever",
    "steady:1": "Dreamy",
    "steady:2": "Clever",
    "steady:3": "Fearsome",
  },
};

export function levelName(level: string): string {
  return levels[lang.value][level] ?? level;
}

/** An ordinal: 1re, 2e; 1st, 2nd, 3rd, 4th. */
export function ordinal(n: number): string {
  if (lang.value === "fr") return n === 1 ? "1re" : `${n}e`;
  const end = n % 100 > 10 && n % 100 < 14 ? "th" : (["th", "st", "nd", "rd"][n % 10] ?? "th");
  return `${n}${end}`;
}

const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ["minute", 60],
  ["hour", 3600],
  ["day", 86_400],
  ["month", 2_629_800],
  ["year", 31_557_600],
];

/** How long ago, from seconds since 1970: 5 minutes ago, yesterday. */
export function ago(seconds: number, now = Date.now() / 1000): string {
  const past = Math.max(0, now - seconds);
  const [unit, length] = STEPS.findLast(([, long]) => past >= long) ?? ["minute", 60];
  return new Intl.RelativeTimeFormat(lang.value, { numeric: "auto" }).format(-Math.floor(past / length), unit);
}
