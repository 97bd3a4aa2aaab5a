import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { DisplayZone } from './utc.ts';

interface ZoneState {
  readonly zone: DisplayZone;
  readonly toggle: () => void;
}

/** The zone in which times are shown; UTC unless the reader chose the local one. */
export const useZone = create<ZoneState>()(
  persist(
    (set) => ({ zone: 'utc', toggle: () => set((state) => ({ zone: state.zone === 'utc' ? 'local' : 'utc' })) }),
    { name: 'keepout.zone' },
  ),
);
