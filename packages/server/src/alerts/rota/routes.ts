import { alertRota, alertRotaBody, colleague } from '@keepout/contract/alerts/rota';
import { asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { ServerContext } from '../../hosting/module.ts';
import { standingsOf } from '../../identity/membership.ts';
import { wireTime, wireTimeOrNull } from '../../platform/database/wire-time.ts';
import { callerOf } from '../../platform/http/caller.ts';
import type { App } from '../../platform/http/http.ts';
import { expectedVersion, ifMatchHeaders } from '../../platform/http/if-match.ts';
import { type ListOrder, tellPage } from '../../platform/http/paging.ts';
import { alertUser } from '../tables.ts';
import { presentRota, saveRota } from './service.ts';
import { readRota } from './store.ts';

const tags = ['rota'];
const ORDER: ListOrder = { name: 'colleagues', key: ['text'] };

export function registerRota(app: App, context: ServerContext): void {
  const db = context.database.orm;

  app.route({
    method: 'GET',
    url: '/rota',
    schema: {
      operationId: 'getAlertRota',
      summary: 'Who is on call in your organisation, and who is called next when nobody acknowledges',
      tags,
      response: { 200: alertRota },
    },
    config: { tells: ['ETag'] },
    handler: async (request, reply) => {
      const found = presentRota(await readRota(db, callerOf(request).operatorId), Date.now());
      return reply.header('etag', `"${found.version}"`).send(found);
    },
  });

  app.route({
    method: 'PUT',
    url: '/rota',
    schema: {
      operationId: 'changeAlertRota',
      summary: 'Replace the rota of your organisation',
      tags,
      headers: ifMatchHeaders,
      body: alertRotaBody,
      response: { 200: alertRota },
    },
    config: { tells: ['ETag'], problems: ['version-changed', 'read-only-field', 'colleague-unknown'] },
    handler: async (request, reply) => {
      const saved = await saveRota(context, callerOf(request), request.body, expectedVersion(request.headers));
      return reply.header('etag', `"${saved.version}"`).send(saved);
    },
  });

  app.route({
    method: 'GET',
    url: '/colleagues',
    schema: {
      operationId: 'listColleagues',
      summary: 'Who of your organisation has used the application, by name: they can be on call',
      tags,
      response: { 200: z.array(colleague) },
    },
    handler: async (request, reply) => {
      const { operatorId } = callerOf(request);
      const rows = await db
        .select()
        .from(alertUser)
        .where(eq(alertUser.operatorId, operatorId))
        .orderBy(asc(alertUser.userName), asc(alertUser.subject));
      const subjects = rows.map(({ subject }) => subject);
      const standings = await standingsOf(db, context.settings, operatorId, subjects);
      tellPage(request, reply, ORDER, { total: rows.length, next: undefined });
      return rows.map(({ subject, userName, seenAt }) => {
        const { absence = null, untilAt = null } = standings.get(subject) ?? {};
        return { subject, userName, seenAt: wireTime(seenAt), absence, toldUntil: wireTimeOrNull(untilAt) };
      });
    },
  });
}
