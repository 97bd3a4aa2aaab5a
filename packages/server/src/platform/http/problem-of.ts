import type { Problem } from '@keepout/contract/platform/problem';
import type { FastifyRequest } from 'fastify';
import { factsOf, type ProblemFacts, toProblem } from './problem.ts';
import { problemFacts } from './problem-table.ts';

/** What an error is told as. What nobody expected stands in the log, under the number that the caller is told. */
export function problemOf(error: Error, request: FastifyRequest): ProblemFacts {
  const facts = problemFacts(error, request.routeOptions.config?.invalidRequest);
  if (facts === undefined) {
    request.log.error({ err: error, requestId: request.id }, 'request failed');
    const detail = `Something went wrong on our side. Tell support the number ${request.id}.`;
    return factsOf('internal-error', { detail });
  }
  if (facts.status >= 500) {
    request.log.warn({ err: error, requestId: request.id }, 'request refused');
  }
  return facts;
}

export const problemDocument = (facts: ProblemFacts, request: FastifyRequest): Problem =>
  toProblem(facts, pathOf(request));

export const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0]!;
