/** What stands in for a table that cannot be shown, each with a way on. */
import { useEffect, useState } from "preact/hooks";
import { goHome, linkTo } from "../place";
import type { ErrorMessage } from "../protocol";
import type { Line } from "../transport";
import { LobbyBar } from "../lobby/lobby";
import { LineBanner } from "../ui/line";
import { Notice } from "../ui/notice";
import { type Key, t } from "../words";

const TITLES: Readonly<Record<string, Key>> = {
  no_table: "noTable",
  not_seated: "notSeated",
  version: "oldPage",
  replaced: "otherTab",
  full: "houseFull",
  no_watching: "noWatching",
  too_many: "tooMany",
  broken: "tableBroken",
  hurried: "hurried",
};

export function Lost({ error, code }: { error: ErrorMessage; code: string }) {
  const again = error.code !== "no_table" && error.code !== "version";
  return (
    <Notice title={t(TITLES[error.code] ?? "lost")} sentence={error.sentence}>
      {error.code === "version" && (
        <button type="button" class="play" onClick={() => location.reload()}>
          {t("reload")}
        </button>
      )}
      {again && (
        <button type="button" class="play" onClick={() => location.reload()}>
          {t(error.code === "replaced" ? "playHere" : "retry")}
        </button>
      )}
      {error.code === "no_table" && <p class="wrong-code">{code}</p>}
      <button type="button" class={again || error.code === "version" ? "answer" : "play"} onClick={goHome}>
        {t("home")}
      </button>
    </Notice>
  );
}

/** Sockets do not get through, although the house answers: nothing on the page can mend that. */
export function NoSockets({ retry }: { retry: () => void }) {
  return (
    <Notice title={t("noSockets")} sentence={t("noSocketsWhy")}>
      <button type="button" class="play" onClick={retry}>
        {t("retry")}
      </button>
      <a class="answer" {...linkTo({ page: "home" })}>
        {t("home")}
      </a>
    </Notice>
  );
}

const QUIET = 600; // milliseconds of waiting that need no words

export function Knocking({ line, retry }: { line: Line; retry: () => void }) {
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), QUIET);
    return () => clearTimeout(timer);
  }, []);
  return (
    <main class="knocking" aria-busy="true">
      <LobbyBar title="Tablée" />
      <LineBanner line={line} retry={retry} />
      {long && line !== "long" && <p role="status">{t("knocking")}</p>}
    </main>
  );
}
