/** The score so far, where a game keeps more of it than a figure a seat: a pad on the table that opens as a sheet. */
import { signal } from "@preact/signals";
import { useSkin, useTable } from "./context";
import { Dialog } from "./dialog";
import { t } from "./words";

export const scoreOpen = signal(false);

export function ScorePad() {
  const { Score } = useSkin();
  const { house } = useTable();
  if (Score === undefined || !Score.kept(house.value?.options ?? {})) return null;
  return (
    <button type="button" class="score-pad" aria-haspopup="dialog" onClick={() => (scoreOpen.value = true)}>
      <span class="sr">{t("scoreSheet")}</span>
      <Score.Pad />
    </button>
  );
}

export function ScoreSheet() {
  const { Score } = useSkin();
  const close = () => {
    scoreOpen.value = false;
  };
  return Score === undefined || !scoreOpen.value ? null : (
    <Dialog class="score-sheet" label={t("scoreSheet")} close={close}>
      <h2>{t("scoreSheet")}</h2>
      <Score.Sheet />
    </Dialog>
  );
}
