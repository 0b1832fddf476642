/** A card on the table, face up or down. The middle element is the one that travels. */
import { useSkin, useTable } from "./context";

export function CardBody({ id }: { id: string | null }) {
  const { Face, Back } = useSkin();
  const face = id === null ? undefined : useTable().face(id);
  return <div class="card">{face === undefined ? <Back /> : <Face face={face} />}</div>;
}

/** A card that only lies there, a little askew on a pile, always the same way. */
export function LyingCard({ uid, id, loose = false }: { uid: number; id: string | null; loose?: boolean }) {
  const turn = loose ? ((uid * 37) % 17) - 8 : 0;
  const shift = loose ? ((uid * 53) % 9) - 4 : 0;
  return (
    <div
      class="lying"
      data-uid={uid}
      data-down={String(id === null)}
      {...(loose ? { style: { transform: `translateX(${shift}px) rotate(${turn}deg)` } } : {})}
    >
      <div class="lift">
        <CardBody id={id} />
      </div>
    </div>
  );
}
