import { type RecordIds, recordIds } from '../platform/database/record-ids.ts';

/** Id prefixes of catalogues and of withheld ones. */
export const CATALOGUE_IDS: RecordIds<'cat' | 'ckb'> = recordIds('cat', 'ckb');
