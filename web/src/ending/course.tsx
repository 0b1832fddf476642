/** The course of a game as curves. One goes through it by touch, by mouse or by keys, and jumps into the replay. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { paint } from "../colours";
import type { Curve, Story } from "../protocol";
import { t } from "../words";
import { chapterAt, momentFrom, saidAt, stopsOf } from "./telling";
import { apart, firstCurve, type Frame, leadersAt, nearest, plotOf, valuesAt } from "./plot";
import { listed, say } from "./words";

/** Each seat has its own kind of line, for whoever cannot tell the colours apart. */
const DASHES = ["", "9 4", "2 4", "12 3 2 3", "5 5", "1 3", "14 5", "8 3 1 3 1 3", "4 2", "16 3 4 3"];
const WIDE = 340; // until it is known how much room there is
const NAME = 9; // letters of a name at the end of its line
const LEFT = 30; // pixels for the figures
const THUMB = 8; // half of what one drags

interface Props {
  story: Story;
  /** Whose line stands out; -1: nobody's. */
  me: number;
  /** The way to the replay at an act. */
  seen?: ((at: number) => { href: string; onClick: (event: MouseEvent) => void }) | undefined;
}

export function Course({ story, me, seen }: Props) {
  const [chosen, choose] = useState<string | null>(null);
  const [at, go] = useState(story.length);
  const curve = story.curves.find((one) => one.id === chosen) ?? firstCurve(story);
  if (curve === undefined) return null;
  const stops = stopsOf(story, curve.points.map((point) => point.at));
  const place = nearest(stops, at);
  return (
    <>
      {story.curves.length > 1 && (
        <div class="curves" role="group" aria-label={say("figures")}>
          {story.curves.map((one) => (
            <button key={one.id} type="button" aria-pressed={one === curve} onClick={() => choose(one.id)}>
              {one.words}
            </button>
          ))}
        </div>
      )}
      <Drawing story={story} curve={curve} me={me} at={place} go={(to) => go(nearest(stops, to))} />
      <input
        class="browse"
        type="range"
        style={{ marginLeft: `${LEFT - THUMB}px`, width: `calc(100% - ${LEFT + nameRoom(story) - 2 * THUMB}px)` }}
        min="0"
        max={stops.length - 1}
        value={stops.indexOf(place)}
        aria-label={say("browse")}
        aria-valuetext={[whenIt(story, place), whoLeads(story, curve, place), saidAt(story, place)].filter(Boolean).join(". ")}
        onInput={(event) => go(stops[event.currentTarget.valueAsNumber] ?? 0)}
        onKeyDown={(event) => {
          const way = { PageUp: 1, PageDown: -1 }[event.key];
          if (way === undefined) return;
          event.preventDefault();
          go(momentFrom(story, place, way > 0 ? 1 : -1));
        }}
      />
      <div class="reading">
        <p>
          <b>{whenIt(story, place)}</b>
          <span>{whoLeads(story, curve, place)}</span>
          <span class="happened">{saidAt(story, place)}</span>
        </p>
        {seen && (
          <a class="answer" {...seen(place)}>
            {say("seeMoment")}
          </a>
        )}
      </div>
      <InFigures story={story} curve={curve} />
    </>
  );
}

/** Which act it is, and in which chapter. */
export function whenIt(story: Story, at: number): string {
  const act = at === 0 ? say("deal") : t("stepOf", { at, of: story.length });
  const chapter = chapterAt(story, at);
  return chapter === "" ? act : `${chapter} · ${act}`;
}

function whoLeads(story: Story, curve: Curve, at: number): string {
  const { seats, value } = leadersAt(curve, at);
  if (seats.length === story.players.length) return say("level", { n: value });
  const names = listed(seats.map((seat) => story.players[seat] ?? ""));
  return say(seats.length === 1 ? "leads" : "lead", { names, n: value });
}

interface DrawingProps {
  story: Story;
  curve: Curve;
  me: number;
  at: number;
  go: (at: number) => void;
}

