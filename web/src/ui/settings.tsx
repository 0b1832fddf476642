/** How this person likes the table: one panel, at home and at the table, kept on this device. */
import type { Signal } from "@preact/signals";
import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { remembers } from "../memory";
import { colours, linear, motion, SOUNDS, speed, textSize, vibrate, volumes } from "../settings";
import { type Key, lang, speak, t } from "../words";
import { Dialog } from "./dialog";

const open = signal(false);

export function openSettings(): void {
  open.value = true;
}

export function SettingsButton() {
  return (
    <button type="button" class="quiet" aria-label={t("settings")} onClick={openSettings}>
      <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 7h8M18 7h2M4 17h2M12 17h8" />
        <circle cx="15" cy="7" r="2.400" />
        <circle cx="9" cy="17" r="2.400" />
      </svg>
    </button>
  );
}

export function Settings() {
  if (!open.value) return null;
  const close = () => {
    open.value = false;
  };
  return (
    <Dialog title={t("settings")} onClose={close} className="settings-dialog">
      <Part title={t("toSee")}>
        <Choice
          name={t("language")}
          value={lang.value}
          ways={[
            ["fr", "Français"],
            ["en", "English"],
          ]}
          set={speak}
        />
        <Chosen name="colours" kept={colours} ways={{ auto: "asDevice", light: "light", dark: "dark", contrast: "contrast" }} />
        <Choice
          name={t("textSize")}
          value={textSize.value}
          ways={[1, 1.15, 1.3, 1.5].map((size) => [size, `${Math.round(size * 100)} %`])}
          set={(size) => {
            textSize.value = size;
          }}
        />
        <Switch name={t("linear")} help={t("linearHelp")} kept={linear} />
      </Part>
      <Part title={t("toMove")}>
        <Choice
          name={t("speed")}
          value={speed.value}
          ways={[
            [0, t("atOnce")],
            [0.5, t("slowly")],
            [1, t("usual")],
            [2, t("fast")],
          ]}
          set={(value) => {
            speed.value = value;
          }}
        />
        <Chosen name="motion" kept={motion} ways={{ system: "asDevice", full: "motionFull", reduced: "motionReduced" }} />
      </Part>
      <Part title={t("toHear")}>
        {SOUNDS.map((sound) => (
          <label key={sound} class="field volume">
            <span>{t(`sound_${sound}`)}</span>
            <input
              type="range"
              min="0"
              max="1"
              step="0.1"
              value={volumes.value[sound]}
              aria-valuetext={`${Math.round(volumes.value[sound] * 100)} %`}
              onInput={(event) => {
                volumes.value = { ...volumes.value, [sound]: event.currentTarget.valueAsNumber };
              }}
            />
          </label>
        ))}
        <p class="ways">
          <button type="button" class="answer" onClick={() => all(0)}>
            {t("silence")}
          </button>
          <button type="button" class="answer" onClick={() => all(0.7)}>
            {t("usualVolume")}
          </button>
        </p>
        {"vibrate" in navigator && <Switch name={t("vibrate")} kept={vibrate} />}
      </Part>
      <p class="help">{t(remembers() ? "keptHere" : "notKept")}</p>
    </Dialog>
  );
}

function all(volume: number): void {
  volumes.value = Object.fromEntries(SOUNDS.map((sound) => [sound, volume])) as typeof volumes.value;
}

function Part({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <section class="part">
      <h3>{title}</h3>
      {children}
    </section>
  );
}

interface ChoiceProps<T> {
  name: string;
  value: T;
  ways: readonly (readonly [T, string])[];
  set: (value: T) => void;
}

/** A few ways of which one is taken. */
function Choice<T extends string | number>({ name, value, ways, set }: ChoiceProps<T>) {
  return (
    <fieldset class="choice">
      <legend>{name}</legend>
      <span class="choice-ways">
        {ways.map(([one, words]) => (
          <label key={one}>
            <input type="radio" class="sr" name={name} checked={one === value} onChange={() => set(one)} />
            <span>{words}</span>
          </label>
        ))}
      </span>
    </fieldset>
  );
}

/** A choice among named ways, for a setting that is kept. */
function Chosen<T extends string>({ name, kept, ways }: { name: Key; kept: Signal<T>; ways: Readonly<Record<T, Key>> }) {
  return (
    <Choice
      name={t(name)}
      value={kept.value}
      ways={(Object.keys(ways) as T[]).map((one) => [one, t(ways[one])])}
      set={(value) => {
        kept.value = value;
      }}
    />
  );
}

function Switch({ name, help = "", kept }: { name: string; help?: string; kept: Signal<boolean> }) {
  return (
    <div class="option">
      <label class="field">
        <span>{name}</span>
        <input
          type="checkbox"
          role="switch"
          checked={kept.value}
          onChange={(event) => {
            kept.value = event.currentTarget.checked;
          }}
        />
      </label>
      {help !== "" && <p class="help">{help}</p>}
    </div>
  );
}
