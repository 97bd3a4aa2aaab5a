import { type RecordIds, recordIds } from '../platform/database/record-ids.ts';

/** Id prefixes of fleet records. */
export const FLEET_IDS: RecordIds<'sat' | 'sta'> = recordIds('sat', 'sta');
