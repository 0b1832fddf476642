/** Secret answers on the table: a folded slip from whoever has answered; when the last one is in, all are unfolded. */
import { useTable } from "./context";
import { Portrait } from "./others";
import { t } from "./words";

export function Ballots() {
  const store = useTable();
  const model = store.model.value;
  const opened = store.opened.value;
  if (model === null) return null;
  const sealed = opened ?? model.sealed;
  if (!sealed.some((answer) => answer !== null)) return null;
  const asked = (seat: number) => sealed[seat] != null || (opened === null && model.moment.waiting.includes(seat));
  const seats = sealed.map((_, seat) => seat).filter(asked);
  return (
    <ul class={`ballots ${opened === null ? "" : "opened"}`} aria-label={t(opened === null ? "ballots" : "ballotsOpened")} style={{ "--many": String(seats.length) }}>
      {seats.map((seat, at) => (
        <li key={seat} style={{ "--at": String(at) }}>
          <Portrait seat={seat} />
          <span class="sr">{store.seatName(seat)}</span>
          {opened === null ? (
            <span class={`slip ${sealed[seat] == null ? "empty" : "folded"}`}>
              <span class="sr">{t(sealed[seat] == null ? "turnOf" : "hasAnswered")}</span>
            </span>
          ) : (
            <span class="slip open">{inWords(opened[seat] ?? "")}</span>
          )}
        </li>
      ))}
    </ul>
  );

  function inWords(answer: string): string {
    const words = store.now.value.choices[answer];
    if (words !== undefined) return [words.verb, words.aim].filter(Boolean).join(" ");
    const said = answer.replace(/^enter /, "");
    return said === "yes" || said === "no" ? t(said) : said;
  }
}
