import { useEffect, useState } from 'react';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

interface ListMemory {
  /** Time at which the user last left the list, Unix ms; undefined before the first visit. */
  readonly leftAtMs: number | undefined;
  readonly isTimelineOpen: boolean | undefined;
  readonly leave: (nowMs: number) => void;
  readonly openTimeline: (isOpen: boolean) => void;
}

/** State of the list that the browser stores between visits. */
export const useListMemory = create<ListMemory>()(
  persist(
    (set) => ({
      leftAtMs: undefined,
      isTimelineOpen: undefined,
      leave: (leftAtMs) => set({ leftAtMs }),
      openTimeline: (isTimelineOpen) => set({ isTimelineOpen }),
    }),
    { name: 'keepout.conjunctions' },
  ),
);

/** Returns the end of the previous visit, Unix ms: newer conjunctions are marked as new. Undefined on the first visit. */
export function useLastVisit(): number | undefined {
  const [before] = useState(() => useListMemory.getState().leftAtMs);
  useEffect(() => {
    const leave = () => useListMemory.getState().leave(Date.now());
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  return before;
}
