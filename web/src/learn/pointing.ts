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

/** The thing itself; of a place that is part of something to be touched, all of that. */
export function findPoint(point: PointFacts): HTMLElement | null {
  for (const selector of selectorsOf(point)) {
    const found = document.querySelector<HTMLElement>(selector);
    if (found !== null) return point.kind === "zone" ? (found.closest("button") ?? found) : found;
  }
  return null;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export type Side = "above" | "below" | "right" | "left";

const WIDE = 0.8; // of the screen: such a thing needs no arrow

/** The sides of a thing on which an arrow has room, each with the spot in its middle. */
export function spotsAround(box: Box, arrow: number, screen: { width: number; height: number }): readonly [Side, number, number][] {
  const [x, y, half] = [box.left + box.width / 2, box.top + box.height / 2, arrow / 2];
  const spots: [Side, number, number][] = [
    ["above", x, box.top - half],
    ["below", x, box.top + box.height + half],
    ["right", box.left + box.width + half, y],
    ["left", box.left - half, y],
  ];
  if (box.width > screen.width * WIDE) return [];
  return spots.filter(([, left, top]) => left >= half && top >= half && left <= screen.width - half && top <= screen.height - half);
}

const COVERS = "button, a, p, h1, .lesson-note, .tag, .number, .colour"; // what an arrow should not lie on

/** The side on which an arrow hides least; none where it would hide something everywhere. */
export function sideOf(box: Box, arrow: number): Side | "" {
  const end = arrow * 0.4;
  const spots = spotsAround(box, arrow, { width: innerWidth, height: innerHeight });
  const free = spots.find(([side, x, y]) => {
    const [right, down] = side === "above" || side === "below" ? [0, end] : [end, 0];
    return [-1, 0, 1].every((at) => document.elementFromPoint(x + at * right, y + at * down)?.closest(COVERS) == null);
  });
  return free?.[0] ?? "";
}
