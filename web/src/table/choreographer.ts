/**
 * Plays what happened: update by update, event by event, so that every change of the table is seen. Whoever is far
 * behind, looks elsewhere or wants no motion gets the same changes at once.
 */
import { batch } from "@preact/signals";
import { type Scene, skinOf } from "../games/skin";
import type { DecisionFacts, Event, OpenedEvent, RolledEvent, Said, ShownEvent, ToldEvent, UpdateFacts, UpdateMessage } from "../protocol";
import { linear, speed, still } from "../settings";
import { after, concluded, type Model } from "../view";
import { batchAt, flightsOf, goingTo } from "./flights";
import { anchorOf, drawn, drawnCards, ghost, middleSpot, restOf, spotsOf, travel, type Way } from "./motion";
import { heard as sounds } from "./sounds";
import type { TableStore } from "./store";

const APART = 70; // milliseconds between two cards of one deal
const LONGEST_DEAL = 900;
const READ = 420; // for a sentence that is followed by another one
const ROLLED = 900; // for a die to tumble, and to be seen
const OPENED = 2200; // for secret answers to be read
const BEHIND = 3; // updates that wait before the rest is shown at once
const COUNT_SHOWN = 9000;
const SCENE = 1000;
const STILL_SCENE = 1700; // where nothing moves, there is only the sentence to be read
const LOOK = 2400; // for cards that only some may see

export class Choreographer {
  private readonly queue: UpdateMessage[] = [];
  private running = false;
  private stopped = false;
  private hurry = false;
  private moving: Animation[] = [];
  private wake: (() => void) | null = null;
  private epoch = 0; // goes up when a whole view makes what is being played obsolete

  private readonly store: TableStore;

  constructor(store: TableStore) {
    this.store = store;
    document.addEventListener("visibilitychange", this.skipIfHidden);
  }

  add(update: UpdateMessage): void {
    this.queue.push(update);
    if (!this.running) void this.run();
    else if (this.queue.length >= BEHIND && this.store.count.value === null && this.store.stage.value?.must !== true) this.skip();
  }

  /** Forget what was to be played: the table is shown as it is. */
  clear(): void {
    this.epoch += 1;
    this.queue.length = 0;
    this.store.stage.value = null;
    this.skip();
  }

  stop(): void {
    this.stopped = true;
    document.removeEventListener("visibilitychange", this.skipIfHidden);
    this.clear();
  }

  /** Show the end of what is being played. */
  skip(): void {
    this.hurry = true;
    for (const animation of this.moving) animation.finish();
    this.wake?.();
  }

  /** A tap ends the scene that is played, and nothing else; where there is none, it shows the end. */
  goOn(): void {
    if (this.store.stage.value?.passing === false) this.wake?.();
    else this.skip();
  }

  /** The first sight of a table: the cards of the viewer come from the pile. */
  async deal(): Promise<void> {
    if (still()) return;
    await drawn();
    await drawn();
    const pile = document.querySelector<HTMLElement>(".pile.down");
    const from = pile === null ? null : anchorOf(pile.dataset["zone"] ?? "");
    if (from === null) return;
    const cards = [...document.querySelectorAll<HTMLElement>(".held")];
    this.moving = cards.flatMap((card, at) => travel(card, { from, pace: pace(), delay: (at * APART) / pace() }));
    await this.landed();
  }

  private readonly skipIfHidden = (): void => {
    if (document.hidden) this.skip();
  };

  private async run(): Promise<void> {
    this.running = true;
    this.store.busy.value = true;
    for (let message = this.queue.shift(); message !== undefined && !this.stopped; message = this.queue.shift()) {
      this.hurry = false;
      if (message.update) await this.play(message, message.update);
    }
    this.store.busy.value = false;
    this.running = false;
  }

  private get fast(): boolean {
    return this.hurry || this.queue.length >= BEHIND || still();
  }

