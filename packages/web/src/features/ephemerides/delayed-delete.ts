/** Time in which a deletion can be taken back, ms. */
export const UNDO_MS = 5_000;

export interface DelayedDeletes {
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
