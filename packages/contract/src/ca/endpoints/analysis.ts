import { z } from 'zod';
import { eventAnalysis, eventAnalysisQuery } from '../../ca/analysis.ts';
import { endpoints } from '../../platform/endpoint.ts';
import { idOf } from '../../platform/primitives.ts';

const params = z.object({ conjunctionId: idOf('the event') });

export const ANALYSIS = endpoints('ca', ['conjunctions'], {
  getConjunctionAnalysis: {
    call: 'GET /conjunctions/{conjunctionId}/analysis',
    summary: 'Analysis of all messages of an event',
    description:
      'Originators side by side with their consistency, passages of the same pair with their total probability, the score of both ' +
      'orbit determinations, the band that the density of the atmosphere leaves open, and how far the probability may move ' +
      'until the decision. Methods: docs/models/several-sources, verdict, pc-forecast.',
    params,
    query: eventAnalysisQuery,
    answers: { 200: eventAnalysis },
    problems: ['event-not-left-out', 'not-found'],
  },
});
