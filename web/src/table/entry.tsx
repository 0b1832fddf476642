/** Something to be typed, drawn, or said yes or no to. What will not do is said in words, and nothing is lost. */
import { useState } from "preact/hooks";
import type { EntryFacts } from "../protocol";
import { useTable } from "./context";
import { Sketch } from "./drawing";
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
  const [value, setValue] = useState("");
  const refused = useTable().refused.value;
  const number = shape === "number";
  const step = (by: number) => setValue(String((Number.parseInt(value, 10) || 0) + by));
  return (
    <form
      class="entry"
      onSubmit={(event) => {
        event.preventDefault();
        if (value.trim() === "") return;
        void send(value.trim()).then((done) => {
          if (done) setValue("");
        });
      }}
    >
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
          onInput={(event) => setValue(event.currentTarget.value)}
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
