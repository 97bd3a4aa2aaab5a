import { PAYMENTS_ADMIN } from '@keepout/contract/payments/role';
import { unbookedPayment, unbookedQuery, unbookedResolution } from '@keepout/contract/payments/unbooked';
import { idOf } from '@keepout/contract/platform/primitives';
import { z } from 'zod';
import type { ServerContext } from '../../hosting/module.ts';
import type { App } from '../../platform/http/http.ts';
import { pageOf, tellPage } from '../../platform/http/paging.ts';
import { notFound } from '../../platform/http/problem.ts';
import { auditLook, maySee, operatorSeen, runnerOf, sightOf } from '../customers/sight.ts';
import { findUnbooked, pageUnbooked, presentUnbooked, resolveUnbooked, UNBOOKED_ORDER } from './store.ts';

const tags = ['admin'];
const params = z.object({ unbookedId: idOf('the payment that was not booked') });

/** For administrators of payments: money that came in and could not be booked, and what was done about it. */
export function registerUnbooked(app: App, { database, settings }: ServerContext): void {
  const db = database.orm;

  app.route({
    method: 'GET',
    url: '/unbooked',
    schema: {
      operationId: 'listUnbookedPayments',
      summary: 'Money that came in and could not be booked, newest first; for administrators of payments',
      tags,
      querystring: unbookedQuery,
      response: { 200: z.array(unbookedPayment) },
    },
    config: { requirement: PAYMENTS_ADMIN },
    handler: async (request, reply) => {
      const page = pageOf(request.query, UNBOOKED_ORDER);
      const sight = sightOf(request, settings);
      const filter = { operatorId: operatorSeen(sight), isOpen: request.query.open === 'true' };
      const { rows, next, total } = await pageUnbooked(db, filter, page);
      await auditLook(
        db,
        sight,
        'payment',
        rows.map(({ row }) => row),
      );
      tellPage(request, reply, UNBOOKED_ORDER, { total, next });
      return rows.map(presentUnbooked);
    },
  });

  app.route({
    method: 'PUT',
    url: '/unbooked/:unbookedId/resolution',
    schema: {
      operationId: 'resolveUnbookedPayment',
      summary: 'Say what was done about money that could not be booked; for who runs the payments',
      description: 'It stays in the list with the note. What somebody else has said before stays.',
      tags,
      params,
      body: unbookedResolution,
      response: { 200: unbookedPayment },
    },
    config: { requirement: PAYMENTS_ADMIN },
    handler: async (request) => {
      const { unbookedId } = request.params;
      const sight = runnerOf(request, settings);
      return await db.transaction(async (tx) => {
        const found = await findUnbooked(tx, unbookedId);
        if (found === undefined || !maySee(sight, found.row)) throw notFound('The payment');
        await resolveUnbooked(tx, unbookedId, sight.actor, request.body.note);
        return presentUnbooked((await findUnbooked(tx, unbookedId))!);
      });
    },
  });
}
