/** A card seen large, with its words. */
import { CardBody } from "./card";
import { useTable } from "./context";
import { Dialog } from "./dialog";
import { t } from "./words";

export function Inspect() {
  const store = useTable();
  const id = store.inspected.value;
  if (id === null) return null;
  const face = store.face(id);
  const playable = store.choices.value.some((choice) => choice.card === id);
  const close = () => {
    store.inspected.value = null;
  };
  return (
    <Dialog class="inspect" label={face?.name ?? id} close={close} closes={false}>
      <div class="large-card">
        <CardBody id={id} />
      </div>
      <h2>{face?.name ?? id}</h2>
      {face?.signs && <p class="signs">{face.signs.join(" · ")}</p>}
      {face?.help && <p>{face.help}</p>}
      {face?.line && <p class="flavour">{face.line}</p>}
      <div class="row">
        {store.me >= 0 && !playable && !store.model.value?.moment.result && (
          <button
            type="button"
            class="answer"
            onClick={() => {
              close();
              void store.why(id);
            }}
          >
            {t("whyNot")}
          </button>
        )}
        <button type="button" class="answer" data-first onClick={close}>
          {t("close")}
        </button>
      </div>
    </Dialog>
  );
}
