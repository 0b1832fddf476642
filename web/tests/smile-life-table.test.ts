import { expect, test } from "vitest";
import { STREET_WORDS } from "../src/games/smile_life/table/words";
import { dueOf, glanceAt, groupsOf, lifeOf, sentenceOf, thrower, wadsOf } from "../src/games/smile_life/table/life";
import { street } from "../src/games/smile_life/table";
import { theatre } from "../src/games/smile_life/table/theatre";
import type { CardFace, ToldEvent, ViewFacts } from "../src/protocol";
import { aimedAt, glowOf, narrowed } from "../src/table/choices";
import { modelOf } from "../src/view";
import { typeset } from "../src/words";
import text from "./faces.json?raw";

const printed = (JSON.parse(text) as { smile_life: { fr: CardFace[] } }).smile_life.fr;
const face = (id: string) => printed.find((one) => one.id === id);

const zone = (name: string, owner: number | null, cards: (string | null)[], marks: ViewFacts["zones"][number]["marks"] = []) => ({
  name,
  label: owner === null ? name : `${name} ${owner + 1}`,
  owner,
  shape: name === "hand" ? "bag" : "pile",
  count: cards.length,
  cards,
  marks,
});

function table(zones: ViewFacts["zones"], agenda: string[] = ["endofturn", "play"]) {
  const moment = { act: 9, waiting: [0], open: [], tallies: [7, 11], agenda };
  const numbers = [{ name: "sentence", label: "sentence", owner: null, counts: "turns", low: 0, high: 3, value: 2 }];
  return modelOf({ game: "smile_life", seats: 2, viewer: 0, zones, numbers, notes: [], glasses: [], sealed: [null, null], moment, ask: null });
}

test("equal salaries lie on each other, an acquisition on what was turned over for it", () => {
  const model = table([zone("salaries", 0, ["salary1", "salary3", "salary1"]), zone("acquisitions", 0, ["cat", "salary2", "salary4", "small_house", "salary3", "travel_rio"])]);
  const [salaries, goods] = model.zones;
  expect(salaries && groupsOf(salaries).map(({ slots }) => slots.map((slot) => slot.card))).toEqual([["salary1", "salary1"], ["salary3"]]);
  expect(goods && groupsOf(goods).map(({ slots, under }) => [slots[0]?.card, under.map((slot) => slot.card)])).toEqual([
    ["cat", []],
    ["small_house", ["salary2", "salary4"]],
    ["travel_rio", ["salary3"]],
  ]);
});

test("what is being paid lies beside the purchase until it is paid", () => {
  const [goods] = table([zone("acquisitions", 0, ["salary1", "inheritance"])]).zones;
  expect(goods && groupsOf(goods)).toMatchObject([{ turned: true }]);
});

test("a glance adds up what is printed and what lies there", () => {
  const model = table([
    zone("studies", 0, ["study", "double_study"]),
    zone("extra", 0, ["study"]),
    zone("job", 0, ["doctor"]),
    zone("salaries", 0, ["salary4", "salary1"]),
    zone("specials", 0, ["inheritance", "luck"]),
    zone("flirts", 0, ["flirt_bar", "flirt_zoo"]),
    zone("affair", 0, ["adultery", "flirt_hotel"]),
    zone("marriage", 0, ["marriage_montcuq"]),
    zone("children", 0, ["child_zelda"]),
    zone("acquisitions", 0, ["cat", "salary2", "travel_rio"]),
    zone("pending", 0, ["illness"]),
  ]);
  expect(glanceAt(model, 0, face)).toEqual({
    level: 4,
    job: "doctor",
    money: 8,
    flirts: 3,
    married: true,
    strays: true,
    children: 1,
    goods: 2,
    honours: 0,
    waits: ["illness"],
  });
  expect(glanceAt(model, 1, face)).toMatchObject({ level: 0, job: null, money: 0, married: false, goods: 0, waits: [] });
  expect(lifeOf(model, 0).map(({ id, count }) => [id, count])).toEqual([
    ["school", 3],
    ["work", 3],
    ["heart", 5],
    ["family", 1],
    ["home", 3],
    ["honours", 2],
    ["trouble", 1],
  ]);
});

