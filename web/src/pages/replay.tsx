/** A game that is over, seen again with the hands open, step by step or as fast as one likes. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { readReplay, recordPath, sentenceOf } from "../house";
import { goHome, goToTable } from "../place";
import type { Replay } from "../protocol";
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

export default function ReplayPage({ code }: { code: string }) {
  const replay = useSignal<Replay | null>(null);
  const problem = useSignal("");
  useEffect(() => {
    replay.value = null;
    readReplay(code).then(
      (found) => {
        replay.value = found;
      },
      (wrong: unknown) => {
        problem.value = sentenceOf(wrong);
      },
    );
  }, [code, lang.value]);
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
  const { table } = replay.value;
  return (
    <Player
      replay={replay.value}
      title={`${t("replay")} ${table}`}
      onLeave={goHome}
      tail={
        <a class="answer" href={recordPath(table)} download>
          {t("record")}
        </a>
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
}

/** Plays a game that is known to its end. */
export function Player({ replay, title, onLeave, leave, starts = false, head, tail }: PlayerProps) {
  const replaying = useMemo(() => new Replaying(replay), [replay]);
  const store = useMemo(() => new TableStore(replaying.connect), [replaying]);
  const playing = useSignal(starts);
  const pace = useSignal(1);
  const at = replaying.at.value;
  const over = at >= replaying.length;

  useEffect(() => {
    document.title = `${title} · Tablée`;
    return () => store.close();
  }, [store]);

  // What somebody tried in vain is told as it would be to them.
  useEffect(() => {
    store.refused.value = replay.steps[at - 1]?.refused ?? null;
  }, [at]);

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
  }, [playing.value, at, over, pace.value]);

  const jump = (to: number) => {
    playing.value = false;
    replaying.show(to);
  };
  const step = () => {
    playing.value = false;
    if (!store.busy.value) replaying.step();
    else store.skip();
  };

  const controls = (
    <section class="replay-bar" aria-label={t("replay")}>
      {head}
      <input
        type="range"
        min="0"
        max={replaying.length}
        value={at}
        aria-label={t("stepName")}
        aria-valuetext={t("stepOf", { at, of: replaying.length })}
        onInput={(event) => jump(event.currentTarget.valueAsNumber)}
      />
      <span class="replay-keys">
        <Key words={t("toStart")} className="to-start" sign="M6 5v14M19 5l-9 7 9 7z" off={at === 0} press={() => jump(0)} />
        <Key words={t("stepBack")} sign="M17 5l-9 7 9 7z" off={at === 0} press={() => jump(at - 1)} />
        <button
          type="button"
          class="play"
          disabled={over}
          aria-pressed={playing.value}
          onClick={() => {
            playing.value = !playing.value;
          }}
        >
          {t(playing.value ? "pausePlayback" : "playback")}
        </button>
        <Key words={t("stepOn")} sign="M7 5l9 7-9 7z" off={over} press={step} />
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
