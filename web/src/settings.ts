/** How this person likes the table: kept on this device, never sent anywhere. */
import { effect, signal, type Signal } from "@preact/signals";
import { recall, remember } from "./memory";

export const SOUNDS = ["paper", "wood", "felt", "bell", "pencil"] as const;
export type Sound = (typeof SOUNDS)[number];
export type Volumes = Record<Sound, number>;

function kept<T>(key: string, usual: T, good: (value: unknown) => value is T): Signal<T> {
  const made = signal<T>(usual);
  try {
    const stored: unknown = JSON.parse(recall(key) ?? "null");
    if (good(stored)) made.value = stored;
  } catch {
    // Not what we wrote: the usual value holds.
  }
  let first = true;
  effect(() => {
    const text = JSON.stringify(made.value);
    if (!first) remember(key, text);
    first = false;
  });
  return made;
}

const oneOf =
  <T>(...values: readonly T[]) =>
  (value: unknown): value is T =>
    values.includes(value as T);

function loudness(value: unknown): value is Volumes {
  return value !== null && typeof value === "object" && SOUNDS.every((name) => typeof (value as Volumes)[name] === "number");
}

/** How fast things move: 0 shows each change at once, 1 is usual. */
export const speed = kept("speed", 1, oneOf(0, 0.5, 1, 2));

/** Whether things move at all; the device's own wish is "system". */
export const motion = kept<"system" | "reduced" | "full">("motion", "system", oneOf("system", "reduced", "full"));

/** From silence, 0, to 1, for each kind of sound. */
export const volumes = kept<Volumes>("volumes", { paper: 0.7, wood: 0.7, felt: 0.7, bell: 0.7, pencil: 0.7 }, loudness);

export const vibrate = kept("vibrate", true, oneOf(true, false));

export const textSize = kept("text-size", 1, oneOf(1, 1.15, 1.3, 1.5));

/** The table as headings, lists and buttons, one below the other. */
export const linear = kept("linear", false, oneOf(true, false));

/** Whether things should stay where they are. */
export function still(): boolean {
  if (document.hidden || speed.value === 0 || motion.value === "reduced") return true;
  return motion.value === "system" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** The light in the room: as the device has it, by day, by night, or with hard edges. */
export const colours = kept<"auto" | "light" | "dark" | "contrast">(
  "colours",
  "auto",
  oneOf("auto", "light", "dark", "contrast"),
);

/** Keep the page as the settings want it. */
export function dress(): void {
  const night = matchMedia("(prefers-color-scheme: dark)");
  const hard = matchMedia("(prefers-contrast: more)");
  const { dataset, style } = document.documentElement;
  const light = signal(0);
  for (const query of [night, hard]) query.addEventListener("change", () => (light.value += 1));
  effect(() => {
    light.value;
    const chosen = colours.value;
    const dark = chosen === "dark" || (chosen !== "light" && night.matches);
    dataset["light"] = dark ? "dark" : "light";
    dataset["contrast"] = chosen === "contrast" || (chosen === "auto" && hard.matches) ? "more" : "usual";
  });
  effect(() => {
    style.fontSize = textSize.value === 1 ? "" : `${textSize.value * 106.25}%`;
  });
  effect(() => {
    dataset["motion"] = motion.value;
  });
}
