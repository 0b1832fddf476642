/** How the table will be played: everybody reads it, the host changes it, all see the change at once. */
import { useSignal } from "@preact/signals";
import type { GameFacts, HouseFacts, Settings } from "../protocol";
import type { TableStore } from "../table/store";
import { Dialog } from "../ui/dialog";
import { LevelField } from "../ui/levels";
import { Options, unusual, type Values } from "../ui/options";
import { Stepper } from "../ui/stepper";
import { Trouble } from "../ui/trouble";
import { type Key, t } from "../words";
import { useAsking } from "./asking";

interface RulesProps {
  store: TableStore;
  house: HouseFacts;
  game: GameFacts | undefined;
  hosting: boolean;
}

const PACES = ["relaxed", "live", "quick"] as const;
const COVERS = [0, 30, 90, 300] as const;

export function Rules({ store, house, game, hosting }: RulesProps) {
  const open = useSignal(false);
  if (game === undefined) return null;
  const { pace = "relaxed", watch = "anybody", cover = 90, chat = true } = house.settings;
  const lines = [
    t(`pace_${pace === "live" || pace === "quick" ? pace : "relaxed"}`),
    t(watch === "nobody" ? "watch_nobody" : "watch_anybody"),
    cover === 0 ? t("coverNever") : t("coverAfter", { time: seconds(cover) }),
    t(chat ? "chatFree" : "chatPhrases"),
    ...unusual(game.options, house.options),
  ];
  return (
    <section class="rules" aria-labelledby="rules">
      <h2 id="rules">{t("rulesTitle")}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <details>
        <summary>{t("sealedShuffle")}</summary>
        <p class="help">{t("sealedHelp")}</p>
        <code class="fingerprint">{house.commitment}</code>
      </details>
      {hosting && house.state === "open" && (
        <button
          type="button"
          class="answer"
          onClick={() => {
            open.value = true;
          }}
        >
          {t("change")}
        </button>
      )}
      {open.value && (
        <RulesDialog
          store={store}
          house={house}
          game={game}
          onClose={() => {
            open.value = false;
          }}
        />
      )}
    </section>
  );
}

function seconds(time: number): string {
  return time < 120 ? `${time}\u00a0s` : `${time / 60}\u00a0min`;
}

type Change = { seats?: number; options?: Values; settings?: Settings };

function RulesDialog({ store, house, game, onClose }: Omit<RulesProps, "hosting" | "game"> & { game: GameFacts; onClose: () => void }) {
  const { ask, problem } = useAsking(store);
  const { settings, options } = house;
  const taken = house.seats.filter(({ name = "" }) => name !== "").length;
  const settle = ({ seats = house.seats.length, ...change }: Change) =>
    void ask({
      type: "settle",
      seats,
      options: { ...options, ...change.options },
      settings: { ...settings, ...change.settings },
    });
  return (
    <Dialog title={t("rulesTitle")} onClose={onClose} className="rules-dialog">
      <Trouble problem={problem} />
      <Stepper
        label={t("seats")}
        value={house.seats.length}
        least={Math.max(game.least, taken)}
        most={game.most}
        set={(seats) => settle({ seats })}
      />
      <Select
        label={t("pace")}
        help={t("paceHelp")}
        value={settings.pace ?? "relaxed"}
        ways={PACES.map((pace) => [pace, `pace_${pace}`])}
        set={(pace) => settle({ settings: { pace } })}
      />
      <Select
        label={t("whoWatches")}
        help={t("watchHelp")}
        value={settings.watch ?? "anybody"}
        ways={[
          ["anybody", "watch_anybody"],
          ["nobody", "watch_nobody"],
        ]}
        set={(watch) => settle({ settings: { watch } })}
      />
      <div class="option">
        <label class="field">
          <span>{t("cover")}</span>
          <select
            value={String(settings.cover ?? 90)}
            onChange={(event) => settle({ settings: { cover: Number(event.currentTarget.value) } })}
          >
            {COVERS.map((time) => (
              <option key={time} value={time}>
                {time === 0 ? t("never") : t("after", { time: seconds(time) })}
              </option>
            ))}
          </select>
        </label>
        <p class="help">{t("coverHelp")}</p>
      </div>
      {settings.cover !== 0 && (
        <LevelField
          levels={game.levels}
          value={settings.level || game.level}
          label={t("coverLevel")}
          set={(level) => settle({ settings: { level } })}
        />
      )}
      <div class="option">
        <label class="field">
          <span>{t("chat")}</span>
          <input
            type="checkbox"
            role="switch"
            checked={settings.chat ?? true}
            onChange={(event) => settle({ settings: { chat: event.currentTarget.checked } })}
          />
        </label>
        <p class="help">{t("chatHelp")}</p>
      </div>
      {game.options.length > 0 && (
        <section class="part">
          <h3>{t("houseRules")}</h3>
          <Options options={game.options} values={options} set={(name, value) => settle({ options: { [name]: value } })} />
        </section>
      )}
    </Dialog>
  );
}

interface SelectProps {
  label: string;
  help: string;
  value: string;
  ways: readonly (readonly [string, Key])[];
  set: (value: string) => void;
}

function Select({ label, help, value, ways, set }: SelectProps) {
  return (
    <div class="option">
      <label class="field">
        <span>{label}</span>
        <select value={value} onChange={(event) => set(event.currentTarget.value)}>
          {ways.map(([one, words]) => (
            <option key={one} value={one}>
              {t(words)}
            </option>
          ))}
        </select>
      </label>
      <p class="help">{help}</p>
    </div>
  );
}
