import { type RecordIds, recordIds } from '../platform/database/record-ids.ts';

/** Records of on-demand tracking. */
export const ODT_IDS: RecordIds<'sen' | 'req' | 'pas' | 'prd' | 'obs' | 'upd'> = recordIds(
  'sen',
  'req',
  'pas',
  'prd',
  'obs',
  'upd',
);
