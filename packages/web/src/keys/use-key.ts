import { useEffect, useRef } from 'react';
import { type KeyHandler, onKey } from './key-store.ts';
import type { KeyId } from './key-table.ts';

/** Lets a key of the table act while the component is there; without a handler it has no meaning here. */
export function useKey(id: KeyId, handler: KeyHandler | undefined): void {
  const latest = useRef(handler);
  latest.current = handler;
  const isThere = handler !== undefined;
  useEffect(() => (isThere ? onKey(id, () => latest.current?.()) : undefined), [id, isThere]);
}
