/** The bar at the foot of a lobby: the host deals, the others know for whom they wait. */
import { useSignal } from "@preact/signals";
import { count, levelName, t } from "../words";
import type { GameFacts, HouseFacts } from "../protocol";
import type { TableStore } from "../table/store";
import { Trouble } from "../ui/trouble";
import { useAsking } from "./asking";
import { type Chair, free } from "./seating";

interface StartProps {
  store: TableStore;
  house: HouseFacts;
  chairs: readonly Chair[];
  game: GameFacts | undefined;
  hosting: boolean;
}

export function Start({ store, house, chairs, game, hosting }: StartProps) {
  const { ask, busy, problem } = useAsking(store);
  const level = useSignal("");
  const left = free(chairs);
  const sitting = chairs.length - left;
  const lastTaken = chairs.findLastIndex(({ sitter }) => sitter !== "free");
  const usual = level.value || (game?.level ?? "");
  if (!hosting) {
    const host = house.seats[house.host]?.name ?? "";
    return (
      <footer class="start">
        <p class="patience" role="status">
          <span class="dots" aria-hidden="true" />
          {host === "" ? t("waitHost") : t("waitFor", { name: host })}
        </p>
      </footer>
    );
  }

  /** Deal to those who are there: the free chairs are put away first. */
  async function withoutBots() {
    const { options, settings } = house;
    if (await ask({ type: "settle", seats: sitting, options, settings })) await ask({ type: "start" });
  }

  return (
    <footer class="start">
      <Trouble problem={problem} />
      {left === 0 ? (
        <button type="button" class="play" disabled={busy.value} onClick={() => ask({ type: "start" })}>
          {t("start")}
        </button>
      ) : (
        <>
          <span class="fill">
            <button type="button" class="play" disabled={busy.value} onClick={() => ask({ type: "start", level: usual })}>
              {count(left, "startWithBot", "startWithBots")}
            </button>
            {game !== undefined && (
              <select
                aria-label={t("level")}
                value={usual}
                onChange={(event) => {
                  level.value = event.currentTarget.value;
                }}
              >
                {game.levels.map((one) => (
                  <option key={one} value={one}>
                    {levelName(one)}
                  </option>
                ))}
              </select>
            )}
          </span>
          {game !== undefined && sitting >= game.least && lastTaken === sitting - 1 && (
            <button type="button" class="answer" disabled={busy.value} onClick={withoutBots}>
              {t("startAt", { n: sitting })}
            </button>
          )}
        </>
      )}
    </footer>
  );
}
