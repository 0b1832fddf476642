/**
 * What the page knows of the table: the view, with a number for every card that lies there, so that a card can be
 * followed from place to place. The numbers are the page's own; those of cards it cannot see say nothing about them.
 */
import type {
  DecisionFacts,
  Event,
  GlassFacts,
  MarkFacts,
  MomentFacts,
  NoteFacts,
  NumberFacts,
  UpdateFacts,
  ViewFacts,
  ZoneFacts,
} from "./protocol";

export interface Slot {
  readonly uid: number;
  readonly card: string | null;
}

export interface Zone {
  readonly name: string;
  readonly label: string;
  readonly owner: number | null;
  readonly shape: string;
  /** A bag that the viewer does not see: its slots have no order, `known` are the cards known to lie in it. */
  readonly hidden: boolean;
  readonly slots: readonly Slot[];
  readonly known: readonly string[];
  readonly marks: readonly MarkFacts[];
}

export interface Model {
  readonly game: string;
  readonly seats: number;
  readonly viewer: number | string;
  readonly zones: readonly Zone[];
  readonly numbers: readonly NumberFacts[];
  readonly notes: readonly NoteFacts[];
  readonly glasses: readonly GlassFacts[];
  readonly sealed: readonly (string | null)[];
  readonly moment: MomentFacts;
  readonly ask: DecisionFacts | null;
}

let last = 0;
const slot = (card: string | null): Slot => ({ uid: ++last, card });

/** The model of a whole view. */
export function modelOf(view: ViewFacts): Model {
  return { ...view, zones: view.zones.map(zoneOf) };
}

function zoneOf(zone: ZoneFacts): Zone {
  const { name, label, owner, shape, count } = zone;
  const hidden = zone.cards == null;
  const cards = zone.cards ?? new Array<null>(count).fill(null);
  const known = zone.known ?? [];
  return { name, label, owner, shape, hidden, known, slots: cards.map(slot), marks: zone.marks ?? [] };
}

/** The model after one event. */
export function after(model: Model, event: Event): Model {
  switch (event.event) {
    case "moved":
      return moved(model, event.from, event.at, event.to, event.place, event.card);
    case "gathered":
      return gathered(model, event.from, event.to, event.count);
    case "shuffled":
      return withZone(model, event.place, (zone) => shuffled(zone, event.order ?? null));
    case "shown":
      return withZone(model, event.place, (zone) => shown(zone, event.cards, event.at ?? null));
    case "number":
      if (event.new === null) return model;
      return { ...model, numbers: changed(model.numbers, event.number, { value: event.new }) };
    case "wrote":
      if (event.new === null) return model;
      return { ...model, notes: changed(model.notes, event.note, { text: event.new }) };
    case "glass": {
      const glasses = model.glasses.map((g) => (g.name === event.glass ? { ...g, runs: event.runs } : g));
      return { ...model, glasses };
    }
    case "sealed": {
      const answer = event.taken ? null : (event.answer ?? "");
      return { ...model, sealed: model.sealed.map((old, seat) => (seat === event.seat ? answer : old)) };
    }
    case "opened":
      return { ...model, sealed: model.sealed.map(() => null) };
    case "marked":
    case "rolled":
    case "disclosed":
    case "told":
      return model;
  }
}

/** The model after all of an update: its events, then what is asked and the public moment. */
export function updated(model: Model, update: UpdateFacts, marks: Record<string, MarkFacts[]> = {}): Model {
  return concluded(update.events.reduce(after, model), update, marks);
}

/** The end of an update: what is asked, the public moment, the marks as they lie now. */
export function concluded(model: Model, update: UpdateFacts, marks: Record<string, MarkFacts[]> = {}): Model {
  const zones = model.zones.map((zone) => (marks[zone.label] ? { ...zone, marks: marks[zone.label] ?? [] } : zone));
  return { ...model, zones, moment: update.moment, ask: update.ask };
}

/** The view behind a model, to be compared with the one that the table sends. */
export function viewOf(model: Model): ViewFacts {
  const zones = model.zones.map(({ name, label, owner, shape, hidden, slots, known, marks }) => ({
    name,
    label,
    owner,
    shape,
    count: slots.length,
    ...(hidden ? { known: [...known].sort() } : { cards: slots.map((one) => one.card) }),
    ...(marks.length > 0 ? { marks: [...marks] } : {}),
  }));
  const { numbers, notes, glasses, sealed } = model;
  return { ...model, zones, numbers: [...numbers], notes: [...notes], glasses: [...glasses], sealed: [...sealed] };
}

export function zoneAt(model: Model, label: string): Zone {
  const zone = model.zones.find((one) => one.label === label);
  if (zone === undefined) throw new Error(`no place ${label}`);
  return zone;
}

function withZone(model: Model, label: string, change: (zone: Zone) => Zone): Model {
  return { ...model, zones: model.zones.map((zone) => (zone.label === label ? change(zone) : zone)) };
}

function changed<T extends { label: string }>(things: readonly T[], label: string, change: Partial<T>): T[] {
  return things.map((thing) => (thing.label === label ? { ...thing, ...change } : thing));
}

function moved(
  model: Model,
  from: string,
  at: number | null,
  to: string,
  place: number | null,
  card: string | null,
): Model {
  const source = zoneAt(model, from);
  const leaving = source.hidden ? source.slots.length - 1 : (at ?? source.slots.length - 1);
  const uid = source.slots[leaving]?.uid ?? ++last;
  const left = withZone(model, from, (zone) => ({
    ...zone,
    slots: zone.slots.filter((_, index) => index !== leaving),
    known: card === null ? [] : without(zone.known, card),
  }));
  return withZone(left, to, (zone) => {
    if (zone.hidden) {
      return { ...zone, slots: [...zone.slots, { uid, card: null }], known: card ? [...zone.known, card] : zone.known };
    }
    const slots = [...zone.slots];
    slots.splice(place ?? slots.length, 0, { uid, card });
    return { ...zone, slots };
  });
}

function without(cards: readonly string[], card: string): readonly string[] {
  const at = cards.indexOf(card);
  return at < 0 ? cards : cards.filter((_, index) => index !== at);
}

function gathered(model: Model, from: string, to: string, count: number): Model {
  const going = zoneAt(model, from).slots.slice(0, count);
  const left = withZone(model, from, (zone) => ({ ...zone, slots: zone.slots.slice(count), known: [] }));
  return withZone(left, to, (zone) => {
    if (!zone.hidden) return { ...zone, slots: [...zone.slots, ...going] };
    const seen = going.flatMap((one) => (one.card === null ? [] : [one.card]));
    const slots = [...zone.slots, ...going.map(({ uid }) => ({ uid, card: null }))];
    return { ...zone, slots, known: [...zone.known, ...seen] };
  });
}

/** Shuffled cards cannot be followed: all get new numbers. */
function shuffled(zone: Zone, order: readonly string[] | null): Zone {
  if (order !== null) return { ...zone, slots: order.map(slot) };
  return { ...zone, slots: zone.slots.map(() => slot(null)), known: [] };
}

function shown(zone: Zone, cards: readonly string[], at: readonly number[] | null): Zone {
  if (zone.hidden) return { ...zone, known: [...zone.known, ...cards] };
  if (at === null) return zone;
  const slots = [...zone.slots];
  cards.forEach((card, index) => {
    const place = at[index] ?? -1;
    const old = slots[place];
    if (old !== undefined) slots[place] = { uid: old.uid, card };
  });
  return { ...zone, slots };
}
