import {
  decision,
  decisionBody,
  decisionChange,
  decisionQuery,
  decisionSummary,
  recordQuery,
} from '@keepout/contract/ca/decision';
import type { Language } from '@keepout/contract/platform/language';
import { idOf } from '@keepout/contract/platform/primitives';
import { z } from 'zod';
import type { ServerContext } from '../../hosting/module.ts';
import { principalOf } from '../../identity/guard.ts';
import { callerOf } from '../../platform/http/caller.ts';
import type { App } from '../../platform/http/http.ts';
import { pageOf, tellPage } from '../../platform/http/paging.ts';
import { notFound, refused } from '../../platform/http/problem.ts';
import type { ManoeuvrePlans } from '../../ports/manoeuvre-plans.ts';
import { languageFor } from '../../users/language.ts';
import { presentDecision, presentSummary } from './present.ts';
import { wholeDecision } from './read.ts';
import type { DecisionRecord } from './record/decision-record.ts';
import { changeDecision, openDecision, signDecision } from './service.ts';
import {
  countDecisions,
  DECISION_ORDER,
  type DecisionRow,
  findDecision,
  listDecisions,
  readRecordText,
} from './store.ts';

const tags = ['decisions'];
const params = z.object({ decisionId: idOf('the decision record') });
const headers = z.object({
  'if-match': z
    .string()
    .regex(/^((W\/)?("\d{1,9}"|\d{1,9})|\*)$/)
    .optional()
    .meta({ description: 'ETag of the record that the call is based on.', examples: ['"1"'] }),
});

/**
 * Decisions about events.
 *
 * @param plans   manoeuvre plans that can be chosen; none without
 */
export function registerDecisions(app: App, context: ServerContext, plans?: ManoeuvrePlans): void {
  const db = context.database.orm;
  const present = async (row: DecisionRow) => presentDecision(await wholeDecision(db, row));

  app.route({
    method: 'GET',
    url: '/decisions',
    schema: {
      operationId: 'listDecisions',
      summary: 'Decision records, newest first',
      tags,
      querystring: decisionQuery,
      response: { 200: z.array(decisionSummary) },
    },
    handler: async (request, reply) => {
      const { operatorId } = callerOf(request);
      const filter = { conjunctionId: request.query['conjunction-id'] };
      const [{ rows, next }, total] = await Promise.all([
        listDecisions(db, operatorId, filter, pageOf(request.query, DECISION_ORDER)),
        countDecisions(db, operatorId, filter),
      ]);
      tellPage(request, reply, DECISION_ORDER, { total, next });
      return rows.map(presentSummary);
    },
  });

  app.route({
    method: 'POST',
    url: '/decisions',
    schema: {
      operationId: 'openDecision',
      summary: 'Open a decision record for an event',
      description: 'An event has one record at a time that is neither signed nor withdrawn; signed ones stay.',
      tags,
      body: decisionBody,
      response: { 201: decision },
    },
    config: { adds: ['records'], tells: ['ETag', 'Location'], problems: ['not-found', 'decision-open'] },
    handler: async (request, reply) => {
      const row = await openDecision(context, callerOf(request), request.body.conjunctionId);
      return reply
        .code(201)
        .header('etag', `"${row.version}"`)
        .header('location', `/api/v1/ca/decisions/${row.id}`)
        .send(await present(row));
    },
  });

  app.route({
    method: 'GET',
    url: '/decisions/:decisionId',
    schema: {
      operationId: 'getDecision',
      summary: 'One decision record with its flight rules, and from the decision on its inputs and results',
      tags,
      params,
      response: { 200: decision },
    },
    config: { tells: ['ETag'] },
    handler: async (request, reply) => {
      const row = await findDecision(db, callerOf(request).operatorId, request.params.decisionId);
      if (row === undefined) throw notFound('The decision record');
      return reply.header('etag', `"${row.version}"`).send(await present(row));
    },
  });

  app.route({
    method: 'PATCH',
    url: '/decisions/:decisionId',
    schema: {
      operationId: 'changeDecision',
      summary: 'Acknowledge, assign, note, waive rules, decide or withdraw',
      description:
        'What is left out stays. A decision freezes inputs and results as they are at that moment; flight rules that it asks ' +
        'for must be met or waived.',
      tags,
      params,
      headers,
      body: decisionChange,
      response: { 200: decision },
    },
    config: {
      tells: ['ETag'],
      problems: [
        'version-changed',
        'decision-closed',
        'decision-event-gone',
        'decision-not-computed',
        'flight-rules-not-met',
        'plan-unknown',
      ],
    },
    handler: async (request, reply) => {
      const expected = versionOf(request.headers['if-match']);
      const { decisionId } = request.params;
      const row = await changeDecision(context, callerOf(request), decisionId, request.body, { expected, plans });
      return reply.header('etag', `"${row.version}"`).send(await present(row));
    },
  });

  app.route({
    method: 'POST',
    url: '/decisions/:decisionId/sign',
    schema: {
      operationId: 'signDecision',
      summary: 'Sign what was decided; from then on nothing of the record changes',
      tags,
      params,
      headers,
      response: { 200: decision },
    },
    config: {
      tells: ['ETag'],
      problems: ['version-changed', 'decision-closed', 'decision-missing', 'decision-inputs-changed', 'four-eyes'],
    },
    handler: async (request, reply) => {
      const expected = versionOf(request.headers['if-match']);
      const row = await signDecision(context, callerOf(request), request.params.decisionId, expected);
      return reply.header('etag', `"${row.version}"`).send(await present(row));
    },
  });

  app.route({
    method: 'GET',
    url: '/decisions/:decisionId/record',
    schema: {
      operationId: 'getDecisionRecord',
      summary: 'The signed record: JSON that `keepout replay` computes again, or the same to print',
      tags,
      params,
      querystring: recordQuery,
    },
    config: { offers: ['application/json', 'application/pdf'], problems: ['decision-not-signed'] },
    handler: async (request, reply) => {
      const { operatorId } = callerOf(request);
      const { decisionId } = request.params;
      const row = await findDecision(db, operatorId, decisionId);
      if (row === undefined) throw notFound('The decision record');
      const text = await readRecordText(db, operatorId, decisionId);
      if (text === undefined) {
        throw refused('decision-not-signed', {
          detail: `The decision record is ${row.state}; it is made when it is signed.`,
        });
      }
      const { format, language: asked } = request.query;
      const language = await languageFor(db, principalOf(request), asked);
      const name = `decision-${row.recordHash?.slice(0, 12)}.${format}`;
      if (format === 'pdf') reply.header('content-language', language);
      return reply
        .type(`application/${format}`)
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(format === 'json' ? text : Buffer.from(await printed(text, language)));
    },
  });
}

/** Fonts and their layout are loaded when somebody prints first. */
async function printed(text: string, language: Language): Promise<Uint8Array> {
  const { recordPdf } = await import('./pdf/record-pdf.ts');
  return await recordPdf(JSON.parse(text) as DecisionRecord, language);
}

function versionOf(ifMatch: string | undefined): number | undefined {
  const digits = ifMatch?.match(/\d+/)?.[0];
  return digits === undefined ? undefined : Number(digits);
}
