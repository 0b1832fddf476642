/** A table as the page has it: what is seen, what is said, what is asked, and what the player has just done. */
import { batch, computed, signal } from "@preact/signals";
import type { Scene } from "../games/skin";
import { recall, remember } from "../memory";
import type {
  AckMessage,
  CardFace,
  ChatLine,
  ChoiceFacts,
  Clock,
  ErrorMessage,
  FromClient,
  FromTable,
  GameMessage,
  HouseFacts,
  MomentFacts,
  NudgeMessage,
  Now,
  RefusedMessage,
  RolledEvent,
  RuleMessage,
  Said,
  ShownEvent,
  ToldEvent,
  UpdateMessage,
  ViewMessage,
  Words,
} from "../protocol";
import { skinOf } from "../games/skin";
import type { Line as LineState, Listener, Transport } from "../transport";
import { modelOf, type Model, type Zone } from "../view";
import { lang } from "../words";
import { Choreographer } from "./choreographer";
import { aimedAt, glowOf, type Glow, DARK, narrowed, type Picked } from "./choices";
import { heard as sounds } from "./sounds";

export type Line = Said & { key: number };
type Asking<T> = T extends { id: string } ? Omit<T, "id"> : never;
/** Anything that is answered: a deed, or a question. The store adds the id. */
export type Wish = Asking<FromClient>;
export type Answer = AckMessage | RefusedMessage | RuleMessage;

/** A mark on a card, as it is shown and as it is said. */
export interface Marked {
  name: string;
  sign: string;
  words: string;
}

/** The scene that is being played, and the cards that are looked at in it. */
export interface Staged {
  scene: Scene;
  told: ToldEvent;
  sentence: string;
  looked: ShownEvent | null;
  /** Nobody waits for it: something may be snatched meanwhile. */
  passing: boolean;
  /** Done to the viewer: only a tap cuts it short. */
  must: boolean;
}

export interface Throw {
  value: number;
  times: number;
  shown: boolean;
}

/** The count at the end of a hand: who got how many points, and the total so far. */
export interface Count {
  rows: { seat: number; points: number; total: number }[];
  go: () => void;
}

const LINES = 400;
const NO_TIME: Clock = { seats: {}, glasses: {} };

let keys = 0;

export class TableStore {
  readonly house = signal<HouseFacts | null>(null);
  readonly you = signal(-1);
  readonly yours = signal<number[]>([]);
  readonly present = signal<number[]>([]);
  readonly watching = signal(0);
  readonly chat = signal<ChatLine[]>([]);
  readonly line = signal<LineState>("new");
  readonly error = signal<ErrorMessage | null>(null);

  readonly model = signal<Model | null>(null);
  readonly words = signal<Words | null>(null);
  readonly values = signal<Record<string, string>>({});
  readonly now = signal<Now>({ sentence: "", choices: {} });
  readonly clock = signal<{ left: Clock; at: number }>({ left: NO_TIME, at: 0 });
  readonly log = signal<Line[]>([]);
  readonly just = signal<Line | null>(null);
  readonly resultWords = signal<Record<string, string>>({});
  /** Lines with a higher number have come since the player's last act. */
  readonly since = signal(0);

  readonly refused = signal<RefusedMessage | null>(null);
  readonly rule = signal<(RuleMessage & { sentence?: string }) | null>(null);
  readonly nudged = signal<NudgeMessage | null>(null);
  readonly sent = signal<string | null>(null);
  readonly picked = signal<Picked | null>(null);
  readonly confirming = signal<ChoiceFacts | null>(null);
  readonly inspected = signal<string | null>(null);
  readonly visited = signal<number | string | null>(null); // the seat, or the place, that is seen at full size
  readonly count = signal<Count | null>(null);
  readonly stage = signal<Staged | null>(null);
  /** What was thrown last, by the name of the die: how often, and whether it is still looked at. */
  readonly thrown = signal<ReadonlyMap<string, Throw>>(new Map());
  /** Secret answers that have just been opened. */
  readonly opened = signal<readonly (string | null)[] | null>(null);
  /** For each place, the cards that have not arrived yet. */
  readonly flying = signal<ReadonlyMap<string, number>>(new Map());
  readonly busy = signal(false);
  readonly askedAt = signal(0);
  /** When a line of the talk was heard. */
  readonly heardAt = new Map<number, number>();
  /** The piles of which some card below the top was offered once: they stay laid out. */
  readonly spreads = new Set<string>();
  /** Called when everything that was heard has been shown. */
  settled: ((moment: MomentFacts) => void) | null = null;

