import { useEffect } from 'react';
import { act } from './key-store.ts';

/** The one key that a browser has a use of its own for: it has to be taken away at once. */
const isForCommands = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  (ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'k';

/** Hears every key of the page, once. The table of keys is fetched with the first press, which waits for it. */
export function useKeyPresses(): void {
  useEffect(() => {
    let hear: ((event: KeyboardEvent) => void) | undefined;
    let waiting: KeyboardEvent[] | undefined;
    const fetchTable = () =>
      import('./hear-keys.ts').then(
        ({ hearing }) => {
          hear = hearing();
          waiting?.forEach(hear);
        },
        () => {
          // The chunk could not be fetched: the next press asks for it again.
          waiting = undefined;
        },
      );
    const onKeyDown = (event: KeyboardEvent) => {
      if (isForCommands(event) && act('commands')) event.preventDefault();
      else if (hear !== undefined) hear(event);
      else if (waiting !== undefined) waiting.push(event);
      else {
        waiting = [event];
        void fetchTable();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
