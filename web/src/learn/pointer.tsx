/** Rings and arrows around what a lesson points at. They lie above everything and take no touch. */
import { useEffect, useState } from "preact/hooks";
import type { PointFacts } from "../protocol";
import { type Box, findPoint, sideOf } from "./pointing";

const AROUND = 5; // pixels between a thing and its ring
const ARROW = 46; // pixels that an arrow needs
const LOOK = 90; // milliseconds after which it is looked again where things are

export function Pointer({ points }: { points: readonly PointFacts[] }) {
  const [boxes, setBoxes] = useState<readonly Box[]>([]);
  useEffect(() => {
    for (const point of points) findPoint(point)?.scrollIntoView({ block: "nearest", inline: "nearest" });
    const look = () => {
      const found = points.flatMap((point) => boxOf(findPoint(point)));
      setBoxes((before) => (same(before, found) ? before : found));
    };
    look();
    const timer = setInterval(look, LOOK);
    return () => clearInterval(timer);
  }, [points]);
  return (
    <div class="pointers" aria-hidden="true">
      {boxes.map((box, at) => (
        <span
          key={at}
          class={`pointer ${sideOf(box, ARROW)}`}
          style={{ left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px` }}
        >
          <svg viewBox="0 0 32 40" class="arrow">
            <path d="M16 38 4 22h7V3h10v19h7z" />
          </svg>
        </span>
      ))}
    </div>
  );
}

function boxOf(element: HTMLElement | null): Box[] {
  const box = element?.getBoundingClientRect();
  if (box === undefined || box.width === 0) return [];
  const round = Math.round;
  return [
    {
      left: round(box.left) - AROUND,
      top: round(box.top) - AROUND,
      width: round(box.width) + 2 * AROUND,
      height: round(box.height) + 2 * AROUND,
    },
  ];
}

function same(one: readonly Box[], other: readonly Box[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
