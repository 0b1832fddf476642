/** A seat, or a pile, at full size: everything that lies there, each card to be touched. */
import type { Zone } from "../view";
import { useZoneName } from "./centre";
import { useSkin, useTable } from "./context";
import { Dialog } from "./dialog";
import { Notes, SeatNumbers } from "./numberview";
import { Backs, Portrait, useStates } from "./others";
import { Piece } from "./piece";
import { Rove } from "./rove";
import { t } from "./words";

export function SeatView() {
  const store = useTable();
  const model = store.model.value;
  const visited = store.visited.value;
  const { Estate } = useSkin();
  if (visited === null || model === null) return null;
  const close = () => {
    store.visited.value = null;
  };
  if (typeof visited === "string") {
    const zone = model.zones.find((one) => one.label === visited);
    return zone === undefined ? null : (
      <Dialog class="visit" label={store.words.value?.zones[zone.label] ?? zone.name} close={close} key={visited}>
        <Laid zone={zone} newest />
      </Dialog>
    );
  }
  const zones = model.zones.filter((zone) => zone.owner === visited && zone.slots.length > 0);
  return (
    <Dialog class="visit" label={store.seatName(visited)} close={close} key={visited}>
      <header>
        <Portrait seat={visited} />
        <h2>{visited === store.me ? t("yours") : store.seatName(visited)}</h2>
        <States seat={visited} />
      </header>
      <SeatNumbers seat={visited} />
      <Notes owner={visited} />
      {Estate === undefined ? (
        <div class="estate">
          {zones.map((zone) => (
            <Laid key={zone.label} zone={zone} />
          ))}
          {zones.length === 0 && <p>{t("nothingThere")}</p>}
        </div>
      ) : (
        <Estate seat={visited} />
      )}
      <Towards seat={visited} />
    </Dialog>
  );
}

function States({ seat }: { seat: number }) {
  return <p class="states-in-words">{useStates(seat).map(({ words }) => words).join(" · ")}</p>;
}

function Laid({ zone, newest = false }: { zone: Zone; newest?: boolean }) {
  const name = useZoneName(zone);
  return (
    <section class="laid-out" aria-label={`${name}, ${zone.slots.length}`}>
      <h3>
        {name} <b>{zone.slots.length}</b>
      </h3>
      {zone.hidden ? (
        <Backs zone={zone} />
      ) : (
        <Rove class="row-of-cards" label={name}>
          {(newest ? [...zone.slots].reverse() : zone.slots).map((slot) => (
            <Piece key={slot.uid} slot={slot} class="laid" lies />
          ))}
        </Rove>
      )}
    </section>
  );
}

/** What one can do towards somebody, beside the game: remind them, let them speak or not. */
function Towards({ seat }: { seat: number }) {
  const store = useTable();
  const house = store.house.value;
  const facts = house?.seats[seat];
  if (store.me < 0 || seat === store.me || facts === undefined || facts.bot) return null;
  const waited = store.model.value?.moment.waiting.includes(seat) && house?.state === "playing";
  return (
    <div class="way">
      {waited && (
        <button
          type="button"
          class="answer"
          onClick={() => {
            store.visited.value = null;
            void store.ask({ type: "remind", seat });
          }}
        >
          {t("remind")}
        </button>
      )}
      {house?.host === store.me && (
        <button type="button" class="answer" onClick={() => void store.ask({ type: "mute", seat, on: !facts.muted })}>
          {t(facts.muted ? "unmute" : "mute")}
        </button>
      )}
    </div>
  );
}
