import { useEffect } from 'react';
import { useIdentity } from '../auth/auth-context.tsx';
import { onKey } from '../keys/key-store.ts';
import { useKeyPresses } from '../keys/use-key-presses.ts';
import { paths } from '../navigation/paths.ts';
import { useGoTo } from '../navigation/use-go-to.ts';
import { destinationsOf } from './destinations.tsx';
import { useShell } from './shell-store.ts';

/** The keys that hold on every page: the command menu, the list of keys, and to the pages that the person may open. */
export function useShellKeys(): void {
  useKeyPresses();
  const identity = useIdentity();
  const goTo = useGoTo();
  useEffect(() => {
    if (identity === undefined) return undefined;
    const { toggleOverlay } = useShell.getState();
    const listening = [
      onKey('commands', () => toggleOverlay('commands')),
      onKey('keys', () => toggleOverlay('keys')),
      ...destinationsOf(identity).map(({ id, href }) => onKey(`go.${id}`, () => goTo(href))),
      // Whoever may not open them reads Page not found.
      onKey('go.sky', () => goTo(paths.sky())),
      onKey('go.audit', () => goTo(paths.audit())),
    ];
    return () => {
      for (const stop of listening) stop();
    };
  }, [identity, goTo]);
}
