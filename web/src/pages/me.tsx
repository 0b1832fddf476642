/** What the house keeps about me, all of it, and how to take it along or have it erased. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Finished, Running } from "../home/own-tables";
import { EXPORT_PATH, eraseMe, recordPath, sentenceOf } from "../house";
import { LobbyBar } from "../lobby/lobby";
import { callMe, meetMe, myColour, myName, myTables } from "../me";
import { forgetAll } from "../memory";
import { goHome } from "../place";
import type { OwnTable } from "../protocol";
import { Dialog } from "../ui/dialog";
import { PersonFields } from "../ui/person";
import { SettingsButton } from "../ui/settings";
import { Trouble } from "../ui/trouble";
import { lang, t } from "../words";

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
        {over.length > 0 && <Finished tables={over} most={over.length} />}
        {myTables.value !== null && tables.length === 0 && <p class="help">{t("noGamesYet")}</p>}
        <Fairness over={over} />
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

/** How anybody can check that the cards were shuffled before anybody saw them. */
function Fairness({ over }: { over: readonly OwnTable[] }) {
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
        <code>tablee verify {over[0] ? `tablee-${over[0].table}.record` : "tablee-CODE.record"}</code>
      </pre>
      {over.length > 0 && (
        <details>
          <summary>{t("records")}</summary>
          <ul class="records">
            {over.map(({ table, words }) => (
              <li key={table}>
                <a href={recordPath(table)} download>
                  {words} {table}
                </a>
              </li>
            ))}
          </ul>
        </details>
      )}
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
