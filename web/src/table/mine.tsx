/** What lies before me: my places as plots of a street, and my numbers. */
import type { Zone } from "../view";
import { LyingCard } from "./card";
import { useZoneName } from "./centre";
import { useTable } from "./context";
import { plots } from "./forms";
import { Notes, SeatNumbers } from "./numberview";
import { look } from "./piece";
import { Rove } from "./rove";
import { t } from "./words";

const SHOWN = 4;

export function Mine() {
  const store = useTable();
  const model = store.model.value;
  if (model === null || store.me < 0) return null;
  const own = plots(model, store.me);
  return (
    <section class="mine" aria-label={t("yours")}>
      {own.length > 0 && (
        <Rove class="plots" label={t("yours")} style={{ "--many": String(own.length) }}>
          {own.map((zone) => (
            <Plot key={zone.label} zone={zone} />
          ))}
        </Rove>
      )}
      <p class="my-numbers">
        <SeatNumbers seat={store.me} />
        <Notes owner={store.me} />
      </p>
    </section>
  );
}

/** A place of mine. One card that can be used is used at a touch; of several, the place opens to full size. */
function Plot({ zone }: { zone: Zone }) {
  const store = useTable();
  const glow = store.glow.value;
  const name = useZoneName(zone);
  const cards = zone.slots.slice(-SHOWN);
  const glowing = zone.slots.filter((slot) => glow.slots.has(slot.uid));
  const kinds = new Set(glowing.map((slot) => slot.card));
  const open = glowing.flatMap((slot) => glow.slots.get(slot.uid) ?? []);
  const top = cards.at(-1);

  function touch() {
    const [only] = glowing;
    if (kinds.size === 1 && only?.card != null) store.touch(only.card, only.uid);
    else store.visited.value = store.me;
  }

  return (
    <button
      type="button"
      class={`plot ${look(open)} ${cards.length === 0 ? "empty" : ""}`}
      data-rove
      data-zone={zone.label}
      data-card={top?.card ?? ""}
      tabIndex={-1}
      aria-label={`${name}, ${zone.slots.length}${open.length > 0 ? `, ${t("playable")}` : ""}`}
      onClick={touch}
      onContextMenu={(event) => {
        event.preventDefault();
        store.visited.value = store.me;
      }}
    >
      <span class="stack" aria-hidden="true" style={{ "--many": String(Math.max(1, cards.length)) }}>
        {cards.map((slot) => (
          <LyingCard key={slot.uid} uid={slot.uid} id={slot.card} />
        ))}
      </span>
      <span class="tag" aria-hidden="true">
        {name} {zone.slots.length > 1 && <b>{zone.slots.length}</b>}
      </span>
    </button>
  );
}
