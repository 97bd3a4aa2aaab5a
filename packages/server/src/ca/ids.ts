import { type RecordIds, recordIds } from '../platform/database/record-ids.ts';

/** Prefixes of record ids in collision avoidance. */
export const CA_IDS: RecordIds<
  'oem' | 'pem' | 'scr' | 'con' | 'cdm' | 'man' | 'pms' | 'dec' | 'mis' | 'opc' | 'cen' | 'cln'
> = recordIds('oem', 'pem', 'scr', 'con', 'cdm', 'man', 'pms', 'dec', 'mis', 'opc', 'cen', 'cln');
