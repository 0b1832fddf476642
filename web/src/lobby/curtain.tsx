/** Falls between two people who share a device: nothing of the table is in the page until the next one lifts it. */
import { useEffect, useRef } from "preact/hooks";
import { paint } from "../colours";
import type { HouseFacts } from "../protocol";
import { Name, Portrait } from "../ui/portrait";
import { t } from "../words";

interface CurtainProps {
  house: HouseFacts;
  yours: readonly number[];
  next: number;
  take: (seat: number) => void;
}

export function Curtain({ house, yours, next, take }: CurtainProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [name, colour] = [nameOf(next), house.seats[next]?.colour ?? ""];
  useEffect(() => {
    document.title = `${t("passTo", { name })} · Tablée`;
    heading.current?.focus();
  }, [name]);
  return (
    <main class="curtain" style={{ "--cloth": paint(colour) }}>
      <div class="curtain-words">
        <Portrait name={name} colour={colour} />
        <h1 ref={heading} tabIndex={-1}>
          {t("passTo", { name })}
        </h1>
        <p>{t("passHelp")}</p>
        <button type="button" class="play" onClick={() => take(next)}>
          {t("itIsMe", { name })}
        </button>
        <ul class="ways" aria-label={t("someoneElse")}>
          {yours
            .filter((seat) => seat !== next)
            .map((seat) => (
              <li key={seat}>
                <button type="button" class="answer" onClick={() => take(seat)}>
                  <Name>{nameOf(seat)}</Name>
                </button>
              </li>
            ))}
        </ul>
      </div>
    </main>
  );

  function nameOf(seat: number): string {
    return house.seats[seat]?.name ?? "";
  }
}
