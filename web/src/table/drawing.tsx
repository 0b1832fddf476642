/** Drawings: strokes on a small square of paper, written in a short line of letters. */
import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "./words";

export const SIDE = 64;
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const HEAD = "drawing:";
export const LONGEST = 480; // characters that an answer may have

export type Point = readonly [number, number];
export type Stroke = readonly Point[];

/** Two letters a point, a dot between strokes. */
export function written(strokes: readonly Stroke[]): string {
  const letter = (n: number) => LETTERS[Math.max(0, Math.min(SIDE - 1, Math.round(n)))] ?? "A";
  return HEAD + strokes.map((stroke) => stroke.map(([x, y]) => letter(x) + letter(y)).join("")).join(".");
}

/** The drawing in a text, or nothing if it is none. */
export function drawingIn(text: string): Stroke[] | null {
  if (!text.startsWith(HEAD)) return null;
  return text
    .slice(HEAD.length)
    .split(".")
    .map((line) => {
      const points: Point[] = [];
      for (let at = 0; at + 1 < line.length; at += 2) {
        points.push([LETTERS.indexOf(line[at] ?? "A"), LETTERS.indexOf(line[at + 1] ?? "A")]);
      }
      return points;
    });
}

export function Strokes({ strokes, label }: { strokes: readonly Stroke[]; label: string }) {
  return (
    <svg class="drawing" viewBox={`-1 -1 ${SIDE + 1} ${SIDE + 1}`} role="img" aria-label={label}>
      {strokes.map((stroke, at) => (
        <path key={at} d={stroke.map(([x, y], index) => `${index > 0 ? "L" : "M"}${x} ${y}`).join("") + "l.01 0"} />
      ))}
    </svg>
  );
}

/** A sheet of paper and a pencil. Whoever cannot draw with a pointer moves the pencil by the arrow keys. */
export function Sketch({ send }: { send: (text: string) => void }) {
  const [strokes, setStrokes] = useState<Stroke[]>([]);
  const [pencil, setPencil] = useState<Point>([SIDE / 2, SIDE / 2]);
  const [down, setDown] = useState(false);
  const paper = useRef<HTMLDivElement>(null);
  const full = written(strokes).length > LONGEST;
  useEffect(() => paper.current?.focus(), []);

  function pointIn(event: PointerEvent): Point {
    const box = paper.current?.getBoundingClientRect();
    if (box === undefined) return [0, 0];
    return [((event.clientX - box.left) / box.width) * SIDE, ((event.clientY - box.top) / box.height) * SIDE];
  }

  function go(point: Point) {
    setPencil(point);
    const line = strokes.at(-1);
    if (!down || full || line === undefined) return;
    const [x, y] = line.at(-1) ?? [-9, -9];
    if (Math.hypot(point[0] - x, point[1] - y) >= 1.6) setStrokes([...strokes.slice(0, -1), [...line, point]]);
  }

  function begin(point: Point) {
    setPencil(point);
    setDown(true);
    if (!full) setStrokes([...strokes, [point]]);
  }

  return (
    <div class="sketch">
      <div
        ref={paper}
        class="sheet-of-paper"
        role="application"
        tabIndex={0}
        aria-label={`${t("drawHere")} ${t("drawKeys")}`}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          begin(pointIn(event));
        }}
        onPointerMove={(event) => go(pointIn(event))}
        onPointerUp={() => setDown(false)}
        onKeyDown={(event) => {
          const step = { ArrowLeft: [-2, 0], ArrowRight: [2, 0], ArrowUp: [0, -2], ArrowDown: [0, 2] }[event.key];
          if (event.key === " ") {
            if (down) setDown(false);
            else begin(pencil);
          } else if (step) go([pencil[0] + (step[0] ?? 0), pencil[1] + (step[1] ?? 0)]);
          else return;
          event.preventDefault();
          event.stopPropagation();
        }}
      >
        <Strokes strokes={strokes} label="" />
        <i class={`pencil ${down ? "down" : ""}`} style={{ left: `${(pencil[0] / SIDE) * 100}%`, top: `${(pencil[1] / SIDE) * 100}%` }} />
      </div>
      <div class="row">
        <button type="button" class="answer" disabled={strokes.length === 0} onClick={() => setStrokes(strokes.slice(0, -1))}>
          {t("lastStroke")}
        </button>
        <button type="button" class="answer main" disabled={strokes.length === 0} onClick={() => send(written(strokes))}>
          {t("enter")}
        </button>
      </div>
      {full && <p role="status">{t("paperFull")}</p>}
    </div>
  );
}
