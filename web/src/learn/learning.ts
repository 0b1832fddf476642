/** A lesson as a way to a table: the house plays it anew for each wish, and keeps nothing. */
import { computed, signal } from "@preact/signals";
import { sentenceOf, takeLesson, Trouble } from "../house";
import { recall, remember } from "../memory";
import type { FromClient, FromTable, LessonFacts, PartFacts, RefusedMessage, TakeLesson, Taught } from "../protocol";
import { still } from "../settings";
import type { Listener, Transport } from "../transport";
import { learnt } from "./learnt";

type Wish = NonNullable<TakeLesson["wish"]>;

const BREATH = 650; // milliseconds between what one does and what the next one does
const LOOK = 60; // milliseconds after which it is looked again whether the table is at rest

const kept = ({ game, lesson }: LessonFacts): string => `lesson.${game}.${lesson}`;

/** What was done so far in a lesson, the last time on this device. */
function begun(facts: LessonFacts): string[] {
  try {
    const done: unknown = JSON.parse(recall(kept(facts)) ?? "[]");
    const good = Array.isArray(done) && done.every((one) => typeof one === "string") && done.length < facts.parts.length;
    return good ? (done as string[]) : [];
  } catch {
    return [];
  }
}

export class Learning implements Transport {
  readonly facts: LessonFacts;
  /** What was done, one text a part. */
  readonly done = signal<readonly string[]>([]);
  /** Something is on its way, or the others are still at it. */
  readonly busy = signal(false);
  readonly problem = signal("");
  /** Whether the table still moves: what comes next waits for it. */
  moves: () => boolean = () => false;

  /** The part that is told now. */
  readonly part = computed<PartFacts | undefined>(() => this.facts.parts[this.done.value.length]);

  private listener: Listener | null = null;
  private serial = 0;
  private last: Promise<void> = Promise.resolve();
  private visit = 0; // goes up when what is on its way is no longer wanted

  constructor(facts: LessonFacts) {
    this.facts = facts;
    this.done.value = begun(facts);
  }

  readonly connect = (listener: Listener): Transport => {
    this.listener = listener;
    queueMicrotask(() => void this.show(this.done.value));
    return this;
  };

  send(message: FromClient): void {
    if (message.type === "act" || message.type === "why" || message.type === "about") this.queue(message);
    else if ("id" in message) this.tell(refusal(message.id, "", "lesson"));
  }

  retry(): void {
    void this.show(this.done.value);
  }

  close(): void {
    this.visit += 1;
    this.listener = null;
  }

  /** The next part; where something is to be done, the table does it. */
  goOn(): void {
    this.serial += 1;
    if (!this.busy.value) this.queue({ type: "on", id: `on-${this.serial}` });
  }

  /** The part before. */
  back(): void {
    void this.show(this.done.value.slice(0, -1));
  }

  restart(): void {
    void this.show([]);
  }

  /** The table as it lies after all this. */
  private async show(done: readonly string[]): Promise<void> {
    this.visit += 1;
    const { visit } = this;
    try {
      const taught = await this.ask(done);
      if (visit !== this.visit) return;
      this.problem.value = "";
      this.busy.value = false;
      this.tell(...taught.messages);
      this.remember(taught.done);
      this.listener?.line("up");
    } catch (wrong) {
      if (visit !== this.visit) return;
      if (wrong instanceof Trouble && wrong.code === "astray") await this.show([]);
      else this.problem.value = sentenceOf(wrong);
    }
  }

  /** One after the other: what was done so far goes along with each. */
  private queue(wish: Wish): void {
    const { visit } = this;
    this.last = this.last.then(() => this.wish(wish, visit));
  }

  private async wish(wish: Wish, visit: number): Promise<void> {
    if (visit !== this.visit) return;
    try {
      const taught = await this.ask(this.done.value, wish);
      if (visit !== this.visit) return;
      if (taught.done.length > this.done.value.length) await this.play(taught, visit);
      else this.tell(...taught.messages);
    } catch (wrong) {
      if (visit === this.visit) this.tell(refusal(wish.id, sentenceOf(wrong), "failed"));
    }
  }

  private ask(done: readonly string[], wish?: Wish): Promise<Taught> {
    const { game, lesson } = this.facts;
    return takeLesson(game, lesson, wish === undefined ? { done: [...done] } : { done: [...done], wish });
  }

  /** What has happened, one act after the other: each is seen before the next one comes. */
  private async play(taught: Taught, visit: number): Promise<void> {
    this.busy.value = true;
    let first = true;
    for (const message of taught.messages) {
      if (message.type === "update" && !first) await this.rest(visit, BREATH);
      if (visit !== this.visit) return;
      if (message.type === "update") first = false;
      this.tell(message);
    }
    await this.rest(visit, 0);
    if (visit !== this.visit) return;
    this.remember(taught.done);
    this.busy.value = false;
  }

  /** Wait until the table is at rest, and for a breath. */
  private async rest(visit: number, breath: number): Promise<void> {
    do await pause(LOOK);
    while (this.moves() && visit === this.visit);
    if (breath > 0 && !still()) await pause(breath);
  }

  private tell(...messages: readonly FromTable[]): void {
    for (const message of messages) this.listener?.heard(message);
  }

  private remember(done: readonly string[]): void {
    this.done.value = done;
    const end = done.length === this.facts.parts.length - 1;
    remember(kept(this.facts), end ? "[]" : JSON.stringify(done));
    if (end) learnt(this.facts.game);
  }
}

const refusal = (id: string, sentence: string, code: string): RefusedMessage => ({
  type: "refused",
  id,
  sentence,
  code,
  rule: "",
  words: "",
  page: null,
});

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