  private last = -1;
  private serial = 0;
  private readonly session = Math.random().toString(36).slice(2, 10);
  private readonly asked = new Map<string, (answer: Answer) => void>();
  private readonly transport: Transport;
  private readonly choreographer = new Choreographer(this);

  readonly faces = computed(() => {
    const cards = this.words.value?.cards ?? [];
    return new Map(cards.map((card, rank) => [card.id, { card, rank }]));
  });

  /** The kinds of card that there are, in the order of the deck. */
  readonly kinds = computed(() => [...new Set(this.words.value?.cards.map((card) => card.kind))]);

  /** What may be done now: nothing while an act is on its way. */
  readonly choices = computed<readonly ChoiceFacts[]>(() => {
    if (this.sent.value !== null || this.model.value === null) return [];
    return this.model.value.ask?.choices ?? [];
  });

  readonly glow = computed<Glow>(() => {
    const model = this.model.value;
    return model === null ? DARK : glowOf(model, this.choices.value, this.picked.value, skinOf(model.game).from);
  });

  /** What is picked can be done to these seats. */
  readonly aiming = computed<readonly ChoiceFacts[]>(() => {
    const picked = this.picked.value;
    if (picked === null) return [];
    return narrowed(this.choices.value, { ...picked, seat: undefined }).filter((choice) => choice.aim === "seat");
  });

  /** The marks of cards, by the number of the card. */
  private readonly marks = computed(() => {
    const marks = new Map<number, Marked[]>();
    for (const zone of this.model.value?.zones ?? []) {
      for (const { at, mark, value } of zone.marks) {
        const uid = zone.slots[at]?.uid;
        if (uid === undefined || zone.hidden) continue;
        const name = this.words.value?.marks[mark] ?? mark;
        const sign = value > 1 ? String(value) : [...name][0] ?? "";
        marks.set(uid, [...(marks.get(uid) ?? []), { name: mark, sign, words: value > 1 ? `${name} ${value}` : name }]);
      }
    }
    return marks;
  });

  constructor(connect: (listener: Listener) => Transport) {
    this.transport = connect({
      last: () => this.last,
      lang: () => lang.value,
      heard: (message) => this.heard(message),
      line: (state) => {
        this.line.value = state;
      },
    });
  }

  close(): void {
    this.choreographer.stop();
    this.transport.close();
  }

  face(id: string): CardFace | undefined {
    return this.faces.value.get(id)?.card;
  }

  /** How many cards lie there, as it is seen. */
  countOf({ label, slots }: Zone): number {
    return slots.length - (this.flying.value.get(label) ?? 0);
  }

  marksOf(uid: number): readonly Marked[] {
    return this.marks.value.get(uid) ?? [];
  }

  seatName(seat: number): string {
    return this.house.value?.seats[seat]?.name || this.words.value?.seats[seat] || "";
  }

  get me(): number {
    return this.you.value;
  }

  /** Whether the player must answer. */
  get mine(): boolean {
    return this.model.value?.ask?.required === true && this.sent.value === null;
  }

  // -- what the player does --------------------------------------------------------------------------------------

  /** Tell the table something; it answers once it has done it for good, or with why not. */
  tell(wish: Wish): Promise<Answer> {
    this.serial += 1;
    const id = `${this.session}-${this.serial}`;
    return new Promise((done) => {
      this.asked.set(id, done);
      this.transport.send({ ...wish, id } as FromClient);
    });
  }

  /** Do it; what does harm is confirmed first. */
  choose(choice: ChoiceFacts): void {
    if (choice.harm) this.confirming.value = choice;
    else void this.act(choice.text);
  }

