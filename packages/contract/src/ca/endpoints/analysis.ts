import { z } from 'zod';
import { eventAnalysis, eventAnalysisQuery } from '../../ca/analysis.ts';
import { endpoints } from '../../platform/endpoint.ts';
import { idOf } from '../../platform/primitives.ts';

const params = z.object({ conjunctionId: idOf('the conjunction') });

export const ANALYSIS = endpoints('ca', ['conjunctions'], {
  getConjunctionAnalysis: {
    call: 'GET /conjunctions/{conjunctionId}/analysis',
    summary: 'Returns the analysis of all CDMs of a conjunction',
    description:
      'Compares originators, and returns passages of the same pair with their total probability, quality scores of both orbit determinations, the range of Pc by atmospheric density, and a forecast of Pc at the decision deadline. Methods: docs/models/several-sources, verdict, pc-forecast.',
    params,
    query: eventAnalysisQuery,
    answers: { 200: eventAnalysis },
    problems: ['event-not-left-out', 'not-found'],
  },
});
