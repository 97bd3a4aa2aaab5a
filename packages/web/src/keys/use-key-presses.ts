import { useEffect } from 'react';
import { act } from './key-store.ts';

/** The one key that a browser has a use of its own for: it has to be taken away at once. */
const isForCommands = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  (ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'k';

/** Between presses that had to wait for the table, ms. */
const APART_MS = 100;

/** Hears every key of the page, once. The table of keys is fetched with the first press, which waits for it. */
export function useKeyPresses(): void {
  useEffect(() => {
    let hear: ((event: KeyboardEvent) => void) | undefined;
    let waiting: KeyboardEvent[] | undefined;
    const fetchTable = async () => {
      const { hearing } = await import('./hear-keys.ts');
      const heard = hearing();
      // One after the other: what the second means depends on what the first has done to the page.
      for (let event = waiting?.shift(); event !== undefined; event = waiting?.shift()) {
        heard(event);
        await new Promise((resolve) => setTimeout(resolve, APART_MS));
      }
      hear = heard;
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (isForCommands(event) && act('commands')) event.preventDefault();
      else if (hear !== undefined) hear(event);
      else if (waiting !== undefined) waiting.push(event);
      else {
        waiting = [event];
        fetchTable().catch(() => {
          // The chunk could not be fetched: the next press asks for it again.
          waiting = undefined;
        });
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
