/** The question of the moment, where the game puts it in a way of its own. */
import { useSkin, useTable } from "./context";

export function Asked() {
  const { asks } = useSkin();
  const store = useTable();
  const ask = store.model.value?.ask;
  const Question = store.sent.value === null && ask ? asks?.[ask.asks] : undefined;
  return Question === undefined ? null : <Question key={ask?.id} />;
}