  /** Send an act; whether the table has done it. */
  async act(text: string): Promise<boolean> {
    const ask = this.model.value?.ask;
    if (!ask || this.sent.value !== null) return false;
    batch(() => {
      this.sent.value = text;
      this.picked.value = null;
      this.confirming.value = null;
      this.refused.value = null;
      this.visited.value = null;
    });
    const answer = await this.tell({ type: "act", decision: ask.id, text });
    if (answer.type === "refused") {
      this.sent.value = null;
      if (answer.sentence !== "") this.refused.value = answer;
      return false;
    }
    if (answer.type === "ack") this.remember(answer.number);
    if (!this.busy.value) this.sent.value = null;
    return true;
  }

  /** Why may this not be done? */
  async why(text: string): Promise<void> {
    this.refused.value = null;
    const answer = await this.tell({ type: "why", text });
    if (answer.type === "refused" && answer.sentence !== "") this.refused.value = answer;
  }

  /** What does the rule say that did this? */
  async about(rule: string, sentence?: string): Promise<void> {
    const answer = await this.tell({ type: "about", rule });
    if (answer.type === "rule") this.rule.value = sentence === undefined ? answer : { ...answer, sentence };
    else if (answer.type === "refused" && answer.sentence !== "") this.refused.value = answer;
  }

  /** Something around the game; what the table has against it is shown. */
  async ask(wish: Wish): Promise<Answer> {
    const answer = await this.tell(wish);
    if (answer.type === "refused" && answer.sentence !== "") this.refused.value = answer;
    return answer;
  }

  /** A card was touched: do the one thing it stands for, pick it where there are several, or ask why there is none. */
  touch(card: string, uid: number): void {
    const choices = this.glow.value.slots.get(uid) ?? [];
    const picked = this.picked.value;
    const aimed = picked === null || picked.uid === uid ? [] : narrowed(choices, picked);
    const own = choices.filter((choice) => choice.card === card);
    if (choices.length === 0) {
      this.drop();
      void this.why(card);
    } else if (aimed.length > 0) this.narrow(aimed, { ...picked, other: card });
    else if (picked?.uid === uid) this.drop();
    else if (own.length > 0) this.narrow(own, { card, uid });
    else this.narrow(choices, { other: card, uid });
  }

  /** A seat was touched: aim at it. */
  touchSeat(seat: number): void {
    const picked = this.picked.value;
    const choices = narrowed(this.glow.value.seats.get(seat) ?? [], picked);
    const [other] = this.aiming.value;
    if (choices.length === 0 && other !== undefined) void this.why(aimedAt(other, seat));
    else if (choices.length === 0) this.visited.value = seat;
    else this.narrow(choices, { ...picked, seat });
  }

  /** One choice is left: take it. Several: show them. */
  narrow(choices: readonly ChoiceFacts[], picked: Picked): void {
    const [only] = choices;
    this.refused.value = null;
    const careful = skinOf(this.model.value?.game ?? "").careful ?? [];
    const asks = only !== undefined && careful.includes(only.verb) && this.picked.value === null;
    if (choices.length === 1 && only !== undefined && !asks) this.choose(only);
    else this.picked.value = picked;
  }

  /** What is done by putting the picked card there, where that means this verb. */
  putting(verb: string | undefined): readonly ChoiceFacts[] | undefined {
    if (verb === undefined || this.picked.value === null) return undefined;
    const meant = narrowed(this.choices.value, { ...this.picked.value, verb }).filter((choice) => choice.other === undefined);
    return meant.length > 0 ? meant : undefined;
  }

  /** Put back what was picked. */
  drop(): void {
    this.picked.value = null;
  }

  /** When everything that was heard has been shown. */
  shown(): Promise<void> {
    return new Promise((done) => {
      const stop = this.busy.subscribe((busy) => {
        if (busy) return;
        done();
        queueMicrotask(() => stop());
      });
    });
  }

  /** Impatience: the scene that is played ends, or else all that moves. */
  skip(): void {
    this.choreographer.goOn();
  }

  // -- what the table says ---------------------------------------------------------------------------------------

