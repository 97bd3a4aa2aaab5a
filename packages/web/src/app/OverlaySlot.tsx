import { lazy, Suspense } from 'react';
import { useShell } from './shell-store.ts';

const Overlay = lazy(async () => ({ default: (await import('./commands/Overlay.tsx')).Overlay }));

/** Keeps what lies over the page out of the first load. */
export function OverlaySlot() {
  const name = useShell((state) => state.overlay);
  return (
    name && (
      <Suspense>
        <Overlay name={name} onClose={useShell.getState().closeOverlay} />
      </Suspense>
    )
  );
}
