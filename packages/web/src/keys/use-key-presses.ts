import { useEffect } from 'react';
import { type Begun, isTaken, pressed } from './key-press.ts';
import { act, useKeySetting } from './key-store.ts';

/** Hears every key of the page, once, and lets the first of its meanings act that has something to do here. */
export function useKeyPresses(): void {
  useEffect(() => {
    let begun: Begun | undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      const isPlain = !event.ctrlKey && !event.metaKey;
      const isDeaf = isPlain && (isTaken(event.target) || !useKeySetting.getState().hasPlainKeys);
      if (event.defaultPrevented || event.isComposing || isDeaf) {
        begun = undefined;
        return;
      }
      const found = pressed(event, begun, event.timeStamp);
      begun = found.begun;
      if (found.ids.some(act)) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
