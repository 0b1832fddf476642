/** Where everything lies on the plot of a game: lines, names at their ends, moments, chapters. No pixel is drawn here. */
import type { Curve, Story } from "../protocol";

export interface Frame {
  readonly width: number;
  readonly height: number;
  /** What is left free at the sides: for the figures, for the names. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Line {
  readonly seat: number;
  readonly path: string;
  readonly end: { readonly x: number; readonly y: number };
  /** Where the name stands, so that no two lie on each other. */
  readonly name: number;
}

export interface Plot {
  readonly lines: readonly Line[];
  readonly ticks: readonly { readonly value: number; readonly y: number }[];
  readonly x: (at: number) => number;
  readonly y: (value: number) => number;
}

const GAP = 13; // pixels between two names
const CLEAR = 24; // pixels between two chapters that are drawn

export function plotOf(curve: Curve, length: number, frame: Frame): Plot {
  const all = curve.points.flatMap((point) => point.values);
  const ticks = ticksOf(Math.min(0, ...all), Math.max(1, ...all));
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)];
  const wide = frame.width - frame.left - frame.right;
  const tall = frame.height - frame.top - frame.bottom;
  const x = (at: number) => round(frame.left + (wide * at) / Math.max(1, length));
  // Whoever leads is on top, whether many points are good or few.
  const share = (value: number) => (value - low) / (high - low);
  const y = (value: number) => round(frame.top + tall * (curve.low_leads ? share(value) : 1 - share(value)));
  const seats = curve.points[0]?.values.length ?? 0;
  const ends = Array.from({ length: seats }, (_, seat) => y(curve.points.at(-1)?.values[seat] ?? 0));
  const names = spread(ends, GAP, frame.top, frame.height - frame.bottom);
  const lines = ends.map((end, seat) => ({
    seat,
    path: pathOf(curve, seat, x, y, length),
    end: { x: x(length), y: end },
    name: names[seat] ?? end,
  }));
  return { lines, ticks: ticks.map((value) => ({ value, y: y(value) })), x, y };
}

/** A figure stands until it changes, so the line goes along and then up or down. */
function pathOf(curve: Curve, seat: number, x: (at: number) => number, y: (value: number) => number, length: number): string {
  let path = "";
  let last: number | null = null;
  for (const { at, values } of curve.points) {
    const value = values[seat] ?? 0;
    if (last === null) path = `M${x(at)} ${y(value)}`;
    else if (value !== last) path += `H${x(at)}V${y(value)}`;
    last = value;
  }
  return `${path}H${x(length)}`;
}

/** Round figures from the lowest to the highest, four or so. */
export function ticksOf(low: number, high: number): number[] {
  const rough = (high - low) / 4;
  const size = 10 ** Math.floor(Math.log10(Math.max(rough, 1)));
  const step = [1, 2, 5, 10].map((one) => one * size).find((one) => one >= rough) ?? size;
  const first = Math.floor(low / step) * step;
  const count = Math.ceil((high - first) / step);
  return Array.from({ length: count + 1 }, (_, at) => first + at * step);
}

/** The same heights, moved apart as little as need be; they stay within the bounds while there is room. */
export function spread(heights: readonly number[], gap: number, low: number, high: number): number[] {
  const order = heights.map((_, at) => at).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0) || a - b);
  const apart = Math.min(gap, (high - low) / Math.max(1, heights.length - 1));
  const out = [...heights];
  let least = low;
  for (const at of order) {
    out[at] = Math.max(out[at] ?? 0, least);
    least = (out[at] ?? 0) + apart;
  }
  let most = high;
  for (const at of [...order].reverse()) {
    out[at] = Math.min(out[at] ?? 0, most);
    most = (out[at] ?? 0) - apart;
  }
  return out.map(round);
}

/** So many of these places that no two are too near to each other. */
export function apart(places: readonly number[]): readonly number[] {
  const every = Math.ceil((CLEAR * places.length) / Math.max(1, (places.at(-1) ?? 0) - (places[0] ?? 0)));
  return places.filter((_, at) => at % Math.max(1, every) === 0);
}

/** The figures of all seats after an act. */
export function valuesAt(curve: Curve, at: number): readonly number[] {
  return curve.points.findLast((point) => point.at <= at)?.values ?? [];
}

/** Who leads after an act; everybody where all are level. */
export function leadersAt(curve: Curve, at: number): { seats: number[]; value: number } {
  const values = valuesAt(curve, at);
  const value = curve.low_leads ? Math.min(...values) : Math.max(...values);
  return { seats: values.flatMap((one, seat) => (one === value ? [seat] : [])), value };
}

/** The curve that tells most: the first one that rose and fell more than once. */
export function firstCurve(story: Story): Curve | undefined {
  return story.curves.find((curve) => curve.points.length > 2) ?? story.curves[0];
}

/** The stop that is nearest to a place. */
export function nearest(stops: readonly number[], at: number): number {
  return stops.reduce((best, stop) => (Math.abs(stop - at) < Math.abs(best - at) ? stop : best), stops[0] ?? 0);
}

const round = (n: number): number => Math.round(n * 10) / 10;
