/** The end: who won, where I stand, once more; then every point explained, the medals, and how it went. */
import { useState } from "preact/hooks";
import { paint } from "../colours";
import { Confetti } from "../ending/confetti";
import { Medals } from "../ending/medals";
import { Course } from "../ending/course";
import { useStory } from "../ending/telling";
import { listed, say } from "../ending/words";
import { recordPath } from "../house";
import type { LineFacts, ResultFacts } from "../protocol";
import { ordinal } from "../words";
import { CardBody } from "./card";
import { useRoom, useTable } from "./context";
import { Dialog } from "./dialog";
import { Portrait } from "./others";
import { t } from "./words";
import "../ending/ending.css";

export function Result() {
  const { store, mode } = useRoom();
  const [looking, look] = useState(false);
  const result = store.model.value?.moment.result;
  if (!result || mode === "replay" || mode === "lesson") return null;
  if (looking) {
    return (
      <button type="button" class="answer back-to-result" onClick={() => look(false)}>
        {t("lines")}
      </button>
    );
  }
  return <Ending result={result} look={() => look(true)} />;
}

function Ending({ result, look }: { result: ResultFacts; look: () => void }) {
  const { store, replay } = useRoom();
  const story = useStory(store.house.value?.table ?? "");
  const order = result.ranks.map((rank, seat) => ({ rank, seat })).sort((a, b) => a.rank - b.rank);
  return (
    <Dialog class="result" label={t("result")} close={look} closes={false}>
      <Headline result={result} />
      <div class="ending">
        <section class="ranking" aria-label={say("ranks")}>
          <ol>
            {order.map(({ rank, seat }, at) => (
              <Place key={seat} result={result} seat={seat} rank={rank} at={at} />
            ))}
          </ol>
        </section>
        {story !== null && story.medals.length > 0 && (
          <section class="sheet-of-medals">
            <h3>{say("medals")}</h3>
            <Medals story={story} me={store.me} seen={replay} />
          </section>
        )}
        {story !== null && story.curves.length > 0 && (
          <section class="course">
            <h3>{say("course")}</h3>
            <Course story={story} me={store.me} seen={replay} />
          </section>
        )}
      </div>
      <WaysOn look={look} />
    </Dialog>
  );
}

/** Who won, and where I stand: to be seen at a glance. */
function Headline({ result }: { result: ResultFacts }) {
  const store = useTable();
  const winners = result.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const others = listed(winners.filter((seat) => seat !== store.me).map((seat) => store.seatName(seat)));
  const won = winners.includes(store.me);
  const sentence = won ? (winners.length === 1 ? "youWin" : "youShare") : winners.length === 1 ? "oneWins" : "theyWin";
  const colours = winners.map((seat) => paint(store.house.value?.seats[seat]?.colour ?? ""));
  const rank = result.ranks[store.me];
  return (
    <header class="headline">
      <Confetti colours={colours} />
      <span class="winners" aria-hidden="true">
        <Laurel way="left" />
        {winners.slice(0, 4).map((seat) => (
          <Portrait key={seat} seat={seat} />
        ))}
        <Laurel way="right" />
      </span>
      <h2 tabIndex={-1} {...(store.me < 0 && { "data-first": true })}>{say(sentence, { names: others })}</h2>
      {rank !== undefined && rank > 1 && (
        <p class="my-place">{say("yourPlace", { rank: ordinal(rank), of: result.ranks.length })}</p>
      )}
    </header>
  );
}

const LEAVES = [22, 46, 70, 94, 118]; // degrees from the bottom up

/** A branch that rises beside the first of the winners, or the last. */
function Laurel({ way }: { way: "left" | "right" }) {
  return (
    <svg class={`laurel ${way}`} viewBox="-3 -50 63 100">
      <path d="M-3 43A43 43 0 0 0 41-13" />
      {LEAVES.map((angle) => (
        <g key={angle} transform={`rotate(${-angle}) translate(0 43)`}>
          <path class="leaf" d="M0 0C7-9 15-9 19-5 15 2 7 4 0 0z" />
          <path class="leaf" d="M3 1C8 9 15 11 20 8 17 1 9-2 3 1z" />
        </g>
      ))}
    </svg>
  );
}

