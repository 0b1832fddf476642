/** What one can do around the game: stop the clock, take back, invite, get up. */
import { signal } from "@preact/signals";
import { gameOnShelf } from "../house";
import { l } from "../learn/words";
import { pathOf } from "../place";
import { linear } from "../settings";
import { Confirm } from "./confirm";
import { useRoom } from "./context";
import { Dialog } from "./dialog";
import { type Key, t } from "./words";

export const menuOpen = signal(false);
const leaving = signal<"leave" | "resign" | null>(null);

export function Menu() {
  const { store, mode, onSettings, onInvite, onPass, onSit, onHome } = useRoom();
  if (leaving.value !== null) return <Leave />;
  if (!menuOpen.value) return null;
  const house = store.house.value;
  const game = house?.game ?? "";
  const close = () => {
    menuOpen.value = false;
  };
  const playing = mode === "play" && store.me >= 0 && house?.state === "playing";
  const timed = house !== null && house.settings.pace !== undefined && house.settings.pace !== "relaxed";
  const paused = house?.paused === true;
  const timer = house?.timer !== false;

  function Item({ words, act, harm = false }: { words: Key; act: () => void; harm?: boolean }) {
    return (
      <button
        type="button"
        class={harm ? "answer harm" : "answer"}
        onClick={() => {
          close();
          act();
        }}
      >
        {t(words)}
      </button>
    );
  }

  return (
    <Dialog class="menu" label={t("menu")} close={close}>
      <h2>{t("menu")}</h2>
      <div class="items">
        {playing && <Item words="askTakeBack" act={() => void takeBack()} />}
        {playing && <Item words={paused ? "goOnPlaying" : "pause"} act={() => void store.ask({ type: "pause", on: !paused })} />}
        {playing && timed && <Item words="moreTime" act={() => void store.ask({ type: "time" })} />}
        {playing && timed && (
          <Item words={timer ? "noTimer" : "withTimer"} act={() => void store.ask({ type: "timer", on: !timer })} />
        )}
        {onSit && <Item words="sit" act={onSit} />}
        {onPass && <Item words="pass" act={onPass} />}
        {onInvite && <Item words="invite" act={onInvite} />}
        <Item
          words={linear.value ? "asTable" : "asText"}
          act={() => {
            linear.value = !linear.value;
          }}
        />
        {game !== "" && gameOnShelf(game)?.rules !== false && (
          <a class="answer" href={pathOf({ page: "rules", game })} target="_blank" rel="noopener" onClick={close}>
            {l("rules")}
          </a>
        )}
        {onSettings && <Item words="settings" act={onSettings} />}
        <Item words="home" act={onHome} />
        {playing && <Item words="leave" act={() => (leaving.value = "leave")} harm />}
        {playing && <Item words="resign" act={() => (leaving.value = "resign")} harm />}
      </div>
    </Dialog>
  );

  /** Alone where the rules allow it; otherwise the others are asked. */
  function takeBack(): Promise<unknown> {
    const undo = store.choices.value.find((choice) => choice.verb === "undo");
    return undo === undefined ? store.ask({ type: "takeback" }) : store.act(undo.text);
  }
}

function Leave() {
  const { store, onHome } = useRoom();
  const type = leaving.value;
  const close = () => {
    leaving.value = null;
  };
  if (type === null) return null;
  return (
    <Confirm
      question={t(type === "leave" ? "reallyLeave" : "reallyResign")}
      close={close}
      yes={async () => {
        close();
        const answer = await store.ask({ type });
        if (answer.type === "ack" && type === "leave") onHome();
      }}
    />
  );
}
