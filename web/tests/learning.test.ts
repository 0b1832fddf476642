import { beforeEach, expect, test, vi } from "vitest";
import { isLearnt } from "../src/learn/learnt";
import { Learning } from "../src/learn/learning";
import { LEARN_WORDS } from "../src/learn/words";
import { recall } from "../src/memory";
import type { FromTable, LessonFacts, TakeLesson, Taught } from "../src/protocol";
import { motion } from "../src/settings";
import type { Listener } from "../src/transport";
import { typeset } from "../src/words";

const part = (name: string, waits = false) => ({ name, words: name, waits });
const FACTS = { game: "g", lesson: "first", title: "T", minutes: 1, parts: [part("a"), part("b", true), part("c")] } as LessonFacts;

let asked: TakeLesson[];
let heard: FromTable[];
let answers: (wanted: TakeLesson) => Partial<Taught> | number;

const listener: Listener = { last: () => -1, lang: () => "fr", line: () => undefined, heard: (message) => heard.push(message) };
const types = () => heard.map(({ type }) => type);

/** A house that goes on by one part at each wish that says so. */
function house(wanted: TakeLesson): Partial<Taught> {
  if (wanted.wish == null) return { done: wanted.done, messages: [{ type: "view" } as FromTable] };
  const does = wanted.wish.type === "on" || wanted.wish.type === "act";
  if (!does) return { done: wanted.done, messages: [{ type: "refused", id: wanted.wish.id } as FromTable] };
  const updates = [1, 2].map((number) => ({ type: "update", number }) as FromTable);
  return { done: [...wanted.done, ""], messages: [{ type: "ack", id: wanted.wish.id, number: 1 }, ...updates] };
}

beforeEach(() => {
  localStorage.clear();
  motion.value = "reduced";
  asked = [];
  heard = [];
  answers = house;
  vi.stubGlobal("fetch", (_: string, { body }: { body: string }) => {
    const wanted = JSON.parse(body) as TakeLesson;
    asked.push(wanted);
    const answer = answers(wanted);
    const [status, told] = typeof answer === "number" ? [answer, { code: "astray", sentence: "Perdu." }] : [200, answer];
    return Promise.resolve(new Response(JSON.stringify(told), { status }));
  });
});

async function begun(): Promise<Learning> {
  const learning = new Learning(FACTS);
  learning.connect(listener);
  await vi.waitFor(() => expect(heard.length).toBeGreaterThan(0));
  return learning;
}

test("it begins with the view, and goes on part by part", async () => {
  const learning = await begun();
  expect(types()).toEqual(["view"]);
  expect(learning.part.value?.name).toBe("a");
  learning.goOn();
  await vi.waitFor(() => expect(learning.part.value?.name).toBe("b"));
  expect(types()).toEqual(["view", "ack", "update", "update"]);
  expect(asked.map(({ done }) => done)).toEqual([[], []]);
});

test("the next part is told when the table is at rest", async () => {
  const learning = await begun();
  let moves = true;
  learning.moves = () => moves;
  learning.goOn();
  await vi.waitFor(() => expect(types()).toContain("update"));
  expect(learning.busy.value).toBe(true);
  expect(learning.part.value?.name).toBe("a");
  moves = false;
  await vi.waitFor(() => expect(learning.part.value?.name).toBe("b"));
  expect(learning.busy.value).toBe(false);
});

test("of two wishes the second waits for what the first has done", async () => {
  const learning = await begun();
  learning.send({ type: "act", id: "1", decision: "", text: "x" });
  learning.send({ type: "act", id: "2", decision: "", text: "y" });
  await vi.waitFor(() => expect(learning.part.value?.name).toBe("c"));
  expect(asked.map(({ done }) => done.length)).toEqual([0, 0, 1]);
});

test("a question is answered, and nothing goes on", async () => {
  const learning = await begun();
  learning.send({ type: "why", id: "7", text: "R5" });
  await vi.waitFor(() => expect(types()).toEqual(["view", "refused"]));
  expect(learning.part.value?.name).toBe("a");
});

test("what a lesson has no use for is refused without a word", async () => {
  const learning = await begun();
  learning.send({ type: "pause", id: "8", on: true });
  expect(heard.at(-1)).toMatchObject({ type: "refused", id: "8", sentence: "" });
});

test("it goes on where one has left off, and back by one part", async () => {
  const first = await begun();
  first.goOn();
  await vi.waitFor(() => expect(first.part.value?.name).toBe("b"));
  first.close();
  const again = await begun();
  expect(again.part.value?.name).toBe("b");
  again.back();
  await vi.waitFor(() => expect(again.part.value?.name).toBe("a"));
  expect(heard.at(-1)?.type).toBe("view");
});

test("who comes to the end has learnt the game, and would begin anew", async () => {
  const learning = await begun();
  expect(isLearnt("g")).toBe(false);
  learning.goOn();
  await vi.waitFor(() => expect(learning.part.value?.name).toBe("b"));
  learning.goOn();
  await vi.waitFor(() => expect(learning.part.value?.name).toBe("c"));
  expect(isLearnt("g")).toBe(true);
  expect(recall("lesson.g.first")).toBe("[]");
});

test("a lesson that has changed meanwhile begins again", async () => {
  localStorage.setItem("tablee.lesson.g.first", '["old"]');
  answers = (wanted) => (wanted.done.length > 0 ? 409 : house(wanted));
  const learning = await begun();
  expect(learning.part.value?.name).toBe("a");
});

test("what was kept and is no way through a lesson is forgotten", () => {
  for (const kept of ["nonsense", "{}", "[1]", '["", "", ""]']) {
    localStorage.setItem("tablee.lesson.g.first", kept);
    expect(new Learning(FACTS).done.value).toEqual([]);
  }
});

test("both languages say the same things, French keeps its spaces together", () => {
  const { fr, en } = LEARN_WORDS;
  const holes = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();
  for (const [key, text] of Object.entries(fr)) {
    expect(holes(en[key as keyof typeof en]), key).toEqual(holes(text));
    expect(typeset(text)).not.toMatch(/ [;!?:»]|« |\S[;!?]|'/);
  }
});
