/** Talk at the table: quick phrases first, then words of one's own, where the table allows them. */
import { signal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import type { ChatLine } from "../protocol";
import { useTable } from "./context";
import { Dialog } from "./dialog";
import { PHRASES, phraseIn, t } from "./words";

export const chatOpen = signal(false);
/** The number of the last line that was read. */
export const chatRead = signal(0);

export function lineIn(line: ChatLine): string {
  return line.phrase ? phraseIn(line.phrase) : (line.text ?? "");
}

export function Chat() {
  const store = useTable();
  const list = useRef<HTMLOListElement>(null);
  const [text, setText] = useState("");
  const lines = store.chat.value;
  const open = chatOpen.value;
  useEffect(() => {
    if (open) chatRead.value = lines.at(-1)?.number ?? 0;
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [lines, open]);
  if (!open) return null;
  const muted = store.house.value?.seats[store.me]?.muted === true;
  const free = store.me >= 0 && store.house.value?.settings.chat !== false && !muted;
  const close = () => {
    chatOpen.value = false;
  };
  return (
    <Dialog class="chat" label={t("chat")} close={close}>
      <h2>{t("chat")}</h2>
      <ol ref={list} tabIndex={0} class="said">
        {lines.length === 0 && <li class="nobody">{t("nobodySpoke")}</li>}
        {lines.map((line) => (
          <li key={line.number} class={line.seat === store.me ? "own" : ""}>
            <b>{line.name}</b> <span>{lineIn(line)}</span>
          </li>
        ))}
      </ol>
      {store.me >= 0 && (
        <div class="phrases" role="group" aria-label={t("phrases")}>
          {PHRASES.map((phrase) => (
            <button key={phrase} type="button" onClick={() => void store.ask({ type: "say", phrase })}>
              {phraseIn(phrase)}
            </button>
          ))}
        </div>
      )}
      {free && (
        <form
          class="entry"
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim() === "") return;
            void store.ask({ type: "say", text: text.trim() });
            setText("");
          }}
        >
          <label>
            <span class="sr">{t("yourWords")}</span>
            <input
              value={text}
              maxLength={200}
              placeholder={t("yourWords")}
              onInput={(event) => setText(event.currentTarget.value)}
            />
          </label>
          <button type="submit" class="answer main">
            {t("say")}
          </button>
        </form>
      )}
      {muted && <p>{t("phrasesOnly")}</p>}
    </Dialog>
  );
}
