/** All the rules of a game: chapters in the order of the book, searched as one types, each rule with a link of its own. */
import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { gameOnShelf, readRules, readShelf, sentenceOf } from "../house";
import { LobbyBar } from "../lobby/lobby";
import { goHome, linkTo, moved } from "../place";
import type { ChapterFacts, RuleFacts, RulesFacts } from "../protocol";
import { Notice } from "../ui/notice";
import { SettingsButton } from "../ui/settings";
import { lang, ordinal, t } from "../words";
import { holds, marked, wordsIn } from "./search";
import { l } from "./words";
import "./rules.css";

export default function RulesPage({ game }: { game: string }) {
  const rules = useSignal<RulesFacts | null>(null);
  const problem = useSignal("");
  useEffect(() => {
    readRules(game).then(
      (found) => {
        rules.value = found;
      },
      (wrong: unknown) => {
        problem.value = sentenceOf(wrong);
      },
    );
    readShelf().catch(() => undefined); // without it there is only no way to the lesson
  }, [game, lang.value]);
  if (problem.value !== "") {
    return (
      <Notice title={l("noRules")} sentence={problem.value}>
        <button type="button" class="play" onClick={goHome}>
          {t("home")}
        </button>
      </Notice>
    );
  }
  return rules.value === null ? <main class="waits" aria-busy="true" /> : <Book rules={rules.value} />;
}

function Book({ rules }: { rules: RulesFacts }) {
  const query = useSignal("");
  const target = useSignal(location.hash.slice(1));
  const box = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const words = wordsIn(query.value);
  const chapters = useMemo(() => found(rules.chapters, words), [rules, query.value]);
  const count = chapters.reduce((sum, chapter) => sum + chapter.rules.length, 0);
  const lesson = gameOnShelf(rules.game)?.lessons[0];

  useEffect(() => {
    document.title = `${l("rulesOf", { game: rules.words })} · Tablée`;
    if (moved && target.value === "") heading.current?.focus();
    const look = () => {
      target.value = location.hash.slice(1);
      query.value = "";
    };
    addEventListener("hashchange", look);
    return () => removeEventListener("hashchange", look);
  }, [rules]);
  useEffect(() => {
    const rule = target.value === "" ? null : document.getElementById(target.value);
    rule?.scrollIntoView({ block: "center" });
    rule?.focus({ preventScroll: true });
  }, [rules, target.value]);

  return (
    <div class="rules-page">
      <LobbyBar title={rules.words}>
        <SettingsButton />
      </LobbyBar>
      <main ref={box}>
        <header class="rules-head">
          <h1 ref={heading} tabIndex={-1}>
            {l("rulesOf", { game: rules.words })}
          </h1>
          <p class="ways">
            {lesson && (
              <a class="play" {...linkTo({ page: "lesson", game: rules.game, lesson: lesson.lesson })}>
                {l("learnIn", { n: lesson.minutes })}
              </a>
            )}
            <button type="button" class="answer" onClick={() => print()}>
              {l("print")}
            </button>
          </p>
        </header>
        <search class="rules-search">
          <label>
            <span>{l("search")}</span>
            <input
              type="search"
              value={query.value}
              placeholder={l("searchHint")}
              autocomplete="off"
              spellcheck={false}
              onInput={(event) => {
                query.value = event.currentTarget.value;
              }}
            />
          </label>
          <p role="status">{words.length === 0 ? "" : count === 0 ? l("foundNone") : l(count === 1 ? "foundOne" : "found", { n: count })}</p>
        </search>
        {words.length === 0 && rules.chapters.length > 4 && <Contents chapters={rules.chapters} />}
        {chapters.map((chapter) => (
          <section key={chapter.page} class="rule-chapter" aria-labelledby={`chapter-${chapter.page}`}>
            <h2 id={`chapter-${chapter.page}`} tabIndex={-1}>
              <Marked text={chapter.title} words={words} /> <small>{l("page", { n: chapter.page })}</small>
            </h2>
            <ol>
              {chapter.rules.map((rule) => (
                <Rule key={rule.id} game={rules.game} rule={rule} words={words} here={rule.id === target.value} />
              ))}
            </ol>
          </section>
        ))}
      </main>
    </div>
  );
}

/** The chapters as they are left by a search: a rule stays for its words, its number, or the option that decides it. */
function found(chapters: readonly ChapterFacts[], words: readonly string[]): readonly ChapterFacts[] {
  if (words.length === 0) return chapters;
  return chapters
    .map((chapter) => ({ ...chapter, rules: chapter.rules.filter((rule) => holds(`${rule.id} ${rule.words} ${rule.option ?? ""}`, words)) }))
    .filter((chapter) => chapter.rules.length > 0);
}

function Contents({ chapters }: { chapters: readonly ChapterFacts[] }) {
  return (
    <nav class="contents" aria-label={l("chapters")}>
      <ol>
        {chapters.map((chapter) => (
          <li key={chapter.page}>
            <a
              href={`#chapter-${chapter.page}`}
              onClick={(event) => {
                event.preventDefault();
                const there = document.getElementById(`chapter-${chapter.page}`);
                there?.scrollIntoView({ block: "start" });
                there?.focus({ preventScroll: true });
              }}
            >
              {chapter.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Rule({ game, rule, words, here }: { game: string; rule: RuleFacts; words: readonly string[]; here: boolean }) {
  const about = rule.about ?? [];
  return (
    <li id={rule.id} tabIndex={-1} class={`${rule.ruling ? "ours" : ""} ${here ? "here" : ""}`}>
      <p class="said">
        <Marked text={rule.words} words={words} />
      </p>
      <p class="small">
        <a class="id" href={`#${rule.id}`} aria-label={l("linkTo", { rule: rule.id })}>
          <Marked text={rule.id} words={words} />
        </a>
        {rule.ruling && <b title={l("oursWhat")}>{l("ours")}</b>}
        {rule.edition ? <span>{l("edition", { n: ordinal(rule.edition) })}</span> : null}
        {rule.option && <span>{l("option", { option: rule.option })}</span>}
        {about.length > 0 && <Completes ids={about} />}
        {rule.seen && (
          <a class="see" aria-label={l("seeOf", { rule: rule.id })} {...linkTo({ page: "scene", game, rule: rule.id })}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M8 5v14l11-7z" />
            </svg>
            {l("see")}
          </a>
        )}
      </p>
    </li>
  );
}

/** The statements that a ruling completes, each with the way to it. */
function Completes({ ids }: { ids: readonly string[] }) {
  const [before = "", behind = ""] = l("completes").split("{rules}");
  return (
    <span class="completes">
      {before}
      {ids.map((id, at) => (
        <span key={id}>
          {at > 0 && ", "}
          <a href={`#${id}`}>{id}</a>
        </span>
      ))}
      {behind}
    </span>
  );
}

function Marked({ text, words }: { text: string; words: readonly string[] }) {
  return (
    <>
      {marked(text, words).map((stretch, at) => (stretch.hit ? <mark key={at}>{stretch.text}</mark> : stretch.text))}
    </>
  );
}
