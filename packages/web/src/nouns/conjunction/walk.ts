import { create } from 'zustand';

/** An event of the list as far as one goes to it. */
export interface WalkStop {
  readonly satelliteId: string;
  readonly conjunctionId: string;
}

interface Walk {
  /** The events that the last list showed, in its order. */
  readonly stops: readonly WalkStop[];
  readonly lay: (stops: readonly WalkStop[]) => void;
}

/** The way through the list that somebody came from, so that one event leads to the next. */
export const useWalk = create<Walk>()((set) => ({
  stops: [],
  lay: (stops) => set({ stops: stops.map(({ satelliteId, conjunctionId }) => ({ satelliteId, conjunctionId })) }),
}));

export interface WalkPlace {
  /** From one. */
  readonly place: number;
  readonly count: number;
  readonly previous: WalkStop | undefined;
  readonly next: WalkStop | undefined;
}

/** Where an event stands on the way; undefined where it is not part of it. */
export function placeOf(stops: readonly WalkStop[], conjunctionId: string): WalkPlace | undefined {
  const at = stops.findIndex((stop) => stop.conjunctionId === conjunctionId);
  if (at < 0) return undefined;
  return { place: at + 1, count: stops.length, previous: stops[at - 1], next: stops[at + 1] };
}
