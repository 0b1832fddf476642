/**
 * Something to be typed, drawn, or said yes or no to, against the glass where one runs. What will not do is said in
 * words, and nothing is lost: what was typed is still there after a refusal, a break of the line, another page.
 */
import { useState } from "preact/hooks";
import { recall, remember } from "../memory";
import type { EntryFacts } from "../protocol";
import { useTable } from "./context";
import { Sketch } from "./drawing";
import { Glasses } from "./numberview";
import { t } from "./words";

const LONGEST: Readonly<Record<string, number>> = { number: 7, word: 40, name: 40 };

export function EntryForm({ entry }: { entry: EntryFacts }) {
  const store = useTable();
  const label = store.now.value.entry || entry.label;
  const send = (value: string) => store.act(`enter ${value}`);
  switch (entry.shape) {
    case "yes or no":
      return (
        <div class="entry" role="group" aria-label={label}>
          <Glasses />
          <button type="button" class="answer" onClick={() => void send("yes")}>
            {t("yes")}
          </button>
          <button type="button" class="answer" onClick={() => void send("no")}>
            {t("no")}
          </button>
        </div>
      );
    case "drawing":
      return <Sketch send={(text) => void send(text)} />;
    default:
      return <Typed shape={entry.shape} label={label} send={send} />;
  }
}

function Typed({ shape, label, send }: { shape: string; label: string; send: (value: string) => Promise<boolean> }) {
  const store = useTable();
  const draft = `draft.${store.house.value?.table ?? ""}.${store.me}`;
  const asked = `${store.model.value?.ask?.id ?? ""} `;
  const [value, setValue] = useState(() => textAfter(recall(draft) ?? "", asked));
  const refused = store.refused.value;
  const number = shape === "number";
  const write = (text: string) => {
    setValue(text);
    remember(draft, text === "" ? "" : asked + text);
  };
  const step = (by: number) => write(String((Number.parseInt(value, 10) || 0) + by));
  return (
    <form
      class="entry"
      onSubmit={(event) => {
        event.preventDefault();
        if (value.trim() === "") return;
        void send(value.trim()).then((done) => {
          if (done) write("");
        });
      }}
    >
      <Glasses />
      {number && (
        <button type="button" class="answer step" aria-label={t("fewer")} onClick={() => step(-1)}>
          −
        </button>
      )}
      <label>
        <span class="sr">{label}</span>
        <input
          placeholder={label}
          inputMode={number ? "numeric" : "text"}
          autocomplete="off"
          autocapitalize={shape === "name" ? "words" : "off"}
          spellcheck={false}
          value={value}
          maxLength={LONGEST[shape] ?? 200}
          aria-invalid={refused !== null}
          onInput={(event) => write(event.currentTarget.value)}
        />
      </label>
      {number && (
        <button type="button" class="answer step" aria-label={t("more")} onClick={() => step(1)}>
          +
        </button>
      )}
      <button type="submit" class="answer main">
        {t("enter")}
      </button>
    </form>
  );
}

/** What was written in answer to this very question, and to no other one. */
function textAfter(kept: string, asked: string): string {
  return kept.startsWith(asked) ? kept.slice(asked.length) : "";
}
