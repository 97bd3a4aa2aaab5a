import { useEffect, useState } from 'react';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

interface ListMemory {
  /** When the list was last left, Unix ms; absent before the first visit. */
  readonly leftAtMs: number | undefined;
  readonly isTimelineOpen: boolean | undefined;
  readonly leave: (nowMs: number) => void;
  readonly openTimeline: (isOpen: boolean) => void;
}

/** What the browser remembers of the list between visits. */
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

/** The end of the visit before this one: what is newer is marked as new. Absent on the first visit. */
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
