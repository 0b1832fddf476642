/** The open box: who plays, against whom, by which rules of the house; then deal, or open the table for friends. */
import { useSignal } from "@preact/signals";
import { freeColour } from "../colours";
import { lidOf } from "../games/emblems";
import { isLearnt } from "../learn/learnt";
import { l } from "../learn/words";
import { callMeHere, cleanName, myName, myself, NAME_LENGTH } from "../me";
import { recall, remember } from "../memory";
import { linkTo } from "../place";
import type { GameFacts, Person } from "../protocol";
import { Dialog } from "../ui/dialog";
import { LevelField } from "../ui/levels";
import { Options, type Values } from "../ui/options";
import { Portrait } from "../ui/portrait";
import { Stepper } from "../ui/stepper";
import { t } from "../words";
import { withName } from "./my-name";
import { open } from "./opening";

interface Wishes {
  seats: number;
  level: string;
  options: Values;
}

/** What was wished for the last time, as far as the game still knows it. */
function wishesFor(game: GameFacts): Wishes {
  const wishes: Wishes = { seats: game.usual, level: game.level, options: {} };
  try {
    const last: Wishes = { ...wishes, ...(JSON.parse(recall(`box.${game.name}`) ?? "{}") as Partial<Wishes>) };
    const known = Object.entries(last.options).filter(([name]) => game.options.some((option) => option.name === name));
    return {
      seats: Math.min(game.most, Math.max(game.least, Number(last.seats) || game.usual)),
      level: game.levels.includes(last.level) ? last.level : game.level,
      options: Object.fromEntries(known),
    };
  } catch {
    return wishes;
  }
}

export function BoxDialog({ game, onClose }: { game: GameFacts; onClose: () => void }) {
  const wishes = useSignal(wishesFor(game));
  const people = useSignal<Person[]>([{ ...myself(), name: myName.value }]);
  const busy = useSignal(false);
  const problem = useSignal("");
  const { seats, level, options } = wishes.value;
  const [lesson] = game.lessons;
  const { Emblem, className } = lidOf(game.name);
  const set = (change: Partial<Wishes>) => {
    wishes.value = { ...wishes.value, ...change };
  };

  function seat(next: Person[]) {
    people.value = next;
    if (next.length > seats) set({ seats: next.length });
    if (next[0] !== undefined && next[0].name !== myName.value) callMeHere(next[0].name, next[0].colour);
  }

  function start(bots: boolean) {
    remember(`box.${game.name}`, JSON.stringify(wishes.value));
    const alone = people.value.length === 1;
    const named = alone
      ? [myself()]
      : people.value.map(({ name, colour }, at) => ({ name: calledAt(name, at), colour }));
    void open({ game: game.name, seats, people: named, level: bots ? level : "", options: { ...options }, settings: {} }, busy, problem);
  }

  return (
    <Dialog title={game.words} onClose={onClose} className={`box-dialog ${className}`}>
      <div class="box-art">
        <Emblem />
      </div>
      <p class="pitch">{game.pitch}</p>
      <ul class="facts">
        {[game.players, game.age, game.minutes].filter(Boolean).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <p class="ways learning">
        {lesson && (
          <a class={isLearnt(game.name) ? "quiet" : "play"} {...linkTo({ page: "lesson", game: game.name, lesson: lesson.lesson })}>
            {isLearnt(game.name) ? l("learnAgain") : l("learnIn", { n: lesson.minutes })}
          </a>
        )}
        {game.rules && (
          <a class="answer" {...linkTo({ page: "rules", game: game.name })}>
            {l("rules")}
          </a>
        )}
      </p>
      <Stepper
        label={t("seats")}
        value={seats}
        least={Math.max(game.least, people.value.length)}
        most={game.most}
        set={(value) => set({ seats: value })}
      />
      <LevelField levels={game.levels} value={level} set={(value) => set({ level: value })} />
      <PeopleHere people={people.value} most={game.most} set={seat} />
      {game.options.length > 0 && (
        <details>
          <summary>{t("houseRules")}</summary>
          <Options
            options={game.options}
            values={options}
            set={(name, value) => set({ options: { ...options, [name]: value } })}
          />
          <button type="button" class="quiet" onClick={() => set({ options: {} })}>
            {t("asPrinted")}
          </button>
        </details>
      )}
      {problem.value !== "" && (
        <p role="alert" class="trouble">
          {problem.value}
        </p>
      )}
      <div class="ways sticky">
        <button type="button" class="play" disabled={busy.value} onClick={() => start(true)}>
          {t(busy.value ? "dealing" : people.value.length < seats ? "dealWithBots" : "deal")}
        </button>
        <button type="button" class="answer" disabled={busy.value} onClick={() => withName(() => start(false))}>
          {t("openForFriends")}
        </button>
      </div>
    </Dialog>
  );
}

function calledAt(name: string, at: number): string {
  return cleanName(name) || (at === 0 && myName.value) || t("player", { n: at + 1 });
}

interface PeopleHereProps {
  people: readonly Person[];
  most: number;
  set: (people: Person[]) => void;
}

/** Several people on this one device, who hand it on. */
function PeopleHere({ people, most, set }: PeopleHereProps) {
  const add = () => set([...people, { name: "", colour: freeColour("", people.map(({ colour }) => colour)) }]);
  return (
    <details class="people-here">
      <summary>{t("sameDevice")}</summary>
      <p class="help">{t("sameDeviceHelp")}</p>
      <ol>
        {people.map(({ name, colour }, at) => (
          <li key={at}>
            <Portrait name={name || String(at + 1)} colour={colour} />
            <input
              value={name}
              maxLength={NAME_LENGTH}
              dir="auto"
              aria-label={t("nameOf", { n: at + 1 })}
              placeholder={t(at === 0 ? "yourName" : "player", { n: at + 1 })}
              onChange={(event) => {
                const called = cleanName(event.currentTarget.value);
                set(people.map((one, rank) => (rank === at ? { ...one, name: called } : one)));
              }}
            />
            {at > 0 && (
              <button
                type="button"
                class="quiet cross"
                aria-label={t("removePerson", { n: at + 1 })}
                onClick={() => set(people.filter((_, rank) => rank !== at))}
              >
                <span aria-hidden="true">×</span>
              </button>
            )}
          </li>
        ))}
      </ol>
      {people.length < most && (
        <button type="button" class="answer" onClick={add}>
          {t("addPerson")}
        </button>
      )}
    </details>
  );
}
