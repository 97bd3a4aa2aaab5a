import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { act } from './key-store.ts';
import { KEYS, type KeyId } from './key-table.ts';

const FIELDS =
  'input:not([type="checkbox"], [type="radio"], [type="range"], [type="button"], [type="submit"]), textarea, select, [contenteditable]';
const MODALS = '[role="dialog"], [role="menu"], [role="listbox"]';

/** Returns whether a key press is text input, or belongs to an overlay. */
const isTaken = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(`${FIELDS}, ${MODALS}`) !== null;

/** Returns a listener for key presses that calls the first available handler. */
export function listenForShortcuts(): (event: KeyboardEvent) => void {
  let sequence: KeySequence | undefined;
  return (event) => {
    const isPlain = !event.ctrlKey && !event.metaKey;
    const isDeaf = isPlain && (isTaken(event.target) || !useKeySetting.getState().hasPlainKeys);
    if (event.defaultPrevented || event.isComposing || isDeaf) {
      sequence = undefined;
      return;
    }
    const press = readKeyPress(event, sequence, event.timeStamp);
    sequence = press.sequence;
    if (press.ids.some(act)) event.preventDefault();
  };
}

interface KeySetting {
  /** Shortcuts without Ctrl or Cmd, which users of speech input must be able to switch off. */
  readonly hasPlainKeys: boolean;
  readonly choose: (hasPlainKeys: boolean) => void;
}

export const useKeySetting = create<KeySetting>()(
  persist((set) => ({ hasPlainKeys: true, choose: (hasPlainKeys) => set({ hasPlainKeys }) }), { name: 'keepout.keys' }),
);

/** Properties of a key press that determine its meaning. */
interface Press {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** The longest that a second key is waited for, ms. */
const MOST_BETWEEN_MS = 1500;

/** An incomplete sequence: the first of two keys, and its time. */
export interface KeySequence {
  readonly keys: string;
  readonly atMs: number;
}

interface Pressed {
  /** Possible meanings of the keys up to now, wherever they apply. */
  readonly ids: readonly KeyId[];
  readonly sequence: KeySequence | undefined;
}

/** Returns the name of a key press in the table: `j`, `?`, `Mod+k`; undefined without a possible entry. */
function nameOfPress({ key, ctrlKey, metaKey, altKey }: Press): string | undefined {
  if (altKey || key.length !== 1) return undefined;
  return ctrlKey || metaKey ? `Mod+${key.toLowerCase()}` : key;
}

/**
 * Returns the meanings of a key press after an incomplete sequence. A key that does not continue it starts a new one; modifier keys neither
 * continue nor end anything.
 */
export function readKeyPress(press: Press, sequence: KeySequence | undefined, nowMs: number): Pressed {
  const name = nameOfPress(press);
  if (name === undefined) return { ids: [], sequence };
  const isWaiting = sequence !== undefined && nowMs - sequence.atMs <= MOST_BETWEEN_MS;
  const joinedKeys = isWaiting ? `${sequence.keys} ${name}` : name;
  const ids = idsOf(joinedKeys);
  if (ids.length > 0) return { ids, sequence: undefined };
  if (isWaiting) return { ids: [], sequence: undefined };
  const isFirst = KEYS.some(({ keys }) => keys.startsWith(`${name} `));
  return { ids: [], sequence: isFirst ? { keys: name, atMs: nowMs } : undefined };
}

const idsOf = (keys: string): readonly KeyId[] => KEYS.filter((entry) => entry.keys === keys).map(({ id }) => id);
