import { z } from 'zod';
import { cdm } from '../../ca/cdm.ts';
import { conjunction, conjunctionQuery, conjunctionSummary } from '../../ca/conjunction.ts';
import { endpoints } from '../../platform/endpoint.ts';
import { idOf, pageQuery } from '../../platform/primitives.ts';

const params = z.object({ conjunctionId: idOf('the conjunction') });
const LIMIT = { description: 'Maximum number of records on one page.', examples: [100] };

export const CONJUNCTIONS = endpoints('ca', ['conjunctions'], {
  listConjunctions: {
    call: 'GET /conjunctions',
    summary: 'Lists the conjunctions of your satellites by TCA',
    description: 'The body is a plain list; X-Total-Count and Link carry the paging.',
    query: conjunctionQuery,
    answers: { 200: z.array(conjunctionSummary), 304: z.null() },
    tells: ['ETag'],
    problems: ['time-invalid', 'window-empty', 'risk-level-unknown', 'verdict-unknown'],
  },
  getConjunction: {
    call: 'GET /conjunctions/{conjunctionId}',
    summary: 'Returns a conjunction with its history, unrounded values and the texts of its verdict',
    params,
    answers: { 200: conjunction },
  },
  listConjunctionCdms: {
    call: 'GET /conjunctions/{conjunctionId}/cdms',
    summary: 'Lists the CDMs of a conjunction with state vectors and covariances, newest first',
    params,
    query: z.object({ ...pageQuery, limit: pageQuery.limit.unwrap().max(500).default(100).meta(LIMIT) }),
    answers: { 200: z.array(cdm) },
  },
});
