/** The story so far, in sentences. A large screen shows it at the side, a phone on demand. */
import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { useTable } from "./context";
import type { Line } from "./store";
import { t } from "./words";

export const logOpen = signal(false);

export function Log() {
  const store = useTable();
  const log = store.log.value;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [log, logOpen.value]);
  const close = () => {
    logOpen.value = false;
  };
  return (
    <aside
      class={`log ${logOpen.value ? "open" : ""}`}
      aria-label={t("log")}
      onKeyDown={(event) => {
        if (event.key === "Escape") close();
      }}
    >
      <h2>{t("log")}</h2>
      <button type="button" class="quiet close-log" onClick={close}>
        {t("closeLog")}
      </button>
      <ol ref={list} tabIndex={0}>
        {log.map((line, at) => (
          <LogLine key={line.key} line={line} fresh={isFirstFresh(log, at, store.since.value)} />
        ))}
      </ol>
    </aside>
  );
}

/** Whether this is the first line since the player's last turn. */
export function isFirstFresh(log: readonly Line[], at: number, since: number): boolean {
  const before = log[at - 1]?.number ?? 0;
  return since > 0 && at > 0 && before <= since && (log[at]?.number ?? 0) > since;
}

function LogLine({ line, fresh }: { line: Line; fresh: boolean }) {
  const store = useTable();
  const { rule } = line;
  return (
    <>
      {fresh && <li class="since">{t("sinceYourTurn")}</li>}
      <li>
        {rule ? (
          <button type="button" onClick={() => void store.about(rule, line.sentence)}>
            {line.sentence}
          </button>
        ) : (
          line.sentence
        )}
      </li>
    </>
  );
}
