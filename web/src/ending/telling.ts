/** Reads what is told of a game that is over. Where the house cannot tell it any more, nothing is. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { readStory } from "../house";
import type { Story } from "../protocol";
import { lang } from "../words";

export function useStory(code: string): Story | null {
  const story = useSignal<Story | null>(null);
  useEffect(() => {
    let here = true;
    if (code !== "") {
      readStory(code).then(
        (found) => {
          if (here) story.value = found;
        },
        () => undefined, // played by rules of long ago: the count is enough
      );
    }
    return () => {
      here = false;
    };
  }, [code, lang.value]);
  return story.value;
}

/** The acts that one would stop at: where the figures change, great moments, the beginnings of chapters, both ends. */
export function stopsOf(story: Story, at: readonly number[]): number[] {
  const stops = new Set([0, story.length, ...at, ...story.moments.map((one) => one.at), ...story.chapters.map((one) => one.at)]);
  return [...stops].sort((a, b) => a - b);
}

/** What happened in an act, in a sentence. */
export function saidAt(story: Story, at: number): string {
  return story.moments.find((one) => one.at === at)?.sentence ?? story.said[at] ?? "";
}

/** The chapter that an act is in. */
export function chapterAt(story: Story, at: number): string {
  return story.chapters.length > 1 ? (story.chapters.findLast((one) => one.at <= at)?.words ?? "") : "";
}

/** The next great moment after an act, or the last one before it. */
export function momentFrom(story: Story, at: number, way: 1 | -1): number {
  const found = way > 0 ? story.moments.find((one) => one.at > at) : story.moments.findLast((one) => one.at < at);
  return found?.at ?? (way > 0 ? story.length : 0);
}
