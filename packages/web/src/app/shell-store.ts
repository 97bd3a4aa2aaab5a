import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** What lies over the page by a key: the command menu, or the list of keys. */
export type Overlay = 'commands' | 'keys';

interface ShellState {
  readonly isRailOpen: boolean;
  readonly isSidebarOpen: boolean;
  readonly overlay: Overlay | undefined;
  readonly toggleRail: () => void;
  readonly openSidebar: () => void;
  readonly closeSidebar: () => void;
  /** Shows it in place of any other; shown already, it goes. */
  readonly toggleOverlay: (overlay: Overlay) => void;
  readonly closeOverlay: () => void;
}

/** What of the shell is open; the width of the rail is remembered, the sidebar starts closed. */
export const useShell = create<ShellState>()(
  persist(
    (set) => ({
      isRailOpen: false,
      isSidebarOpen: false,
      overlay: undefined,
      toggleRail: () => set((state) => ({ isRailOpen: !state.isRailOpen })),
      openSidebar: () => set({ isSidebarOpen: true }),
      closeSidebar: () => set({ isSidebarOpen: false }),
      toggleOverlay: (overlay) => set((state) => ({ overlay: state.overlay === overlay ? undefined : overlay })),
      closeOverlay: () => set({ overlay: undefined }),
    }),
    { name: 'keepout.shell', partialize: ({ isRailOpen }) => ({ isRailOpen }) },
  ),
);
