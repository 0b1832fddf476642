/** The big moments of Allergono: what is cried, who stands there, what flies about. */
import type { ToldEvent } from "../../protocol";
import type { Scene } from "../skin";
import { doingOf } from "./pictures";
import { Grain, Shape } from "./shapes";

const SOWN = 26; // grains in a cloud of pollen

/** The picture of a special card, cut out. */
function Drawn({ kind }: { kind: string }) {
  return <svg viewBox="-42 -42 84 84" class="of-mauve" dangerouslySetInnerHTML={{ __html: doingOf(kind) }} />;
}

function Ground() {
  return <Drawn kind="plus4" />;
}

/** Pollen over the whole table, and what it costs everybody. */
function Pollen() {
  return (
    <svg viewBox="0 0 200 150" class="sown">
      {Array.from({ length: SOWN }, (_, at) => (
        <g key={at} style={{ "--at": String(at), "--drift": `${((at * 37) % 90) - 45}px` }}>
          <Grain x={(at * 67) % 200} y={20 + ((at * 41) % 110)} r={3.500 + ((at * 13) % 7)} />
        </g>
      ))}
    </svg>
  );
}

/** So many cards more in a hand: their backs, and the figure. */
function Fine({ told }: { told: ToldEvent }) {
  const many = Math.min(8, told.n ?? 0);
  return (
    <svg viewBox="-80 -62 160 110" class="fine">
      {Array.from({ length: many }, (_, at) => (
        <g key={at} transform={`rotate(${(at - (many - 1) / 2) * 13} 0 70)`}>
          <rect x="-23" y="-46" width="46" height="64" rx="5" />
          <path d="M-12 -46v64M0 -46v64M12 -46v64M-23 -30h46M-23 -14h46M-23 2h46" />
        </g>
      ))}
      <text y="20">+{told.n ?? 0}</text>
    </svg>
  );
}

/** A wreath of ragweed for whoever is rid of it all. */
function Wreath() {
  return (
    <svg viewBox="-60 -46 120 92" class="wreath">
      {Array.from({ length: 11 }, (_, at) => {
        const angle = ((at + 0.5) / 11) * 2 * Math.PI;
        return <Shape key={at} shape={at % 3 === 1 ? "sun" : "leaf"} size={21} x={Math.sin(angle) * 44} y={Math.cos(angle) * 34} class={`shape ${at % 3 === 1 ? "of-yellow" : "of-green"}`} />;
      })}
      <path class="handkerchief" d="M-21 -15L2 -21 22 -12 17 14 -4 19 -20 10zM-21 -15L-2 -2 17 14M22 -12L-2 -2-20 10" />
    </svg>
  );
}

const calls: Scene = { mood: "joy", cast: ["seat"], cry: { fr: "Allergono !", en: "Allergono!" } };

export const theatre: Readonly<Record<string, Scene>> = {
  called: calls,
  laid_calling: calls,
  caught: {
    mood: "alarm",
    cast: ["other", "seat"],
    struck: "seat",
    cry: { fr: "Contre-allergono !", en: "Caught you!" },
    Picture: Fine,
  },
  pollen_peak: { mood: "storm", cast: ["seat"], cry: { fr: "Pic de pollen +3", en: "Pollen Peak +3" }, Picture: Pollen },
  ground_laid: {
    mood: "storm",
    cast: ["seat", "other"],
    struck: "other",
    cry: { fr: "Terrain sensible +4", en: "Sensitive Ground +4" },
    Picture: Ground,
  },
  accused: { mood: "alarm", cast: ["seat", "other"], cry: { fr: "Menteur !", en: "Liar!" }, looks: true, ms: 1200 },
  liar_proven: {
    mood: "alarm",
    cast: ["other", "seat"],
    struck: "seat",
    cry: { fr: "Démasqué !", en: "Caught out!" },
    Picture: Fine,
    ms: 1400,
  },
  honest: {
    mood: "calm",
    cast: ["other", "seat"],
    struck: "other",
    cry: { fr: "C’était vrai !", en: "It was true!" },
    Picture: Fine,
    ms: 1400,
  },
  hand_won: { mood: "joy", cast: ["seat"], cry: { fr: "Plus une carte !", en: "Not a card left!" }, ms: 1300 },
  match_won: { mood: "joy", cast: ["seat"], cry: { fr: "À vos souhaits !", en: "Bless you!" }, Picture: Wreath, ms: 1800 },
  match_shared: { mood: "joy", cast: ["seat"], cry: { fr: "Égalité !", en: "A tie!" }, Picture: Wreath, ms: 1400 },
};
