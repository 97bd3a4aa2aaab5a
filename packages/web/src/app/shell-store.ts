import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** Overlay that a key opens: the command menu, or the list of keys. */
export type OverlayKind = 'commands' | 'keys';

interface ShellState {
  /** Whether the user selected long names in the rail; absent: by window width. */
  readonly railChoice: boolean | undefined;
  readonly isSidebarOpen: boolean;
  readonly overlay: OverlayKind | undefined;
  readonly chooseRail: (isOpen: boolean) => void;
  readonly openSidebar: () => void;
  readonly closeSidebar: () => void;
  /** Shows it in place of any other; shown already, it goes. */
  readonly toggleOverlay: (overlay: OverlayKind) => void;
  readonly closeOverlay: () => void;
}

/** Open parts of the shell; the rail setting is stored, the sidebar starts closed. */
export const useShell = create<ShellState>()(
  persist(
    (set) => ({
      railChoice: undefined,
      isSidebarOpen: false,
      overlay: undefined,
      chooseRail: (railChoice) => set({ railChoice }),
      openSidebar: () => set({ isSidebarOpen: true }),
      closeSidebar: () => set({ isSidebarOpen: false }),
      toggleOverlay: (overlay) => set((state) => ({ overlay: state.overlay === overlay ? undefined : overlay })),
      closeOverlay: () => set({ overlay: undefined }),
    }),
    { name: 'keepout.shell', partialize: ({ railChoice }) => ({ railChoice }) },
  ),
);
