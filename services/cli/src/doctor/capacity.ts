import { shortagesOf } from '@keepout/server/ca/quotas/shortages';
import type { Database } from '@keepout/server/platform/database/database';
import { nowTaiS } from '@keepout/server/platform/now';
import type { Settings } from '@keepout/server/platform/settings/settings';
import { type Finding, good, note } from './finding.ts';

const CAPACITY = 'capacity';
const SETTINGS = { storage: 'KEEPOUT_STORAGE_LIMIT_MB', records: 'KEEPOUT_RECORDS_LIMIT' } as const;

/** Operators that will be refused before long. */
export async function capacityFindings({ orm, pool }: Database, settings: Settings): Promise<Finding[]> {
  const findings = (await shortagesOf(orm, settings, nowTaiS())).map(({ operatorId, what, used, limit }) =>
    note(
      CAPACITY,
      `${operatorId} has used ${((100 * used) / limit).toFixed(0)} % of its ${what}; raise ${SETTINGS[what]}, or its own in KEEPOUT_OPERATOR_LIMITS`,
    ),
  );
  const { rows } = await pool.query<{ id: string }>(
    'select id from unnest($1::text[]) as id where id not in (select id from operator)',
    [[...settings.operatorLimits.keys()]],
  );
  for (const { id } of rows)
    findings.push(note(CAPACITY, `KEEPOUT_OPERATOR_LIMITS names ${id}, an operator without any signed-in user yet`));
  return findings.length > 0 ? findings : [good(CAPACITY, 'no operator is above 80 % of its storage or records')];
}
