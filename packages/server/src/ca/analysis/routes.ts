import { eventAnalysis, eventAnalysisQuery } from '@keepout/contract/ca/analysis';
import { idOf } from '@keepout/contract/platform/primitives';
import { z } from 'zod';
import type { ServerContext } from '../../hosting/module.ts';
import { callerOf } from '../../platform/http/caller.ts';
import type { App } from '../../platform/http/http.ts';
import { analysisOf } from './service.ts';

const params = z.object({ conjunctionId: idOf('the event') });

export function registerAnalysis(app: App, context: ServerContext): void {
  app.route({
    method: 'GET',
    url: '/conjunctions/:conjunctionId/analysis',
    schema: {
      operationId: 'getConjunctionAnalysis',
      summary: 'What the messages of an event say together',
      description:
        'Originators side by side with their consistency, passages of the same pair with their total probability, the score of both ' +
        'orbit determinations, the band that the density of the atmosphere leaves open, and how far the probability may move ' +
        'until the decision. Methods: docs/models/several-sources, verdict, pc-forecast.',
      tags: ['conjunctions'],
      params,
      querystring: eventAnalysisQuery,
      response: { 200: eventAnalysis },
    },
    config: { problems: ['not-found'] },
    handler: async (request) => {
      const { operatorId } = callerOf(request);
      return await analysisOf(context, operatorId, request.params.conjunctionId, request.query.message);
    },
  });
}
