import type { KeyId } from './key-table.ts';

/** Does what the key means; false where it turns out to be somebody else's. */
export type KeyHandler = () => unknown;
const handlers = new Map<KeyId, KeyHandler[]>();

/** Lets a key act until the returned function is called. Of several that are there the first one acts. */
export function onKey(id: KeyId, handler: KeyHandler): () => void {
  const list = handlers.get(id) ?? [];
  handlers.set(id, [...list, handler]);
  return () => {
    handlers.set(
      id,
      (handlers.get(id) ?? []).filter((one) => one !== handler),
    );
  };
}

/** Does what a key means here; whether there was anything to do. */
export const act = (id: KeyId): boolean => (handlers.get(id) ?? []).some((handler) => handler() !== false);
