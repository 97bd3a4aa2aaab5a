import { useLayoutEffect, useRef } from 'react';
import type { KeyId } from './key-table.ts';

/** Does what the key means; false where it turns out to be somebody else's. */
export type KeyHandler = () => unknown;
const handlers = new Map<KeyId, KeyHandler[]>();
const fallbacks = new Map<KeyId, KeyHandler>();

/** Lets a key act until the returned function is called. Of several that are there the first one acts. */
export function onKey(id: KeyId, handler: KeyHandler): () => void {
  const list = handlers.get(id) ?? [];
  handlers.set(id, [...list, handler]);
  return () => {
    handlers.set(
      id,
      (handlers.get(id) ?? []).filter((candidate) => candidate !== handler),
    );
  };
}

/** Lets a key act where nothing else does, until the returned function is called. */
export function onKeyElse(id: KeyId, handler: KeyHandler): () => void {
  fallbacks.set(id, handler);
  return () => fallbacks.delete(id);
}

/** Does what a key means here; whether there was anything to do. */
export const act = (id: KeyId): boolean =>
  [...(handlers.get(id) ?? []), fallbacks.get(id)].some((handler) => handler !== undefined && handler() !== false);

/** Lets a key of the table act while the component is there; without a handler it has no meaning here. */
export function useKey(id: KeyId, handler: KeyHandler | undefined): void {
  const latest = useRef(handler);
  latest.current = handler;
  const isThere = handler !== undefined;
  // With what it belongs to: no key is pressed between.
  useLayoutEffect(() => (isThere ? onKey(id, () => latest.current?.()) : undefined), [id, isThere]);
}
