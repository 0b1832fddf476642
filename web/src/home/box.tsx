/** A game on the shelf: its box can be played at once, shared with friends, or opened to see what is inside. */
import { useSignal } from "@preact/signals";
import { lidOf } from "../games/emblems";
import type { GameFacts } from "../protocol";
import { type Key, t } from "../words";
import { withName } from "./my-name";
import { open, plainly } from "./opening";

export function Box({ game, unpack }: { game: GameFacts; unpack: () => void }) {
  const busy = useSignal(false);
  const problem = useSignal("");
  const { Emblem, className } = lidOf(game.name);
  const go = (level: string) => open({ ...plainly(game), level }, busy, problem);
  const named = (key: Key) => `${t(key)}, ${game.words}`;
  return (
    <li class={`slot ${className}`}>
      <article class="box" aria-labelledby={`box-${game.name}`}>
        <button type="button" class="lid" aria-label={t("unpack", { game: game.words })} onClick={unpack}>
          <Emblem />
          <span class="more" aria-hidden="true">
            ⋯
          </span>
        </button>
        <div class="front">
          <h3 id={`box-${game.name}`}>{game.words}</h3>
          <p class="pitch">{game.pitch}</p>
          <p class="facts">{t("facts", { least: game.least, most: game.most, age: game.age, minutes: game.minutes })}</p>
          <div class="ways">
            <button type="button" class="play" aria-label={named("playNow")} disabled={busy.value} onClick={() => go(game.level)}>
              {t(busy.value ? "dealing" : "playNow")}
            </button>
            <button type="button" class="answer" aria-label={named("inviteFriends")} disabled={busy.value} onClick={() => withName(() => go(""))}>
              {t("inviteFriends")}
            </button>
          </div>
          {problem.value !== "" && (
            <p role="alert" class="trouble">
              {problem.value}
            </p>
          )}
        </div>
      </article>
    </li>
  );
}
