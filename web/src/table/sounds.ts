/** What the table sounds like. Silent until the first tap, as browsers ask; each kind has its volume. */
import type { Skin } from "../games/skin";
import { type Sound, vibrate, volumes } from "../settings";
import type { Event, Words } from "../protocol";
import { type Cue, CUES } from "./cues";
import { rendered, type Recipe } from "./synth";

let context: AudioContext | null = null;
let last = 0;
const made = new Map<Recipe, AudioBuffer>();

const APART = 0.045; // seconds between two sounds, so that a deal is a run and not a bang
const LATE = 0.6; // what would come later than this is left out
const VARIED = 0.07; // no two cards sound alike; a bell always does

/** To be called from a tap or a key: only then may a page make sounds. */
export function unlock(): void {
  if (context === null && typeof AudioContext !== "undefined") context = new AudioContext();
}

function play(recipe: Recipe, strength = 1): void {
  const loud = (volumes.value[recipe.kind] / 0.7) * strength;
  if (context === null || context.state !== "running" || loud <= 0 || document.hidden) return;
  const at = Math.max(context.currentTime, last + APART);
  if (at > context.currentTime + LATE) return;
  last = at;
  const source = new AudioBufferSourceNode(context, { buffer: bufferOf(recipe, context) });
  if (recipe.kind !== "bell") source.playbackRate.value = 1 + VARIED * (2 * Math.random() - 1);
  source.connect(new GainNode(context, { gain: loud })).connect(context.destination);
  source.start(at);
}

/** Each sound is made when it is first heard, and kept. */
function bufferOf(recipe: Recipe, to: AudioContext): AudioBuffer {
  const known = made.get(recipe);
  if (known !== undefined) return known;
  const samples = rendered(recipe, to.sampleRate);
  const buffer = to.createBuffer(1, samples.length, to.sampleRate);
  buffer.copyToChannel(samples, 0);
  made.set(recipe, buffer);
  return buffer;
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
    unlock();
    play(SAMPLES[sound]);
  },
};
