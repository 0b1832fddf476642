/** The end: who won, every point explained, and once more. */
import { useState } from "preact/hooks";
import type { LineFacts } from "../protocol";
import { ordinal } from "../words";
import { CardBody } from "./card";
import { useRoom, useTable } from "./context";
import { Dialog } from "./dialog";
import { Portrait } from "./others";
import { t } from "./words";

export function Result() {
  const { store, mode, onTable, onHome, replay } = useRoom();
  const [looking, look] = useState(false);
  const model = store.model.value;
  const result = model?.moment.result;
  const next = store.house.value?.next ?? "";
  if (!model || !result || mode === "replay" || mode === "lesson") return null;
  if (looking) {
    return (
      <button type="button" class="answer back-to-result" onClick={() => look(false)}>
        {t("lines")}
      </button>
    );
  }
  const order = result.ranks.map((rank, seat) => ({ rank, seat })).sort((a, b) => a.rank - b.rank);

  async function again() {
    if (next !== "") return onTable(next);
    await store.ask({ type: "rematch" });
  }

  return (
    <Dialog class="result" label={t("result")} close={() => look(true)} closes={false}>
      <h2>{result.ranks[store.me] === 1 ? t("won") : t("result")}</h2>
      <ol>
        {order.map(({ rank, seat }) => (
          <li key={seat} class={`${rank === 1 ? "first" : ""} ${seat === store.me ? "me" : ""}`}>
            <span class="rank">{ordinal(rank)}</span>
            <Portrait seat={seat} />
            <b>{store.seatName(seat)}</b>
            <span class="total">{result.totals[seat]}</span>
            <Lines lines={result.lines[seat] ?? []} />
          </li>
        ))}
      </ol>
      {next !== "" && <p role="status">{t("nextTable")}</p>}
      <div class="way">
        {(store.me >= 0 || next !== "") && (
          <button type="button" class="play" data-first onClick={again}>
            {t(next === "" ? "again" : "joinNext")}
          </button>
        )}
        <button type="button" class="answer" onClick={() => look(true)}>
          {t("lookAtTable")}
        </button>
        {replay !== undefined && (
          <a class="answer" href={replay}>
            {t("replay")}
          </a>
        )}
        <button type="button" class="answer" onClick={onHome}>
          {t("home")}
        </button>
      </div>
    </Dialog>
  );
}

function Lines({ lines }: { lines: LineFacts[] }) {
  const store = useTable();
  return (
    <ul class="lines">
      {lines.map((line, at) => (
        <li key={at}>
          <button type="button" onClick={() => void store.about(line.rule)} disabled={!line.rule}>
            {store.resultWords.value[line.words] ?? line.words}
          </button>
          <span class="tiny-cards">
            {line.cards.map((card, index) => (
              <span key={index} role="img" aria-label={store.face(card)?.say ?? card}>
                <CardBody id={card} />
              </span>
            ))}
          </span>
          <b>{line.points}</b>
        </li>
      ))}
    </ul>
  );
}
