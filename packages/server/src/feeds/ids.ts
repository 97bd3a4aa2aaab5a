import { type RecordIds, recordIds } from '../platform/database/record-ids.ts';

/** Records of feeds. */
export const FEED_IDS: RecordIds<'fed' | 'ftn'> = recordIds('fed', 'ftn');
