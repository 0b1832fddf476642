/** A life as it is drawn: its chapters, the houses of a street, and the cards in each. It reads what lies there. */
import type { CardFace } from "../../../protocol";
import type { Model, Slot, Zone } from "../../../view";

/** The chapters in the order of the street, and the places that each gathers. */
export const CHAPTERS = {
  school: ["studies", "extra"],
  work: ["job", "salaries"],
  heart: ["flirts", "marriage", "affair"],
  family: ["children"],
  home: ["acquisitions"],
  honours: ["distinctions", "specials", "apart"],
  trouble: ["pending", "malus"],
} as const;

export type ChapterId = keyof typeof CHAPTERS;

/** Cards that lie as one: a card alone, equal ones on each other, or an acquisition on what paid for it. */
export interface Group {
  readonly slots: readonly Slot[];
  /** Turned over below the others. */
  readonly under: readonly Slot[];
  /** Used up: it only counts any more. */
  readonly turned: boolean;
}

export interface Chapter {
  readonly id: ChapterId;
  readonly zones: readonly Zone[];
  readonly groups: readonly Group[];
  readonly count: number;
}

type Faces = (id: string) => CardFace | undefined;

const ALIKE = ["salaries", "pending", "malus"]; // places where equal cards lie on each other
const TURNED = ["malus", "apart"];

export function lifeOf(model: Model, seat: number): readonly Chapter[] {
  return (Object.keys(CHAPTERS) as ChapterId[]).map((id) => {
    const zones = CHAPTERS[id].flatMap((name) => placeOf(model, seat, name) ?? []);
    const count = zones.reduce((sum, zone) => sum + zone.slots.length, 0);
    return { id, zones, groups: zones.flatMap(groupsOf), count };
  });
}

export function placeOf(model: Model, seat: number, name: string): Zone | undefined {
  return model.zones.find((zone) => zone.owner === seat && zone.name === name);
}

export function cardsAt(model: Model, seat: number, name: string): readonly string[] {
  return placeOf(model, seat, name)?.slots.flatMap((slot) => slot.card ?? []) ?? [];
}

export function groupsOf(zone: Zone): readonly Group[] {
  const turned = TURNED.includes(zone.name);
  if (zone.name === "acquisitions") return bought(zone.slots);
  if (!ALIKE.includes(zone.name)) return zone.slots.map((slot) => ({ slots: [slot], under: [], turned }));
  const alike = new Map<string, Slot[]>();
  for (const slot of zone.slots) alike.set(slot.card ?? "", [...(alike.get(slot.card ?? "") ?? []), slot]);
  return [...alike.values()].map((slots) => ({ slots, under: [], turned }));
}

/** Each acquisition lies on the cards that were turned over for it. */
function bought(slots: readonly Slot[]): readonly Group[] {
  const groups: Group[] = [];
  let under: Slot[] = [];
  for (const slot of slots) {
    if (isMoney(slot)) under.push(slot);
    else {
      groups.push({ slots: [slot], under, turned: false });
      under = [];
    }
  }
  return under.length > 0 ? [...groups, { slots: under, under: [], turned: true }] : groups;
}

function isMoney({ card }: Slot): boolean {
  return card !== null && (card.startsWith("salary") || card === "inheritance");
}

/** What is printed on a card as its worth in wads. */
export function wadsOf(face: CardFace | undefined): number {
  return Number(face?.facts?.["wads"] ?? face?.facts?.["level"] ?? 0);
}

/** The figures that tell a life at a glance, read off the cards that lie there. */
export interface Glance {
  readonly level: number;
  readonly job: string | null;
  readonly money: number;
  readonly flirts: number;
  readonly married: boolean;
  readonly strays: boolean;
  readonly children: number;
  readonly goods: number;
  readonly honours: number;
  readonly waits: readonly string[];
}

export function glanceAt(model: Model, seat: number, faces: Faces): Glance {
  const at = (name: string) => cardsAt(model, seat, name);
  const kept = (name: string, kind: string) => at(name).filter((id) => faces(id)?.kind === kind);
  const sum = (ids: readonly string[], worth: (face: CardFace | undefined) => number) =>
    ids.reduce((total, id) => total + worth(faces(id)), 0);
  return {
    level: sum([...at("studies"), ...at("extra")], (face) => Number(face?.facts?.["level"] ?? 0)),
    job: at("job").at(-1) ?? null,
    money: sum([...at("salaries"), ...kept("specials", "inheritance")], wadsOf),
    flirts: at("flirts").length + kept("affair", "flirt").length,
    married: at("marriage").length > 0,
    strays: at("affair").length > 0,
    children: at("children").length,
    goods: groupsOf(placeOf(model, seat, "acquisitions") ?? EMPTY).filter((group) => !group.turned).length,
    honours: at("distinctions").length,
    waits: at("pending"),
  };
}

const EMPTY: Zone = { name: "", label: "", owner: null, shape: "pile", hidden: false, slots: [], known: [], marks: [] };

/** The turns that whoever is in prison still spends there. */
export function sentenceOf(model: Model): number {
  return model.numbers.find((number) => number.name === "sentence")?.value ?? 0;
}

/** What is still to be paid, and the price: the step that asks says both. */
export function dueOf(model: Model): { left: number; price: number } | null {
  const [step, left, price] = model.moment.agenda.at(-1)?.split(" ") ?? [];
  return step === "payment" ? { left: Number(left), price: Number(price) } : null;
}

/** Whose a card of the discard was; nobody's: null. */
export function thrower(zone: Zone): number | null {
  const mark = zone.marks.find((one) => one.at === zone.slots.length - 1 && one.mark === "thrown");
  return mark === undefined || mark.value === 0 ? null : mark.value - 1;
}
