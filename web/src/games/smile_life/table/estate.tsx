/** A whole life at full size: every house of the street, every card to be touched. */
import { CardBody } from "../../../table/card";
import { useTable } from "../../../table/context";
import { bags } from "../../../table/forms";
import { Piece } from "../../../table/piece";
import { Rove } from "../../../table/rove";
import { t, tf } from "../../../table/words";
import type { Zone } from "../../../view";
import { Smile } from "../smile";
import { figureOf } from "./chapter";
import { Facade } from "./facade";
import { glanceAt, type Group, lifeOf } from "./life";
import { say } from "./words";
import "./estate.css";

export function Estate({ seat }: { seat: number }) {
  const store = useTable();
  const model = store.model.value;
  if (model === null) return null;
  const life = lifeOf(model, seat).filter(({ count }) => count > 0);
  const glance = glanceAt(model, seat, (id) => store.face(id));
  const score = model.moment.tallies[seat] ?? 0;
  return (
    <div class="estate-of-life">
      <p class="sun" role="img" aria-label={say("smiles", { n: score })}>
        <Smile score={score} />
        <b aria-hidden="true">{say("smiles", { n: score })}</b>
      </p>
      {life.map((chapter) => (
        <section key={chapter.id} class={`chapter of-${chapter.id}`} aria-label={say(chapter.id)}>
          <Facade id={chapter.id} />
          <h3 class="plaque">
            {say(chapter.id)} <b>{figureOf(chapter, glance)}</b>
          </h3>
          <Rove class="row-of-cards" label={say(chapter.id)}>
            {chapter.groups.map((group) => (
              <Lot key={group.slots[0]?.uid} group={group} />
            ))}
          </Rove>
        </section>
      ))}
      {life.length === 0 && <p>{t("nothingThere")}</p>}
      {bags(model, seat).map((zone) => zone.known.length > 0 && <Known key={zone.label} zone={zone} />)}
    </div>
  );
}

/** What the viewer knows to be in a hand that is not seen. */
function Known({ zone }: { zone: Zone }) {
  const store = useTable();
  return (
    <section class="known-hand" aria-label={tf("knownThere", { cards: zone.known.map((id) => store.face(id)?.say ?? id).join(", ") })}>
      <h3>{store.words.value?.zones[zone.label] ?? zone.name}</h3>
      <p class="row-of-cards">
        {zone.known.map((id, at) => (
          <span key={at} class="known-card">
            <CardBody id={id} />
          </span>
        ))}
      </p>
    </section>
  );
}

/** Equal cards, or an acquisition with what paid for it. */
function Lot({ group: { slots, under, turned } }: { group: Group }) {
  return (
    <span class={`lot ${turned ? "turned" : ""}`}>
      {under.map((slot) => (
        <Piece key={slot.uid} slot={slot} class="laid spent" lies />
      ))}
      {slots.map((slot) => (
        <Piece key={slot.uid} slot={slot} class="laid" lies />
      ))}
    </span>
  );
}
