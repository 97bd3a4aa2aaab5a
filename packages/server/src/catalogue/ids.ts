import { type RecordIds, recordIds } from '../platform/database/record-ids.ts';

/** Records of catalogues. */
export const CATALOGUE_IDS: RecordIds<'cat'> = recordIds('cat');
