import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { askAnew } from '../../api/cached.ts';

export interface Deletions {
  /** The files whose deletion can still be undone. */
  readonly waiting: readonly string[];
  /** The files that are gone from the screen: waiting, or on their way out. */
  readonly hidden: readonly string[];
  readonly add: (oemFileId: string) => void;
  readonly undo: (oemFileId: string) => void;
}

/** Deletes files 5 s after it was asked for; leaving the page deletes at once what still waits. */
export function useDeletions(): Deletions {
  const api = useApi();
  const cache = useQueryClient();
  const [waiting, setWaiting] = useState<readonly string[]>([]);
  const [going, setGoing] = useState<readonly string[]>([]);
  const deletes = useMemo(() => {
    const remove = async (oemId: string) => {
      setGoing((ids) => [...ids, oemId]);
      // A failure has raised its notification; the file then stands in the list again.
      await api.call('deleteEphemeris', { params: { oemId } }).catch(() => undefined);
      await askAnew(cache, '/ca/ephemeris');
      setGoing((ids) => ids.filter((id) => id !== oemId));
    };
    return createDelayedDeletes((id) => void remove(id), setWaiting);
  }, [api, cache]);
  useEffect(() => () => deletes.flush(), [deletes]);
  return { waiting, hidden: [...waiting, ...going], add: deletes.add, undo: deletes.undo };
}

/** Time in which a deletion can be taken back, ms. */
export const UNDO_MS = 5_000;

interface DelayedDeletes {
  /** Waits, then deletes; asked twice it waits once. */
  readonly add: (id: string) => void;
  /** Takes a deletion back that has not happened yet. */
  readonly undo: (id: string) => void;
  /** Deletes at once what still waits: the page is being left, and with it the chance to undo. */
  readonly flush: () => void;
}

/** Deletions that happen a little later than asked, so that they can be undone. */
export function createDelayedDeletes(
  remove: (id: string) => void,
  onChange: (waiting: readonly string[]) => void,
): DelayedDeletes {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const tell = () => onChange([...timers.keys()]);
  const go = (id: string) => {
    clearTimeout(timers.get(id));
    timers.delete(id);
    remove(id);
    tell();
  };
  return {
    add(id) {
      if (timers.has(id)) return;
      timers.set(id, setTimeout(go, UNDO_MS, id));
      tell();
    },
    undo(id) {
      clearTimeout(timers.get(id));
      timers.delete(id);
      tell();
    },
    flush() {
      for (const id of [...timers.keys()]) go(id);
    },
  };
}
