import { lazy, Suspense, useState } from 'react';
import { loadSidebar } from './load-sidebar.ts';
import { useShell } from './shell-store.ts';

const Sidebar = lazy(async () => ({ default: await loadSidebar() }));

/** Keeps the sidebar out of the first load; once opened it stays, so that it can slide out. */
export function SidebarSlot() {
  const isOpen = useShell((state) => state.isSidebarOpen);
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense>
      <Sidebar />
    </Suspense>
  );
}
