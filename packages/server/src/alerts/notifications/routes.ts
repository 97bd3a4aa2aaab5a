import { NOTIFICATIONS } from '@keepout/contract/alerts/endpoints/notifications';
import type { AlertNotification } from '@keepout/contract/alerts/notification';
import type { Language } from '@keepout/contract/platform/language';
import { completeRules } from '@keepout/operations/alerts/dispatch';
import { alertLevelOfKind } from '@keepout/operations/alerts/levels';
import { sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { ServerContext } from '../../hosting/module.ts';
import { principalOf } from '../../identity/guard.ts';
import type { App } from '../../platform/http/http.ts';
import { notFound } from '../../platform/http/problem.ts';
import { serve } from '../../platform/http/serve.ts';
import { notificationsRead } from '../../ports/alert-events.ts';
import { configurationsOf } from '../../users/configuration.ts';
import { languageFor } from '../../users/language.ts';
import { rememberUser, wantsStatus } from '../people/people.ts';
import { composeAlertText } from '../words/say.ts';
import { listNotifications, type NotificationRow, type Reader, raiseStates } from './store.ts';

/** N-01 to N-03: the notifications of a user in the application, the same on all devices. */
export function registerNotifications(app: App, context: ServerContext): void {
  const { database, events } = context;
  const db = database.orm;

  const readNotifications = async (request: FastifyRequest) => {
    const principal = principalOf(request);
    const user = await rememberUser(db, principal);
    const { operatorId, subject } = principal;
    const reader: Reader = {
      operatorId,
      subject,
      services: user.services,
      sinceAt: user.firstSeenAt,
      rules: completeRules(user.settings),
    };
    const rows = await listNotifications(db, reader);
    const [ca, odt] = [
      await configurationsOf(db, operatorId, 'ca', [subject]),
      await configurationsOf(db, operatorId, 'odt', [subject]),
    ];
    return rows.filter(({ facts, service }) => wantsStatus(facts, { ca, odt }[service].get(subject)));
  };

  serve(app, NOTIFICATIONS.listNotifications, async (request) => {
    const rows = await readNotifications(request);
    const language = await languageFor(db, principalOf(request), request.query.language);
    return rows.map((row) => presentNotification(row, language));
  });

  serve(app, NOTIFICATIONS.changeNotification, async (request) => {
    const { operatorId, subject } = principalOf(request);
    const { notificationId } = request.params;
    const { state } = request.body;
    await db.transaction(async (tx) => {
      const result = await tx.execute(
        sql`select from alert where id = ${notificationId} and operator_id = ${operatorId}`,
      );
      if (result.rowCount === 0) throw notFound('The notification');
      await raiseStates(tx, subject, [notificationId], state);
      await events.publish(tx, operatorId, notificationsRead, { subject });
    });
  });

  serve(app, NOTIFICATIONS.changeNotifications, async (request) => {
    const { operatorId, subject } = principalOf(request);
    const rows = await readNotifications(request);
    await db.transaction(async (tx) => {
      const ids = rows.map(({ id }) => id);
      await raiseStates(tx, subject, ids, request.body.state);
      await events.publish(tx, operatorId, notificationsRead, { subject });
    });
  });
}

/** N-01: converts an alert to its wire form. Its code is 200, since it is information and not an error. */
function presentNotification(row: NotificationRow, language: Language): AlertNotification {
  const { id, kind, facts, raisedAt, state, needsPerson, acknowledgedBy } = row;
  const { title, message, path } = composeAlertText(kind, facts, language);
  return {
    id,
    code: 200,
    status: '2xx',
    title,
    message,
    timestamp: raisedAt,
    state,
    level: alertLevelOfKind(kind),
    kind,
    path,
    alertId: id,
    needsPerson,
    acknowledgedBy,
  };
}
