import { conjunction, conjunctionQuery } from '@keepout/contract/ca/conjunction';
import { type RiskLevel, riskLevel } from '@keepout/contract/ca/enums';
import { z } from 'zod';
import type { ServerContext } from '../../hosting/module.ts';
import { callerOf } from '../../platform/http/caller.ts';
import { givenTime } from '../../platform/http/given-time.ts';
import type { App } from '../../platform/http/http.ts';
import { offsetOf, tellPage } from '../../platform/http/paging.ts';
import { refused } from '../../platform/http/problem.ts';
import { presentConjunctions } from './service.ts';
import { type ConjunctionFilter, countConjunctions, listConjunctions } from './store.ts';

type Query = z.infer<typeof conjunctionQuery>;

export function registerConjunctions(app: App, context: ServerContext): void {
  const db = context.database.orm;

  app.route({
    method: 'GET',
    url: '/conjunctions',
    schema: {
      operationId: 'listConjunctions',
      summary: 'Conjunctions of your satellites, sorted by TCA',
      description: 'The body is a plain list; X-Total-Count and Link carry the paging.',
      tags: ['conjunctions'],
      querystring: conjunctionQuery,
      response: { 200: z.array(conjunction) },
    },
    handler: async (request, reply) => {
      const { operatorId } = callerOf(request);
      const filter = filterOf(request.query);
      const [rows, total] = await Promise.all([
        listConjunctions(db, operatorId, filter),
        countConjunctions(db, operatorId, filter),
      ]);
      tellPage(request, reply, { offset: filter.offset ?? 0, count: rows.length, total });
      return await presentConjunctions(db, operatorId, rows);
    },
  });
}

function filterOf(query: Query): ConjunctionFilter {
  return {
    conjunctionId: query['conjunction-id'],
    satelliteId: query['satellite-id'],
    screeningId: query['screening-id'],
    noradId: query['norad-id'],
    riskLevels: query['risk-level'] === undefined ? undefined : riskLevelsOf(query['risk-level']),
    fromTaiS: query.from === undefined ? undefined : givenTime(query.from, '?from'),
    toTaiS: query.to === undefined ? undefined : givenTime(query.to, '?to'),
    maxMissM: query['max-miss-distance'],
    minProbability: query['min-probability'],
    limit: query.limit,
    offset: offsetOf(query.cursor),
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
