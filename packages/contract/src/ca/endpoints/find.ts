import { z } from 'zod';
import { conjunctionSummary } from '../../ca/conjunction.ts';
import { endpoints } from '../../platform/endpoint.ts';
import { findQuery } from '../conjunction.ts';

export const FIND = endpoints('ca', ['conjunctions'], {
  findConjunctions: {
    call: 'GET /find',
    summary: 'Search the conjunctions on record, sorted by TCA',
    description:
      'All conditions must hold; without any, everything on record is listed. The body is a plain list; ' +
      'X-Total-Count and Link carry the paging. Events of candidate ephemerides are not searched.',
    query: findQuery,
    answers: { 200: z.array(conjunctionSummary), 304: z.null() },
    tells: ['ETag'],
    problems: ['time-invalid', 'window-empty', 'risk-level-unknown', 'verdict-unknown', 'not-found'],
  },
});
