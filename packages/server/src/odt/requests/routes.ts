import { requestStatus } from '@keepout/contract/odt/enums';
import {
  observationRequest,
  requestBody,
  requestQuery,
  requestRemoval,
  requestSummary,
} from '@keepout/contract/odt/request';
import { idOf } from '@keepout/contract/platform/primitives';
import { z } from 'zod';
import type { ServerContext } from '../../hosting/module.ts';
import { callerOf } from '../../platform/http/caller.ts';
import type { App } from '../../platform/http/http.ts';
import { pageOf, tellPage } from '../../platform/http/paging.ts';
import { notFound, refused } from '../../platform/http/problem.ts';
import { ORDER_PROBLEMS } from '../opportunities/routes.ts';
import { providersOf } from '../providers/registry.ts';
import { withoutEmptyMessage } from '../targets/given.ts';
import { cancelRequest } from './cancel.ts';
import { orderObservation } from './order.ts';
import { presentRequest, presentSummary } from './present.ts';
import {
  countRequests,
  findRequest,
  pageRequests,
  passesOfRequests,
  REQUEST_ORDER,
  type RequestFilter,
} from './store.ts';

const tags = ['requests'];

/** */
export function registerRequests(app: App, context: ServerContext): void {
  const db = context.database.orm;
  const told = async (operatorId: string, requestId: string) => {
    const row = await findRequest(db, operatorId, requestId);
    if (row === undefined) throw notFound('The request');
    const note = providersOf(context).all.find(({ isSimulated }) => isSimulated)?.simulatedNote ?? '';
    return presentRequest(row, await passesOfRequests(db, [row.id]), note);
  };

  app.route({
    method: 'GET',
    url: '/requests',
    schema: {
      operationId: 'listRequests',
      summary: 'Your observation requests, newest first',
      tags,
      querystring: requestQuery,
      response: { 200: z.array(requestSummary) },
    },
    handler: async (request, reply) => {
      const { operatorId } = callerOf(request);
      const filter = filterOf(request.query);
      const [{ rows, next }, total] = await Promise.all([
        pageRequests(db, operatorId, filter, pageOf(request.query, REQUEST_ORDER)),
        countRequests(db, operatorId, filter),
      ]);
      const passes = await passesOfRequests(
        db,
        rows.map(({ id }) => id),
      );
      tellPage(request, reply, REQUEST_ORDER, { total, next });
      return rows.map((row) =>
        presentSummary(
          row,
          passes.filter(({ requestId }) => requestId === row.id),
        ),
      );
    },
  });

  app.route({
    method: 'GET',
    url: '/requests/:requestId',
    schema: {
      operationId: 'getRequest',
      summary: 'One request with its passes, its statuses, and what was promised',
      tags,
      params: z.object({ requestId: idOf('the request') }),
      response: { 200: observationRequest },
    },
    config: { tells: ['ETag'] },
    handler: async (request, reply) => {
      const found = await told(callerOf(request).operatorId, request.params.requestId);
      return reply.header('etag', `"${found.version}"`).send(found);
    },
  });

  app.route({
    method: 'POST',
    url: '/requests',
    schema: {
      operationId: 'orderObservation',
      summary: 'Order observations of an object',
      description:
        'Passes are named by `POST odt/opportunities`, or counted with a deadline; any sensor unless some are named. Empty message fields are left out; of message and type either both count or none. An order for which there is nothing is kept as INFEASIBLE, with its reason. Its price is held of the balance of your organisation; what is not covered is not ordered.',
      tags,
      body: requestBody,
      response: { 201: observationRequest },
    },
    config: {
      adds: ['records'],
      tells: ['ETag', 'Location'],
      problems: [
        ...ORDER_PROBLEMS,
        'opportunity-gone',
        'price-above-maximum',
        'balance-insufficient',
        'currency-differs',
      ],
    },
    preValidation: async (request) => {
      request.body = withoutEmptyMessage(request.body) as typeof request.body;
    },
    handler: async (request, reply) => {
      const caller = callerOf(request);
      const id = await orderObservation(context, caller, request.body);
      const made = await told(caller.operatorId, id);
      return reply
        .code(201)
        .header('etag', `"${made.version}"`)
        .header('location', `/api/v1/odt/requests/${id}`)
        .send(made);
    },
  });

  app.route({
    method: 'DELETE',
    url: '/requests',
    schema: {
      operationId: 'cancelRequest',
      summary: 'Cancel a request: what is not measured yet is called off and not charged',
      tags,
      querystring: requestRemoval,
      response: { 200: observationRequest },
    },
    config: { problems: ['request-ended', 'not-found'] },
    handler: async (request) => {
      const caller = callerOf(request);
      const requestId = request.query['request-id'];
      await cancelRequest(context, caller, requestId);
      return await told(caller.operatorId, requestId);
    },
  });
}

function filterOf(query: z.infer<typeof requestQuery>): RequestFilter {
  return {
    statuses: query.status === undefined ? undefined : statusesOf(query.status),
    noradId: query['norad-id'],
    conjunctionId: query['conjunction-id'],
    measurementType: query['measurement-type'],
  };
}

function statusesOf(text: string): RequestFilter['statuses'] {
  const parsed = z.array(requestStatus).safeParse(text.split(',').map((one) => one.trim()));
  if (parsed.success) return parsed.data;
  const message = `status must be some of ${requestStatus.options.join(', ')}, separated by commas.`;
  const errors = [{ code: 'invalid-request' as const, pointer: '?status', message }];
  throw refused('invalid-request', { detail: message, errors });
}
