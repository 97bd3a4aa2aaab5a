import { ROTA } from '@keepout/contract/alerts/endpoints/rota';
import { asc, eq } from 'drizzle-orm';
import type { ServerContext } from '../../hosting/module.ts';
import { standingsOf } from '../../identity/membership.ts';
import { wireTime, wireTimeOrNull } from '../../platform/database/wire-time.ts';
import { callerOf } from '../../platform/http/caller.ts';
import type { App } from '../../platform/http/http.ts';
import { expectedVersion } from '../../platform/http/if-match.ts';
import { type ListOrder, tellPage } from '../../platform/http/paging.ts';
import { serve } from '../../platform/http/serve.ts';
import { alertUser } from '../tables.ts';
import { presentRota, saveRota } from './service.ts';
import { readRota } from './store.ts';

const ORDER: ListOrder = { name: 'colleagues', key: ['text'] };

export function registerRota(app: App, context: ServerContext): void {
  const db = context.database.orm;

  serve(app, ROTA.getAlertRota, async (request, reply) => {
    const found = presentRota(await readRota(db, callerOf(request).operatorId), Date.now());
    return reply.header('etag', `"${found.version}"`).send(found);
  });

  serve(app, ROTA.changeAlertRota, async (request, reply) => {
    const saved = await saveRota(context, callerOf(request), request.body, expectedVersion(request.headers));
    return reply.header('etag', `"${saved.version}"`).send(saved);
  });

  serve(app, ROTA.listColleagues, async (request, reply) => {
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
  });
}
