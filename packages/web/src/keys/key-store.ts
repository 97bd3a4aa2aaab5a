import { useLayoutEffect, useRef } from 'react';
import type { KeyId } from './key-table.ts';

/** Handles the key; returns false where it does not apply. */
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

/** Registers a fallback handler for a key, until the returned function is called. */
export function onKeyElse(id: KeyId, handler: KeyHandler): () => void {
  fallbacks.set(id, handler);
  return () => fallbacks.delete(id);
}

/** Calls the handler of a key; returns whether there was one. */
export const act = (id: KeyId): boolean =>
  [...(handlers.get(id) ?? []), fallbacks.get(id)].some((handler) => handler !== undefined && handler() !== false);

/** Lets a key of the table act while the component is there; without a handler it has no meaning here. */
export function useKey(id: KeyId, handler: KeyHandler | undefined): void {
  const latest = useRef(handler);
  latest.current = handler;
  const isThere = handler !== undefined;
  // In a layout effect, so that no key press falls between render and registration.
  useLayoutEffect(() => (isThere ? onKey(id, () => latest.current?.()) : undefined), [id, isThere]);
}