/** One seat in the ranking; touched, it shows its points line by line. */
function Place({ result, seat, rank, at }: { result: ResultFacts; seat: number; rank: number; at: number }) {
  const store = useTable();
  const [open, show] = useState(false);
  const lines = result.lines[seat] ?? [];
  const own = `${rank === 1 ? "first" : ""} ${seat === store.me ? "me" : ""}`;
  return (
    <li class={own} style={{ "--at": String(Math.min(at, 6)) }}>
      <button type="button" class="standing" aria-expanded={open} onClick={() => show(!open)}>
        <span class="rank">{ordinal(rank)}</span>
        <Portrait seat={seat} />
        <bdi class="who">{store.seatName(seat)}</bdi>
        {store.house.value?.seats[seat]?.resigned && (
          <i role="img" aria-label={t("resigned")} title={t("resigned")}>
            ⚑
          </i>
        )}
        <span class="total">{result.totals[seat]}</span>
        <svg class="icon opener" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 9l6 6 6-6" />
        </svg>
      </button>
      {open && <Lines lines={lines} label={say("linesOf", { name: store.seatName(seat) })} />}
    </li>
  );
}

function Lines({ lines, label }: { lines: readonly LineFacts[]; label: string }) {
  const store = useTable();
  if (lines.length === 0) return <p class="lines">{say("noLines")}</p>;
  return (
    <ul class="lines" aria-label={label}>
      {lines.map((line, at) => (
        <li key={at}>
          <button type="button" onClick={() => void store.about(line.rule)} disabled={!line.rule}>
            {store.resultWords.value[line.words] ?? line.words}
          </button>
          <b>{line.points}</b>
          {line.cards.length > 0 && (
            <span class="tiny-cards">
              {line.cards.map((card, index) => (
                <button
                  key={index}
                  type="button"
                  aria-label={store.face(card)?.say ?? card}
                  onClick={() => {
                    store.inspected.value = card;
                  }}
                >
                  <CardBody id={card} />
                </button>
              ))}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Once more, or on to the next table; the table, the replay, the record, home. */
function WaysOn({ look }: { look: () => void }) {
  const { store, mode, onTable, onHome, replay } = useRoom();
  const next = store.house.value?.next ?? "";
  const code = store.house.value?.table ?? "";

  async function again() {
    if (next !== "") return onTable(next);
    await store.ask({ type: "rematch" });
  }

  return (
    <footer class="ways-on">
      {next !== "" && <p role="status">{t("nextTable")}</p>}
      {(store.me >= 0 || next !== "") && (
        <button type="button" class="play" data-first onClick={again}>
          {t(next === "" ? "again" : "joinNext")}
        </button>
      )}
      <span class="others-on">
        <Way words={t("lookAtTable")} sign="M3 12s3.5-6 9-6 9 6 9 6-3.5 6-9 6-9-6-9-6zM12 9.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z" press={look} />
        {replay !== undefined && (
          <a class="answer" {...replay()}>
            <Sign path="M5 12a7 7 0 1 1 2.200 5.100M5 12l-2-3M5 12l3-2" />
            {t("replay")}
          </a>
        )}
        {mode !== "tv" && (
          <a class="answer" href={recordPath(code)} download>
            <Sign path="M6 3h9l4 4v14H6zM9.5 10h6M9.5 14h6" />
            {say("record")}
          </a>
        )}
        <Way words={t("home")} sign="M4 11l8-7 8 7v9h-5v-6H9v6H4z" press={onHome} />
      </span>
    </footer>
  );
}

function Way({ words, sign, press }: { words: string; sign: string; press: () => void }) {
  return (
    <button type="button" class="answer" onClick={press}>
      <Sign path={sign} />
      {words}
    </button>
  );
}

function Sign({ path }: { path: string }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
