/** The screen of a room: nobody's hand, everybody's names, and how to join on it. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { lidOf } from "../games/emblems";
import { addressOf, gameOnShelf, qrPath, readShelf } from "../house";
import { Round } from "../lobby/round";
import { chairsOf, free } from "../lobby/seating";
import { goHome, goToTable } from "../place";
import type { Table } from "../table/table";
import { Code } from "../ui/invite";
import { lazy } from "../ui/lazy";
import { LineBanner } from "../ui/line";
import { openSettings } from "../ui/settings";
import { count, lang, t } from "../words";
import { Knocking, Lost, NoSockets } from "./lost";
import { useSitting } from "./sitting";

const GameTable = lazy<Parameters<typeof Table>[0]>(async () => (await import("../table/table")).Table);

export default function TvPage({ code }: { code: string }) {
  const { store, retry } = useSitting(code, lang.value, { watch: true });
  const awake = useSignal(false);
  useEffect(() => keepAwake(() => (awake.value = true)), []);
  useEffect(() => {
    void readShelf().catch(() => undefined);
  }, [lang.value]);
  const [house, error, line] = [store.house.value, store.error.value, store.line.value];
  if (error !== null) return <Lost error={error} code={code} />;
  if (line === "impossible") return <NoSockets retry={retry} />;
  if (house === null) return <Knocking line={line} retry={retry} />;
  const banner = <LineBanner line={line} retry={retry} />;
  const name = gameOnShelf(house.game)?.words ?? store.words.value?.game ?? "";

  if (store.model.value !== null) {
    return (
      <>
        {banner}
        <GameTable
          store={store}
          mode="tv"
          onHome={goHome}
          onSettings={openSettings}
          onTable={goToTable}
          aside={<TvJoin code={code} />}
        />
      </>
    );
  }

  const chairs = chairsOf(house, { you: -1, yours: [], present: store.present.value });
  const { Emblem, className } = lidOf(house.game);
  const left = free(chairs);
  return (
    <>
      {banner}
      <main class={`tv ${className}`}>
        <h1>{name}</h1>
        <Round chairs={chairs} first={0}>
          <span class="lying-box">
            <Emblem />
          </span>
          <p>{house.state === "open" ? (left === 0 ? t("tableFull") : count(left, "seatLeft", "seatsLeft")) : t("hiddenGame")}</p>
        </Round>
        <TvJoin code={code} />
        {!awake.value && <p class="hint">{t("keepAwake")}</p>}
      </main>
    </>
  );
}

function TvJoin({ code }: { code: string }) {
  return (
    <section class="tv-join" aria-label={t("invite")}>
      <img class="qr" src={qrPath(code)} alt={t("qrAlt")} />
      <p>{t("tvJoin")}</p>
      <Code code={code} />
      <p class="address">{new URL(addressOf(code)).host}</p>
    </section>
  );
}

/** Ask the device to keep its screen on, where it can be asked. */
function keepAwake(done: () => void): () => void {
  const lock = () => {
    if (document.hidden) return;
    navigator.wakeLock?.request("screen").then(done, () => undefined); // where it may not, the page says how to
  };
  lock();
  document.addEventListener("visibilitychange", lock);
  return () => document.removeEventListener("visibilitychange", lock);
}
