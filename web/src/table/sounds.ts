/** What the table sounds like: short and dry, made on the spot. Silent until the first tap, as browsers ask. */
import { type Sound, vibrate, volumes } from "../settings";
import type { Event } from "../protocol";

let context: AudioContext | null = null;
let rustle: AudioBuffer | null = null;
let last = 0;

const APART = 0.045; // seconds between two sounds, so that a deal is a run and not a bang

/** To be called from a tap or a key: only then may a page make sounds. */
export function unlock(): void {
  if (context !== null || typeof AudioContext === "undefined") return;
  context = new AudioContext();
  rustle = context.createBuffer(1, context.sampleRate * 0.4, context.sampleRate);
  const samples = rustle.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
}

function play(sound: Sound, strength = 1): void {
  const loud = volumes.value[sound] * strength;
  if (context === null || context.state !== "running" || loud <= 0 || document.hidden) return;
  const at = Math.max(context.currentTime, last + APART);
  if (at > context.currentTime + 0.6) return;
  last = at;
  MADE[sound](context, at, loud);
}

/** Rustling, as of paper: noise through a band, that dies away. */
function noise(to: AudioContext, at: number, loud: number, band: number, width: number, seconds: number): void {
  const source = new AudioBufferSourceNode(to, { buffer: rustle });
  const filter = new BiquadFilterNode(to, { type: "bandpass", frequency: band, Q: width });
  source.connect(filter).connect(fading(to, at, loud, seconds));
  source.start(at, Math.random() * 0.1, seconds + 0.05);
}

function tone(to: AudioContext, at: number, loud: number, hertz: number, seconds: number, type: OscillatorType): void {
  const source = new OscillatorNode(to, { type, frequency: hertz });
  source.connect(fading(to, at, loud, seconds));
  source.start(at);
  source.stop(at + seconds + 0.05);
}

function fading(to: AudioContext, at: number, loud: number, seconds: number): GainNode {
  const gain = new GainNode(to, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0008, at + seconds);
  gain.connect(to.destination);
  return gain;
}

const MADE: Record<Sound, (to: AudioContext, at: number, loud: number) => void> = {
  paper: (to, at, loud) => {
    noise(to, at, loud * 0.22, 3800 + Math.random() * 900, 0.8, 0.09);
    noise(to, at + 0.03, loud * 0.1, 1400, 1.2, 0.06);
  },
  wood: (to, at, loud) => {
    tone(to, at, loud * 0.2, 420 + Math.random() * 60, 0.07, "triangle");
    noise(to, at, loud * 0.12, 1100, 3, 0.03);
  },
  felt: (to, at, loud) => {
    tone(to, at, loud * 0.28, 130, 0.11, "sine");
    noise(to, at, loud * 0.08, 500, 1, 0.07);
  },
  bell: (to, at, loud) => {
    for (const [ratio, part] of [
      [1, 0.16],
      [2.76, 0.07],
      [5.4, 0.03],
    ] as const) {
      tone(to, at, loud * part, 880 * ratio, 0.9 / ratio + 0.1, "sine");
    }
  },
  pencil: (to, at, loud) => {
    for (const late of [0, 0.07, 0.16]) noise(to, at + late, loud * 0.16, 5200, 2.5, 0.05);
  },
};

/** The kind of sound that an event makes, if it makes one. */
export function soundOf(event: Event): Sound | null {
  switch (event.event) {
    case "moved":
    case "shown":
      return "paper";
    case "gathered":
    case "shuffled":
    case "sealed":
      return "felt";
    case "number":
    case "rolled":
    case "glass":
      return "wood";
    case "wrote":
      return "pencil";
    case "opened":
      return "bell";
    case "marked":
    case "disclosed":
    case "told":
      return null;
  }
}

export const heard = {
  event(event: Event): void {
    const sound = soundOf(event);
    if (sound !== null) play(sound, event.event === "number" ? 0.5 : 1);
  },
  yourTurn(): void {
    play("bell");
    if (vibrate.value) navigator.vibrate?.(40);
  },
  nudge(): void {
    play("bell");
    play("wood");
    if (vibrate.value) navigator.vibrate?.([60, 60, 60]);
  },
  said(): void {
    play("felt", 0.6);
  },
  over(): void {
    for (const strength of [0.6, 0.8, 1]) play("bell", strength);
  },
  /** So that a person who sets a volume hears what it does. */
  sample(sound: Sound): void {
    unlock();
    play(sound);
  },
};
