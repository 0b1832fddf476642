/** A game that is over, seen again with the hands open, step by step or as fast as one likes. */
import { type Signal, useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { Marks } from "../ending/marks";
import { chapterAt, momentFrom, saidAt, useStory } from "../ending/telling";
import { say } from "../ending/words";
import { readReplay, recordPath, sentenceOf } from "../house";
import { goHome, goToTable, pathOf } from "../place";
import type { Replay, Story } from "../protocol";
import { TableStore } from "../table/store";
import type { Table } from "../table/table";
import { lazy } from "../ui/lazy";
import { Notice } from "../ui/notice";
import { openSettings } from "../ui/settings";
import { lang, t } from "../words";
import { Knocking } from "./lost";
import { Replaying } from "./replaying";

const GameTable = lazy<Parameters<typeof Table>[0]>(async () => (await import("../table/table")).Table);

const PACES = [0.5, 1, 2, 4] as const;
const BREATH = 900; // milliseconds between two steps at the usual pace

interface Props {
  code: string;
  /** The step to begin with. */
  step?: number | undefined;
}

export default function ReplayPage({ code, step }: Props) {
  const replay = useSignal<Replay | null>(null);
  const problem = useSignal("");
  /** Through whose eyes; null: all hands lie open. */
  const eyes = useSignal<number | null>(null);
  const at = useSignal(step ?? 0); // outlives the table, which is another one through other eyes
  const story = useStory(code);
  useEffect(() => {
    readReplay(code, eyes.value).then(
      (found) => {
        replay.value = found;
      },
      (wrong: unknown) => {
        problem.value = sentenceOf(wrong);
      },
    );
  }, [code, lang.value, eyes.value]);
  if (problem.value !== "") {
    return (
      <Notice title={t("noReplay")} sentence={problem.value}>
        <button type="button" class="play" onClick={goHome}>
          {t("home")}
        </button>
      </Notice>
    );
  }
  if (replay.value === null) return <Knocking line="new" retry={() => undefined} />;
  const { table, players } = replay.value;
  return (
    <Player
      replay={replay.value}
      title={`${t("replay")} ${table}`}
      onLeave={goHome}
      story={story}
      at={at}
      begin={step}
      // The address names the step, so that it can be kept or sent.
      onRest={(now) => history.replaceState(null, "", pathOf({ page: "replay", code: table, ...(now > 0 && { step: now }) }))}
      tail={
        <>
          <select
            class="through"
            aria-label={say("eyes")}
            value={String(eyes.value ?? "")}
            onChange={(event) => {
              eyes.value = event.currentTarget.value === "" ? null : Number(event.currentTarget.value);
            }}
          >
            <option value="">{say("openHands")}</option>
            {players.map((name, seat) => (
              <option key={seat} value={seat}>
                {say("eyes")} {name}
              </option>
            ))}
          </select>
          <a class="answer key" href={recordPath(table)} download aria-label={t("record")} title={t("record")}>
            <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
              <path d="M12 4v11M7 11l5 5 5-5M5 20h14" />
            </svg>
          </a>
        </>
      }
    />
  );
}

interface PlayerProps {
  replay: Replay;
  title: string;
  /** Where one goes from here, and what the way there is called, if it is not home. */
  onLeave: () => void;
  leave?: string;
  /** Whether it plays by itself from the beginning. */
  starts?: boolean;
  /** Above the keys, and behind them. */
  head?: ComponentChildren;
  tail?: ComponentChildren;
  /** What is told of the game: its chapters and its great moments. */
  story?: Story | null;
  /** The step that is seen; where somebody else names it, it begins there, and again when that changes. */
  at?: Signal<number>;
  begin?: number | undefined;
  /** A step was come to, and nothing is running. */
  onRest?: (at: number) => void;
}

/** Plays a game that is known to its end. */
export function Player({ replay, title, onLeave, leave, starts = false, head, tail, story = null, at: place, begin, onRest }: PlayerProps) {
  const own = useSignal(0);
  const at = place ?? own;
  const replaying = useMemo(() => new Replaying(replay, at), [replay]);
  const store = useMemo(() => new TableStore(replaying.connect), [replaying]);
  const playing = useSignal(starts);
  const pace = useSignal(1);
  const over = at.value >= replaying.length;

  useEffect(() => {
    document.title = `${title} · Tablée`;
    return () => store.close();
  }, [store]);

  // What somebody tried in vain is told as it would be to them.
  useEffect(() => {
    store.refused.value = replay.steps[at.value - 1]?.refused ?? null;
  }, [at.value, store]);

  useEffect(() => {
    if (begin !== undefined && begin !== at.value) jump(begin);
  }, [begin]);

  useEffect(() => {
    if (!playing.value) onRest?.(at.value);
  }, [at.value, playing.value]);

  // The next step follows when the last one has come to rest, and a breath later.
  useEffect(() => {
    if (!playing.value || over) {
      playing.value = playing.value && !over;
      return undefined;
    }
    let timer = 0;
    const breathe = () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        if (store.busy.value) breathe();
        else replaying.step();
      }, BREATH / pace.value);
    };
    breathe();
    return () => clearTimeout(timer);
  }, [playing.value, at.value, over, pace.value, store]);

  const jump = (to: number) => {
    playing.value = false;
    replaying.show(to);
  };
  const forward = () => {
    playing.value = false;
    if (!store.busy.value) replaying.step();
    else store.skip();
  };
  const play = () => {
    if (over && !playing.value) replaying.show(0);
    playing.value = !playing.value;
  };
  const great = (way: 1 | -1) => story !== null && jump(momentFrom(story, at.value, way));

  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const doing = DOING[event.key];
      const target = event.target instanceof Element ? event.target : null;
      if (doing === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      if (target?.closest(OWN_KEYS[event.key] ?? "input, select, [aria-modal], [data-rove]")) return;
      event.preventDefault();
      ({ play, forward, back: () => jump(at.value - 1), start: () => jump(0), end: () => jump(replaying.length), next: () => great(1), last: () => great(-1) })[doing]();
    };
    document.addEventListener("keydown", pressed);
    return () => document.removeEventListener("keydown", pressed);
  });

  const said = story === null ? "" : saidAt(story, at.value);
  const controls = (
    <section class="replay-bar" aria-label={t("replay")}>
      {head}
      <div class="slide">
        {story !== null && <Marks story={story} at={at.value} />}
        <input
          type="range"
          min="0"
          max={replaying.length}
          value={at.value}
          aria-label={t("stepName")}
          aria-valuetext={[story === null ? "" : chapterAt(story, at.value), t("stepOf", { at: at.value, of: replaying.length }), said].filter(Boolean).join(". ")}
          onInput={(event) => jump(event.currentTarget.valueAsNumber)}
        />
      </div>
      <p class="replay-place" aria-hidden="true">
        {[story === null ? "" : chapterAt(story, at.value), t("stepOf", { at: at.value, of: replaying.length })].filter(Boolean).join(" · ")}
      </p>
      <span class="replay-keys">
        <Key words={t("toStart")} className="to-start" sign="M6 5v14M19 5l-9 7 9 7z" off={at.value === 0} press={() => jump(0)} />
        {story !== null && <Key words={say("lastMoment")} sign="M12 5l-8 7 8 7zM21 5l-8 7 8 7z" off={at.value === 0} press={() => great(-1)} />}
        <Key words={t("stepBack")} sign="M17 5l-9 7 9 7z" off={at.value === 0} press={() => jump(at.value - 1)} />
        <button type="button" class="play" aria-pressed={playing.value} onClick={play}>
          {t(playing.value ? "pausePlayback" : "playback")}
        </button>
        <Key words={t("stepOn")} sign="M7 5l9 7-9 7z" off={over} press={forward} />
        {story !== null && <Key words={say("nextMoment")} sign="M3 5l8 7-8 7zM12 5l8 7-8 7z" off={over} press={() => great(1)} />}
      </span>
      <span class="replay-ways">
        <select
          aria-label={t("speed")}
          value={String(pace.value)}
          onChange={(event) => {
            pace.value = Number(event.currentTarget.value);
          }}
        >
          {PACES.map((one) => (
            <option key={one} value={one}>
              × {String(one).replace(".", lang.value === "fr" ? "," : ".")}
            </option>
          ))}
        </select>
        {tail}
      </span>
    </section>
  );
  return (
    <GameTable
      key={replay.view.viewer}
      store={store}
      mode="replay"
      onHome={onLeave}
      {...(leave !== undefined && { leave })}
      onSettings={openSettings}
      onTable={goToTable}
      controls={controls}
    />
  );
}

/** What the keys do wherever the focus is. */
const DOING: Record<string, "play" | "forward" | "back" | "start" | "end" | "next" | "last"> = {
  " ": "play",
  ArrowRight: "forward",
  ArrowLeft: "back",
  Home: "start",
  End: "end",
  PageUp: "next",
  PageDown: "last",
};
/** Where a key has a meaning of its own; elsewhere it is only what can be typed into, chosen from, or gone through. */
const OWN_KEYS: Record<string, string> = {
  " ": "input, select, button, a, summary, [aria-modal]",
  PageUp: "select, [aria-modal]",
  PageDown: "select, [aria-modal]",
};

interface KeyProps {
  words: string;
  sign: string;
  off: boolean;
  press: () => void;
  className?: string;
}

function Key({ words, sign, off, press, className = "" }: KeyProps) {
  return (
    <button type="button" class={`answer key ${className}`} aria-label={words} disabled={off} onClick={press}>
      <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={sign} />
      </svg>
    </button>
  );
}
