import { create } from 'zustand';

/**
 * Whether the first page is shown with its answers: optional parts (plots, workers, server events) are loaded then, and
 * from then on without delay. Unit tests and specimens have no first page to wait for.
 */
export const useCalm = create<{ readonly isCalm: boolean }>()(() => ({ isCalm: true }));

/** Returns whether deferred work may start. */
export const useIsCalm = (): boolean => useCalm((state) => state.isCalm);

/** Signals a coming load: deferred work waits. */
export const beginWaiting = (): void => useCalm.setState({ isCalm: false });

/** Name of the mark in the performance timeline of the browser. */
const MARK = 'keepout.calm';

/** The first page is on show. */
export function endWaiting(): void {
  performance.mark(MARK);
  useCalm.setState({ isCalm: true });
}
