/** A game that is over as a way to a table: the table component cannot tell it from a live one. */
import { type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { FromTable, HouseFacts, Replay, ReplayStep, Said, UpdateMessage, ViewMessage } from "../protocol";
import type { Listener, Transport } from "../transport";
import { type Model, modelOf, updated, viewOf } from "../view";

const KEPT = 24; // steps between two positions that are kept, so that jumping back need not begin at the beginning

export class Replaying implements Transport {
  private readonly place: Signal<number>;
  private readonly positions = new Map<number, Model>();
  private readonly replay: Replay;
  private listener: Listener | null = null;

  /** It begins, and goes on, at the step that `place` names. */
  constructor(replay: Replay, place = signal(0)) {
    this.replay = replay;
    this.place = place;
    this.positions.set(0, modelOf(replay.view));
  }

  /** How many steps have been shown. */
  get at(): ReadonlySignal<number> {
    return this.place;
  }

  get length(): number {
    return this.replay.steps.length;
  }

  readonly connect = (listener: Listener): Transport => {
    this.listener = listener;
    queueMicrotask(() => {
      listener.line("up");
      this.show(this.place.value);
    });
    return this;
  };

  /** Nothing can be done in a game that is over; what is asked gets no answer. */
  send(): void {}

  retry(): void {}

  close(): void {
    this.listener = null;
  }

  /** The next step, as it was played. */
  step(): void {
    const step = this.replay.steps[this.place.value];
    if (step === undefined) return;
    this.place.value += 1;
    this.tell(this.updateOf(step, this.place.value));
  }

  /** Any step, at once. */
  show(at: number): void {
    this.place.value = Math.max(0, Math.min(this.length, at));
    this.tell(this.viewAt(this.place.value));
  }

  private tell(message: FromTable): void {
    this.listener?.heard(message);
  }

  private updateOf({ update, said, values, marks, now }: ReplayStep, number: number): UpdateMessage {
    const numbered = said.map((line) => line && { ...line, number });
    return { type: "update", number, update, said: numbered, values, marks, now };
  }

  private viewAt(at: number): ViewMessage {
    const { words, lines, version, steps } = this.replay;
    const past = steps.slice(0, at);
    const log = past.flatMap(({ said }, index) => told(said, index + 1));
    const values = Object.assign({}, words.values, ...past.map((step) => step.values)) as Record<string, string>;
    const now = steps[at - 1]?.now ?? this.replay.now;
    return {
      type: "view",
      version,
      number: at,
      you: typeof this.replay.view.viewer === "number" ? this.replay.view.viewer : -1,
      yours: [],
      house: this.house(),
      game: { view: viewOf(this.modelAt(at)), words: { ...words, values }, now, clock: { seats: {}, glasses: {} }, lines, log },
      chat: [],
      present: [],
      watching: 0,
    };
  }

  private modelAt(at: number): Model {
    let from = at;
    while (!this.positions.has(from)) from -= 1;
    let model = this.positions.get(from) ?? modelOf(this.replay.view);
    for (const { update, marks } of this.replay.steps.slice(from, at)) {
      model = updated(model, update, marks);
      from += 1;
      if (from % KEPT === 0) this.positions.set(from, model);
    }
    return model;
  }

  private house(): HouseFacts {
    const { table, game, players, colours, options, commitment, key } = this.replay;
    const seats = players.map((name, seat) => ({ name, colour: colours[seat] ?? "" }));
    return { table, game, state: "over", host: -1, seats, options, settings: {}, commitment, key };
  }
}

function told(said: readonly (Said | null)[], number: number): Said[] {
  return said.flatMap((line) => (line === null ? [] : [{ ...line, number }]));
}
