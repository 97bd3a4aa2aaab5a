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

/** The list from which the user opened a conjunction, for links to the previous and next one. */
export const useWalk = create<Walk>()((set) => ({
  stops: [],
  lay: (stops) => set({ stops: stops.map(({ satelliteId, conjunctionId }) => ({ satelliteId, conjunctionId })) }),
}));