  private async play(message: UpdateMessage, update: UpdateFacts): Promise<void> {
    const start = this.store.model.value;
    const epoch = this.epoch;
    if (start === null) return;
    this.store.pickUpDice();
    const { events } = update;
    const points = update.moment.result ? [] : counted(events);
    let count = points.length > 1 ? points : null;
    for (let at = 0; at < events.length; ) {
      const model = this.store.model.value ?? start;
      const together = batchAt(events, at);
      const next = together.reduce(after, model);
      if (!this.fast) for (const event of together) sounds.event(event, skinOf(model.game), this.store.words.value);
      if (this.fast || !together.some(isSeen)) this.store.model.value = next;
      else await this.fly(together, model, next);
      for (let i = at; i < at + together.length; i++) {
        const line = this.epoch === epoch ? message.said?.[i] : null;
        const event = events[i];
        // What the count will say need not be read before it.
        if (line && event && points.length > 1 && points.includes(event as ToldEvent)) this.store.say(line, message.number);
        else if (line) await this.tell(line, message.number, i, update);
        if (event?.event === "rolled") await this.roll(event);
        if (event?.event === "opened") await this.unfold(event);
        if (event?.event === "shown") await this.look(event, events.slice(i + 1));
      }
      if (this.epoch !== epoch) return;
      at += together.length;
      if (count !== null && !events.slice(at).some((event) => event.event === "told" && count?.includes(event))) {
        await this.showCount(count);
        if (this.epoch !== epoch) return;
        count = null;
      }
    }
    const end = this.store.model.value ?? start;
    if (update.moment.result) sounds.over();
    this.store.conclude(message, concluded(end, update, message.marks));
    if (!this.fast) await drawn();
  }

  private async tell(line: Said, number: number, at: number, { events, ask }: UpdateFacts): Promise<void> {
    this.store.say(line, number);
    const scene = this.sceneOf(events[at]);
    if (scene !== null) return this.perform(scene, events[at] as ToldEvent, line.sentence, events.slice(at + 1), races(ask));
    if (this.fast) return;
    if (events.slice(at + 1).some((event) => event.event === "told")) await this.pause(READ);
  }

  /** The theatre that a game has for an event, unless nobody would see it. */
  private sceneOf(event: Event | undefined): Scene | null {
    const model = this.store.model.value;
    if (event?.event !== "told" || model === null || linear.value) return null;
    const scene = skinOf(model.game).theatre?.[event.beat];
    if (scene === undefined || scene.when?.(event, this.store.me) === false) return null;
    if (scene.must?.(event, this.store.me) === true) return scene;
    return this.hurry || this.queue.length >= BEHIND || document.hidden || speed.value === 0 ? null : scene;
  }

  /** A big moment. The stage stays for the scene that follows; where something may be snatched, nobody is held up. */
  private async perform(scene: Scene, told: ToldEvent, sentence: string, rest: Event[], passing: boolean): Promise<void> {
    const { stage } = this.store;
    const must = scene.must?.(told, this.store.me) === true;
    const staged = { scene, told, sentence, looked: null, passing, must };
    const epoch = this.epoch;
    if (must) await looking();
    if (this.epoch !== epoch) return;
    const ms = still() ? STILL_SCENE : (scene.ms ?? SCENE);
    stage.value = staged;
    if (passing) {
      setTimeout(() => {
        if (stage.value === staged) stage.value = null;
      }, ms / pace());
      return;
    }
    await this.pause(ms);
    this.endScene(rest);
  }

  /** What is shown to some is looked at on the stage, if a scene has opened it. */
  private async look(event: ShownEvent, rest: Event[]): Promise<void> {
    const { stage } = this.store;
    if (stage.value?.scene.looks !== true || stage.value.passing || this.hurry) return;
    stage.value = { ...stage.value, looked: event };
    await this.pause(event.cards.length > 0 ? LOOK : SCENE);
    this.endScene(rest);
  }

  /** A die tumbles, an arrow turns: what follows waits until it lies. */
  private async roll(event: RolledEvent): Promise<void> {
    this.store.threw(event);
    if (!this.fast) await this.pause(ROLLED);
  }

  /** Secret answers are unfolded, and stand for a moment. */
  private async unfold(event: OpenedEvent): Promise<void> {
    if (this.fast && !still()) return;
    this.store.opened.value = event.answers;
    await this.pause(OPENED);
    this.store.opened.value = null;
  }

  private endScene(rest: Event[]): void {
    const { stage } = this.store;
    const next = rest.find((event) => event.event === "told" || event.event === "moved" || event.event === "shown");
    const goesOn = next?.event === "shown" ? stage.value?.scene.looks === true : this.sceneOf(next) !== null;
    if (!goesOn) stage.value = null;
  }

