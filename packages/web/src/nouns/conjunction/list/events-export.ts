import { whatComesLater } from '../../../ui/later.tsx';

/** Loads the CSV export of listed conjunctions on demand. */
export const eventsExport = whatComesLater(() => import('./export-csv.ts'));
