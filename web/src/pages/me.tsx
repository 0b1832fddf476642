/** What the house keeps about me, all of it, and how to take it along or have it erased. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Lid, Running } from "../home/own-tables";
import { EXPORT_PATH, eraseMe, recordPath, sentenceOf } from "../house";
import { LobbyBar } from "../lobby/lobby";
import { callMe, meetMe, myColour, myName, myTables } from "../me";
import { forgetAll } from "../memory";
import { goHome, linkTo } from "../place";
import type { OwnTable } from "../protocol";
import { Dialog } from "../ui/dialog";
import { PersonFields } from "../ui/person";
import { SettingsButton } from "../ui/settings";
import { Trouble } from "../ui/trouble";
import { ago, lang, ordinal, t } from "../words";

export default function MePage() {
  const problem = useSignal("");
  const erasing = useSignal(false);
  useEffect(() => {
    document.title = `${t("meAndMyGames")} · Tablée`;
    meetMe().catch((wrong: unknown) => {
      problem.value = sentenceOf(wrong);
    });
  }, [lang.value]);
  const tables = myTables.value ?? [];
  const over = tables.filter((table) => table.state === "over");
  return (
    <div class="me-page">
      <LobbyBar title={t("meAndMyGames")}>
        <SettingsButton />
      </LobbyBar>
      <main>
        <Trouble problem={problem} />
        {myTables.value !== null && <WhoIAm />}
        <Running tables={tables.filter((table) => table.state !== "over")} />
        {over.length > 0 && <MyGames tables={over} />}
        {myTables.value !== null && tables.length === 0 && <p class="help">{t("noGamesYet")}</p>}
        <Fairness over={over[0]} />
        <section class="sheet-of-paper" aria-labelledby="kept">
          <h2 id="kept">{t("keptTitle")}</h2>
          <p>{t("keptAbout")}</p>
          <div class="ways">
            <a class="answer" href={EXPORT_PATH} download="tablee.json">
              {t("export")}
            </a>
            <button
              type="button"
              class="answer harm"
              onClick={() => {
                erasing.value = true;
              }}
            >
              {t("erase")}
            </button>
          </div>
        </section>
      </main>
      {erasing.value && (
        <EraseDialog
          onClose={() => {
            erasing.value = false;
          }}
        />
      )}
    </div>
  );
}

function WhoIAm() {
  const name = useSignal(myName.value);
  const colour = useSignal(myColour.value);
  const problem = useSignal("");
  const said = useSignal("");

  async function keep(event: Event) {
    event.preventDefault();
    problem.value = said.value = "";
    try {
      await callMe(name.value, colour.value);
      said.value = t("keptWord");
    } catch (wrong) {
      problem.value = sentenceOf(wrong);
    }
  }

  return (
    <form class="sheet-of-paper" onSubmit={keep} aria-labelledby="who">
      <h2 id="who">{t("whoAreYou")}</h2>
      <PersonFields name={name} colour={colour} />
      <Trouble problem={problem} />
      <div class="ways">
        <button type="submit" class="play">
          {t("keep")}
        </button>
        <span role="status">{said.value}</span>
      </div>
    </form>
  );
}

/** The games that are over: how each ended, and the ways to look at it once more. */
function MyGames({ tables }: { tables: readonly OwnTable[] }) {
  const sorted = [...tables].sort((a, b) => b.touched - a.touched);
  return (
    <section class="my-games" aria-labelledby="finished">
      <h2 id="finished">{t("finished")}</h2>
      <ul>
        {sorted.map((table) => (
          <MyGame key={table.table} {...table} />
        ))}
      </ul>
    </section>
  );
}

function MyGame({ table, game, words, players, ranks, seat, touched }: OwnTable) {
  const own = ranks[seat];
  const order = ranks.map((rank, at) => ({ rank, at })).sort((a, b) => a.rank - b.rank);
  return (
    <li class="my-game">
      <Lid game={game} />
      <h3>{words}</h3>
      {own !== undefined && (
        <span class={own === 1 ? "won" : "placed"}>{own === 1 ? t("wonIt") : t("ranked", { rank: ordinal(own) })}</span>
      )}
      <small>
        {ago(touched)} · {table}
      </small>
      <ol>
        {order.map(({ rank, at }) => (
          <li key={at} class={at === seat ? "me" : ""}>
            {ordinal(rank)} <bdi>{players[at]}</bdi>
          </li>
        ))}
      </ol>
      <span class="ways">
        <a {...linkTo({ page: "table", code: table })}>{t("result")}</a>
        <a {...linkTo({ page: "replay", code: table })}>{t("seeReplay")}</a>
        <a href={recordPath(table)} download>
          {t("record")}
        </a>
      </span>
    </li>
  );
}

/** How anybody can check that the cards were shuffled before anybody saw them. */
function Fairness({ over }: { over: OwnTable | undefined }) {
  return (
    <section class="sheet-of-paper" aria-labelledby="fair">
      <h2 id="fair">{t("fairTitle")}</h2>
      <ol class="fair-steps">
        <li>{t("fairBefore")}</li>
        <li>{t("fairWords")}</li>
        <li>{t("fairAfter")}</li>
      </ol>
      <p>{t("fairCheck")}</p>
      <pre tabIndex={0}>
        <code>tablee verify {over ? `tablee-${over.table}.record` : "tablee-CODE.record"}</code>
      </pre>
    </section>
  );
}

function EraseDialog({ onClose }: { onClose: () => void }) {
  const problem = useSignal("");
  const busy = useSignal(false);
  const keep = useRef<HTMLButtonElement>(null);

  async function erase() {
    busy.value = true;
    try {
      await eraseMe();
      forgetAll();
      myName.value = "";
      myTables.value = [];
      onClose();
      goHome();
    } catch (wrong) {
      problem.value = sentenceOf(wrong);
    }
    busy.value = false;
  }

  useEffect(() => keep.current?.focus(), []);
  return (
    <Dialog title={t("eraseTitle")} onClose={onClose} className="erase-dialog">
      <p>{t("eraseWhat")}</p>
      <Trouble problem={problem} />
      <div class="ways">
        <button ref={keep} type="button" class="answer" onClick={onClose}>
          {t("keepAll")}
        </button>
        <button type="button" class="answer harm" disabled={busy.value} onClick={erase}>
          {t("eraseNow")}
        </button>
      </div>
    </Dialog>
  );
}