  /** At the end of a hand the table stands still until everybody has seen the count, however impatient. */
  private async showCount(told: ToldEvent[]): Promise<void> {
    if (document.hidden) return;
    const before = this.store.model.value?.moment.tallies ?? [];
    const rows = told.map(({ seat, n }) => ({ seat: seat ?? 0, points: n ?? 0, total: (before[seat ?? 0] ?? 0) + (n ?? 0) }));
    this.store.count.value = { rows, go: () => this.wake?.() };
    await this.pause(COUNT_SHOWN);
    this.store.count.value = null;
  }

  private pause(ms: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(() => this.wake?.(), ms / pace());
      this.wake = () => {
        clearTimeout(timer);
        this.wake = null;
        done();
      };
    });
  }

  private async landed(): Promise<void> {
    await Promise.allSettled(this.moving.map((animation) => animation.finished));
    this.moving = [];
  }

  /** Some cards travel, one shortly after the other; those that lie there make room. */
  private async fly(events: Event[], before: Model, next: Model): Promise<void> {
    const flights = flightsOf(before, events);
    const cards = drawnCards();
    const spots = spotsOf(cards);
    const likenesses = new Map<number, HTMLElement>();
    for (const { uid } of flights) {
      const body = cards.get(uid)?.firstElementChild?.firstElementChild;
      if (body instanceof HTMLElement) likenesses.set(uid, body.cloneNode(true) as HTMLElement);
    }
    const { model, flying } = this.store;
    const onTheWay = new Set(flights);
    batch(() => {
      model.value = next;
      flying.value = goingTo(onTheWay);
    });
    await drawn();
    const there = drawnCards();
    const apart = Math.min(APART, LONGEST_DEAL / events.length);
    // All is measured before the first thing moves: to measure after it would lay the page out anew, each time.
    const rests = new Map([...there].map(([uid, element]) => [uid, restOf(element)]));
    const ways = flights.map((flight, at): Way | null => {
      const from = spots.get(flight.uid) ?? anchorOf(flight.from);
      if (from === null) return null;
      const through = flight.taken ? middleSpot(from.width) : undefined;
      const arrived = () => {
        onTheWay.delete(flight);
        flying.value = goingTo(onTheWay);
      };
      return { from, through, pace: pace(), delay: (at * apart) / pace(), arrived };
    });
    const goals = flights.map(({ uid, to }) => (there.has(uid) ? null : anchorOf(to)));
    this.moving = flights.flatMap(({ uid }, at) => {
      const [way, element, goal] = [ways[at] ?? null, there.get(uid), goals[at] ?? null];
      if (way === null) return [];
      if (element !== undefined) return travel(element, way, rests.get(uid));
      return goal === null ? [] : ghost(likenesses.get(uid) ?? null, goal, way);
    });
    const flown = new Set(flights.map(({ uid }) => uid));
    for (const [uid, from] of spots) {
      const element = flown.has(uid) ? undefined : there.get(uid);
      if (element !== undefined) this.moving.push(...travel(element, { from, pace: pace(), delay: 0 }, rests.get(uid)));
    }
    if (this.fast) this.skip();
    await this.landed();
    flying.value = goingTo([]);
  }
}

/** Whether an event moves a card, or turns one over where it lies. */
function isSeen(event: Event): boolean {
  return event.event === "moved" || (event.event === "shown" && event.at != null);
}

/** Somebody looks at the page. */
async function looking(): Promise<void> {
  while (document.hidden) {
    await new Promise((done) => document.addEventListener("visibilitychange", done, { once: true }));
  }
}

/** How many times as fast as usual things go. */
export function pace(): number {
  return speed.value || 1;
}

/** Whether something is offered that others may snatch. */
function races(ask: DecisionFacts | null): boolean {
  return ask?.choices.some((choice) => !choice.answers && choice.verb !== "undo") === true;
}

/** The points that everybody got, told one after the other by the same beat. */
function counted(events: readonly Event[]): ToldEvent[] {
  const points = events.filter((event): event is ToldEvent => event.event === "told" && event.counts === "points");
  return points.filter((event) => event.beat === points[0]?.beat);
}
