/** Moves things on the screen from where they were to where they are, by transforms and opacity alone. */
import { byWayOf, lasts, type Path, type Point, straight } from "./path";

/** Where a thing is on the screen: its centre, and the width that it would have unturned. */
export interface Spot {
  x: number;
  y: number;
  width: number;
  faceDown: boolean;
}

export interface Way {
  from: Spot;
  /** A place that is passed on the way: what is taken from somebody is seen by all. */
  through?: Spot | undefined;
  /** How many times as fast as usual. */
  pace: number;
  delay: number;
  arrived?: (() => void) | undefined;
}

const SHRUNK = 0.22; // the least size of a card that flies to a place where none is drawn
const SHOWN_LARGE = 1.15; // a card that passes the middle is seen

function spotOf(element: HTMLElement): Spot {
  const box = element.getBoundingClientRect();
  return {
    x: box.left + box.width / 2,
    y: box.top + box.height / 2,
    width: element.offsetWidth || box.width,
    faceDown: element.dataset["down"] === "true",
  };
}

/** Every card that is drawn, by its number; the last one drawn where a card is seen twice. */
export function drawnCards(): Map<number, HTMLElement> {
  const all = document.querySelectorAll<HTMLElement>("[data-uid]");
  return new Map([...all].map((element) => [Number(element.dataset["uid"]), element]));
}

/** Where everything that can be followed is now. */
export function spotsOf(cards: ReadonlyMap<number, HTMLElement>): Map<number, Spot> {
  return new Map([...cards].map(([uid, element]) => [uid, spotOf(element)]));
}

/** Where a place is on the screen, for cards that are not drawn one by one there. */
export function anchorOf(zone: string): Spot | null {
  const element = document.querySelector<HTMLElement>(`[data-zone="${CSS.escape(zone)}"]`);
  return element === null ? null : { ...spotOf(element), faceDown: true };
}

/** The middle of the table. */
export function middleSpot(width: number): Spot | undefined {
  const element = document.querySelector<HTMLElement>(".centre");
  return element === null ? undefined : { ...spotOf(element), width };
}

/** The page has drawn what was set. */
export function drawn(): Promise<void> {
  return new Promise((done) => {
    if (document.hidden) setTimeout(done);
    else requestAnimationFrame(() => done());
  });
}

/** Where an element lies, and how it is turned there. All are measured before the first one is moved. */
export interface Rest {
  to: Spot;
  turn: number;
}

export function restOf(element: HTMLElement): Rest {
  return { to: spotOf(element), turn: angleOf(element) };
}

/** Lets an element travel to where it is, along a shallow arc; a card that was face down turns over. */
export function travel(element: HTMLElement, { from, through, pace, delay, arrived }: Way, { to, turn } = restOf(element)): Animation[] {
  const inner = element.firstElementChild as HTMLElement | null;
  if (inner === null) return [];
  const seen = (spot: Spot): Point => ({ ...unturned(turn, spot.x - to.x, spot.y - to.y), scale: to.width > 0 ? spot.width / to.width : 1 });
  const [start, here] = [seen(from), { x: 0, y: 0, scale: 1 }];
  const turns = from.faceDown && element.dataset["down"] !== "true";
  if (Math.hypot(start.x, start.y) < 2 && Math.abs(start.scale - 1) < 0.02) {
    return turns ? turnOver(inner, lasts(Number.MAX_VALUE) / pace, delay) : [];
  }
  const middle = through && seen(through);
  const path = middle ? byWayOf(start, { ...middle, scale: Math.max(SHOWN_LARGE, middle.scale) }, here) : straight(start, here);
  const time = { duration: path.ms / pace, delay, fill: "backwards" } as const;
  const flight = inner.animate(framesOf(path), time);
  element.dataset["flying"] = "";
  const landed = () => {
    delete element.dataset["flying"];
    arrived?.();
  };
  flight.finished.then(landed, landed);
  return turns ? [flight, ...turnOver(inner, Math.min(path.ms, lasts(Number.MAX_VALUE)) / pace, delay)] : [flight];
}

function framesOf(path: Path): Keyframe[] {
  return path.points.map(({ x, y, scale, lean }) => ({
    transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${scale.toFixed(3)}) rotate(${lean.toFixed(2)}deg)`,
  }));
}

function angleOf(element: HTMLElement): number {
  const turned = new DOMMatrix(getComputedStyle(element).transform);
  return Math.atan2(turned.b, turned.a);
}

/** A way on the screen, in the own directions of an element that lies turned. */
function unturned(angle: number, x: number, y: number): { x: number; y: number } {
  return { x: x * Math.cos(angle) + y * Math.sin(angle), y: y * Math.cos(angle) - x * Math.sin(angle) };
}

/** A card lay face down and now lies face up. */
function turnOver(inner: HTMLElement, ms: number, delay: number): Animation[] {
  const face = inner.firstElementChild;
  const back = backOfCard();
  if (back === null || !(face instanceof HTMLElement)) return [];
  return turning(inner, back, back, face, ms, delay);
}

function backOfCard(): HTMLElement | null {
  return (document.querySelector("#back > *")?.cloneNode(true) as HTMLElement | undefined) ?? null;
}

/** One side of a card narrows away, then the other one comes; `added` lies on the card meanwhile. */
function turning(on: HTMLElement, added: HTMLElement, first: HTMLElement, second: HTMLElement, ms: number, delay: number): Animation[] {
  added.classList.add("turning");
  on.append(added);
  const time: KeyframeAnimationOptions = { duration: ms, delay, fill: "both" };
  const narrow = { transform: "scaleX(0.02)" };
  const goes = first.animate(
    [{ transform: "none", opacity: 1 }, { ...narrow, opacity: 1, offset: 0.49 }, { ...narrow, opacity: 0, offset: 0.5 }, { opacity: 0 }],
    time,
  );
  const comes = second.animate(
    [{ ...narrow, opacity: 0 }, { ...narrow, opacity: 0, offset: 0.49 }, { ...narrow, opacity: 1, offset: 0.5 }, { transform: "none", opacity: 1 }],
    time,
  );
  const over = () => {
    added.remove();
    goes.cancel();
    comes.cancel();
  };
  Promise.allSettled([goes.finished, comes.finished]).then(over);
  return [goes, comes];
}

/** A card that flies to where no single card is drawn: a likeness of it, gone when it arrives. */
export function ghost(likeness: HTMLElement | null, to: Spot, { from, through, pace, delay, arrived }: Way): Animation[] {
  const sky = document.getElementById("flights");
  const model = likeness ?? backOfCard();
  if (sky === null || model === null) return [];
  const flight = document.createElement("div");
  flight.className = "flight";
  flight.append(model);
  sky.append(flight);
  const width = flight.offsetWidth || 1;
  const height = flight.offsetHeight;
  const seen = (spot: Spot): Point => ({ x: spot.x - width / 2, y: spot.y - height / 2, scale: Math.max(SHRUNK, spot.width / width) });
  const path = through ? byWayOf(seen(from), seen(through), seen(to)) : straight(seen(from), seen(to));
  const fly = flight.animate(framesOf(path), { duration: path.ms / pace, delay, fill: "both" });
  const back = likeness !== null && !from.faceDown && to.faceDown ? backOfCard() : null;
  const turned = back === null ? [] : turning(flight, back, model, back, path.ms / pace, delay);
  const gone = () => {
    flight.remove();
    arrived?.();
  };
  fly.finished.then(gone, gone);
  return [fly, ...turned];
}
