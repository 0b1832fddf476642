/** Asks the house over plain HTTP: what is on the shelf, for a table, who I am to it. */
import { signal } from "@preact/signals";
import type { Door, LessonFacts, Me, NameMe, Opened, OpenTable, Problem, Replay, RulesFacts, Shelf, Story, TakeLesson, Taught } from "./protocol";
import { lang, t } from "./words";

/** What was asked for cannot be: the sentence says why. */
export class Trouble extends Error {
  readonly code: string;

  constructor(code: string, sentence: string) {
    super(sentence);
    this.code = code;
  }
}

/** The sentence for whatever went wrong. */
export function sentenceOf(wrong: unknown): string {
  return wrong instanceof Trouble ? wrong.message : t("failed");
}

async function ask<T>(path: string, method = "GET", body?: object): Promise<T> {
  const sent = body && { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  const spoken = `${path.includes("?") ? "&" : "?"}lang=${lang.value}`;
  const answer = await fetch(`/api/${path}${spoken}`, { method, ...sent }).catch(() => null);
  if (answer === null) throw new Trouble("unreachable", t("failed"));
  const text = await answer.text();
  const found = read(text);
  if (answer.ok) return found as T;
  const problem = found as Problem | null;
  throw new Trouble(problem?.code ?? String(answer.status), problem?.sentence ?? t("failed"));
}

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** What is on the shelf, once it was read; in the language it was read in. */
export const shelf = signal<Shelf | null>(null);
let shelved = "";

export async function readShelf(): Promise<Shelf> {
  const wanted = lang.value;
  if (shelf.value !== null && shelved === wanted) return shelf.value;
  const found = await ask<Shelf>("shelf");
  shelved = wanted;
  shelf.value = found;
  return found;
}

export const gameOnShelf = (name: string) => shelf.value?.games.find((game) => game.name === name);

export const openTable = (wanted: OpenTable): Promise<Opened> => ask("tables", "POST", wanted);
export const knock = (code: string): Promise<Door> => ask(`tables/${code}`);
/** With all hands open, or as a seat saw it. */
export const readReplay = (code: string, eyes: number | null = null): Promise<Replay> =>
  ask(`tables/${code}/replay${eyes === null ? "" : `?eyes=${eyes}`}`);
export const readStory = (code: string): Promise<Story> => ask(`tables/${code}/story`);
export const readRules = (game: string): Promise<RulesFacts> => ask(`rules/${game}`);
export const readScene = (game: string, rule: string): Promise<Replay> => ask(`rules/${game}/${rule}`);
export const readLesson = (game: string, lesson: string): Promise<LessonFacts> => ask(`lessons/${game}/${lesson}`);
export const takeLesson = (game: string, lesson: string, wanted: TakeLesson): Promise<Taught> =>
  ask(`lessons/${game}/${lesson}`, "POST", wanted);
export const readMe = (): Promise<Me> => ask("me");
export const nameMe = (me: NameMe): Promise<Me> => ask("me", "POST", me);
export const eraseMe = (): Promise<null> => ask("me/erase", "POST", {});

export const recordPath = (code: string): string => `/api/tables/${code}/record`;
export const qrPath = (code: string): string => `/api/tables/${code}/qr.svg`;
export const EXPORT_PATH = "/api/me/export";

/** The address under which others reach this table: the page's own, unless that is good for this machine alone. */
export function addressOf(code: string, folder: "t" | "tv" | "r" = "t"): string {
  const here = /^(localhost|127\.|\[::1\])/.test(location.hostname);
  const house = here && shelf.value?.address ? shelf.value.address : location.origin;
  return `${house.replace(/\/$/, "")}/${folder}/${code}`;
}

/** A word of one's own that is mixed into the key of the cards: nobody can have prepared them. */
export function freshWord(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(36).padStart(2, "0")).join("");
}
