import { type ComponentChildren, createContext } from "preact";
import { useContext } from "preact/hooks";
import { skinOf, type Skin } from "../games/skin";
import type { TableStore } from "./store";

/** play: a seat of one's own. watch: only looking on. tv: the screen of a room. replay: a game that is over. lesson: one that is told. */
export type Mode = "play" | "watch" | "tv" | "replay" | "lesson";

/** What the page around the table lets it do. */
export interface Room {
  store: TableStore;
  mode: Mode;
  /** Instead of the choices: the controls of a replay. */
  controls?: ComponentChildren;
  /** Above the sentence of the moment: what a lesson says. */
  note?: ComponentChildren;
  /** Beside the middle, on the screen of a room. */
  aside?: ComponentChildren;
  onHome: () => void;
  /** What the way out is called, if it does not lead home. */
  leave?: string;
  onTable: (code: string) => void;
  onSettings?: () => void;
  onInvite?: () => void;
  /** Pass the device on to the next person who sits by it. */
  onPass?: () => void;
  /** Who watches may sit down. */
  onSit?: () => void;
  /** The way to the replay of a game that is over, to one of its steps. */
  replay?: (step?: number) => { href: string; onClick: (event: MouseEvent) => void };
}

export const RoomContext = createContext<Room | null>(null);

export function useRoom(): Room {
  const room = useContext(RoomContext);
  if (room === null) throw new Error("there is no table around this component");
  return room;
}

/** The table that a component belongs to. */
export function useTable(): TableStore {
  return useRoom().store;
}

export function useSkin(): Skin {
  return skinOf(useTable().model.value?.game ?? "");
}
