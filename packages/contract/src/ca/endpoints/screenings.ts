import { z } from 'zod';
import { conjunctionSummary } from '../../ca/conjunction.ts';
import { screening, screeningBody, screeningQuery, screeningSummary } from '../../ca/screening.ts';
import { endpoints } from '../../platform/endpoint.ts';
import { idOf, pageQuery } from '../../platform/primitives.ts';

const params = z.object({ screeningId: idOf('the screening') });

export const SCREENINGS = endpoints('ca', ['screenings'], {
  listScreenings: {
    call: 'GET /screenings',
    summary: 'Lists screenings, newest first',
    query: screeningQuery,
    answers: { 200: z.array(screeningSummary) },
  },
  createScreening: {
    call: 'POST /screenings',
    summary: 'Screens an ephemeris, a satellite or all satellites against the catalogue',
    description: 'Returns 202; follow the Location or the event stream for progress.',
    body: screeningBody,
    answers: { 202: screening },
    adds: ['screenings', 'records'],
    readBy: 'getScreening',
    problems: ['subject-missing', 'ephemeris-content-removed', 'time-invalid', 'not-found'],
  },
  getScreening: {
    call: 'GET /screenings/{screeningId}',
    summary: 'Returns a screening with its progress',
    params,
    answers: { 200: screening },
  },
  cancelScreening: {
    call: 'DELETE /screenings/{screeningId}',
    summary: 'Cancels a screening that has not ended',
    params,
    answers: { 204: z.null() },
  },
  listScreeningConjunctions: {
    call: 'GET /screenings/{screeningId}/conjunctions',
    summary: 'Lists the conjunctions found by a screening, by TCA',
    params,
    query: z.object(pageQuery),
    answers: { 200: z.array(conjunctionSummary), 304: z.null() },
    tells: ['ETag'],
  },
});
