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
    summary: 'Lists manoeuvre plans, newest first',
    query: manoeuvreQuery,
    answers: { 200: z.array(manoeuvrePlan) },
  },
  getPlanningBasis: {
    call: 'GET /manoeuvres/basis',
    summary: 'Returns the inputs of a plan for a conjunction: conjunctions, satellite, contacts, eclipses, rules',
    query: basisQuery,
    answers: { 200: planningBasis },
    problems: ['event-not-left-out', 'not-found'],
  },
  searchManoeuvres: {
    call: 'POST /manoeuvres/candidates',
    summary: 'Searches manoeuvres that avoid a conjunction, within all constraints',
    description: `Nothing is stored. The search uses two-body motion for the effect of the burn; a saved plan is computed with all forces. Each candidate is screened against the catalogue in use over seven days. Only candidates that create no new conjunction are recommended. ${FOLLOWED}`,
    body: manoeuvreSearch,
    answers: { 200: manoeuvreCandidates },
    offers: ['application/json', LINES],
    problems: ['nothing-to-plan', 'event-not-left-out', 'time-invalid', 'window-empty', 'not-found'],
  },
  exportCandidates: {
    call: 'POST /manoeuvres/candidates/export',
    summary: 'Returns the search result as an archive: orbits without a burn and with each candidate, burns, figures',
    description:
      'ZIP: `candidates.csv` (no burn, then candidates by rank), `nominal.oem`, and one folder per candidate with `with-burn.oem`, `burn.opm` and `burn.ocm`, computed with all forces. Nothing is stored.',
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
    summary: 'Returns the total probability over ignition epoch and magnitude of a manoeuvre',
    description: 'Includes all known conjunctions of the satellite. Nothing is stored.',
    body: tradeSpaceBody,
    answers: { 200: tradeSpace },
    problems: ['nothing-to-plan', 'event-not-left-out', 'not-found'],
  },
  screenTradeSpace: {
    call: 'POST /manoeuvres/trade-space/screening',
    summary: 'Screens the best cells of a trade space against the catalogue',
    description: `Columns and rows are those of the trade space. Screens cells that reach the target, the lowest delta-v of each ignition epoch first, from ignition to seven days from now. Nothing is stored. ${FOLLOWED}`,
    body: tradeSpaceScreeningBody,
    answers: { 200: tradeSpaceScreening },
    offers: ['application/json', LINES],
    problems: ['nothing-to-plan', 'event-not-left-out', 'not-found'],
  },
  searchReturn: {
    call: 'POST /manoeuvres/return',
    summary: 'Searches the return manoeuvre after an avoidance manoeuvre',
    description: `Returns the smallest along-velocity delta-v with which semi-major axis and argument of latitude return into their bands, computed with all forces. Nothing is stored. ${FOLLOWED}`,
    body: manoeuvreReturnSearch,
    answers: { 200: manoeuvreReturn },
    offers: ['application/json', LINES],
    problems: [...COMPUTING, 'not-found'],
  },
  computeManoeuvre: {
    call: 'POST /manoeuvres/result',
    summary: 'Returns the result of a given manoeuvre: the figures of its plan',
    description: 'Computed with all forces. Nothing is stored.',
    body: manoeuvreQuestion,
    answers: { 200: manoeuvreResult },
    problems: [...COMPUTING, 'not-found'],
  },
  createManoeuvre: {
    call: 'POST /manoeuvres',
    summary: 'Creates a manoeuvre plan for a conjunction as a draft, computed with all forces',
    description:
      'Identical plans are stored once: if an open plan has the same manoeuvres, box, inputs, constraints and note, that plan is returned with 200.',
    body: manoeuvreBody,
    answers: { 200: manoeuvrePlan, 201: manoeuvrePlan },
    adds: ['records'],
    readBy: 'getManoeuvre',
    problems: [...COMPUTING, 'not-found'],
  },
  getManoeuvre: {
    call: 'GET /manoeuvres/{manoeuvreId}',
    summary: 'Returns a plan with its ETag',
    params,
    query: planQuery,
    answers: { 200: manoeuvrePlan },
  },
  changeManoeuvre: {
    call: 'PUT /manoeuvres/{manoeuvreId}',
    summary: 'Changes a draft, or computes it again; If-Match prevents overwriting a concurrent change',
    params,
    headers: ifMatchHeaders,
    body: manoeuvreEdit,
    answers: { 200: manoeuvrePlan },
    problems: ['plan-settled', ...COMPUTING],
  },
  stepManoeuvre: {
    call: 'POST /manoeuvres/{manoeuvreId}/state',
    summary: 'Changes the state of a plan: propose, approve, commit, executed, abandon',
    params,
    headers: ifMatchHeaders,
    body: manoeuvreStep,
    answers: { 200: manoeuvrePlan },
    needsVersion: true,
    problems: ['plan-step-impossible', 'plan-stale', 'plan-needs-other-eyes', 'plan-not-clear', 'other-operator-moves'],
  },
  exportManoeuvre: {
    call: 'GET /manoeuvres/{manoeuvreId}/export',
    summary: 'Returns a plan as a file: OPM, OEM, OCM, CSV or JSON',
    description:
      'OPM: initial state vector and manoeuvre. OEM, OCM, CSV: the orbit with the manoeuvre in blocks split at burns, with the covariance of the execution error. JSON: the plan and the same orbit. All formats contain the screening status.',
    params,
    query: exportQuery,
    offers: ['text/plain', 'text/csv', 'application/json'],
    problems: ['plan-without-orbit'],
  },
});
