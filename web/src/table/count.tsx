/** The end of a hand: what it cost whom, and the totals so far. */
import { useTable } from "./context";
import { Dialog } from "./dialog";
import { t } from "./words";

export function HandCount() {
  const store = useTable();
  const count = store.count.value;
  if (count === null) return null;
  return (
    <Dialog class="count" label={t("handEnd")} close={count.go} closes={false}>
        <h2>{t("handEnd")}</h2>
        <table>
          <thead>
            <tr>
              <td />
              <th>{t("points")}</th>
              <th>{t("total")}</th>
            </tr>
          </thead>
          <tbody>
            {count.rows.map(({ seat, points, total }) => (
              <tr key={seat} class={seat === store.me ? "me" : ""}>
                <th scope="row">{store.seatName(seat)}</th>
                <td>+{points}</td>
                <td>{total}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <button type="button" class="play" data-first onClick={count.go}>
          {t("goOn")}
        </button>
    </Dialog>
  );
}
