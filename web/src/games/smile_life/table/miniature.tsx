/** Another's life at a glance: the score, the job, and six figures that always stand at the same place. */
import { LyingCard } from "../../../table/card";
import { useTable } from "../../../table/context";
import type { TableStore } from "../../../table/store";
import { Smile } from "../smile";
import { Rooms } from "./chapter";
import { Facade } from "./facade";
import { cardsAt, CHAPTERS, type ChapterId, glanceAt, lifeOf, placeOf, sentenceOf } from "./life";
import { Pictogram } from "./signs";
import { say } from "./words";
import "./miniature.css";

export function Miniature({ seat }: { seat: number }) {
  const store = useTable();
  const model = store.model.value;
  if (model === null) return null;
  const glance = glanceAt(model, seat, (id) => store.face(id));
  const score = model.moment.tallies[seat] ?? 0;
  const job = placeOf(model, seat, "job")?.slots.at(-1);
  const figures: readonly [ChapterId, Parameters<typeof Pictogram>[0]["of"], number][] = [
    ["school", "level", glance.level],
    ["work", "money", glance.money],
    ["heart", glance.married ? "rings" : "heart", glance.flirts],
    ["family", "child", glance.children],
    ["home", "home", glance.goods],
    ["honours", "medal", glance.honours],
  ];
  return (
    <span class="life" aria-hidden="true">
      <span class="score" key={score}>
        <Smile score={score} />
        <b>{score}</b>
      </span>
      <span class="job">
        <span>{job === undefined ? say("unemployed") : store.face(job.card ?? "")?.name}</span>
        <i class={`badge ${job === undefined ? "none" : ""}`}>{job !== undefined && <LyingCard uid={job.uid} id={job.card} />}</i>
      </span>
      <span class="figures">
        {figures.map(([id, sign, figure]) => (
          <span key={id} class={`figure of-${id} ${figure > 0 || (id === "heart" && glance.married) ? "" : "nothing"} ${id === "heart" && glance.strays ? "strays" : ""}`}>
            {CHAPTERS[id].map((name) => (
              <i key={name} class="spot" data-zone={placeOf(model, seat, name)?.label} />
            ))}
            <Pictogram of={sign} />
            <b key={figure}>{figure}</b>
          </span>
        ))}
      </span>
      <span class="spot">
        {CHAPTERS.trouble.map((name) => (
          <i key={name} class="spot" data-zone={placeOf(model, seat, name)?.label} />
        ))}
      </span>
      {store.me < 0 && <Row seat={seat} />}
      <Waits seat={seat} />
    </span>
  );
}

/** The whole street, small, where nobody's own takes the middle of the screen. */
function Row({ seat }: { seat: number }) {
  const model = useTable().model.value;
  if (model === null) return null;
  return (
    <span class="row-of-houses">
      {lifeOf(model, seat)
        .map(({ id, groups, count }) => (
          <span key={id} class={`chapter of-${id} ${count === 0 ? "empty" : ""}`} style={{ flexGrow: String(Math.min(4, groups.length)) }}>
            <Facade id={id} />
            <Rooms groups={groups} />
          </span>
        ))}
    </span>
  );
}

/** What keeps them from playing. */
function Waits({ seat }: { seat: number }) {
  const model = useTable().model.value;
  if (model === null) return null;
  const waits = cardsAt(model, seat, "pending");
  if (waits.length === 0) return null;
  const jailed = waits.includes("prison");
  return (
    <span class="waiting">
      <Pictogram of={jailed ? "bars" : "wait"} />
      {jailed ? say("jailed", { n: sentenceOf(model) }) : say("skips", { n: waits.length })}
    </span>
  );
}

/** The same in words, for those who listen. */
export function toldOf(store: TableStore, seat: number): readonly string[] {
  const model = store.model.value;
  if (model === null) return [];
  const glance = glanceAt(model, seat, (id) => store.face(id));
  return [
    say("smiles", { n: model.moment.tallies[seat] ?? 0 }),
    glance.job === null ? say("unemployed") : (store.face(glance.job)?.name ?? glance.job),
    glance.level > 0 ? say("level", { n: glance.level }) : "",
    glance.money > 0 ? say("purse", { n: glance.money }) : "",
    say(glance.married ? "married" : "single"),
    glance.waits.includes("prison") ? say("jailedLong", { n: sentenceOf(model) }) : glance.waits.length > 0 ? say("skipsLong", { n: glance.waits.length }) : "",
  ].filter(Boolean);
}
