import { type RecordIds, recordIds } from '../platform/database/record-ids.ts';

/** Records of the fleet. */
export const FLEET_IDS: RecordIds<'sat' | 'sta'> = recordIds('sat', 'sta');
