import { formatUtcZ } from '@keepout/astro/epoch';
import { alert as wireAlert } from '@keepout/contract/alerts/alert';
import { RAISING } from '@keepout/contract/alerts/endpoints/raising';
import { fieldsOf } from '@keepout/contract/platform/fields-of';
import type { Language } from '@keepout/contract/platform/language';
import { alertLevelOfKind } from '@keepout/operations/alerts/levels';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { ServerContext } from '../../hosting/module.ts';
import { principalOf } from '../../identity/guard.ts';
import { writeAudit } from '../../platform/audit/audit.ts';
import type { App } from '../../platform/http/http.ts';
import { notFound } from '../../platform/http/problem.ts';
import { columnOrder, readListPage, recordList } from '../../platform/http/record-list.ts';
import { serve, serveList } from '../../platform/http/serve.ts';
import { alertsChanged } from '../../ports/alert-events.ts';
import { languageFor } from '../../users/language.ts';
import { incidentOf } from '../facts.ts';
import { servicesOf } from '../people/people.ts';
import { alert } from '../tables.ts';
import { say } from '../words/say.ts';
import { acknowledge } from './acknowledge.ts';
import { moveIncidents } from './incidents.ts';

const ORDER = columnOrder('alerts', [alert.raisedAt, alert.id], 'descending');

export function presentAlert(row: typeof alert.$inferSelect, language: Language, nowMs: number) {
  const { id, kind, facts, decideByTaiS, acknowledgedAt, calls } = row;
  return {
    ...fieldsOf(wireAlert, row),
    alertId: id,
    level: alertLevelOfKind(kind),
    ...say(kind, facts, language),
    decideBy: decideByTaiS === null ? null : formatUtcZ(decideByTaiS, 3),
    calls: calls.map(({ userName, atMs }) => {
      const endMs = acknowledgedAt === null ? nowMs : Date.parse(acknowledgedAt);
      return { at: new Date(atMs).toISOString(), userName, isDone: atMs <= endMs };
    }),
  };
}

export function registerAlerts(app: App, context: ServerContext): void {
  const { database, events } = context;

  serveList(app, RAISING.listAlerts, ORDER, async (request, page) => {
    const principal = principalOf(request);
    const { open, language } = request.query;
    const filter = and(
      eq(alert.operatorId, principal.operatorId),
      inArray(alert.service, servicesOf(principal)),
      open === 'true' ? and(eq(alert.needsPerson, true), isNull(alert.acknowledgedAt)) : undefined,
    );
    const alerts = recordList(database.orm, ORDER, () => database.orm.select().from(alert), filter);
    const answerLanguage = await languageFor(database.orm, principal, language);
    return await readListPage(alerts, page, (row) => presentAlert(row, answerLanguage, Date.now()));
  });

  serve(app, RAISING.acknowledgeAlert, async (request) => {
    const principal = principalOf(request);
    const { operatorId, userName: actor } = principal;
    const { alertId } = request.params;
    const own = and(
      eq(alert.operatorId, operatorId),
      eq(alert.id, alertId),
      inArray(alert.service, servicesOf(principal)),
    );
    return await database.orm.transaction(async (tx) => {
      // An alert of a service without access is treated as non-existent.
      const [seen] = await tx.select({ facts: alert.facts, crossing: alert.crossing }).from(alert).where(own);
      if (seen === undefined) throw notFound('The alert');
      if (await acknowledge(tx, operatorId, alertId, actor)) {
        await writeAudit(tx, { operatorId, actor, action: 'acknowledged', recordType: 'alert', recordId: alertId });
        await events.publish(tx, operatorId, alertsChanged, { alertIds: [alertId] });
        await moveIncidents(context, tx, operatorId, [incidentOf(seen)], 'acknowledge');
      }
      const [row] = await tx.select().from(alert).where(own);
      const answerLanguage = await languageFor(tx, principal, request.body.language);
      return presentAlert(row!, answerLanguage, Date.now());
    });
  });
}
