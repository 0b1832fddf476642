/** Moves things on the screen from where they were to where they are, by transforms and opacity alone. */

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
  ms: number;
  delay: number;
}

const SETTLE = "cubic-bezier(.22,.8,.3,1.02)";
const NEAR = 60; // pixels that are slid, not flown

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

/** Lets an element travel to where it is, along a shallow arc; a card that was face down turns over. */
export function travel(element: HTMLElement, { from, through, ms, delay }: Way): Animation[] {
  const to = spotOf(element);
  const inner = element.firstElementChild as HTMLElement | null;
  if (inner === null) return [];
  const turn = angleOf(element);
  const start = unturned(turn, from.x - to.x, from.y - to.y);
  const scale = to.width > 0 ? from.width / to.width : 1;
  const far = Math.hypot(start.x, start.y);
  if (far < 2 && Math.abs(scale - 1) < 0.02) return [];
  const middle =
    through === undefined
      ? { x: start.x * 0.42, y: start.y * 0.42 - Math.min(46, far * 0.16), scale: (1 + scale) / 2 + 0.06 }
      : { ...unturned(turn, through.x - to.x, through.y - to.y), scale: Math.max(1.15, through.width / to.width) };
  const frames: Keyframe[] = [{ transform: at(start, scale) }];
  if (far >= NEAR || through !== undefined) frames.push({ transform: at(middle, middle.scale), offset: 0.5 });
  frames.push({ transform: "none" });
  const time = { duration: through === undefined ? ms : ms * 2, delay, fill: "backwards" } as const;
  const out = [inner.animate(frames, { ...time, easing: SETTLE })];
  if (delay > 0 || far >= NEAR) out.push(element.animate([{ zIndex: 60 }, { zIndex: 60 }], time));
  if (from.faceDown && element.dataset["down"] !== "true") out.push(...turnOver(inner, ms, delay));
  return out;
}

function at(way: { x: number; y: number }, scale: number): string {
  return `translate(${way.x}px, ${way.y}px) scale(${scale})`;
}

function angleOf(element: HTMLElement): number {
  const turned = new DOMMatrix(getComputedStyle(element).transform);
  return Math.atan2(turned.b, turned.a);
}

/** A way on the screen, in the own directions of an element that lies turned. */
function unturned(angle: number, x: number, y: number): { x: number; y: number } {
  return { x: x * Math.cos(angle) + y * Math.sin(angle), y: y * Math.cos(angle) - x * Math.sin(angle) };
}

function turnOver(inner: HTMLElement, ms: number, delay: number): Animation[] {
  const back = document.querySelector<HTMLElement>("#back > *")?.cloneNode(true) as HTMLElement | undefined;
  const face = inner.firstElementChild as HTMLElement | null;
  if (back === undefined || face === null) return [];
  back.classList.add("turning");
  inner.append(back);
  const options: KeyframeAnimationOptions = { duration: ms, delay, fill: "backwards" };
  const narrow = { transform: "scaleX(0.02)" };
  const hide = back.animate(
    [
      { transform: "none", opacity: 1 },
      { ...narrow, opacity: 1, offset: 0.49 },
      { ...narrow, opacity: 0, offset: 0.5 },
      { opacity: 0 },
    ],
    options,
  );
  const show = face.animate([narrow, { ...narrow, offset: 0.5 }, { transform: "none" }], options);
  const gone = () => back.remove();
  hide.finished.then(gone, gone);
  return [hide, show];
}

/** A card that flies to where no single card is drawn: a likeness of it, gone when it arrives. */
export function ghost(likeness: HTMLElement | null, to: Spot, { from, through, ms, delay }: Way): Animation[] {
  const sky = document.getElementById("flights");
  const model = likeness ?? document.querySelector<HTMLElement>("#back > *");
  if (sky === null || model === null) return [];
  const flight = document.createElement("div");
  flight.className = "flight";
  flight.append(model.cloneNode(true));
  sky.append(flight);
  const width = flight.offsetWidth || 1;
  const height = flight.offsetHeight;
  const placed = (spot: Spot, lift = 0) =>
    `translate(${spot.x - width / 2}px, ${spot.y - height / 2 - lift}px) scale(${Math.max(0.22, spot.width / width)})`;
  const between = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, width: (from.width + to.width) / 2, faceDown: true };
  const fly = flight.animate(
    [
      { transform: placed(from), opacity: 1 },
      { transform: placed(through ?? between, through === undefined ? 26 : 0), opacity: 1, offset: 0.5 },
      { transform: placed(to), opacity: 1, offset: 0.92 },
      { transform: placed(to), opacity: 0 },
    ],
    { duration: through === undefined ? ms : ms * 2, delay, easing: SETTLE, fill: "both" },
  );
  const gone = () => flight.remove();
  fly.finished.then(gone, gone);
  return [fly];
}
