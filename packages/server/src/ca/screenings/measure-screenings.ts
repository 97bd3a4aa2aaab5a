import { sql } from 'drizzle-orm';
import type { ServerContext } from '../../hosting/module.ts';

interface OperatorStand extends Record<string, unknown> {
  readonly operator: string;
  readonly satellites: number;
  readonly ageS: number | null;
}

/** Publishes the age of the newest screening of each operator with satellites; one index look-up for each. */
export function measureScreenings({ database: { orm }, metrics }: ServerContext): void {
  const ask = async () => (await orm.execute<OperatorStand>(STAND)).rows;
  metrics.measure('the screenings', ask, {
    keepout_operator_satellites: (stands) =>
      stands.map(({ operator, satellites }) => ({ labels: { operator }, value: satellites })),
    keepout_screening_age_seconds: (stands) =>
      stands.flatMap(({ operator, ageS }) => (ageS === null ? [] : [{ labels: { operator }, value: ageS }])),
  });
}

const STAND = sql`
  select owner.operator_id as operator, owner.satellites, newest.age_s as "ageS"
  from (select operator_id, count(*)::integer as satellites from satellite group by operator_id) as owner
    left join lateral (
      select extract(epoch from now() - finished_at)::double precision as age_s from screening
      where operator_id = owner.operator_id and state = 'COMPLETED' order by created_at desc, id desc limit 1) as newest on true
  order by owner.operator_id`;
