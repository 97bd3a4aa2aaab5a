import { whatComesLater } from '../../../ui/later.tsx';

/** What writes listed events to a file. */
export const eventsExport = whatComesLater(() => import('./export-csv.ts'));