test("a salary is worth its level, the inheritance what is printed on it", () => {
  expect(["salary1", "salary4", "inheritance"].map((id) => wadsOf(face(id)))).toEqual([1, 4, 3]);
  expect(wadsOf(undefined)).toBe(0);
});

test("the step says what is missing and the price, the number how long prison lasts", () => {
  expect(dueOf(table([], ["endofturn", "payment 2 6"]))).toEqual({ left: 2, price: 6 });
  expect(dueOf(table([]))).toBeNull();
  expect(sentenceOf(table([]))).toBe(2);
});

test("the top of the discard says whose it was", () => {
  const mark = (at: number, value: number) => ({ at, card: "cat", mark: "thrown", value });
  const [marked, other, nobody] = [[mark(0, 1), mark(1, 2)], [mark(0, 1)], [mark(1, 0)]].map((marks) => table([zone("discard", null, ["dog", "cat"], marks)]).zones[0]);
  expect(marked && thrower(marked)).toBe(1);
  expect(other && thrower(other)).toBeNull();
  expect(nobody && thrower(nobody)).toBeNull();
});

test("what is taken glows where it lies, not where an equal card lies", () => {
  const model = table([zone("hand", 0, ["study"]), zone("studies", 0, ["study"]), zone("river", null, ["study", "cat"]), zone("discard", null, ["study"])]);
  const choice = (verb: string) => ({ text: `${verb} study`, verb, answers: true, card: "study" });
  const uid = (label: string) => model.zones.find((one) => one.label === label)?.slots[0]?.uid;
  for (const [verb, label] of [
    ["river", "river"],
    ["take", "discard"],
    ["lay", "hand 1"],
    ["discard", "hand 1"],
  ] as const) {
    expect([...glowOf(model, [choice(verb)], null, street.from).slots.keys()], verb).toEqual([uid(label)]);
  }
});

test("another seat is asked about in the words of the choice", () => {
  const lay = { text: "lay accident 3", verb: "lay", answers: true, card: "accident", target: 2, aim: "seat" };
  expect(aimedAt(lay, 0)).toBe("lay accident 1");
  expect(aimedAt({ ...lay, text: "lay revenge 3 accident", card: "revenge", other: "accident" }, 1)).toBe("lay revenge 2 accident");
  expect(aimedAt({ text: "catch 2", verb: "catch", answers: true, target: 1, aim: "seat" }, 3)).toBe("catch 4");
});

test("what costs something stands behind one button", () => {
  const choices = [
    { text: "draw", verb: "draw", answers: true },
    { text: "resign", verb: "resign", answers: true, harm: true },
    { text: "divorce", verb: "divorce", answers: true, harm: true },
  ];
  expect(narrowed(choices, { harm: true }).map((one) => one.verb)).toEqual(["resign", "divorce"]);
});

test("what is done to me is never missed", () => {
  const told: ToldEvent = { event: "told", beat: "struck", rule: "SL119", seat: 0, other: 2, card: "accident" };
  for (const beat of ["struck", "repeated", "dismissed", "taxed", "divorced_by", "children_lost"]) {
    expect(theatre[beat]?.must?.(told, 0), beat).toBe(true);
    expect(theatre[beat]?.must?.(told, 1), beat).toBe(false);
    expect(theatre[beat]?.when?.(told, 1), beat).toBe(false);
  }
  for (const beat of ["stolen", "swapped", "protected_swap"]) {
    expect(theatre[beat]?.must?.({ ...told, seat: 1, other: 0 }, 0), beat).toBe(true);
    expect(theatre[beat]?.must?.({ ...told, seat: 0, other: 1 }, 0), beat).toBe(false);
  }
});

test("both languages say the same things, with the same facts", () => {
  const { fr, en } = STREET_WORDS;
  expect(Object.keys(en)).toEqual(Object.keys(fr));
  for (const [key, words] of Object.entries(fr)) {
    const facts = (said: string) => [...said.matchAll(/\{\w+\}/g)].map(String).sort();
    expect(facts(en[key as keyof typeof en]), key).toEqual(facts(words));
    expect(typeset(words)).not.toMatch(/ [;!?:»]|« |\S[;!?]|'/);
  }
});
