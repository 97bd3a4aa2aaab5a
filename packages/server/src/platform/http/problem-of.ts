import type { Problem } from '@keepout/contract/platform/problem';
import type { FastifyRequest } from 'fastify';
import { type ProblemFacts, refusalFacts, toProblem } from './problem.ts';
import { problemFacts } from './problem-table.ts';

/** Maps an error to a problem. Unexpected errors are logged with the id that the caller gets. */
export function problemOf(error: Error, request: FastifyRequest): ProblemFacts {
  if (isCutBySender(error, request)) {
    return refusalFacts('bad-request', { detail: 'The client closed the connection before the request was complete.' });
  }
  const facts = problemFacts(error, request.routeOptions.config?.invalidRequest);
  if (facts === undefined) {
    request.log.error({ err: error, requestId: request.id }, 'request failed');
    const detail = `Something went wrong on our side. Tell support the number ${request.id}.`;
    return refusalFacts('internal-error', { detail });
  }
  if (facts.status >= 500) {
    request.log.warn({ err: error, requestId: request.id }, 'request refused');
  }
  return facts;
}

const CUT = /^(ECONNRESET|ERR_STREAM_PREMATURE_CLOSE)$/;

/** Returns whether the sender ended an upload: reading it raises a connection error that is not a server error. */
function isCutBySender({ code = '' }: Error & { readonly code?: string }, { raw }: FastifyRequest): boolean {
  return CUT.test(code) && raw.destroyed && !raw.complete;
}

export const problemDocument = (facts: ProblemFacts, request: FastifyRequest): Problem =>
  toProblem(facts, requestPath(request));

export const requestPath = (request: FastifyRequest): string => request.url.split('?', 1)[0]!;