  private heard(message: FromTable): void {
    switch (message.type) {
      case "view": {
        const fresh = this.last < 0;
        this.choreographer.clear();
        this.show(message);
        if (message.game !== null && fresh && message.game.view.moment.act === 0) void this.choreographer.deal();
        break;
      }
      case "update":
        this.updated(message);
        break;
      case "ack":
      case "rule":
      case "refused":
        this.asked.get(message.id)?.(message);
        this.asked.delete(message.id);
        break;
      case "present":
        this.present.value = message.seats;
        this.watching.value = message.watching;
        break;
      case "nudge":
        this.nudged.value = message;
        sounds.nudge();
        break;
      case "error":
        this.error.value = message;
        break;
      case "beat":
    }
  }

  private updated(message: UpdateMessage): void {
    if (message.number <= this.last) return;
    if (message.number > this.last + 1) {
      this.transport.retry();
      return;
    }
    this.last = message.number;
    const { house, chat } = message;
    batch(() => {
      if (house) this.house.value = house;
      if (chat) {
        this.heardAt.set(chat.number, performance.now());
        this.chat.value = [...this.chat.value.slice(-199), chat];
        if (chat.seat !== this.you.value) sounds.said();
      }
    });
    if (message.update) this.choreographer.add(message);
    else if (message.clock || message.now) this.timed(message);
  }

  private show(message: ViewMessage): void {
    this.last = message.number;
    const { house, game } = message;
    batch(() => {
      this.house.value = house;
      this.you.value = message.you;
      this.yours.value = message.yours;
      this.chat.value = message.chat;
      this.present.value = message.present;
      this.watching.value = message.watching;
      this.since.value = Number(recall(`since.${house.table}.${message.you}`) ?? 0);
      this.count.value = null;
      this.sent.value = null;
      this.picked.value = null;
      this.confirming.value = null;
      if (game === null) this.model.value = null;
      else this.lay(game);
    });
  }

  private lay(game: GameMessage): void {
    this.words.value = game.words;
    this.values.value = game.words.values;
    this.resultWords.value = game.lines;
    this.log.value = game.log.map((said) => ({ ...said, key: ++keys }));
    this.just.value = this.log.value.at(-1) ?? null;
    this.model.value = modelOf(game.view);
    this.now.value = game.now;
    this.askedAt.value = performance.now();
    this.clock.value = { left: game.clock, at: performance.now() };
  }

  private remember(number: number): void {
    this.since.value = number;
    remember(`since.${this.house.value?.table ?? ""}.${this.you.value}`, String(number));
  }

  // -- what the choreographer shows, step by step ----------------------------------------------------------------

  say(said: Said, number: number): void {
    const line = { ...said, number: said.number || number, key: ++keys };
    batch(() => {
      this.log.value = [...this.log.value.slice(1 - LINES), line];
      this.just.value = line;
    });
  }

  threw({ name, value }: RolledEvent): void {
    const times = (this.thrown.value.get(name)?.times ?? 0) + 1;
    this.thrown.value = new Map([...this.thrown.value, [name, { value, times, shown: true }]]);
  }

  /** The dice are picked up: what lies in no number is seen no more. */
  pickUpDice(): void {
    if (this.thrown.value.size === 0) return;
    this.thrown.value = new Map([...this.thrown.value].map(([name, die]) => [name, { ...die, shown: false }]));
  }

  conclude(message: UpdateMessage, model: Model): void {
    const before = this.model.value?.ask?.id;
    batch(() => {
      this.model.value = model;
      this.timed(message);
      this.values.value = { ...this.values.value, ...message.values };
      this.sent.value = null;
      const { picked, confirming } = this;
      if (picked.value !== null && narrowed(model.ask?.choices ?? [], picked.value).length === 0) picked.value = null;
      const text = confirming.value?.text;
      if (text !== undefined && !model.ask?.choices.some((choice) => choice.text === text)) confirming.value = null;
    });
    if (model.ask?.required && model.ask.id !== before) sounds.yourTurn();
    this.settled?.(model.moment);
  }

  private timed({ now, clock }: UpdateMessage): void {
    const at = performance.now();
    if (now) {
      this.now.value = now;
      this.askedAt.value = at;
    }
    if (clock) this.clock.value = { left: clock, at };
  }
}