function Drawing({ story, curve, me, at, go }: DrawingProps) {
  const box = useRef<SVGSVGElement>(null);
  const [width, resize] = useState(WIDE);
  useLayoutEffect(() => {
    const svg = box.current;
    if (svg === null || typeof ResizeObserver === "undefined") return undefined;
    const watch = new ResizeObserver(() => resize(Math.max(240, svg.clientWidth)));
    watch.observe(svg);
    return () => watch.disconnect();
  }, []);
  const names = story.players.map(short);
  const frame: Frame = {
    width,
    height: Math.max(210, 60 + 14 * names.length, Math.min(340, 0.6 * width)),
    left: LEFT,
    right: nameRoom(story),
    top: 12,
    bottom: 22,
  };
  const plot = plotOf(curve, story.length, frame);
  const [top, floor] = [frame.top, frame.height - frame.bottom];
  const scrub = (event: PointerEvent) => {
    if (event.type === "pointermove" && event.buttons === 0) return;
    const [start, end] = [plot.x(0), plot.x(story.length)];
    const x = event.clientX - (box.current?.getBoundingClientRect().left ?? 0);
    go(((x - start) / (end - start)) * story.length);
  };
  return (
    <svg
      ref={box}
      class="chart"
      height={frame.height}
      aria-hidden="true"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        scrub(event);
      }}
      onPointerMove={scrub}
    >
      {plot.ticks.map(({ value, y }) => (
        <g key={value} class="tick">
          <path d={`M${frame.left} ${y}H${width - frame.right}`} />
          <text x={frame.left - 5} y={y + 4}>
            {value}
          </text>
        </g>
      ))}
      {apart(story.chapters.slice(1).map((chapter) => plot.x(chapter.at))).map((x) => (
        <path key={x} class="chapter" d={`M${x} ${top}V${floor}`} />
      ))}
      {[...plot.lines].sort((a, b) => Number(a.seat === me) - Number(b.seat === me)).map(({ seat, path }) => (
        <g key={seat} class={`seat ${seat === me ? "mine" : ""}`} stroke-dasharray={DASHES[seat % DASHES.length]}>
          <path class="edge" d={path} />
          <path d={path} stroke={paint(story.colours[seat] ?? "")} />
        </g>
      ))}
      {story.moments.map((moment) => (
        <path
          key={moment.at}
          class={`great ${moment.at === at ? "here" : ""}`}
          d={`M${plot.x(moment.at)} ${floor + 3}l6 7-6 7-6-7z`}
        />
      ))}
      <path class="cursor" d={`M${plot.x(at)} ${top - 6}V${floor}`} />
      {valuesAt(curve, at).map((value, seat) => (
        <circle key={seat} class="bead" cx={plot.x(at)} cy={plot.y(value)} r="4.5" fill={paint(story.colours[seat] ?? "")} />
      ))}
      {plot.lines.map(({ seat, end, name }) => (
        <g key={seat} class="end">
          <path d={`M${end.x + 5} ${end.y}L${end.x + 12} ${name}`} />
          <text x={end.x + 15} y={name + 4} class={seat === me ? "mine" : ""}>
            {names[seat]}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** How much room the names need at the ends of the lines. */
function nameRoom({ players }: Story): number {
  return 20 + 7.4 * Math.max(...players.map((name) => [...short(name)].length));
}

/** The first letters of a name. */
function short(name: string): string {
  const letters = [...new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(name)].map((one) => one.segment);
  return letters.length > NAME ? `${letters.slice(0, NAME - 1).join("").trimEnd()}…` : name;
}

/** The same as a table: how it stood at the great moments, the beginnings of chapters, and the end. */
function InFigures({ story, curve }: { story: Story; curve: Curve }) {
  const rows = stopsOf(story, []);
  return (
    <details class="in-figures">
      <summary>{say("asTable")}</summary>
      <div class="wide" tabIndex={0} role="region" aria-label={say("asTable")}>
        <table>
          <caption>{curve.words}</caption>
          <thead>
            <tr>
              <th scope="col">{say("moment")}</th>
              {story.players.map((name, seat) => (
                <th scope="col" key={seat}>
                  <bdi>{name}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((at) => (
              <tr key={at}>
                <th scope="row">
                  {whenIt(story, at)}
                  <small>{saidAt(story, at)}</small>
                </th>
                {valuesAt(curve, at).map((value, seat) => (
                  <td key={seat}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
