/** What the table sounds like. Silent until the first tap, as browsers ask; each kind has its volume. */
import type { Skin } from "../games/skin";
import { type Sound, vibrate, volumes } from "../settings";
import type { Event, Words } from "../protocol";
import { type Cue, CUES } from "./cues";
import type { Recipe } from "./synth";
import type { Made, Order } from "./synth-worker";

let context: AudioContext | null = null;
let asked = false;
let workshop: Worker | null = null;
let last = 0;
const made = new Map<Recipe, AudioBuffer>();
/** The sounds that are being made, and how loud and until when they are to be heard once they are. */
const ordered: { recipe: Recipe; loud: number; until: number }[] = [];

const APART = 0.045; // seconds between two sounds, so that a deal is a run and not a bang
const LATE = 0.6; // what would come later than this is left out
const VARIED = 0.07; // no two cards sound alike; a bell always does

/** To be called from a tap or a key: only then may a page make sounds. It takes a while, so not in the middle of it. */
export function unlock(): void {
  if (asked) return;
  asked = true;
  if (typeof requestIdleCallback === "undefined") setTimeout(open, 200);
  else requestIdleCallback(open, { timeout: 1000 });
}

function open(): void {
  if (context === null && typeof AudioContext !== "undefined") context = new AudioContext();
}

function play(recipe: Recipe, strength = 1): void {
  const loud = (volumes.value[recipe.kind] / 0.7) * strength;
  if (context === null || context.state !== "running" || loud <= 0 || document.hidden) return;
  const buffer = made.get(recipe);
  if (buffer === undefined) order(recipe, loud, context);
  else sound(recipe, buffer, loud, context);
}

function sound(recipe: Recipe, buffer: AudioBuffer, loud: number, to: AudioContext): void {
  const at = Math.max(to.currentTime, last + APART);
  if (at > to.currentTime + LATE) return;
  last = at;
  const source = new AudioBufferSourceNode(to, { buffer });
  if (recipe.kind !== "bell") source.playbackRate.value = 1 + VARIED * (2 * Math.random() - 1);
  source.connect(new GainNode(to, { gain: loud })).connect(to.destination);
  source.start(at);
}

/** Each sound is made when it is first wanted, beside the page, and kept; it is heard if that was soon enough. */
function order(recipe: Recipe, loud: number, to: AudioContext): void {
  const number = ordered.findIndex((one) => one.recipe === recipe);
  if (number >= 0) return;
  workshop ??= openWorkshop(to);
  ordered.push({ recipe, loud, until: to.currentTime + LATE });
  workshop.postMessage({ number: ordered.length - 1, recipe, rate: to.sampleRate } satisfies Order);
}

function openWorkshop(to: AudioContext): Worker {
  const worker = new Worker(new URL("./synth-worker.ts", import.meta.url), { type: "module" });
  worker.addEventListener("message", ({ data: { number, samples } }: MessageEvent<Made>) => {
    const one = ordered[number];
    if (one === undefined) return;
    const buffer = to.createBuffer(1, samples.length, to.sampleRate);
    buffer.copyToChannel(samples, 0);
    made.set(one.recipe, buffer);
    if (to.currentTime < one.until) sound(one.recipe, buffer, one.loud, to);
  });
  return worker;
}

/** The sound that an event makes, if it makes one: the table's own, or the game's for a beat of its story. */
export function soundOf(event: Event, { sounds, quiet }: Pick<Skin, "sounds" | "quiet">, words: Words | null = null): Recipe | null {
  if (event.event === "told") return sounds?.[event.beat] ?? null;
  if (event.event === "rolled" && words?.forms?.[event.name]?.form === "arrow") return CUES.arrow;
  if (event.event === "number") {
    const form = words?.forms?.[event.number]?.form ?? "";
    if (quiet.includes(event.number.replace(/ \d+$/, "")) || form === "die" || form === "arrow") return null;
  }
  const cue = cueOf(event);
  return cue === null ? null : CUES[cue];
}

function cueOf(event: Event): Cue | null {
  switch (event.event) {
    case "moved":
      return "card";
    case "shown":
      return "turned";
    case "shuffled":
      return "riffle";
    case "gathered":
    case "sealed":
      return "felt";
    case "number":
      return "wood";
    case "rolled":
      return "die";
    case "glass":
      return event.runs ? "sand" : null;
    case "wrote":
      return "pencil";
    case "opened":
      return "opened";
    case "marked":
    case "disclosed":
    case "told":
      return null;
  }
}

/** What stands for each kind where its volume is set. */
const SAMPLES: Readonly<Record<Sound, Recipe>> = {
  paper: CUES.card,
  wood: CUES.wood,
  felt: CUES.felt,
  bell: CUES.bell,
  pencil: CUES.pencil,
};

export const heard = {
  event(event: Event, skin: Skin, words: Words | null): void {
    const sound = soundOf(event, skin, words);
    if (sound !== null) play(sound);
  },
  yourTurn(): void {
    play(CUES.bell);
    if (vibrate.value) navigator.vibrate?.(40);
  },
  nudge(): void {
    play(CUES.nudge);
    if (vibrate.value) navigator.vibrate?.([60, 60, 60]);
  },
  said(): void {
    play(CUES.said);
  },
  over(): void {
    play(CUES.over);
  },
  /** So that a person who sets a volume hears what it does. */
  sample(sound: Sound): void {
    open();
    play(SAMPLES[sound]);
  },
};
