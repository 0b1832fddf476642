/** The sentence of the moment, in its place: what has just happened, and what is to be done now. */
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { MyClock } from "./clock";
import { useTable } from "./context";
import { t, tf } from "./words";

export function MomentLine({ note }: { note: ComponentChildren }) {
  const store = useTable();
  const { mine } = store;
  const game = store.words.value?.game ?? "Tablée";
  const over = store.model.value?.moment.result != null;
  useEffect(() => {
    document.title = mine ? `● ${t("yourTurn")} · ${game}` : `${over ? `${t("result")} · ` : ""}${game} · Tablée`;
  }, [mine, over, game]);
  const just = store.just.value;
  return (
    <section class={`moment ${mine ? "mine-now" : ""}`} aria-label={t("moment")}>
      {note}
      <MyClock />
      <div class="sentences">
        {just === null ? (
          <p class="just">&nbsp;</p>
        ) : (
          <button
            type="button"
            class="just"
            key={just.key}
            aria-label={`${just.sentence} ${t("whichRule")}`}
            disabled={!just.rule}
            onClick={() => just.rule && void store.about(just.rule, just.sentence)}
          >
            {just.sentence}
          </button>
        )}
        <p class={`now ${store.busy.value ? "past" : ""}`}>{store.now.value.sentence}</p>
      </div>
      <Sealed />
    </section>
  );
}

/** My own secret answer, while the others still think. */
function Sealed() {
  const store = useTable();
  const sealed = store.model.value?.sealed ?? [];
  const own = sealed[store.me];
  if (own == null || own === "") return null;
  const words = store.now.value.choices[own];
  const said = words === undefined ? own.replace(/^enter /, "") : [words.verb, words.aim].filter(Boolean).join(" ");
  return (
    <p class="sealed">
      <span aria-hidden="true">✉ </span>
      {tf("yourAnswer", { answer: said })}
    </p>
  );
}
