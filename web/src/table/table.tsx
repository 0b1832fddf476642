/** The table of any game, drawn from what the table declares. */
import { useEffect, useMemo } from "preact/hooks";
import { skinOf } from "../games/skin";
import { linear } from "../settings";
import { Actions } from "./actions";
import { Asked } from "./asked";
import { Banners } from "./banners";
import { CardBody } from "./card";
import { Centre } from "./centre";
import { Chat, chatOpen, chatRead } from "./chat";
import { ConfirmChoice } from "./confirm";
import { type Room, RoomContext, useRoom, useTable } from "./context";
import { HandCount } from "./count";
import { Hands } from "./hand";
import { Inspect } from "./inspect";
import { pressed } from "./keys";
import { Linear } from "./linear";
import { Log, logOpen } from "./log";
import { Menu, menuOpen } from "./menu";
import { Mine } from "./mine";
import { MomentLine } from "./moment";
import { Narrator } from "./narrator";
import { Others } from "./others";
import { Result } from "./result";
import { RuleCard } from "./rulecard";
import { ScoreSheet } from "./score";
import { SeatView } from "./seatview";
import { Sheet } from "./sheet";
import { unlock } from "./sounds";
import { Theatre } from "./theatre";
import { hands, plots } from "./forms";
import { t } from "./words";
import "./styles/table.css";
import "./styles/pieces.css";
import "./styles/seats.css";
import "./styles/papers.css";
import "./styles/parts.css";
import "./styles/theatre.css";
import "./styles/sizes.css";

export function Table(props: Room) {
  const { store, mode, controls, aside, note } = props;
  // One and the same object: what reads it is drawn anew by its signals, not because the page around was.
  const room = Object.assign(useMemo((): Room => ({ ...props }), [store]), props);
  const model = store.model.value;
  useEffect(() => {
    const key = (event: KeyboardEvent) => pressed(store, event);
    document.addEventListener("keydown", key);
    return () => document.removeEventListener("keydown", key);
  }, [store]);
  if (model === null) return null;
  const { className, Centre: Middle = Centre, Mine: Own = Mine } = skinOf(model.game);
  const street = store.me >= 0 ? plots(model, store.me).length : 0;
  const hand = mode !== "tv" && store.me >= 0 && hands(model).length > 0;
  return (
    <RoomContext.Provider value={room}>
      <main
        class={`table for-${mode} ${className} ${street > 0 ? "with-street" : ""} ${hand ? "" : "no-hand"} ${linear.value ? "as-text" : ""}`}
        onPointerDown={(event) => {
          unlock();
          if (store.busy.value && store.count.value === null && !onStage(event.target)) store.skip();
          if (event.target instanceof Element && !event.target.closest(".why-not, .log")) {
            store.refused.value = null;
            store.rule.value = null;
          }
        }}
      >
        <button
          type="button"
          class="to-text"
          onClick={() => {
            linear.value = !linear.value;
          }}
        >
          {t(linear.value ? "asTable" : "asText")}
        </button>
        <TopBar />
        {linear.value ? (
          <>
            {note}
            <Linear controls={controls} />
          </>
        ) : (
          <>
            <Others />
            <Middle aside={aside} />
            <Own />
            <MomentLine note={note} />
            <Actions controls={controls} />
            {hand && <Hands />}
            <Log />
            <Asked />
            <Sheet />
          </>
        )}
        <Banners />
        <SeatView />
        <Chat />
        <Menu />
        <HandCount />
        <Result />
        <ScoreSheet />
        <ConfirmChoice />
        <Inspect />
        <RuleCard />
        <Theatre />
        <Narrator />
        <div id="back" hidden>
          <CardBody id={null} />
        </div>
        <div id="flights" aria-hidden="true" />
      </main>
    </RoomContext.Provider>
  );
}

/** A scene is ended by a click on it, so that no touch ends two. */
function onStage(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(".theatre") !== null;
}

function TopBar() {
  const { store, mode, onHome, leave } = useRoom();
  const unread = store.chat.value.filter((line) => line.number > chatRead.value && line.seat !== store.me).length;
  return (
    <header class="top-bar">
      <button type="button" class="quiet" onClick={onHome}>
        <span aria-hidden="true">‹ </span>
        <span class="word">{leave ?? t("home")}</span>
      </button>
      <h1>{store.words.value?.game ?? "Tablée"}</h1>
      <span class="corner">
        {(mode === "play" || mode === "watch") && (
          <button type="button" class="quiet signed" aria-label={`${t("chat")}${unread > 0 ? `, ${unread}` : ""}`} onClick={() => (chatOpen.value = true)}>
            <Icon path="M4 5h16v11H10l-5 4v-4H4z" />
            {unread > 0 && <b class="unread">{unread}</b>}
          </button>
        )}
        <LogButton />
        {mode !== "tv" && (
          <button type="button" class="quiet signed" aria-label={t("menu")} aria-haspopup="dialog" onClick={() => (menuOpen.value = true)}>
            <Icon path="M4 7h16M4 12h16M4 17h16" />
          </button>
        )}
      </span>
    </header>
  );
}

function LogButton() {
  useTable();
  return (
    <button type="button" class="quiet signed log-button" aria-label={t("log")} aria-expanded={logOpen.value} onClick={() => (logOpen.value = !logOpen.value)}>
      <Icon path="M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6" />
    </button>
  );
}

function Icon({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" stroke-linecap="round">
      <path d={path} />
    </svg>
  );
}
