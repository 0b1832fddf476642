/** The tables at which I sit, those that wait for me first, and the games that are over. */
import { lidOf } from "../games/emblems";
import { linkTo } from "../place";
import type { OwnTable } from "../protocol";
import { ago, ordinal, t } from "../words";

const SHOWN = 6;

export function Running({ tables }: { tables: readonly OwnTable[] }) {
  if (tables.length === 0) return null;
  const sorted = [...tables].sort((a, b) => Number(b.yours) - Number(a.yours) || b.touched - a.touched);
  return (
    <section class="own-tables" aria-labelledby="running">
      <h2 id="running">{t("myTables")}</h2>
      <ul>
        {sorted.map((table) => (
          <li key={table.table}>
            <a class={`own-table ${table.yours ? "yours" : ""}`} {...linkTo({ page: "table", code: table.table })}>
              <Lid game={table.game} />
              <b>{table.words}</b>
              <Company table={table} />
              <em>{t(table.yours ? "yourTurn" : table.state === "open" ? "waitingForPeople" : "goesOn")}</em>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Finished({ tables }: { tables: readonly OwnTable[] }) {
  if (tables.length === 0) return null;
  const sorted = [...tables].sort((a, b) => b.touched - a.touched).slice(0, SHOWN);
  return (
    <section class="own-tables finished" aria-labelledby="finished">
      <h2 id="finished">{t("finished")}</h2>
      <ul>
        {sorted.map((table) => (
          <li key={table.table}>
            <a class="own-table" {...linkTo({ page: "replay", code: table.table })}>
              <Lid game={table.game} />
              <b>
                {table.words}
                {rankOf(table)}
              </b>
              <Company table={table} />
              <em>{t("seeAgain")}</em>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function rankOf({ ranks, seat }: OwnTable): string {
  const rank = ranks[seat];
  if (rank === undefined) return "";
  return ` · ${rank === 1 ? t("wonIt") : t("ranked", { rank: ordinal(rank) })}`;
}

function Company({ table }: { table: OwnTable }) {
  const others = table.players.filter((name, seat) => seat !== table.seat && name !== "");
  return (
    <small>
      <bdi>{others.length > 0 ? t("with", { names: others.join(", ") }) : t("nobodyYet")}</bdi>
      {" · "}
      {ago(table.touched)}
    </small>
  );
}

export function Lid({ game }: { game: string }) {
  const { Emblem, className } = lidOf(game);
  return (
    <span class={`tiny-lid ${className}`}>
      <Emblem />
    </span>
  );
}
