/** A page's place at a table: the way to it and what it knows. Another seat on the same device is another one. */
import { useEffect, useMemo } from "preact/hooks";
import { TableStore } from "../table/store";
import { SocketTransport, type Viewpoint } from "../transport";

export interface Sitting {
  store: TableStore;
  retry: () => void;
}

export function useSitting(code: string, lang: string, viewpoint: Viewpoint): Sitting {
  const { seat = -1, watch = false } = viewpoint;
  const sitting = useMemo(() => {
    let transport: SocketTransport | null = null;
    const store = new TableStore((listener) => {
      transport = new SocketTransport(code, listener, { ...(seat >= 0 && { seat }), ...(watch && { watch }) });
      return transport;
    });
    return { store, retry: () => transport?.retry() };
  }, [code, lang, seat, watch]);
  useEffect(() => () => sitting.store.close(), [sitting]);
  return sitting;
}
