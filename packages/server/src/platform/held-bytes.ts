/** Values by their keys as long as they find room; those that nobody has asked for longest go first. */
export interface HeldBytes<T> {
  get(key: string): T | undefined;
  keep(key: string, value: T, sizeBytes: number): void;
}

/** @param mostBytes   what does not fit alone is not kept */
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
      // Now the last to go.
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
