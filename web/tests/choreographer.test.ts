import { expect, test, vi } from "vitest";
import type { DecisionFacts, Event, UpdateFacts, UpdateMessage, ViewFacts } from "../src/protocol";
import { Choreographer } from "../src/table/choreographer";
import type { TableStore } from "../src/table/store";
import { modelOf, type Model, updated, viewOf } from "../src/view";
import text from "./vectors.json?raw";

const vectors = JSON.parse(text) as { viewers: { start: ViewFacts; steps: { update: UpdateFacts }[] }[] }[];
const first = vectors[0]?.viewers[0];
if (first === undefined) throw new Error("no vectors");
const { start, steps } = first;

function message(at: number): UpdateMessage {
  const update = steps[at]?.update;
  if (update === undefined) throw new Error(`no update ${at}`);
  const said = update.events.map((event) => (event.event === "told" ? { sentence: event.beat } : null));
  return { type: "update", number: at + 1, update, said, values: {}, now: { sentence: "", choices: {} }, marks: {} };
}

/** As much of a table as a choreographer touches. */
function stage() {
  const lines: string[] = [];
  const model = { value: modelOf(start) as Model | null };
  const store = {
    model,
    busy: { value: false },
    count: { value: null as { go: () => void } | null },
    words: { value: null },
    pickUpDice: () => undefined,
    flying: { value: new Map<string, number>() as ReadonlyMap<string, number> },
    stage: { value: null as { told: { beat: string } } | null },
    say: (line: { sentence: string }) => lines.push(line.sentence),
    conclude: (_: UpdateMessage, next: Model) => {
      model.value = next;
    },
  };
  return { store, lines, choreographer: new Choreographer(store as unknown as TableStore) };
}

async function settled({ store, choreographer }: ReturnType<typeof stage>) {
  await vi.waitFor(() => {
    store.count.value?.go();
    if (store.stage.value !== null) choreographer.goOn();
    expect(store.busy.value).toBe(false);
  }, 15_000);
}

test("what is played step by step ends where the engine is, and every beat is told", async () => {
  const set = stage();
  const { store, lines, choreographer } = set;
  for (let at = 0; at < 12; at++) choreographer.add(message(at));
  await settled(set);
  const there = steps.slice(0, 12).reduce((model, { update }) => updated(model, update), modelOf(start));
  expect(viewOf(store.model.value ?? there)).toEqual(viewOf(there));
  const told = steps.slice(0, 12).flatMap(({ update }) => update.events.filter((event) => event.event === "told"));
  expect(lines).toHaveLength(told.length);
}, 20_000);

test("a whole view ends what was being played", async () => {
  const set = stage();
  const { store, choreographer } = set;
  choreographer.add(message(0));
  choreographer.add(message(1));
  choreographer.clear();
  const fresh = modelOf(start);
  store.model.value = fresh;
  await settled(set);
  expect(viewOf(store.model.value ?? fresh)).toEqual(viewOf(fresh));
});

const told = (beat: string): Event => ({ event: "told", beat, rule: "R1", seat: 1, other: 0, n: 6 });

/** An update that tells these beats, and has cards shown to the viewer after the first. */
function story(ask: DecisionFacts | null, ...beats: string[]): UpdateMessage {
  const shown: Event = { event: "shown", place: "hand 2", cards: [] };
  const events = beats.flatMap((beat, at) => (at === 0 ? [told(beat), shown] : [told(beat)]));
  const said = events.map((event) => (event.event === "told" ? { sentence: event.beat } : null));
  const update = { events, moment: { ...start.moment, act: 1 }, ask };
  return { type: "update", number: 1, update, said, values: {}, now: { sentence: "", choices: {} }, marks: {} };
}

test("a big moment is played; a tap ends that scene, and the next one follows on the same stage", async () => {
  const { store, lines, choreographer } = stage();
  choreographer.add(story(null, "accused", "liar_proven"));
  await vi.waitFor(() => expect(store.stage.value?.told.beat).toBe("accused"));
  choreographer.goOn(); // the accusation
  await vi.waitFor(() => expect(store.stage.value).toMatchObject({ looked: { place: "hand 2" } }));
  expect(lines).toEqual(["accused"]);
  choreographer.goOn(); // the look at the hand
  await vi.waitFor(() => expect(store.stage.value?.told.beat).toBe("liar_proven"));
  expect(store.busy.value).toBe(true);
  choreographer.goOn();
  await vi.waitFor(() => expect(store.busy.value).toBe(false));
  expect(store.stage.value).toBeNull();
  expect(lines).toEqual(["accused", "liar_proven"]);
});

test("where something may be snatched, theatre holds nobody up", async () => {
  const { store, choreographer } = stage();
  const offer = { text: "catch 2", verb: "catch", answers: false };
  const ask = { id: "1", seat: 0, required: false, asks: "", patience: "", standin: null, entry: null, choices: [offer] };
  choreographer.add(story(ask, "pollen_peak"));
  await vi.waitFor(() => expect(store.stage.value).toMatchObject({ passing: true }));
  await vi.waitFor(() => expect(store.busy.value).toBe(false));
  expect(store.stage.value?.told.beat).toBe("pollen_peak");
  await vi.waitFor(() => expect(store.stage.value).toBeNull(), 4_000);
});

test("whoever falls far behind sees the end of a scene at once", async () => {
  const { store, lines, choreographer } = stage();
  choreographer.add(story(null, "match_won"));
  await vi.waitFor(() => expect(store.stage.value?.told.beat).toBe("match_won"));
  for (const beat of ["laid", "drew", "kept"]) choreographer.add({ ...story(null, beat), number: 2 });
  await vi.waitFor(() => expect(store.stage.value).toBeNull());
  await vi.waitFor(() => expect(lines).toEqual(["match_won", "laid", "drew", "kept"]));
});
