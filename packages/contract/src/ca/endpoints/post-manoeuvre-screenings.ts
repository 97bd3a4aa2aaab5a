import { z } from 'zod';
import {
  postManoeuvreScreening,
  postManoeuvreScreeningBody,
  postManoeuvreScreeningQuery,
} from '../../ca/post-manoeuvre-screening.ts';
import { endpoints } from '../../platform/endpoint.ts';
import { idOf } from '../../platform/primitives.ts';

const params = z.object({ postManoeuvreScreeningId: idOf('the screening') });

export const POST_MANOEUVRE_SCREENINGS = endpoints('ca', ['post-manoeuvre-screenings'], {
  createPostManoeuvreScreening: {
    call: 'POST /post-manoeuvre-screenings',
    summary: 'Screens a plan or a candidate ephemeris against the catalogue and the CDM of its conjunction',
    description:
      'The orbit of a plan is stored and screened as a CANDIDATE ephemeris. Returns 202; follow the Location or the event stream.',
    body: postManoeuvreScreeningBody,
    answers: { 202: postManoeuvreScreening },
    adds: ['screenings', 'records', 'storage'],
    readBy: 'getPostManoeuvreScreening',
    problems: [
      'subject-missing',
      'ephemeris-content-removed',
      'ephemeris-not-candidate',
      'plan-without-orbit',
      'catalogue-missing',
      'not-found',
    ],
  },
  listPostManoeuvreScreenings: {
    call: 'GET /post-manoeuvre-screenings',
    summary: 'Lists screenings of plans and candidates, newest first',
    query: postManoeuvreScreeningQuery,
    answers: { 200: z.array(postManoeuvreScreening) },
  },
  getPostManoeuvreScreening: {
    call: 'GET /post-manoeuvre-screenings/{postManoeuvreScreeningId}',
    summary: 'Returns the effect of a manoeuvre on all conjunctions: verdict, then new, worse, better, gone, unchanged',
    params,
    answers: { 200: postManoeuvreScreening },
  },
});
