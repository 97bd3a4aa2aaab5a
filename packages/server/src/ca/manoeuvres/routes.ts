import { tradeSpaceScreening, tradeSpaceScreeningBody } from '@keepout/contract/ca/candidate-screening';
import {
  exportQuery,
  manoeuvreBody,
  manoeuvreEdit,
  manoeuvrePlan,
  manoeuvreQuery,
  manoeuvreStep,
} from '@keepout/contract/ca/manoeuvre';
import { manoeuvreReturn, manoeuvreReturnSearch } from '@keepout/contract/ca/manoeuvre-return';
import { manoeuvreCandidates, manoeuvreSearch } from '@keepout/contract/ca/manoeuvre-search';
import { basisQuery, planningBasis } from '@keepout/contract/ca/planning-basis';
import { tradeSpace, tradeSpaceBody } from '@keepout/contract/ca/trade-space';
import { idOf } from '@keepout/contract/platform/primitives';
import { z } from 'zod';
import { readRules } from '../../fleet/rules.ts';
import type { ServerContext } from '../../hosting/module.ts';
import { type Caller, callerOf } from '../../platform/http/caller.ts';
import type { App } from '../../platform/http/http.ts';
import { expectedVersion, ifMatchHeaders } from '../../platform/http/if-match.ts';
import { pageOf, tellPage } from '../../platform/http/paging.ts';
import { refused } from '../../platform/http/problem.ts';
import { exportName, exportPlan } from './export.ts';
import { gather } from './gather.ts';
import { nothingToPlan } from './nothing-to-plan.ts';
import { presentPlan, type ScreeningsOfPlans } from './present.ts';
import { screenedCandidates, screenedTradeSpace } from './screened/service.ts';
import { createPlan, editPlan, own, readTimes, refusedManoeuvre, stepPlan } from './service.ts';
import { staleReasons } from './stale.ts';
import { countPlans, listPlans, PLAN_ORDER, type PlanRow } from './store.ts';
import { basisTask, returnTask, tradeSpaceTask } from './tasks.ts';

const tags = ['manoeuvres'];
const params = z.object({ manoeuvreId: idOf('the plan') });

