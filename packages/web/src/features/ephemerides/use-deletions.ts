import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { invalidateAnswers } from '../../api/cached.ts';

export interface Deletions {
  /** Files whose deletion can still be undone. */
  readonly waiting: readonly string[];
  /** Files that the page hides: their deletion is pending or in progress. */
  readonly hidden: readonly string[];
  readonly add: (oemFileId: string) => void;
  readonly undo: (oemFileId: string) => void;
}

/** Deletes files 5 s after the request; leaving the page executes pending deletions at once. */
export function useDeletions(): Deletions {
  const api = useApi();
  const cache = useQueryClient();
  const [queuedIds, setWaiting] = useState<readonly string[]>([]);
  const [deletingIds, setGoing] = useState<readonly string[]>([]);
  const deletes = useMemo(() => {
    const remove = async (oemId: string) => {
      setGoing((ids) => [...ids, oemId]);
      // A failure has raised its notification; the file reappears in the list.
      await api.call('deleteEphemeris', { params: { oemId } }).catch(() => undefined);
      await invalidateAnswers(cache, '/ca/ephemeris');
      setGoing((ids) => ids.filter((id) => id !== oemId));
    };
    return createDelayedDeletes((id) => void remove(id), setWaiting);
  }, [api, cache]);
  useEffect(() => () => deletes.flush(), [deletes]);
  return { waiting: queuedIds, hidden: [...queuedIds, ...deletingIds], add: deletes.add, undo: deletes.undo };
}

/** Time in which a deletion can be undone, ms. */
export const UNDO_MS = 5_000;

interface DelayedDeletes {
  /** Waits, then deletes; a second call for the same file does not restart the wait. */
  readonly add: (id: string) => void;
  /** Cancels a pending deletion. */
  readonly undo: (id: string) => void;
  /** Executes pending deletions at once, because a user who leaves the page cannot undo them. */
  readonly flush: () => void;
}

/** Deletions with a delay, so that they can be undone. */
export function createDelayedDeletes(
  remove: (id: string) => void,
  onChange: (queuedIds: readonly string[]) => void,
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
