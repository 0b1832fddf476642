/** A word while one waits: a few ready-made phrases, and what is said stands for a moment over its chair. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { ChatLine } from "../protocol";
import type { TableStore } from "../table/store";
import { PHRASES, phraseIn } from "../table/words";
import { Trouble } from "../ui/trouble";
import { t } from "../words";
import { useAsking } from "./asking";

const SHOWN = 6000; // milliseconds that words stand over a chair
const WHILE_WAITING = ["hello", "hurry", "laugh", "thanks"];

export type Speech = ReadonlyMap<number, string>;

const wordsOf = ({ phrase, text = "" }: ChatLine): string => (phrase ? phraseIn(phrase) : text);

/** What was said since the page came, as long as it stands there. */
export function useSpeech(store: TableStore): Speech {
  const speech = useSignal<Speech>(new Map());
  const heard = useRef<number | null>(null);
  const lines = store.chat.value;
  useEffect(() => {
    const last = lines.at(-1);
    const before = heard.current ?? last?.number ?? -1;
    heard.current = last?.number ?? -1;
    const fresh = lines.filter(({ number }) => number > before);
    if (fresh.length === 0) return;
    speech.value = new Map([...speech.value, ...fresh.map((line) => [line.seat, wordsOf(line)] as const)]);
    setTimeout(() => {
      const gone = new Set(fresh.map(wordsOf));
      speech.value = new Map([...speech.value].filter(([, words]) => !gone.has(words)));
    }, SHOWN);
  }, [lines]);
  return speech.value;
}

export function Talk({ store }: { store: TableStore }) {
  const { ask, problem } = useAsking(store);
  const lines = store.chat.value.slice(-3);
  return (
    <section class="talk" aria-label={t("talk")}>
      <div class="ways">
        {PHRASES.filter((phrase) => WHILE_WAITING.includes(phrase)).map((phrase) => (
          <button key={phrase} type="button" class="answer" onClick={() => ask({ type: "say", phrase })}>
            {phraseIn(phrase)}
          </button>
        ))}
      </div>
      <Trouble problem={problem} />
      <div class="sr" role="log">
        {lines.map((line) => (
          <p key={line.number}>{t("saidBy", { name: line.name, words: wordsOf(line) })}</p>
        ))}
      </div>
    </section>
  );
}
