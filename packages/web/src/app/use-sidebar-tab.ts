import { useEffect } from 'react';
import { useQueryParameters } from '../navigation/RouterProvider.tsx';
import { useQueryTab } from '../navigation/use-query-selection.ts';
import { useSearchChange } from '../navigation/use-search-change.ts';
import { useShell } from './shell-store.ts';

export const sidebarTabs = ['profile', 'notifications'] as const;
export type SidebarTab = (typeof sidebarTabs)[number];

/** The sidebar and its tab. While it is open, the tab is in the query part (C-03). */
export function useSidebarTab() {
  const [tab, select] = useQueryTab('sidebar', sidebarTabs, 'profile');
  const change = useSearchChange();
  const isOpen = useShell((state) => state.isSidebarOpen);
  const { openSidebar, closeSidebar } = useShell.getState();
  const isOpenAt = (name: SidebarTab) => isOpen && tab === name;
  const close = () => {
    closeSidebar();
    change({ sidebar: undefined });
  };
  return {
    tab,
    select,
    isOpen,
    isOpenAt,
    close,
    /** Opens at the tab; pressed again, closes. */
    show(name: SidebarTab) {
      if (isOpenAt(name)) return close();
      if (tab !== name) select(name);
      openSidebar();
    },
  };
}

/** Opens the sidebar where the address names one of its tabs: a link to the notifications shows them. */
export function useSidebarOfAddress(isSignedIn: boolean): void {
  const { sidebar } = useQueryParameters();
  const isNamed = isSignedIn && sidebarTabs.some((tab) => tab === sidebar);
  useEffect(() => {
    if (isNamed) useShell.getState().openSidebar();
  }, [isNamed]);
}
