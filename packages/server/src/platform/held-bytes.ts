import type { Settings } from './settings/settings.ts';

/** A cache of values by their keys with a limited size; the least recently used are removed first. */
export interface HeldBytes<T> {
  get(key: string): T | undefined;
  keep(key: string, value: T, sizeBytes: number): void;
}

/** @param mostBytes   maximum size; a larger single value is not cached */
export function heldBytes<T>(mostBytes: number): HeldBytes<T> {
  const entries = new Map<string, { readonly value: T; readonly sizeBytes: number }>();
  let heldBytes = 0;
  const drop = (key: string): void => {
    heldBytes -= entries.get(key)?.sizeBytes ?? 0;
    entries.delete(key);
  };
  return {
    get(key) {
      const entry = entries.get(key);
      if (entry === undefined) return undefined;
      // Moved to the end of the order of removal.
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },
    keep(key, value, sizeBytes) {
      drop(key);
      entries.set(key, { value, sizeBytes });
      heldBytes += sizeBytes;
      for (const oldest of entries.keys()) {
        if (heldBytes <= mostBytes) break;
        drop(oldest);
      }
    },
  };
}

/** Returns a value for each settings object of the process, created at the first use. */
export function heldBySettings<T>(make: (settings: Settings) => T): (context: { readonly settings: Settings }) => T {
  const holders = new WeakMap<Settings, T & {}>();
  return ({ settings }) => {
    const holder = holders.get(settings) ?? make(settings)!;
    holders.set(settings, holder);
    return holder;
  };
}
