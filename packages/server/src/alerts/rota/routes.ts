import { ROTA } from '@keepout/contract/alerts/endpoints/rota';
import { asc, eq } from 'drizzle-orm';
import type { ServerContext } from '../../hosting/module.ts';
import { membershipsOf } from '../../identity/membership.ts';
import { wireTimeOrNull } from '../../platform/database/stored-time.ts';
import { callerOf } from '../../platform/http/caller.ts';
import type { App } from '../../platform/http/http.ts';
import { serve } from '../../platform/http/serve.ts';
import { alertUser } from '../tables.ts';
import { presentRota, saveRota } from './service.ts';
import { readRota } from './store.ts';

export function registerRota(app: App, context: ServerContext): void {
  const db = context.database.orm;

  serve(app, ROTA.getAlertRota, async (request) => {
    const rota = presentRota(await readRota(db, callerOf(request).operatorId), Date.now());
    return rota;
  });

  serve(app, ROTA.changeAlertRota, async (request, _reply, expected) => {
    return await saveRota(context, callerOf(request), request.body, expected);
  });

  serve(app, ROTA.listColleagues, async (request) => {
    const { operatorId } = callerOf(request);
    const rows = await db
      .select()
      .from(alertUser)
      .where(eq(alertUser.operatorId, operatorId))
      .orderBy(asc(alertUser.userName), asc(alertUser.subject));
    const subjects = rows.map(({ subject }) => subject);
    const standings = await membershipsOf(db, context.settings, operatorId, subjects);
    return rows.map(({ subject, userName, seenAt }) => {
      const { absence = null, untilAt = null } = standings.get(subject) ?? {};
      return { subject, userName, seenAt, absence, notifiedUntil: wireTimeOrNull(untilAt) };
    });
  });
}
