/** The stage over the table: big moments, a second each. For the eye alone; the narrator tells the same sentence. */
import { lang, typeset } from "../words";
import type { Scene } from "../games/skin";
import type { ShownEvent, ToldEvent } from "../protocol";
import { CardBody } from "./card";
import { pace } from "./choreographer";
import { useSkin, useTable } from "./context";
import { Portrait } from "./others";

const POINTS = 22; // of the burst behind what is cried
const MOST = 12; // cards that are looked at side by side

export function Theatre() {
  const store = useTable();
  const staged = store.stage.value;
  if (staged === null) return null;
  const { scene, told, sentence, looked, passing } = staged;
  const { Picture } = scene;
  const cry = scene.cry?.[lang.value];
  return (
    <div
      class={`theatre in-${scene.mood} ${passing ? "passing" : ""}`}
      data-beat={told.beat}
      aria-hidden="true"
      style={{ "--pace": String(pace()) }}
      onClick={() => store.skip()}
    >
      <i class="beam" />
      <div class="stage">
        <Cast scene={scene} told={told} />
        {looked !== null && <Looked shown={looked} />}
        {scene.card === true && told.card != null && (
          <span class="prop held-up" key={told.beat}>
            <CardBody id={told.card} />
          </span>
        )}
        {Picture !== undefined && looked === null && (
          <span class="prop" key={`${told.beat} picture`}>
            <Picture told={told} />
          </span>
        )}
        {cry !== undefined && looked === null && <Cry key={`${told.beat} cry`} words={lang.value === "fr" ? typeset(cry) : cry} />}
      </div>
      <p class="line" key={`${told.beat} line`}>
        {sentence}
      </p>
    </div>
  );
}

/** Those whom it is about, face to face. */
function Cast({ scene, told }: { scene: Scene; told: ToldEvent }) {
  const store = useTable();
  const seats = castOf(scene, told);
  const struck = scene.struck === undefined ? null : told[scene.struck];
  return (
    <div class="cast" data-many={seats.length}>
      {seats.map((seat) => (
        <span key={seat} class={`actor ${seat === struck ? `struck by-${told.beat}` : ""}`}>
          <Portrait seat={seat} />
          <bdi>{store.seatName(seat)}</bdi>
        </span>
      ))}
    </div>
  );
}

/** The seats on the stage, from left to right, nobody twice. */
export function castOf(scene: Scene, told: ToldEvent): number[] {
  const seats = (scene.cast ?? []).map((part) => told[part]);
  return [...new Set(seats.filter((seat): seat is number => seat != null))];
}

/** A hand that only some may look at: the others see that it is looked at. */
function Looked({ shown }: { shown: ShownEvent }) {
  const store = useTable();
  const { Back } = useSkin();
  const zone = store.model.value?.zones.find(({ label }) => label === shown.place);
  const cards = shown.cards.slice(0, MOST);
  const backs = Array.from({ length: Math.min(MOST, zone?.slots.length ?? 0) }, (_, at) => at);
  return (
    <span class="looked" key={shown.place} style={{ "--many": String(cards.length || backs.length) }}>
      {cards.length > 0
        ? cards.map((card, at) => (
            <span key={at}>
              <CardBody id={card} />
            </span>
          ))
        : backs.map((at) => (
            <span key={at} class="card">
              <Back />
            </span>
          ))}
    </span>
  );
}

function Cry({ words }: { words: string }) {
  return (
    <p class="cry" style={{ "--letters": String(words.length) }}>
      <svg viewBox="-100 -100 200 200" preserveAspectRatio="none">
        <path d={BURST} />
      </svg>
      <b>{words}</b>
    </p>
  );
}

/** A star with many points, long and short in turn: paper that was torn out in a hurry. */
const BURST = `M${Array.from({ length: POINTS * 2 }, (_, at) => {
  const angle = (at * Math.PI) / POINTS;
  const far = at % 2 === 0 ? 90 + ((at * 7) % 5) * 2.4 : 72 + ((at * 5) % 4) * 2;
  return `${(Math.cos(angle) * far).toFixed(1)} ${(Math.sin(angle) * far).toFixed(1)}`;
}).join("L")}Z`;
