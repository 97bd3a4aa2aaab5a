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
import { alertTable } from '../tables.ts';
import { composeAlertText } from '../words/say.ts';
import { acknowledge } from './acknowledge.ts';
import { moveIncidents } from './incidents.ts';

const ORDER = columnOrder('alerts', [alertTable.raisedAt, alertTable.id], 'descending');

export function presentAlert(row: typeof alertTable.$inferSelect, language: Language, nowMs: number) {
  const { id, kind, facts, decideByTaiS, acknowledgedAt, calls } = row;
  return {
    ...fieldsOf(wireAlert, row),
    alertId: id,
    level: alertLevelOfKind(kind),
    ...composeAlertText(kind, facts, language),
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
      eq(alertTable.operatorId, principal.operatorId),
      inArray(alertTable.service, servicesOf(principal)),
      open === 'true' ? and(eq(alertTable.needsPerson, true), isNull(alertTable.acknowledgedAt)) : undefined,
    );
    const alerts = recordList(database.orm, ORDER, () => database.orm.select().from(alertTable), filter);
    const answerLanguage = await languageFor(database.orm, principal, language);
    return await readListPage(alerts, page, (row) => presentAlert(row, answerLanguage, Date.now()));
  });

  serve(app, RAISING.acknowledgeAlert, async (request) => {
    const principal = principalOf(request);
    const { operatorId, userName: actor } = principal;
    const { alertId } = request.params;
    const isAccessible = and(
      eq(alertTable.operatorId, operatorId),
      eq(alertTable.id, alertId),
      inArray(alertTable.service, servicesOf(principal)),
    );
    return await database.orm.transaction(async (tx) => {
      // An alert of a service without access is treated as non-existent.
      const [storedAlert] = await tx
        .select({ facts: alertTable.facts, crossing: alertTable.crossing })
        .from(alertTable)
        .where(isAccessible);
      if (storedAlert === undefined) throw notFound('The alert');
      if (await acknowledge(tx, operatorId, alertId, actor)) {
        await writeAudit(tx, { operatorId, actor, action: 'acknowledged', recordType: 'alert', recordId: alertId });
        await events.publish(tx, operatorId, alertsChanged, { alertIds: [alertId] });
        await moveIncidents(context, tx, operatorId, [incidentOf(storedAlert)], 'acknowledge');
      }
      const [row] = await tx.select().from(alertTable).where(isAccessible);
      const answerLanguage = await languageFor(tx, principal, request.body.language);
      return presentAlert(row!, answerLanguage, Date.now());
    });
  });
}
