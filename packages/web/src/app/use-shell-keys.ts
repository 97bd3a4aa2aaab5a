import { useEffect } from 'react';
import { useIdentity } from '../auth/auth-context.tsx';
import { onKey } from '../keys/key-store.ts';
import { useKeyPresses } from '../keys/use-key-presses.ts';
import { useGoTo } from '../navigation/use-go-to.ts';
import { besidesOf, destinationsOf } from './destinations.tsx';
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
      ...[...destinationsOf(identity), ...besidesOf(identity)].map(({ id, href }) =>
        onKey(`go.${id}`, () => goTo(href)),
      ),
    ];
    return () => {
      for (const stop of listening) stop();
    };
  }, [identity, goTo]);
}
