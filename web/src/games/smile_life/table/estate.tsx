/** A whole life at full size: every house of the street, every card to be touched. */
import { useTable } from "../../../table/context";
import { Piece } from "../../../table/piece";
import { Rove } from "../../../table/rove";
import { t } from "../../../table/words";
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
    </div>
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
