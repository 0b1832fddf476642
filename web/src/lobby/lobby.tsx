/** A table before the game: who sits there, how others come, how it will be played, and whoever has no seat yet. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { lidOf } from "../games/emblems";
import { skins } from "../games/skins";
import { gameOnShelf, readShelf } from "../house";
import { goHome } from "../place";
import type { HouseFacts } from "../protocol";
import type { TableStore } from "../table/store";
import { Invite } from "../ui/invite";
import { SettingsButton } from "../ui/settings";
import { count, lang, t } from "../words";
import { ChairDialog } from "./chair-dialog";
import { News } from "./news";
import { Round } from "./round";
import { Rules } from "./rules";
import { type Chair, chairsOf, free } from "./seating";
import { SitDown } from "./sit-down";
import { Start } from "./start";
import { Talk, useSpeech } from "./talk";

export interface LobbyProps {
  store: TableStore;
  house: HouseFacts;
  /** To see the game without a seat, where that may be. */
  onWatch?: () => void;
}

export function Lobby({ store, house, onWatch }: LobbyProps) {
  const touched = useSignal<number | null>(null);
  const wish = useSignal<number | null>(null);
  const [you, yours, present] = [store.you.value, store.yours.value, store.present.value];
  useEffect(() => {
    void readShelf().catch(() => undefined); // without it the rules have no words, but the table works
  }, [lang.value]);
  useEffect(() => {
    void skins[house.game]?.().catch(() => undefined); // the pictures are here before the game begins
  }, [house.game]);
  const game = gameOnShelf(house.game);
  const chairs = chairsOf(house, { you, yours, present });
  const seated = you >= 0;
  const hosting = seated && (house.host === you || yours.includes(house.host));
  const name = game?.words ?? "";
  const left = free(chairs);
  const { Emblem, className } = lidOf(house.game);
  useEffect(() => {
    document.title = `${chairs.length - left}/${chairs.length} ${name} ${house.table} · Tablée`;
  }, [name, left, chairs.length]);

  function doing(chair: Chair): string {
    if (!seated) return chair.takes ? t(chair.sitter === "bot" ? "takeOver" : "sitHere") : "";
    if (house.state !== "open") return "";
    if (chair.sitter === "me") return t("getUp");
    if (chair.sitter === "free") return t("fillSeat");
    return hosting ? t("changeSeat") : "";
  }

  const chosen = touched.value === null ? undefined : chairs[touched.value];
  return (
    <main class={`lobby ${className}`}>
      <LobbyBar title={name}>
        <SettingsButton />
      </LobbyBar>
      <div class="lobby-table">
        <Round
          chairs={chairs}
          first={you}
          speech={useSpeech(store)}
          doing={doing}
          onTouch={({ seat }) => {
            (seated ? touched : wish).value = seat;
          }}
        >
          <span class="lying-box">
            <Emblem />
          </span>
          <p>{house.state === "open" ? (left === 0 ? t("tableFull") : count(left, "seatLeft", "seatsLeft")) : t("gameRuns")}</p>
        </Round>
      </div>
      <div class="lobby-side">
        {seated ? (
          <>
            <Invite code={house.table} game={name} />
            {house.state === "open" && <Talk store={store} />}
            <Rules store={store} house={house} game={game} hosting={hosting} />
          </>
        ) : (
          <>
            <SitDown
              store={store}
              chairs={chairs}
              code={house.table}
              state={house.state}
              host={house.seats[house.host]?.name ?? ""}
              wish={wish}
              onWatch={onWatch}
            />
            <Rules store={store} house={house} game={game} hosting={false} />
          </>
        )}
      </div>
      {seated && <Start store={store} house={house} chairs={chairs} game={game} hosting={hosting} />}
      {seated && chosen !== undefined && (
        <ChairDialog
          key={`${chosen.seat} ${chosen.sitter}`}
          store={store}
          chair={chosen}
          chairs={chairs}
          game={game}
          hosting={hosting}
          onClose={() => {
            touched.value = null;
          }}
        />
      )}
      <News house={house} />
    </main>
  );
}

export function LobbyBar({ title, children }: { title: string; children?: ComponentChildren }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <header class="lobby-bar">
      <button type="button" class="quiet" onClick={goHome}>
        <span aria-hidden="true">‹ </span>
        {t("home")}
      </button>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <span class="corner">{children}</span>
    </header>
  );
}
