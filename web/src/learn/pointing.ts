/** Where on the page the things are that a lesson points at. */
import type { PointFacts } from "../protocol";

/** The ways to find a thing, the best first. */
export function selectorsOf({ kind, what = "" }: PointFacts): readonly string[] {
  const id = JSON.stringify(what);
  switch (kind) {
    case "card":
      return [`.held[data-card=${id}]`, `[data-card=${id}]`];
    case "seat":
      return [`.other[data-seat=${id}]`];
    case "zone":
      return [`[data-zone=${id}]`];
    case "number":
      return [`[data-number=${id}]`];
    case "choice":
      return [`[data-choice=${id}]`];
    default:
      return [".moment .sentences"];
  }
}

export function findPoint(point: PointFacts, within: ParentNode = document): HTMLElement | null {
  for (const selector of selectorsOf(point)) {
    const found = within.querySelector<HTMLElement>(selector);
    if (found !== null) return found;
  }
  return null;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** On which side of a thing the arrow stands: above it, unless it would leave the screen. */
export function sideOf(box: Box, room: number): "above" | "below" {
  return box.top >= room ? "above" : "below";
}