export function registerManoeuvres(app: App, context: ServerContext, screeningsOf: ScreeningsOfPlans): void {
  const db = context.database.orm;
  const present = async (rows: readonly PlanRow[], { operatorId, actor }: Caller) => {
    const [stale, screeningOf, { fourEyes }] = await Promise.all([
      staleReasons(db, operatorId, rows),
      screeningsOf(operatorId, rows),
      readRules(db, operatorId),
    ]);
    return rows.map((row) => {
      const now = { staleBecause: stale.get(row.id) ?? [], screening: screeningOf(row) };
      return presentPlan(row, now, { fourEyes, actor });
    });
  };
  const one = async (row: PlanRow, caller: Caller) => (await present([row], caller))[0]!;

  app.route({
    method: 'GET',
    url: '/manoeuvres',
    schema: {
      operationId: 'listManoeuvres',
      summary: 'Plans for manoeuvres, newest first',
      tags,
      querystring: manoeuvreQuery,
      response: { 200: z.array(manoeuvrePlan) },
    },
    handler: async (request, reply) => {
      const caller = callerOf(request);
      const { 'conjunction-id': conjunctionId, 'satellite-id': satelliteId } = request.query;
      const filter = { conjunctionId, satelliteId };
      const [{ rows, next }, total] = await Promise.all([
        listPlans(db, caller.operatorId, filter, pageOf(request.query, PLAN_ORDER)),
        countPlans(db, caller.operatorId, filter),
      ]);
      tellPage(request, reply, PLAN_ORDER, { total, next });
      return await present(rows, caller);
    },
  });

  app.route({
    method: 'GET',
    url: '/manoeuvres/basis',
    schema: {
      operationId: 'getPlanningBasis',
      summary: 'What a plan for an event is computed from: events, satellite, contacts, shadows, rules',
      tags,
      querystring: basisQuery,
      response: { 200: planningBasis },
    },
    handler: async (request) => {
      const { 'conjunction-id': conjunctionId } = request.query;
      const { input } = await gather(context, callerOf(request).operatorId, conjunctionId);
      return { conjunctionId, ...(await context.readers.run(basisTask, input)) };
    },
  });

  app.route({
    method: 'POST',
    url: '/manoeuvres/candidates',
    schema: {
      operationId: 'searchManoeuvres',
      summary: 'Search the manoeuvres that avoid an event, within all constraints',
      description:
        'Nothing is stored. Computed in two-body motion of the change; a plan that is made of one is computed with all forces. Each is ' +
        'screened against the catalogue in use over seven days; stars go to those that create no new event.',
      tags,
      body: manoeuvreSearch,
      response: { 200: manoeuvreCandidates },
    },
    config: { problems: ['nothing-to-plan', 'time-invalid', 'window-empty', 'not-found'] },
    handler: async (request) => {
      const { body } = request;
      const search = { ...body, constraints: readTimes(ANY_MANOEUVRE, body.constraints).constraints };
      const { input } = await gather(context, callerOf(request).operatorId, body.conjunctionId);
      const found = await screenedCandidates(context, callerOf(request).operatorId, input, search);
      return { conjunctionId: body.conjunctionId, ...found };
    },
  });

  app.route({
    method: 'POST',
    url: '/manoeuvres/trade-space',
    schema: {
      operationId: 'computeTradeSpace',
      summary: 'Total probability over begin and size of a manoeuvre',
      description: 'Over all known events of the satellite. Nothing is stored.',
      tags,
      body: tradeSpaceBody,
      response: { 200: tradeSpace },
    },
    config: { problems: ['nothing-to-plan', 'not-found'] },
    handler: async (request) => {
      const { body } = request;
      const { input } = await gather(context, callerOf(request).operatorId, body.conjunctionId);
      const answer = await context.readers.run(tradeSpaceTask, { input, body });
      if (!answer.ok) throw nothingToPlan(answer.fault);
      return { conjunctionId: body.conjunctionId, ...answer.value };
    },
  });

  app.route({
    method: 'POST',
    url: '/manoeuvres/trade-space/screening',
    schema: {
      operationId: 'screenTradeSpace',
      summary: 'The best cells of a trade space against the whole catalogue',
      description:
        'The same columns and rows as those of the trade space. Cells that reach the target, the cheapest of each begin first, from ' +
        'ignition until seven days from now. Nothing is stored.',
      tags,
      body: tradeSpaceScreeningBody,
      response: { 200: tradeSpaceScreening },
    },
    config: { problems: ['nothing-to-plan', 'not-found'] },
    handler: async (request) => {
      const { body } = request;
      const { operatorId } = callerOf(request);
      const { input } = await gather(context, operatorId, body.conjunctionId);
      return { conjunctionId: body.conjunctionId, ...(await screenedTradeSpace(context, operatorId, input, body)) };
    },
  });

  app.route({
    method: 'POST',
    url: '/manoeuvres/return',
    schema: {
      operationId: 'searchReturn',
      summary: 'Search the manoeuvre that brings the satellite back after it has avoided an event',
      description:
        'The smallest change along the velocity after which semi-major axis and argument of latitude come back into their bands, ' +
        'computed with all forces. Nothing is stored.',
      tags,
      body: manoeuvreReturnSearch,
      response: { 200: manoeuvreReturn },
    },
    config: { problems: ['nothing-to-plan', 'manoeuvre-impossible', 'time-invalid', 'window-empty', 'not-found'] },
    handler: async (request) => {
      const { body } = request;
      if (body.latestHours <= body.earliestHours) {
        const message = `latestHours is ${body.latestHours}, which is not after earliestHours, ${body.earliestHours}.`;
        const errors = [{ pointer: '#/latestHours', code: 'window-empty' as const, message }];
        throw refused('window-empty', { detail: message, errors });
      }
      const search = { ...body, ...readTimes(body.manoeuvre, body.constraints) };
      const { input } = await gather(context, callerOf(request).operatorId, body.conjunctionId);
      const answer = await context.readers.run(returnTask, { input, search });
      if (answer.ok) return { conjunctionId: body.conjunctionId, ...answer.value };
      throw answer.fault.code === 'REFUSED' ? refusedManoeuvre(answer.fault) : nothingToPlan(answer.fault);
    },
  });

  app.route({
    method: 'POST',
    url: '/manoeuvres',
    schema: {
      operationId: 'createManoeuvre',
      summary: 'Plan a manoeuvre for an event: computed with all forces, and stored as a draft',
      tags,
      body: manoeuvreBody,
      response: { 201: manoeuvrePlan },
    },
    config: {
      adds: ['records'],
      tells: ['ETag', 'Location'],
      problems: ['nothing-to-plan', 'manoeuvre-impossible', 'time-invalid', 'window-empty', 'not-found'],
    },
    handler: async (request, reply) => {
      const caller = callerOf(request);
      const row = await createPlan(context, caller, request.body);
      return reply
        .code(201)
        .header('etag', `"${row.version}"`)
        .header('location', `/api/v1/ca/manoeuvres/${row.id}`)
        .send(await one(row, caller));
    },
  });

  app.route({
    method: 'GET',
    url: '/manoeuvres/:manoeuvreId',
    schema: {
      operationId: 'getManoeuvre',
      summary: 'One plan, with its ETag',
      tags,
      params,
      response: { 200: manoeuvrePlan },
    },
    config: { tells: ['ETag'] },
    handler: async (request, reply) => {
      const caller = callerOf(request);
      const row = await own(context, caller.operatorId, request.params.manoeuvreId);
      return reply.header('etag', `"${row.version}"`).send(await one(row, caller));
    },
  });

  app.route({
    method: 'PUT',
    url: '/manoeuvres/:manoeuvreId',
    schema: {
      operationId: 'changeManoeuvre',
      summary: 'Change a draft, or compute it again; If-Match guards against overwriting a change made meanwhile',
      tags,
      params,
      headers: ifMatchHeaders,
      body: manoeuvreEdit,
      response: { 200: manoeuvrePlan },
    },
    config: {
      tells: ['ETag'],
      problems: [
        'version-changed',
        'plan-settled',
        'nothing-to-plan',
        'manoeuvre-impossible',
        'time-invalid',
        'window-empty',
      ],
    },
    handler: async (request, reply) => {
      const caller = callerOf(request);
      const expected = expectedVersion(request.headers);
      const row = await editPlan(context, caller, request.params.manoeuvreId, request.body, expected);
      return reply.header('etag', `"${row.version}"`).send(await one(row, caller));
    },
  });

  app.route({
    method: 'POST',
    url: '/manoeuvres/:manoeuvreId/state',
    schema: {
      operationId: 'stepManoeuvre',
      summary: 'Give a plan its next state: propose, approve, commit, executed, abandon',
      tags,
      params,
      headers: ifMatchHeaders,
      body: manoeuvreStep,
      response: { 200: manoeuvrePlan },
    },
    config: {
      tells: ['ETag'],
      problems: ['version-changed', 'plan-step-impossible', 'plan-stale', 'plan-needs-other-eyes'],
    },
    handler: async (request, reply) => {
      const caller = callerOf(request);
      const expected = expectedVersion(request.headers);
      const row = await stepPlan(context, caller, request.params.manoeuvreId, request.body, expected);
      return reply.header('etag', `"${row.version}"`).send(await one(row, caller));
    },
  });

  app.route({
    method: 'GET',
    url: '/manoeuvres/:manoeuvreId/export',
    schema: {
      operationId: 'exportManoeuvre',
      summary: 'A plan as a file: OPM, OEM, OCM, CSV or JSON',
      description:
        'OPM: state at ignition and the manoeuvre. OEM, OCM, CSV: the orbit with it, in blocks that are split at burns, with the ' +
        'covariance that its execution adds. JSON: the plan and the same orbit. Each says what its screening says.',
      tags,
      params,
      querystring: exportQuery,
    },
    config: { offers: ['text/plain', 'text/csv', 'application/json'], problems: ['plan-without-orbit'] },
    handler: async (request, reply) => {
      const caller = callerOf(request);
      const { format } = request.query;
      const row = await own(context, caller.operatorId, request.params.manoeuvreId);
      const plan = await one(row, caller);
      const text = await exportPlan(context, row, { format, screening: plan.screening });
      const body = format === 'json' ? JSON.stringify({ plan, segments: JSON.parse(text) }) : text;
      return reply
        .header('content-type', MEDIA[format] ?? 'text/plain; charset=utf-8')
        .header('content-disposition', `attachment; filename="${exportName(row, format)}"`)
        .send(body);
    },
  });
}

const MEDIA: Readonly<Record<string, string>> = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
};

/** Constraints are read with a manoeuvre as a rule; a search has none. */
const ANY_MANOEUVRE = {
  manoeuvreType: 'IMPULSIVE',
  ignitionEpoch: '2000-01-01T00:00:00Z',
  deltaVReferenceFrame: 'RTN',
  deltaVVector: [0, 0, 0],
} as const satisfies Parameters<typeof readTimes>[0] as Parameters<typeof readTimes>[0];
