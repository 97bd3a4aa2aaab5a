import { notification, notificationChange, notificationQuery } from '@keepout/contract/alerts/notification';
import { idOf } from '@keepout/contract/platform/primitives';
import { sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ServerContext } from '../../hosting/module.ts';
import { principalOf } from '../../identity/guard.ts';
import type { App } from '../../platform/http/http.ts';
import { type ListOrder, tellPage } from '../../platform/http/paging.ts';
import { notFound } from '../../platform/http/problem.ts';
import { notificationsRead } from '../../ports/alert-events.ts';
import { configurationsOf } from '../../users/configuration.ts';
import { languageFor } from '../../users/language.ts';
import { completeRules } from '../kernel/dispatch.ts';
import { rememberUser, wantsStatus } from '../people/people.ts';
import { presentNotification } from './present.ts';
import { listNotifications, type Reader, raiseStates } from './store.ts';

const tags = ['notifications'];
const params = z.object({ notificationId: idOf('the notification') });
const ORDER: ListOrder = { name: 'notifications', key: ['time', 'text'] };

/** N-01 to N-03: what the bell shows, the same on all devices of a user. */
export function registerNotifications(app: App, context: ServerContext): void {
  const { database, events } = context;
  const db = database.orm;

  const told = async (request: FastifyRequest) => {
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

  app.route({
    method: 'GET',
    url: '/notifications',
    schema: {
      operationId: 'listNotifications',
      summary: 'What you are told in the application, newest first',
      description:
        'The state is kept here, for all your devices. Fresh becomes unread after 12 s; what you have hidden is left out. At most 200 of the last 30 days.',
      tags,
      querystring: notificationQuery,
      response: { 200: z.array(notification) },
    },
    handler: async (request, reply) => {
      const rows = await told(request);
      tellPage(request, reply, ORDER, { total: rows.length, next: undefined });
      const language = await languageFor(db, principalOf(request), request.query.language);
      return rows.map((row) => presentNotification(row, language));
    },
  });

  app.route({
    method: 'PUT',
    url: '/notifications/:notificationId',
    schema: {
      operationId: 'changeNotification',
      summary: 'Bring a notification to a state, on all your devices',
      tags,
      params,
      body: notificationChange,
      response: { 204: z.null() },
    },
    handler: async (request, reply) => {
      const { operatorId, subject } = principalOf(request);
      const { notificationId } = request.params;
      const { state } = request.body;
      await db.transaction(async (tx) => {
        const found = await tx.execute(
          sql`select from alert where id = ${notificationId} and operator_id = ${operatorId}`,
        );
        if (found.rowCount === 0) throw notFound('The notification');
        await raiseStates(tx, subject, [notificationId], state);
        await events.publish(tx, operatorId, notificationsRead, { subject });
      });
      return reply.code(204).send(null);
    },
  });

  app.route({
    method: 'PUT',
    url: '/notifications',
    schema: {
      operationId: 'changeNotifications',
      summary: 'Bring all your notifications to a state',
      tags,
      body: notificationChange,
      response: { 204: z.null() },
    },
    handler: async (request, reply) => {
      const { operatorId, subject } = principalOf(request);
      const rows = await told(request);
      await db.transaction(async (tx) => {
        const ids = rows.map(({ id }) => id);
        await raiseStates(tx, subject, ids, request.body.state);
        await events.publish(tx, operatorId, notificationsRead, { subject });
      });
      return reply.code(204).send(null);
    },
  });
}
