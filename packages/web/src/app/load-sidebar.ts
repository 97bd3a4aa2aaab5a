import type { ComponentType } from 'react';

/** Fetches the sidebar; called when it opens, and already when the pointer is on a button that would open it. */
export const loadSidebar = (): Promise<ComponentType> => import('./sidebar/Sidebar.tsx').then((chunk) => chunk.Sidebar);
