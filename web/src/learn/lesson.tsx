/** A lesson: the table as ever, a slip of paper that tells, and rings around what it speaks of. */
import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { open, plainly } from "../home/opening";
import { gameOnShelf, readLesson, readShelf, sentenceOf } from "../house";
import { Knocking } from "../pages/lost";
import { goHome, goToTable, linkTo } from "../place";
import type { LessonFacts, PartFacts } from "../protocol";
import { CardBody } from "../table/card";
import { useTable } from "../table/context";
import { TableStore } from "../table/store";
import type { Table } from "../table/table";
import { lazy } from "../ui/lazy";
import { Notice } from "../ui/notice";
import { openSettings } from "../ui/settings";
import { lang, t } from "../words";
import { Learning } from "./learning";
import { Pointer } from "./pointer";
import { l } from "./words";
import "./lesson.css";

const GameTable = lazy<Parameters<typeof Table>[0]>(async () => (await import("../table/table")).Table);

export default function LessonPage({ game, lesson }: { game: string; lesson: string }) {
  const facts = useSignal<LessonFacts | null>(null);
  const problem = useSignal("");
  useEffect(() => {
    facts.value = null;
    readLesson(game, lesson).then(
      (found) => {
        facts.value = found;
      },
      (wrong: unknown) => {
        problem.value = sentenceOf(wrong);
      },
    );
  }, [game, lesson, lang.value]);
  if (problem.value !== "") return <NoLesson sentence={problem.value} />;
  return facts.value === null ? <Knocking line="new" retry={() => undefined} /> : <Taken facts={facts.value} />;
}

function NoLesson({ sentence }: { sentence: string }) {
  return (
    <Notice title={l("noLesson")} sentence={sentence}>
      <button type="button" class="play" onClick={goHome}>
        {t("home")}
      </button>
    </Notice>
  );
}

function Taken({ facts }: { facts: LessonFacts }) {
  const learning = useMemo(() => new Learning(facts), [facts]);
  const store = useMemo(() => {
    const made = new TableStore(learning.connect);
    learning.moves = () => made.busy.value || made.count.value !== null;
    return made;
  }, [learning]);
  useEffect(() => () => store.close(), [store]);
  if (learning.problem.value !== "") return <NoLesson sentence={learning.problem.value} />;
  const part = learning.part.value;
  const elsewhere = store.picked.value !== null || store.inspected.value !== null || store.visited.value !== null;
  const points = learning.busy.value || elsewhere ? undefined : part?.points;
  return (
    <>
      <GameTable
        store={store}
        mode="lesson"
        onHome={goHome}
        onSettings={openSettings}
        onTable={goToTable}
        note={part && <Note learning={learning} part={part} />}
      />
      {points !== undefined && <Pointer points={points} />}
    </>
  );
}

/** The slip of paper: what is said, and the ways on. */
function Note({ learning, part }: { learning: Learning; part: PartFacts }) {
  const { facts, busy } = learning;
  const at = learning.done.value.length;
  const last = at === facts.parts.length - 1;
  return (
    <aside class={`lesson-note ${busy.value ? "watching" : ""}`} aria-label={l("lesson")}>
      <p class="lesson-words" role="status">
        {busy.value ? <span class="watch">{l("watch")}</span> : <span key={part.name}>{part.words}</span>}
      </p>
      {part.cards && !busy.value && <Shown cards={part.cards} />}
      {last ? <End learning={learning} /> : <Keys learning={learning} part={part} />}
    </aside>
  );
}

/** Cards that are spoken of and lie nowhere on the table. Touched, they come large. */
function Shown({ cards }: { cards: readonly string[] }) {
  const store = useTable();
  return (
    <p class="lesson-cards">
      {cards.map((card) => (
        <button key={card} type="button" aria-label={store.face(card)?.say ?? card} onClick={() => (store.inspected.value = card)}>
          <CardBody id={card} />
        </button>
      ))}
    </p>
  );
}

function Keys({ learning, part }: { learning: Learning; part: PartFacts }) {
  const at = learning.done.value.length;
  return (
    <div class="lesson-keys">
      <button type="button" class="quiet key" aria-label={l("back")} disabled={at === 0} onClick={() => learning.back()}>
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M15 5l-7 7 7 7" />
        </svg>
      </button>
      <progress max={learning.facts.parts.length} value={at + 1} aria-label={l("step", { n: at + 1, of: learning.facts.parts.length })} />
      <button type="button" class={part.waits ? "quiet show" : "play"} aria-disabled={learning.busy.value} onClick={() => learning.goOn()}>
        {l(part.waits ? "show" : at === 0 ? "begin" : "next")}
      </button>
    </div>
  );
}

/** The end of a lesson is the beginning of a game. */
function End({ learning }: { learning: Learning }) {
  const busy = useSignal(false);
  const problem = useSignal("");
  const { game } = learning.facts;

  async function play() {
    try {
      await readShelf();
    } catch (wrong) {
      problem.value = sentenceOf(wrong);
      return;
    }
    const found = gameOnShelf(game);
    if (found !== undefined) await open(plainly(found), busy, problem);
  }

  return (
    <>
      <div class="lesson-keys end">
        <button type="button" class="play" disabled={busy.value} onClick={() => void play()}>
          {l(busy.value ? "opens" : "playNow")}
        </button>
        <a class="answer" {...linkTo({ page: "rules", game })}>
          {l("rules")}
        </a>
        <button type="button" class="quiet" onClick={() => learning.restart()}>
          {l("again")}
        </button>
      </div>
      {problem.value !== "" && (
        <p role="alert" class="trouble">
          {problem.value}
        </p>
      )}
    </>
  );
}
