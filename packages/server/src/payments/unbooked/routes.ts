import { UNBOOKED } from '@keepout/contract/payments/endpoints/unbooked';
import type { ServerContext } from '../../hosting/module.ts';
import type { App } from '../../platform/http/http.ts';
import { notFound } from '../../platform/http/problem.ts';
import { listOf } from '../../platform/http/record-list.ts';
import { serve, serveList } from '../../platform/http/serve.ts';
import { auditLook, maySee, operatorSeen, runnerOf, sightOf } from '../customers/sight.ts';
import { findUnbooked, presentUnbooked, resolveUnbooked, UNBOOKED_ORDER, unbookedList } from './store.ts';

/** For administrators of payments: received payments that could not be booked, and their resolution. */
export function registerUnbooked(app: App, { database, settings }: ServerContext): void {
  const db = database.orm;

  serveList(app, UNBOOKED.listUnbookedPayments, UNBOOKED_ORDER, async (request, page) => {
    const sight = sightOf(request, settings);
    const filter = { operatorId: operatorSeen(sight), isOpen: request.query.open === 'true' };
    const { rows, ...facts } = await listOf(unbookedList(db, filter), page);
    await auditLook(db, sight, 'payment', rows);
    return { rows: rows.map(presentUnbooked), ...facts };
  });

  serve(app, UNBOOKED.resolveUnbookedPayment, async (request) => {
    const { unbookedId } = request.params;
    const sight = runnerOf(request, settings);
    return await db.transaction(async (tx) => {
      const unbooked = await findUnbooked(tx, unbookedId);
      if (unbooked === undefined || !maySee(sight, unbooked)) throw notFound('The payment');
      await resolveUnbooked(tx, unbookedId, sight.actor, request.body.note);
      return presentUnbooked((await findUnbooked(tx, unbookedId))!);
    });
  });
}
