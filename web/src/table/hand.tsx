/** My cards, as a fan at the thumb. What can be laid glows; what cannot rests, and says why when it is touched. */
import { useState } from "preact/hooks";
import type { Slot, Zone } from "../view";
import { useTable } from "./context";
import { fan } from "./fan";
import { hands } from "./forms";
import { Piece } from "./piece";
import { Rove } from "./rove";
import { t } from "./words";

export function Hands() {
  const store = useTable();
  const model = store.model.value;
  const [shown, show] = useState<string | null>(null);
  if (model === null) return null;
  const all = hands(model);
  const current = all.find((zone) => zone.label === shown) ?? all[0];
  const asked = store.choices.value.some((choice) => choice.card !== undefined);
  return (
    <div class={asked ? "hands asked" : "hands"}>
      {all.length > 1 && (
        <div class="tabs" role="group" aria-label={t("hands")}>
          {all.map((zone) => (
            <button key={zone.label} type="button" aria-pressed={zone === current} onClick={() => show(zone.label)}>
              {store.words.value?.zones[zone.label] ?? zone.name} <b>{zone.slots.length}</b>
            </button>
          ))}
        </div>
      )}
      {current && <Hand key={current.label} zone={current} />}
    </div>
  );
}

function Hand({ zone }: { zone: Zone }) {
  const store = useTable();
  const [size, setSize] = useState({ width: innerWidth, height: 200 });
  const sorted = [...zone.slots].sort((a, b) => rankOf(a) - rankOf(b) || a.uid - b.uid);
  const places = fan(sorted.length, size.width, size.height);
  const name = store.words.value?.zones[zone.label] ?? t("yourHand");

  function rankOf(slot: Slot): number {
    return slot.card === null ? -1 : (store.faces.value.get(slot.card)?.rank ?? 0);
  }

  return (
    <section class="hand" data-zone={zone.label} aria-label={`${name}, ${zone.slots.length}`}>
      <p id="hand-keys" class="sr">
        {t("hintKeys")}
      </p>
      <Rove
        class="fan"
        label={name}
        describedby="hand-keys"
        style={{ "--card-w": `${places.width}px` }}
        onSize={(width, height) => setSize({ width, height })}
      >
        {sorted.map((slot, at) => (
          <Piece key={slot.uid} slot={slot} class="held" style={placed(places.cards[at])} drags />
        ))}
      </Rove>
    </section>
  );
}

function placed(place: { x: number; y: number; turn: number } | undefined): { transform: string } | undefined {
  return place && { transform: `translate(${place.x}px, ${place.y}px) rotate(${place.turn}deg)` };
}
