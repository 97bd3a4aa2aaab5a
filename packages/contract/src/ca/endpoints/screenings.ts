import { z } from 'zod';
import { conjunctionSummary } from '../../ca/conjunction.ts';
import { screening, screeningBody, screeningQuery, screeningSummary } from '../../ca/screening.ts';
import { endpoints } from '../../platform/endpoint.ts';
import { idOf, pageQuery } from '../../platform/primitives.ts';

const tags = ['screenings'];
const params = z.object({ screeningId: idOf('the screening') });

export const SCREENINGS = endpoints('ca', {
  listScreenings: {
    method: 'GET',
    path: '/screenings',
    summary: 'Screenings, newest first',
    tags,
    query: screeningQuery,
    answers: { 200: z.array(screeningSummary) },
  },
  createScreening: {
    method: 'POST',
    path: '/screenings',
    summary: 'Screen an ephemeris, a satellite or the fleet against the catalogue',
    description: 'Answers 202; follow the Location or the event stream for progress.',
    tags,
    body: screeningBody,
    answers: { 202: screening },
    adds: ['screenings', 'records'],
    readBy: 'getScreening',
    problems: ['subject-missing', 'time-invalid', 'not-found'],
  },
  getScreening: {
    method: 'GET',
    path: '/screenings/{screeningId}',
    summary: 'One screening with its progress',
    tags,
    params,
    answers: { 200: screening },
  },
  cancelScreening: {
    method: 'DELETE',
    path: '/screenings/{screeningId}',
    summary: 'Cancel a screening that has not ended',
    tags,
    params,
    answers: { 204: z.null() },
  },
  listScreeningConjunctions: {
    method: 'GET',
    path: '/screenings/{screeningId}/conjunctions',
    summary: 'What the screening found, sorted by TCA',
    tags,
    params,
    query: z.object(pageQuery),
    answers: { 200: z.array(conjunctionSummary), 304: z.null() },
    tells: ['ETag'],
  },
});
