import { sql } from 'drizzle-orm';
import type { ServerContext } from '../../hosting/module.ts';

interface DeliveryStand extends Record<string, unknown> {
  readonly channel: string;
  readonly queued: number;
  readonly dead: number;
  readonly outbox: number;
  readonly oldestS: number | null;
}

/** Defines the metrics of messages that wait, and of failed ones of the last day; each query uses an index. */
export function measureDeliveries({ database: { orm }, metrics }: ServerContext): void {
  const ask = async () => (await orm.execute<DeliveryStand>(STAND)).rows;
  metrics.measure('the deliveries', ask, {
    keepout_deliveries: (stands) =>
      stands.flatMap(({ channel, queued, dead, outbox }) =>
        Object.entries({ queued, dead, outbox }).map(([state, value]) => ({ labels: { channel, state }, value })),
      ),
    keepout_delivery_oldest_seconds: (stands) =>
      stands.flatMap(({ channel, oldestS }) => (oldestS === null ? [] : [{ labels: { channel }, value: oldestS }])),
  });
}

const STAND = sql`
  select channel, count(*) filter (where state = 'QUEUED')::integer as queued,
    count(*) filter (where state = 'DEAD')::integer as dead, count(*) filter (where state = 'OUTBOX')::integer as outbox,
    extract(epoch from now() - min(created_at) filter (where state = 'QUEUED'))::double precision as "oldestS"
  from (
    select channel, state, created_at from alert_delivery where state = 'QUEUED'
    union all
    select channel, state, created_at from alert_delivery
      where created_at > now() - interval '1 day' and state in ('DEAD', 'OUTBOX')) as stand
  group by channel order by channel`;
