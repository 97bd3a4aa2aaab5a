import type { conjunctionQuery } from '@keepout/contract/ca/conjunction';
import { CONJUNCTIONS } from '@keepout/contract/ca/endpoints/conjunctions';
import { type RiskLevel, riskLevel } from '@keepout/contract/ca/enums';
import type { z } from 'zod';
import type { ServerContext } from '../../hosting/module.ts';
import { callerOf } from '../../platform/http/caller.ts';
import type { App } from '../../platform/http/http.ts';
import { notFound, refused } from '../../platform/http/problem.ts';
import { serve, serveList } from '../../platform/http/serve.ts';
import { windowOfQuery } from '../../platform/http/time-query.ts';
import type { ConjunctionFilter } from './list-store.ts';
import { MESSAGE_ORDER, pageOfMessages } from './message-store.ts';
import { presentMessage } from './present-message.ts';
import { conjunctionLists, readConjunction } from './service.ts';
import { findConjunction } from './store.ts';

type Query = z.infer<typeof conjunctionQuery>;

export function registerConjunctions(app: App, context: ServerContext): void {
  const db = context.database.orm;
  const answer = conjunctionLists(context);

  serve(
    app,
    CONJUNCTIONS.listConjunctions,
    async (request, reply) => await answer(request, reply, filterOf(request.query), request.query),
  );

  serve(app, CONJUNCTIONS.getConjunction, async (request) => {
    const conjunction = await readConjunction(db, callerOf(request).operatorId, request.params.conjunctionId);
    if (conjunction === undefined) throw notFound('The conjunction');
    return conjunction;
  });

  serveList(app, CONJUNCTIONS.listConjunctionCdms, MESSAGE_ORDER, async (request, page) => {
    const { operatorId } = callerOf(request);
    const { conjunctionId } = request.params;
    if ((await findConjunction(db, operatorId, conjunctionId)) === undefined) throw notFound('The conjunction');
    const { rows, ...facts } = await pageOfMessages(db, operatorId, { conjunctionId }, page);
    return { rows: rows.map(presentMessage), ...facts };
  });
}

function filterOf(query: Query): ConjunctionFilter {
  return {
    conjunctionId: query['conjunction-id'],
    satelliteId: query['satellite-id'],
    screeningId: query['screening-id'],
    noradId: query['norad-id'],
    riskLevels: query['risk-level'] === undefined ? undefined : riskLevelsOf(query['risk-level']),
    ...windowOfQuery(query),
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
