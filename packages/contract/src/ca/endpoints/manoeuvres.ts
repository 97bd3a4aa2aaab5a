import { z } from 'zod';
import { tradeSpaceScreening, tradeSpaceScreeningBody } from '../../ca/candidate-screening.ts';
import {
  exportQuery,
  manoeuvreBody,
  manoeuvreEdit,
  manoeuvrePlan,
  manoeuvreQuery,
  manoeuvreQuestion,
  manoeuvreStep,
  planQuery,
} from '../../ca/manoeuvre.ts';
import { manoeuvreResult } from '../../ca/manoeuvre-result.ts';
import { manoeuvreReturn, manoeuvreReturnSearch } from '../../ca/manoeuvre-return.ts';
import { manoeuvreCandidates, manoeuvreSearch } from '../../ca/manoeuvre-search.ts';
import { basisQuery, planningBasis } from '../../ca/planning-basis.ts';
import { tradeSpace, tradeSpaceBody } from '../../ca/trade-space.ts';
import { endpoints, LINES } from '../../platform/endpoint.ts';
import { FOLLOWED } from '../../platform/followed.ts';
import { idOf, ifMatchHeaders } from '../../platform/primitives.ts';

const params = z.object({ manoeuvreId: idOf('the plan') });

/** Of every call that computes a manoeuvre that it is given. */
const COMPUTING = [
  'nothing-to-plan',
  'event-not-left-out',
  'manoeuvre-impossible',
  'time-invalid',
  'window-empty',
] as const;

export const MANOEUVRES = endpoints('ca', ['manoeuvres'], {
  listManoeuvres: {
    call: 'GET /manoeuvres',
    summary: 'Plans for manoeuvres, newest first',
    query: manoeuvreQuery,
    answers: { 200: z.array(manoeuvrePlan) },
  },
  getPlanningBasis: {
    call: 'GET /manoeuvres/basis',
    summary: 'Inputs of a plan for an event: events, satellite, contacts, shadows, rules',
    query: basisQuery,
    answers: { 200: planningBasis },
    problems: ['event-not-left-out', 'not-found'],
  },
  searchManoeuvres: {
    call: 'POST /manoeuvres/candidates',
    summary: 'Search the manoeuvres that avoid an event, within all constraints',
    description:
      'Nothing is stored. Computed in two-body motion of the change; a plan that is made of one is computed with all forces. Each is ' +
      `screened against the catalogue in use over seven days; stars go to those that create no new event. ${FOLLOWED}`,
    body: manoeuvreSearch,
    answers: { 200: manoeuvreCandidates },
    offers: ['application/json', LINES],
    problems: ['nothing-to-plan', 'event-not-left-out', 'time-invalid', 'window-empty', 'not-found'],
  },
  exportCandidates: {
    call: 'POST /manoeuvres/candidates/export',
    summary: 'The same search as one archive: orbits without a burn and with each candidate, the burns, the figures',
    description:
      'ZIP: `candidates.csv` (no burn, then each in its rank), `nominal.oem`, and for each candidate a folder with `with-burn.oem`, `burn.opm` and `burn.ocm`, with all forces. Nothing is stored.',
    body: manoeuvreSearch,
    offers: ['application/zip'],
    problems: [
      'nothing-to-plan',
      'event-not-left-out',
      'plan-without-orbit',
      'time-invalid',
      'window-empty',
      'not-found',
    ],
  },
  computeTradeSpace: {
    call: 'POST /manoeuvres/trade-space',
    summary: 'Total probability over begin and size of a manoeuvre',
    description: 'Over all known events of the satellite. Nothing is stored.',
    body: tradeSpaceBody,
    answers: { 200: tradeSpace },
    problems: ['nothing-to-plan', 'event-not-left-out', 'not-found'],
  },
  screenTradeSpace: {
    call: 'POST /manoeuvres/trade-space/screening',
    summary: 'The best cells of a trade space screened against the catalogue',
    description:
      'The same columns and rows as those of the trade space. Cells that reach the target, the cheapest of each begin first, from ' +
      `ignition until seven days from now. Nothing is stored. ${FOLLOWED}`,
    body: tradeSpaceScreeningBody,
    answers: { 200: tradeSpaceScreening },
    offers: ['application/json', LINES],
    problems: ['nothing-to-plan', 'event-not-left-out', 'not-found'],
  },
  searchReturn: {
    call: 'POST /manoeuvres/return',
    summary: 'Search the manoeuvre that brings the satellite back after it has avoided an event',
    description:
      'The smallest change along the velocity after which semi-major axis and argument of latitude come back into their bands, ' +
      `computed with all forces. Nothing is stored. ${FOLLOWED}`,
    body: manoeuvreReturnSearch,
    answers: { 200: manoeuvreReturn },
    offers: ['application/json', LINES],
    problems: [...COMPUTING, 'not-found'],
  },
  computeManoeuvre: {
    call: 'POST /manoeuvres/result',
    summary: 'Result of a given manoeuvre: the figures of its plan',
    description: 'Computed with all forces. Nothing is stored.',
    body: manoeuvreQuestion,
    answers: { 200: manoeuvreResult },
    problems: [...COMPUTING, 'not-found'],
  },
  createManoeuvre: {
    call: 'POST /manoeuvres',
    summary: 'Plan a manoeuvre for an event: computed with all forces, and stored as a draft',
    description:
      'The same plan is stored once: where an open one of the same manoeuvres, box, inputs, constraints and note stands already, that is the answer, with 200.',
    body: manoeuvreBody,
    answers: { 200: manoeuvrePlan, 201: manoeuvrePlan },
    adds: ['records'],
    readBy: 'getManoeuvre',
    problems: [...COMPUTING, 'not-found'],
  },
  getManoeuvre: {
    call: 'GET /manoeuvres/{manoeuvreId}',
    summary: 'One plan, with its ETag',
    params,
    query: planQuery,
    answers: { 200: manoeuvrePlan },
  },
  changeManoeuvre: {
    call: 'PUT /manoeuvres/{manoeuvreId}',
    summary: 'Change a draft, or compute it again; If-Match guards against overwriting a change made meanwhile',
    params,
    headers: ifMatchHeaders,
    body: manoeuvreEdit,
    answers: { 200: manoeuvrePlan },
    problems: ['plan-settled', ...COMPUTING],
  },
  stepManoeuvre: {
    call: 'POST /manoeuvres/{manoeuvreId}/state',
    summary: 'Give a plan its next state: propose, approve, commit, executed, abandon',
    params,
    headers: ifMatchHeaders,
    body: manoeuvreStep,
    answers: { 200: manoeuvrePlan },
    needsVersion: true,
    problems: ['plan-step-impossible', 'plan-stale', 'plan-needs-other-eyes', 'plan-not-clear', 'other-operator-moves'],
  },
  exportManoeuvre: {
    call: 'GET /manoeuvres/{manoeuvreId}/export',
    summary: 'A plan as a file: OPM, OEM, OCM, CSV or JSON',
    description:
      'OPM: the state that the orbit begins with and the manoeuvre. OEM, OCM, CSV: the orbit with it, in blocks that are split at burns, with the ' +
      'covariance that its execution adds. JSON: the plan and the same orbit. Each says what its screening says.',
    params,
    query: exportQuery,
    offers: ['text/plain', 'text/csv', 'application/json'],
    problems: ['plan-without-orbit'],
  },
});
