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
    for (const point of points) findPoint(point)?.scrollIntoView({ block: "nearest", inline: "nearest" });
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

/** The ring around a thing; around a card as far as it is lifted. */
function ringAround(element: HTMLElement | null): Ring[] {
  const box = (element?.querySelector(":scope > .lift") ?? element)?.getBoundingClientRect();
  if (box === undefined || box.width === 0) return [];
  const { round } = Math;
  const ring = {
    left: round(box.left) - AROUND,
    top: round(box.top) - AROUND,
    width: round(box.width) + 2 * AROUND,
    height: round(box.height) + 2 * AROUND,
  };
  return [{ ...ring, side: sideOf(ring, ARROW) }];
}
