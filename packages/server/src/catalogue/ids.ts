import { type RecordIds, recordIds } from '../platform/database/record-ids.ts';

/** Records of catalogues, and of those that are kept back. */
export const CATALOGUE_IDS: RecordIds<'cat' | 'ckb'> = recordIds('cat', 'ckb');
