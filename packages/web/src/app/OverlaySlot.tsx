import { lazy, Suspense } from 'react';
import { useShell } from './shell-store.ts';

const overlays = {
  commands: lazy(async () => ({ default: (await import('./commands/CommandMenu.tsx')).CommandMenu })),
  keys: lazy(async () => ({ default: (await import('./commands/KeyList.tsx')).KeyList })),
};

/** Keeps what lies over the page out of the first load. */
export function OverlaySlot() {
  const overlay = useShell((state) => state.overlay);
  if (overlay === undefined) return null;
  const Shown = overlays[overlay];
  return (
    <Suspense>
      <Shown onClose={useShell.getState().closeOverlay} />
    </Suspense>
  );
}
