/** Small awards, as medals of paper: the figure that earned it in the middle, the ribbon in the winner's colour. */
import { paint } from "../colours";
import type { Medal, Story } from "../protocol";
import { listed, say } from "./words";

interface Props {
  story: Story;
  me: number;
  seen?: ((at: number) => { href: string; onClick: (event: MouseEvent) => void }) | undefined;
}

export function Medals({ story, me, seen }: Props) {
  return (
    <ul class="medals">
      {story.medals.map((medal) => (
        <li key={medal.id} class={medal.seats.includes(me) ? "me" : ""}>
          <Rosette medal={medal} colours={medal.seats.map((seat) => paint(story.colours[seat] ?? ""))} />
          <span class="earned">
            <b>{medal.title}</b>
            <span class="why">{medal.why}</span>
            <bdi class="whose">{listed(medal.seats.map((seat) => story.players[seat] ?? ""))}</bdi>
          </span>
          {seen && (
            <a class="to-moment" {...seen(medal.at)} aria-label={`${say("seeMoment")}, ${medal.title}`}>
              <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
                <path d="M8 5l11 7-11 7z" />
              </svg>
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

function Rosette({ medal, colours }: { medal: Medal; colours: readonly string[] }) {
  const [one = "", two = one] = colours;
  return (
    <svg class="rosette" viewBox="0 0 60 76" aria-hidden="true">
      <path d="M19 42 10 72l10-5 7 8 5-26z" fill={one} />
      <path d="M41 42l9 30-10-5-7 8-5-26z" fill={two} />
      <path class="paper" d={SCALLOPS} />
      <circle class="ring" cx="30" cy="30" r="19" stroke={one} />
      <text x="30" y="37" class={medal.n > 99 ? "long" : ""}>
        {medal.n}
      </text>
    </svg>
  );
}

const SCALLOPS = scalloped(30, 30, 25, 14);

/** A round of paper that was cut with pinking shears. */
function scalloped(x: number, y: number, radius: number, count: number): string {
  const point = (at: number, far: number) => {
    const angle = (at * Math.PI) / count;
    return `${(x + far * Math.sin(angle)).toFixed(1)} ${(y - far * Math.cos(angle)).toFixed(1)}`;
  };
  const bows = Array.from({ length: count }, (_, at) => `Q${point(2 * at + 1, radius + 6)} ${point(2 * at + 2, radius)}`);
  return `M${point(0, radius)}${bows.join("")}z`;
}
