/** One table, from the knock at its door to the last card: the lobby, then the game, and what stands between. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Curtain } from "../lobby/curtain";
import { Lobby } from "../lobby/lobby";
import { nextHere } from "../lobby/seating";
import { goHome, goToTable, linkTo } from "../place";
import type { MomentFacts } from "../protocol";
import type { Table } from "../table/table";
import { InviteDialog } from "../ui/invite";
import { lazy } from "../ui/lazy";
import { LineBanner } from "../ui/line";
import { openSettings } from "../ui/settings";
import { lang } from "../words";
import { Knocking, Lost, NoSockets } from "./lost";
import { useSitting } from "./sitting";

const GameTable = lazy<Parameters<typeof Table>[0]>(async () => (await import("../table/table")).Table);

const LINGER = 1400; // milliseconds that the one who has just acted may still look

export default function TablePage({ code }: { code: string }) {
  /** The seat that whoever holds the device has taken up; nobody yet. */
  const held = useSignal<number | null>(null);
  /** The seat that the device is to be handed to. */
  const next = useSignal<number | null>(null);
  const watching = useSignal(false);
  const inviting = useSignal(false);
  const { store, retry } = useSitting(code, lang.value, held.value === null ? {} : { seat: held.value });
  const [house, error, line] = [store.house.value, store.error.value, store.line.value];
  const shared = store.yours.value.length > 1;

  useEffect(() => {
    let timer = 0;
    store.settled = (moment: MomentFacts) => {
      clearTimeout(timer);
      const seat = nextHere({ you: store.you.value, yours: store.yours.value, present: [] }, moment.waiting);
      if (seat === null || moment.result) return;
      timer = window.setTimeout(() => {
        next.value = seat;
      }, LINGER);
    };
    return () => clearTimeout(timer);
  }, [store]);

  if (error !== null) return <Lost error={error} code={code} />;
  if (line === "impossible") return <NoSockets retry={retry} />;
  if (house === null) return <Knocking line={line} retry={retry} />;

  const seated = store.you.value >= 0;
  const game = store.model.value;
  const banner = <LineBanner line={line} retry={retry} />;

  if (house.state === "open" || game === null || (!seated && !watching.value && house.state === "playing")) {
    const watch = () => {
      watching.value = true;
    };
    return (
      <>
        {banner}
        <Lobby store={store} house={house} {...(game !== null && { onWatch: watch })} />
      </>
    );
  }

  const asked = seatToHandTo();
  if (asked !== null) {
    return (
      <>
        {banner}
        <Curtain
          house={house}
          yours={store.yours.value}
          next={asked}
          take={(seat) => {
            held.value = seat;
            next.value = null;
          }}
        />
      </>
    );
  }

  return (
    <>
      {banner}
      <GameTable
        store={store}
        mode={seated ? "play" : "watch"}
        onHome={goHome}
        onSettings={openSettings}
        onTable={goToTable}
        replay={(step) => linkTo({ page: "replay", code, ...(step !== undefined && { step }) })}
        onInvite={() => {
          inviting.value = true;
        }}
        {...(shared && {
          onPass: () => {
            next.value = store.you.value;
          },
        })}
        {...(!seated && {
          onSit: () => {
            watching.value = false;
          },
        })}
      />
      {inviting.value && (
        <InviteDialog
          code={code}
          game={store.words.value?.game ?? ""}
          onClose={() => {
            inviting.value = false;
          }}
        />
      )}
    </>
  );

  /** Whoever opens the page where several people play on it has not said yet who they are: no hand is shown. */
  function seatToHandTo(): number | null {
    if (!shared || house?.state !== "playing") return null;
    if (next.value !== null) return next.value;
    if (held.value !== null) return null;
    const waiting = game?.moment.waiting ?? [];
    return store.yours.value.find((seat) => waiting.includes(seat)) ?? store.you.value;
  }
}
