import { type RecordIds, recordIds } from '../platform/database/record-ids.ts';

export const ALERT_IDS: RecordIds<'alt' | 'plc' | 'dlv' | 'cal'> = recordIds('alt', 'plc', 'dlv', 'cal');
