/** Which cards move where, as the events tell it. */
import type { Event } from "../protocol";
import { after, type Model } from "../view";

export interface Flight {
  uid: number;
  from: string;
  to: string;
  /** Taken from one seat by another: it passes the middle. */
  taken: boolean;
}

/** The ways of the cards that these events move: a card that moves on in the same breath is followed to the end. */
export function flightsOf(model: Model, events: readonly Event[]): Flight[] {
  const flights = new Map<number, Flight>();
  let before = model;
  for (const event of events) {
    const next = after(before, event);
    const uid = event.event === "moved" ? arrived(before, next, event.to) : null;
    if (uid !== null && event.event === "moved") {
      const from = flights.get(uid)?.from ?? event.from;
      flights.set(uid, { uid, from, to: event.to, taken: isTaken(model, from, event.to) });
    }
    before = next;
  }
  return [...flights.values()];
}

function isTaken(model: Model, from: string, to: string): boolean {
  const [loser, winner] = [from, to].map((label) => model.zones.find((zone) => zone.label === label)?.owner ?? null);
  return loser != null && winner != null && loser !== winner;
}

/** Cards that move one after the other are one movement; everything else goes by itself. */
export function batchAt(events: readonly Event[], at: number): Event[] {
  const first = events[at];
  if (first === undefined) return [];
  if (first.event !== "moved") return [first];
  let end = at;
  while (events[end]?.event === "moved") end += 1;
  return events.slice(at, end);
}

/** The number of the card that has come to a place. */
function arrived(before: Model, now: Model, label: string): number | null {
  const there = new Set(uidsAt(before, label));
  return uidsAt(now, label).find((uid) => !there.has(uid)) ?? null;
}

function uidsAt(model: Model, label: string): number[] {
  return model.zones.find((zone) => zone.label === label)?.slots.map((slot) => slot.uid) ?? [];
}

/** How many cards are still on their way to a place: they count there when they arrive. */
export function goingTo(flights: Iterable<Flight>): ReadonlyMap<string, number> {
  const going = new Map<string, number>();
  for (const { to } of flights) going.set(to, (going.get(to) ?? 0) + 1);
  return going;
}
