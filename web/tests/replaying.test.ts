import { signal } from "@preact/signals";
import { expect, test } from "vitest";
import { Replaying } from "../src/pages/replaying";
import type { FromTable, MarkFacts, Replay, UpdateFacts, UpdateMessage, ViewFacts, ViewMessage } from "../src/protocol";
import { modelOf, updated, viewOf } from "../src/view";
import text from "./vectors.json?raw";

interface Vector {
  viewers: { start: ViewFacts; steps: { update: UpdateFacts; marks?: Record<string, MarkFacts[]> }[] }[];
}

const viewer = (JSON.parse(text) as Vector[])[0]?.viewers[0];
if (viewer === undefined) throw new Error("no vectors");
const { start, steps } = viewer;

const replay: Replay = {
  version: 2,
  table: "BCDFG",
  game: start.game,
  players: Array.from({ length: start.seats }, (_, seat) => `P${seat}`),
  colours: [],
  options: {},
  view: start,
  now: { sentence: "begins", choices: {} },
  words: { game: "G", seats: [], zones: {}, numbers: {}, values: { round: "1" }, scales: {}, cards: [], notes: {}, glasses: {}, marks: {} },
  lines: {},
  steps: steps.map(({ update, marks = {} }, at) => ({
    number: at + 1,
    seat: 0,
    act: "act",
    update,
    said: [{ sentence: `said ${at + 1}` }, null],
    values: { round: String(at + 2) },
    marks,
    now: { sentence: `after ${at + 1}`, choices: {} },
  })),
  commitment: "",
  key: "",
};

async function opened() {
  const heard: FromTable[] = [];
  const replaying = new Replaying(replay);
  replaying.connect({ last: () => -1, lang: () => "fr", heard: (message) => heard.push(message), line: () => undefined });
  await Promise.resolve();
  return { replaying, heard };
}

const there = (at: number) => viewOf(steps.slice(0, at).reduce((model, { update, marks }) => updated(model, update, marks), modelOf(start)));

test("it begins where the game began", async () => {
  const { heard } = await opened();
  const [first] = heard as [ViewMessage];
  expect(first).toMatchObject({ type: "view", number: 0, you: 0, house: { state: "over" } });
  expect(first.game?.view).toEqual(start);
  expect(first.game?.now.sentence).toBe("begins");
});

test("a step is the update that was played", async () => {
  const { replaying, heard } = await opened();
  replaying.step();
  expect(heard[1]).toMatchObject({ type: "update", number: 1, update: steps[0]?.update, now: { sentence: "after 1" } });
  expect(replaying.at.value).toBe(1);
});

test.each([1, 5, 24, 30, steps.length])("a jump to step %i shows the table as it was then, and all that had been said", async (at) => {
  const { replaying, heard } = await opened();
  replaying.show(steps.length);
  replaying.show(at);
  const view = heard.at(-1) as ViewMessage;
  expect(view.game?.view).toEqual(there(at));
  expect(view.game?.log).toHaveLength(at);
  expect(view.game?.now.sentence).toBe(`after ${at}`);
  expect(view.game?.log.at(-1)).toEqual({ sentence: `said ${at}`, number: at });
  expect(view.game?.words.values).toEqual({ round: String(at + 1) });
});

test("it ends at the last step, and does not begin before the first", async () => {
  const { replaying, heard } = await opened();
  replaying.show(9999);
  replaying.step();
  expect(replaying.at.value).toBe(steps.length);
  replaying.show(-5);
  expect(replaying.at.value).toBe(0);
  expect(heard.filter((message): message is UpdateMessage => message.type === "update")).toEqual([]);
});

test("through other eyes it goes on where it was, and the hand is theirs", async () => {
  const place = signal(5);
  const replaying = new Replaying({ ...replay, view: { ...start, viewer: "spectator" } }, place);
  const heard: FromTable[] = [];
  replaying.connect({ last: () => -1, lang: () => "fr", heard: (message) => heard.push(message), line: () => undefined });
  await Promise.resolve();
  expect(heard[0]).toMatchObject({ type: "view", number: 5, you: -1 });
  replaying.step();
  expect(place.value).toBe(6);
});
