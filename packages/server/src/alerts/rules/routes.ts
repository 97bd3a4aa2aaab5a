import { RULES } from '@keepout/contract/alerts/endpoints/rules';
import type { AlertKind } from '@keepout/contract/alerts/enums';
import type { RuleCount } from '@keepout/contract/alerts/rehearsal';
import { DEFAULT_ALERT_RULES } from '@keepout/operations/alerts/dispatch';
import { sql } from 'drizzle-orm';
import type { ServerContext } from '../../hosting/module.ts';
import { principalOf } from '../../identity/guard.ts';
import type { Queries } from '../../platform/database/database.ts';
import { wireTime } from '../../platform/database/stored-time.ts';
import type { App } from '../../platform/http/http.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { serve } from '../../platform/http/serve.ts';
import { servicesOf } from '../people/people.ts';
import { readAlertSettings, saveSettings } from './service.ts';

export function registerRules(app: App, context: ServerContext): void {
  serve(app, RULES.getAlertSettings, async (request) => {
    return await readAlertSettings(context, principalOf(request));
  });

  serve(app, RULES.changeAlertSettings, async (request, _reply, expected) => {
    return await saveSettings(context, principalOf(request), request.body, expected);
  });

  serve(app, RULES.listRuleCounts, async (request) => {
    return await countFirings(context.database.orm, principalOf(request));
  });
}

/** Returns how often each kind of alert was raised in the last 30 days, and the number of messages to the user about it. */
async function countFirings(db: Queries, principal: Principal): Promise<RuleCount[]> {
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
  return DEFAULT_ALERT_RULES.rules.map(({ kind }) => {
    const row = rows.find((figures) => figures.kind === kind);
    return {
      kind,
      fired: row?.fired ?? 0,
      messages: row?.messages ?? 0,
      lastAt: row === undefined ? null : wireTime(row.last_at),
    };
  });
}
