import { z } from 'zod';
import { conjunctionSummary } from '../../ca/conjunction.ts';
import { endpoints } from '../../platform/endpoint.ts';
import { findQuery } from '../conjunction.ts';

export const FIND = endpoints('ca', ['conjunctions'], {
  findConjunctions: {
    call: 'GET /find',
    summary: 'Lists stored conjunctions that meet all conditions, by TCA',
    description:
      'Without conditions, all stored conjunctions are listed. The body is a plain list; X-Total-Count and Link carry the paging. Conjunctions of candidate ephemerides are excluded.',
    query: findQuery,
    answers: { 200: z.array(conjunctionSummary), 304: z.null() },
    tells: ['ETag'],
    problems: ['time-invalid', 'window-empty', 'risk-level-unknown', 'verdict-unknown', 'not-found'],
  },
});
