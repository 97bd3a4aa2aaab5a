import { useQueryTab } from '../navigation/use-query-selection.ts';
import { useShell } from './shell-store.ts';

export const sidebarTabs = ['profile', 'notifications'] as const;
export type SidebarTab = (typeof sidebarTabs)[number];

/** State of the sidebar and its tab, stored in the URL query (C-03). */
export function useSidebarTab() {
  const [tab, select] = useQueryTab('sidebar', sidebarTabs, 'profile');
  const isOpen = useShell((state) => state.isSidebarOpen);
  const { openSidebar, closeSidebar } = useShell.getState();
  const isOpenAt = (name: SidebarTab) => isOpen && tab === name;
  return {
    tab,
    select,
    isOpen,
    isOpenAt,
    close: closeSidebar,
    /** Opens at the tab; pressed again, closes. */
    show(name: SidebarTab) {
      if (isOpenAt(name)) return closeSidebar();
      if (tab !== name) select(name);
      openSidebar();
    },
  };
}
