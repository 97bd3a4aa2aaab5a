import type { AlertKind } from '@keepout/contract/alerts/enums';
import type { RuleCount } from '@keepout/contract/alerts/rehearsal';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { wireTime } from '../../platform/database/wire-time.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { DEFAULT_RULES } from '../kernel/dispatch.ts';
import { servicesOf } from '../people/people.ts';

/** How often each kind of alert was raised in the last 30 days, and how many messages a user got about it. */
export async function countFirings(db: Queries, principal: Principal): Promise<RuleCount[]> {
  const { operatorId, subject } = principal;
  const { rows } = await db.execute<{ kind: AlertKind; fired: number; messages: number; last_at: string }>(sql`
    select kind, count(*)::integer as fired, max(raised_at)::text as last_at,
      coalesce(sum((select count(*) from alert_delivery_part part
        join alert_delivery delivery on delivery.id = part.delivery_id
        where part.alert_id = alert.id and delivery.subject = ${subject})), 0)::integer as messages
    from alert
    where operator_id = ${operatorId} and raised_at > now() - interval '30 days'
      and service = any(${sql.param(servicesOf(principal))}::text[])
    group by kind`);
  return DEFAULT_RULES.rules.map(({ kind }) => {
    const row = rows.find((one) => one.kind === kind);
    return {
      kind,
      fired: row?.fired ?? 0,
      messages: row?.messages ?? 0,
      lastAt: row === undefined ? null : wireTime(row.last_at),
    };
  });
}
