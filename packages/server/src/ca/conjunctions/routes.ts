import { cdm } from '@keepout/contract/ca/cdm';
import { conjunction, conjunctionQuery, conjunctionSummary } from '@keepout/contract/ca/conjunction';
import { type RiskLevel, riskLevel } from '@keepout/contract/ca/enums';
import { idOf, pageQuery } from '@keepout/contract/platform/primitives';
import { z } from 'zod';
import type { ServerContext } from '../../hosting/module.ts';
import { callerOf } from '../../platform/http/caller.ts';
import { givenWindow } from '../../platform/http/given-time.ts';
import type { App } from '../../platform/http/http.ts';
import { pageOf, tellPage } from '../../platform/http/paging.ts';
import { notFound, refused } from '../../platform/http/problem.ts';
import type { ConjunctionFilter } from './list-store.ts';
import { MESSAGE_ORDER, pageOfMessages } from './message-store.ts';
import { presentMessage } from './present-message.ts';
import { conjunctionLists, readConjunction } from './service.ts';
import { findConjunction } from './store.ts';

type Query = z.infer<typeof conjunctionQuery>;

const tags = ['conjunctions'];
const params = z.object({ conjunctionId: idOf('the event') });

export function registerConjunctions(app: App, context: ServerContext): void {
  const db = context.database.orm;
  const answer = conjunctionLists(context);

  app.route({
    method: 'GET',
    url: '/conjunctions',
    schema: {
      operationId: 'listConjunctions',
      summary: 'Conjunctions of your satellites, sorted by TCA',
      description: 'The body is a plain list; X-Total-Count and Link carry the paging.',
      tags,
      querystring: conjunctionQuery,
      response: { 200: z.array(conjunctionSummary), 304: z.null() },
    },
    config: { tells: ['ETag'], problems: ['time-invalid', 'window-empty', 'risk-level-unknown'] },
    handler: async (request, reply) => await answer(request, reply, filterOf(request.query), request.query),
  });

  app.route({
    method: 'GET',
    url: '/conjunctions/:conjunctionId',
    schema: {
      operationId: 'getConjunction',
      summary: 'One conjunction with its history, its figures in full and the sentences of its verdict',
      tags,
      params,
      response: { 200: conjunction },
    },
    handler: async (request) => {
      const found = await readConjunction(db, callerOf(request).operatorId, request.params.conjunctionId);
      if (found === undefined) throw notFound('The conjunction');
      return found;
    },
  });

  app.route({
    method: 'GET',
    url: '/conjunctions/:conjunctionId/cdms',
    schema: {
      operationId: 'listConjunctionCdms',
      summary: 'The messages about one conjunction with states and covariances, newest first',
      tags,
      params,
      querystring: z.object({ ...pageQuery, limit: pageQuery.limit.unwrap().max(500).default(100).meta(LIMIT) }),
      response: { 200: z.array(cdm) },
    },
    handler: async (request, reply) => {
      const { operatorId } = callerOf(request);
      const { conjunctionId } = request.params;
      if ((await findConjunction(db, operatorId, conjunctionId)) === undefined) throw notFound('The conjunction');
      const page = pageOf(request.query, MESSAGE_ORDER);
      const { rows, total, next } = await pageOfMessages(db, operatorId, { conjunctionId }, page);
      tellPage(request, reply, MESSAGE_ORDER, { total, next });
      return rows.map(presentMessage);
    },
  });
}

const LIMIT = { description: 'Most records of one page.', examples: [100] };

function filterOf(query: Query): ConjunctionFilter {
  return {
    conjunctionId: query['conjunction-id'],
    satelliteId: query['satellite-id'],
    screeningId: query['screening-id'],
    noradId: query['norad-id'],
    riskLevels: query['risk-level'] === undefined ? undefined : riskLevelsOf(query['risk-level']),
    ...givenWindow(query),
    maxMissM: query['max-miss-distance'],
    minProbability: query['min-probability'],
  };
}

function riskLevelsOf(text: string): RiskLevel[] {
  return text.split(',').map((name) => {
    const parsed = riskLevel.safeParse(name.trim());
    if (!parsed.success) {
      throw refused('risk-level-unknown', { detail: `${name} is not one of ${riskLevel.options.join(', ')}.` });
    }
    return parsed.data;
  });
}
