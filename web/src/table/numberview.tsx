/** Numbers, notes and glasses on the screen. */
import { useEffect, useState } from "preact/hooks";
import type { NumberFacts } from "../protocol";
import { lang } from "../words";
import { useSkin, useTable } from "./context";
import { drawingIn, Strokes } from "./drawing";
import { Arrow, Die } from "./dice";
import { badges, dangerOf, lookOf, share, speaks, valueOf } from "./numbers";
import { t } from "./words";

/** A number of a seat or of the table, in the way that suits it. */
export function NumberView({ number }: { number: NumberFacts }) {
  const store = useTable();
  const { Sign } = useSkin();
  const words = store.words.value;
  const look = lookOf(number, words);
  if (!speaks(number, words) || look === "seat" || look === "seats" || look === "board") return null;
  const name = words?.numbers[number.label] ?? number.name;
  const value = number.value ?? 0;
  const said = store.values.value[number.label] ?? String(value);
  const full = `${name} ${said}`;
  // What has been thrown lies there before the number says it: throws count from one.
  const thrown = store.thrown.value.get(number.name);
  const lying = thrown?.shown === true ? number.low + thrown.value - 1 : value;
  switch (look) {
    case "flag":
      return <span class="number flag">{name}</span>;
    case "value": {
      return (
        <span class="number value" title={full}>
          <Sign scale={number.counts} id={valueOf(number, words)?.id ?? ""} />
          <span aria-hidden="true">{said}</span>
          <span class="sr">{full}</span>
        </span>
      );
    }
    case "pips":
      return (
        <span class="number pips" title={full} role="img" aria-label={full}>
          <i>{name}</i>
          {Array.from({ length: number.high - number.low }, (_, at) => (
            <b key={at} class={at < value - number.low ? "on" : ""} />
          ))}
        </span>
      );
    case "gauge":
      return <Gauge number={number} name={name} said={full} />;
    case "die":
      return <Die name={number.name} label={name} value={lying} high={number.high} />;
    case "arrow":
      return <Arrow number={number} value={lying} />;
    case "counter":
      return (
        <span class="number counter" title={full} data-number={number.name}>
          <i>{name}</i>
          <b key={value}>{number.counts === "points" ? value.toLocaleString(lang.value) : said}</b>
        </span>
      );
  }
}

/** A tube that fills up to the tombstone at its end; from where on it is dangerous is marked, and said. */
function Gauge({ number, name, said }: { number: NumberFacts; name: string; said: string }) {
  const { from, now } = dangerOf(number, useTable().words.value);
  const full = `${said} / ${number.high}${now ? `, ${t("dangerous")}` : ""}`;
  return (
    <span class={`number gauge ${now ? "dangerous" : ""} ${from < 1 ? "deadly" : ""}`} title={full} role="img" aria-label={full}>
      <i>{name}</i>
      <span class="tube" style={{ "--danger": String(from) }}>
        <b style={{ transform: `scaleX(${share(number)})` }} />
      </span>
      <em key={now ? "danger" : "safe"}>
        {number.value ?? 0}
        {now && "!"}
      </em>
    </span>
  );
}

/** All that is to be said of a seat in numbers: its own, and the signs that lie before it. */
export function SeatNumbers({ seat }: { seat: number }) {
  const store = useTable();
  const { quiet } = useSkin();
  const numbers = store.model.value?.numbers.filter((number) => !quiet.includes(number.name)) ?? [];
  const own = numbers.filter((number) => number.owner === seat);
  return (
    <span class="numbers">
      {own.map((number) => (
        <NumberView key={number.label} number={number} />
      ))}
      {badges(numbers, seat).map((number) => (
        <span key={number.label} class="number flag">
          {store.words.value?.numbers[number.label] ?? number.name}
        </span>
      ))}
    </span>
  );
}

/** What is written: at a seat, or on the table. */
export function Notes({ owner }: { owner: number | null }) {
  const store = useTable();
  const { quiet } = useSkin();
  const notes = store.model.value?.notes.filter((note) => note.owner === owner && note.text && !quiet.includes(note.name));
  return (
    <>
      {notes?.map((note) => {
        const drawing = drawingIn(note.text ?? "");
        const name = store.words.value?.notes?.[note.label] ?? note.name;
        return (
          <span key={note.label} class="note">
            <i>{name}</i>
            {drawing === null ? <q>{note.text}</q> : <Strokes strokes={drawing} label={name} />}
          </span>
        );
      })}
    </>
  );
}

/** The sand that runs, to the second. */
export function Glasses() {
  const store = useTable();
  const running = store.model.value?.glasses.filter((glass) => glass.runs) ?? [];
  return (
    <>
      {running.map((glass) => (
        <Sand key={glass.name} name={glass.name} seconds={glass.seconds} />
      ))}
    </>
  );
}

function Sand({ name, seconds }: { name: string; seconds: number }) {
  const store = useTable();
  const left = useLeft(store.clock.value.left.glasses?.[name] ?? seconds * 1000);
  const part = seconds > 0 ? Math.min(1, left / (seconds * 1000)) : 0;
  const label = store.words.value?.glasses?.[name] ?? t("sand");
  return (
    <span class={`glass ${part < 0.2 ? "late" : ""}`} role="timer" aria-label={`${label} ${clockFace(left)}`}>
      <svg viewBox="0 0 24 34" aria-hidden="true">
        <path class="wood" d="M3 1h18v3H3zM3 30h18v3H3z" />
        <path class="bulb" d="M5 4h14c0 7-5 10-5 13s5 6 5 13H5c0-7 5-10 5-13S5 11 5 4z" />
        <g class="sand">
          <path d="M6 5h12c-.5 6-5 8.500-6 11.500C11 13.500 6.500 11 6 5z" style={{ clipPath: `inset(${(1 - part) * 100}% 0 0 0)` }} />
          <path d="M6 29.500c.5-5 5-6.500 6-9 1 2.500 5.500 4 6 9z" style={{ clipPath: `inset(${part * 100}% 0 0 0)` }} />
        </g>
      </svg>
      <b>{clockFace(left)}</b>
    </span>
  );
}

/** The milliseconds that are left, going down while the clocks run. */
export function useLeft(left: number): number {
  const store = useTable();
  const { at } = store.clock.value;
  const paused = store.house.value?.paused === true;
  const [, tick] = useState(0);
  useEffect(() => {
    if (paused) return undefined;
    const timer = setInterval(() => tick((n) => n + 1), 250);
    return () => clearInterval(timer);
  }, [at, paused]);
  return Math.max(0, paused ? left : left - (performance.now() - at));
}

/** 1:05 */
export function clockFace(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
