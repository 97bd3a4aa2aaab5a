import { REQUESTS } from '@keepout/contract/odt/endpoints/requests';
import { requestStatus } from '@keepout/contract/odt/enums';
import type { requestQuery } from '@keepout/contract/odt/request';
import { urlOf } from '@keepout/contract/platform/endpoint';
import { tell } from '@keepout/contract/sentences';
import { z } from 'zod';
import type { ServerContext } from '../../hosting/module.ts';
import { writeAudit } from '../../platform/audit/audit.ts';
import { type Caller, callerOf } from '../../platform/http/caller.ts';
import type { App } from '../../platform/http/http.ts';
import { notFound, orNotFound, refused, refusedAt } from '../../platform/http/problem.ts';
import { readListPage } from '../../platform/http/record-list.ts';
import { serve, serveList } from '../../platform/http/serve.ts';
import { providersOf } from '../providers/registry.ts';
import { withoutEmptyFields } from '../targets/input.ts';
import { hasEnded, movesOf } from './moves.ts';
import { orderObservation } from './order.ts';
import { presentRequest, presentRequestSummary } from './present.ts';
import {
  findRequest,
  lockRequest,
  type ObservationRequestFilter,
  passesOfRequests,
  REQUEST_ORDER,
  requestList,
} from './store.ts';

/** */
export function registerRequests(app: App, context: ServerContext): void {
  const db = context.database.orm;
  const presentById = async (operatorId: string, requestId: string) => {
    const row = await orNotFound(findRequest(db, operatorId, requestId), 'The request');
    const note = providersOf(context).all.find(({ isSimulated }) => isSimulated)?.simulatedNote ?? [];
    return presentRequest(row, await passesOfRequests(db, [row.id]), note);
  };

  serveList(app, REQUESTS.listRequests, REQUEST_ORDER, async (request, page) => {
    const { operatorId } = callerOf(request);
    const filter = filterOf(request.query);
    const { rows, ...facts } = await readListPage(requestList(db, operatorId, filter), page);
    const passes = await passesOfRequests(
      db,
      rows.map(({ id }) => id),
    );
    return {
      rows: rows.map((row) =>
        presentRequestSummary(
          row,
          passes.filter(({ requestId }) => requestId === row.id),
        ),
      ),
      ...facts,
    };
  });

  serve(
    app,
    REQUESTS.getRequest,
    async (request) => await presentById(callerOf(request).operatorId, request.params.requestId),
  );

  serve(
    app,
    REQUESTS.orderObservation,
    async (request, reply) => {
      const caller = callerOf(request);
      const requestId = await orderObservation(context, caller, request.body);
      // The order names itself by another word than its address does.
      reply.header('location', urlOf(REQUESTS.getRequest, { requestId }));
      return await presentById(caller.operatorId, requestId);
    },
    {
      preValidation: async (request) => {
        request.body = withoutEmptyFields(request.body) as typeof request.body;
      },
    },
  );

  serve(app, REQUESTS.cancelRequest, async (request) => {
    const caller = callerOf(request);
    const requestId = request.query['request-id'];
    await cancelRequest(context, caller, requestId);
    return await presentById(caller.operatorId, requestId);
  });
}

function filterOf(query: z.infer<typeof requestQuery>): ObservationRequestFilter {
  return {
    statuses: query.status === undefined ? undefined : statusesOf(query.status),
    noradId: query['norad-id'],
    conjunctionId: query['conjunction-id'],
    measurementType: query['measurement-type'],
  };
}

function statusesOf(text: string): ObservationRequestFilter['statuses'] {
  const parsed = z.array(requestStatus).safeParse(text.split(',').map((part) => part.trim()));
  if (parsed.success) return parsed.data;
  throw refusedAt(
    'invalid-request',
    '?status',
    `status must be some of ${requestStatus.options.join(', ')}, separated by commas.`,
  );
}

/** Statuses of passes that can be cancelled; measured passes are delivered and count. */
const CALLED_OFF = ['PENDING', 'APPROVED', 'EXECUTING'];

/** Cancels a request: its passes, their orders at the providers, and its reservations. */
export async function cancelRequest(context: ServerContext, caller: Caller, requestId: string): Promise<void> {
  const { movePass, moveRequest } = movesOf(context);
  await context.database.orm.transaction(async (tx) => {
    // Searches the operator's own requests first: a lock on another operator's would reveal that it exists.
    if ((await findRequest(tx, caller.operatorId, requestId)) === undefined) throw notFound('The request');
    const { request, passes } = (await lockRequest(tx, requestId))!;
    if (hasEnded(request)) {
      throw refused('request-ended', { detail: `The request has already ended: ${request.status}.` });
    }
    const reason = tell('cancelled-by', { user: caller.actor });
    for (const pass of passes) {
      if (CALLED_OFF.includes(pass.status)) await movePass(tx, pass, 'CANCELLED', reason);
    }
    // With the passes that it wanted and none left to wait for, it has become complete.
    const now = (await lockRequest(tx, requestId))!.request;
    if (!hasEnded(now)) await moveRequest(tx, now, 'CANCELLED', reason);
    await writeAudit(tx, {
      ...caller,
      action: 'cancelled',
      recordType: 'observation-request',
      recordId: requestId,
    });
  });
}
