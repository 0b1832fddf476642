import { expect, test, vi } from "vitest";
import type { UpdateFacts, UpdateMessage, ViewFacts } from "../src/protocol";
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
    say: (line: { sentence: string }) => lines.push(line.sentence),
    conclude: (_: UpdateMessage, next: Model) => {
      model.value = next;
    },
  };
  return { store, lines, choreographer: new Choreographer(store as unknown as TableStore) };
}

async function settled(store: { busy: { value: boolean }; count: { value: { go: () => void } | null } }) {
  await vi.waitFor(() => {
    store.count.value?.go();
    expect(store.busy.value).toBe(false);
  }, 15_000);
}

test("what is played step by step ends where the engine is, and every beat is told", async () => {
  const { store, lines, choreographer } = stage();
  for (let at = 0; at < 12; at++) choreographer.add(message(at));
  await settled(store);
  const there = steps.slice(0, 12).reduce((model, { update }) => updated(model, update), modelOf(start));
  expect(viewOf(store.model.value ?? there)).toEqual(viewOf(there));
  const told = steps.slice(0, 12).flatMap(({ update }) => update.events.filter((event) => event.event === "told"));
  expect(lines).toHaveLength(told.length);
}, 20_000);

test("a whole view ends what was being played", async () => {
  const { store, choreographer } = stage();
  choreographer.add(message(0));
  choreographer.add(message(1));
  choreographer.clear();
  const fresh = modelOf(start);
  store.model.value = fresh;
  await settled(store);
  expect(viewOf(store.model.value ?? fresh)).toEqual(viewOf(fresh));
});
