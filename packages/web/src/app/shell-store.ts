import { create } from 'zustand';
import { persist } from 'zustand/middleware';

interface ShellState {
  readonly isRailOpen: boolean;
  readonly isSidebarOpen: boolean;
  readonly toggleRail: () => void;
  readonly openSidebar: () => void;
  readonly closeSidebar: () => void;
}

/** What of the shell is open; the width of the rail is remembered, the sidebar starts closed. */
export const useShell = create<ShellState>()(
  persist(
    (set) => ({
      isRailOpen: false,
      isSidebarOpen: false,
      toggleRail: () => set((state) => ({ isRailOpen: !state.isRailOpen })),
      openSidebar: () => set({ isSidebarOpen: true }),
      closeSidebar: () => set({ isSidebarOpen: false }),
    }),
    { name: 'keepout.shell', partialize: ({ isRailOpen }) => ({ isRailOpen }) },
  ),
);
