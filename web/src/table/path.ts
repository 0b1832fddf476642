/** The ways of things over the table: shallow arcs with one settle, as points that lie evenly in time. No screen. */

export interface Point {
  x: number;
  y: number;
  scale: number;
}

export interface Path {
  ms: number;
  /** The first and the last are where it is and where it will be. */
  points: readonly (Point & { lean: number })[];
}

const LEAST = 180; // milliseconds for the shortest way
const MOST = 350;
const BY_PIXEL = 0.28; // milliseconds
const STEPS = 12;
const SETTLED = 0.8; // of the time, when it has gone a little too far
const TOO_FAR = 5; // pixels
const STEEPEST = 46; // pixels that it is lifted at most
const LIFTED = 0.16; // of the way
const CLOSER = 0.07; // what is lifted is nearer to the eye
const LEAN = 7; // degrees that it leans into its way at most
const HELD = 0.2; // of the time that what is taken rests in the middle
const NEAR = 60; // pixels that are slid, not flown

/** How long something that goes so far is on its way. */
export function lasts(far: number): number {
  return Math.round(Math.min(MOST, LEAST + far * BY_PIXEL));
}

/** From one place to another. Steps of the time at which it goes too far and comes back: one settle. */
export function straight(from: Point, to: Point): Path {
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  return { ms: lasts(far), points: along(from, to, far, far > 0 ? Math.min(0.04, TOO_FAR / far) : 0) };
}

/** By way of a place where it rests for a moment, so that everybody sees it there. */
export function byWayOf(from: Point, through: Point, to: Point): Path {
  const first = Math.hypot(through.x - from.x, through.y - from.y);
  const second = Math.hypot(to.x - through.x, to.y - through.y);
  const out = along(from, through, first, 0);
  const rest = Array.from({ length: Math.round((2 * STEPS * HELD) / (1 - HELD)) }, () => ({ ...through, lean: 0 }));
  const on = along(through, to, second, second > 0 ? Math.min(0.04, TOO_FAR / second) : 0);
  return { ms: Math.round((lasts(first) + lasts(second)) / (1 - HELD)), points: [...out, ...rest, ...on] };
}

function along(from: Point, to: Point, far: number, over: number): Path["points"] {
  const lift = far < NEAR ? 0 : Math.min(STEEPEST, far * LIFTED);
  const lean = far < NEAR ? 0 : Math.max(-LEAN, Math.min(LEAN, (to.x - from.x) / 30));
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const part = passed(step / STEPS, over);
    const height = 4 * part * Math.max(0, 1 - part); // 1 in the middle of the way
    return {
      x: from.x + (to.x - from.x) * part,
      y: from.y + (to.y - from.y) * part - lift * height,
      scale: (from.scale + (to.scale - from.scale) * Math.min(1, part)) * (1 + (lift > 0 ? CLOSER * height : 0)),
      lean: lean * height,
    };
  });
}

/** How much of the way is behind it after a part of the time: quick at first, then a little too far, then there. */
function passed(time: number, over: number): number {
  if (time <= SETTLED) return (1 + over) * (1 - (1 - time / SETTLED) ** 2.4);
  const back = (time - SETTLED) / (1 - SETTLED);
  return 1 + over * (1 - back) ** 2;
}
