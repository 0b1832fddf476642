/** Rings and arrows around what a lesson points at. They lie above everything and take no touch. */
import { useEffect, useState } from "preact/hooks";
import type { PointFacts } from "../protocol";
import { type Box, findPoint, type Side, sideOf } from "./pointing";

const AROUND = 5; // pixels between a thing and its ring
const ARROW = 46; // pixels that an arrow takes
const LOOK = 90; // milliseconds after which it is looked again where things are

export function Pointer({ points }: { points: readonly PointFacts[] }) {
  const [rings, setRings] = useState<readonly Ring[]>([]);
  useEffect(() => {
    for (const point of points) bringIntoSight(findPoint(point));
    const look = () => {
      const found = points.flatMap((point) => ringAround(findPoint(point)));
      setRings((before) => (JSON.stringify(before) === JSON.stringify(found) ? before : found));
    };
    look();
    const timer = setInterval(look, LOOK);
    return () => clearInterval(timer);
  }, [points]);
  return (
    <div class="pointers" aria-hidden="true">
      {rings.map(({ left, top, width, height, side }, at) => (
        <span
          key={at}
          class={`pointer ${side}`}
          style={{ left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` }}
        >
          {side !== "" && (
            <svg viewBox="0 0 32 40" class="arrow">
              <path d="M16 38 4 22h7V3h10v19h7z" />
            </svg>
          )}
        </span>
      ))}
    </div>
  );
}

interface Ring extends Box {
  readonly side: Side | "";
}

/** Places that do not fit side by side are scrolled; the table itself stays where it is. */
function bringIntoSight(element: HTMLElement | null): void {
  const row = element?.closest(".plots, .ring");
  if (element == null || row == null) return;
  const [own, around] = [element.getBoundingClientRect(), row.getBoundingClientRect()];
  if (own.left < around.left) row.scrollLeft -= around.left - own.left;
  else if (own.right > around.right) row.scrollLeft += own.right - around.right;
}

/** The ring around a thing: around a card as far as it is lifted, around the cards of a hand. */
function ringAround(element: HTMLElement | null): Ring[] {
  if (element === null) return [];
  const held = [...element.querySelectorAll(".held")];
  const boxes = (held.length > 0 ? held : [element.querySelector(":scope > .lift") ?? element]).map((one) => one.getBoundingClientRect());
  const edge = (ends: readonly number[], which: (...ends: number[]) => number) => Math.round(which(...ends));
  const left = edge(boxes.map((box) => box.left), Math.min) - AROUND;
  const top = edge(boxes.map((box) => box.top), Math.min) - AROUND;
  const width = edge(boxes.map((box) => box.right), Math.max) + AROUND - left;
  const height = edge(boxes.map((box) => box.bottom), Math.max) + AROUND - top;
  if (width <= 2 * AROUND) return [];
  const ring = { left, top, width, height };
  return [{ ...ring, side: sideOf(ring, ARROW) }];
}
