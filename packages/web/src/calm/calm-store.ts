import { create } from 'zustand';

/**
 * Whether the first page is on show with its answers: what nobody needs to read it (plots, workers, news of the server) is fetched then, and
 * from then on at once. Unit tests and specimens have no first page to wait for.
 */
export const useCalm = create<{ readonly isCalm: boolean }>()(() => ({ isCalm: true }));

/** Whether what can wait may come. */
export const useIsCalm = (): boolean => useCalm((state) => state.isCalm);

/** Something is about to come: what can wait waits. */
export const beginWaiting = (): void => useCalm.setState({ isCalm: false });

/** How it stands in the measurements of the browser. */
const MARK = 'keepout.calm';

/** The first page is on show. */
export function endWaiting(): void {
  performance.mark(MARK);
  useCalm.setState({ isCalm: true });
}
