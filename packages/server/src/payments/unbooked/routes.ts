import { UNBOOKED } from '@keepout/contract/payments/endpoints/unbooked';
import type { ServerContext } from '../../hosting/module.ts';
import type { App } from '../../platform/http/http.ts';
import { notFound } from '../../platform/http/problem.ts';
import { readListPage } from '../../platform/http/record-list.ts';
import { serve, serveList } from '../../platform/http/serve.ts';
import { auditAccess, maySee, recordAccessOf, runnerOf, visibleOperator } from '../customers/record-access.ts';
import { findUnbooked, presentUnbooked, resolveUnbooked, UNBOOKED_ORDER, unbookedList } from './store.ts';

/** For administrators of payments: received payments that could not be booked, and their resolution. */
export function registerUnbooked(app: App, { database, settings }: ServerContext): void {
  const db = database.orm;

  serveList(app, UNBOOKED.listUnbookedPayments, UNBOOKED_ORDER, async (request, page) => {
    const access = recordAccessOf(request, settings);
    const filter = { operatorId: visibleOperator(access), isOpen: request.query.open === 'true' };
    const { rows, ...facts } = await readListPage(unbookedList(db, filter), page);
    await auditAccess(db, access, 'payment', rows);
    return { rows: rows.map(presentUnbooked), ...facts };
  });

  serve(app, UNBOOKED.resolveUnbookedPayment, async (request) => {
    const { unbookedId } = request.params;
    const access = runnerOf(request, settings);
    return await db.transaction(async (tx) => {
      const unbooked = await findUnbooked(tx, unbookedId);
      if (unbooked === undefined || !maySee(access, unbooked)) throw notFound('The payment');
      await resolveUnbooked(tx, unbookedId, access.actor, request.body.note);
      return presentUnbooked((await findUnbooked(tx, unbookedId))!);
    });
  });
}
