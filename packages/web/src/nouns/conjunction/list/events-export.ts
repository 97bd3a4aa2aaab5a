import { loadWhenIdle } from '../../../ui/lazy-when-idle.tsx';

/** Loads the CSV export of listed conjunctions on demand. */
export const eventsExport = loadWhenIdle(() => import('./export-csv.ts'));
