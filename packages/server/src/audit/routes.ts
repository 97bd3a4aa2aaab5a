import { Readable } from 'node:stream';
import {
  auditEntry,
  auditExportQuery,
  auditOperator,
  auditOperatorQuery,
  auditQuery,
} from '@keepout/contract/audit/entry';
import { AUDIT_ADMIN } from '@keepout/contract/audit/role';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ServerContext } from '../hosting/module.ts';
import { chosenType } from '../platform/http/accept.ts';
import { givenWindow } from '../platform/http/given-time.ts';
import type { App } from '../platform/http/http.ts';
import { pageOf, tellPage } from '../platform/http/paging.ts';
import { CSV_HEAD, csvLine } from './csv.ts';
import {
  AUDIT_ORDER,
  type AuditFilter,
  allOfAudit,
  countAudit,
  countOperators,
  OPERATOR_ORDER,
  pageAudit,
  pageOperators,
  presentEntry,
  presentOperator,
} from './store.ts';
import { whoseLog } from './whose.ts';

const tags = ['audit log'];
/** Lines that are read at a time for an export. */
const AT_A_TIME = 1000;

export function registerAudit(app: App, context: ServerContext): void {
  const db = context.database.orm;

  async function filterOf(request: FastifyRequest, query: z.output<typeof auditExportQuery>): Promise<AuditFilter> {
    const window = givenWindow(query);
    return {
      operatorId: await whoseLog(db, request, query['operator-id']),
      actor: query.actor,
      action: query.action,
      recordType: query['record-type'],
      recordId: query['record-id'],
      ...window,
    };
  }

  app.route({
    method: 'GET',
    url: '/entries',
    schema: {
      operationId: 'listAuditEntries',
      summary: 'Who did what in your organisation, newest first',
      description:
        'Every change is written into the log with the change itself; nothing in it can be changed. An administrator of a ' +
        'service may name another organisation, and is written into its log for it.',
      tags,
      querystring: auditQuery,
      response: { 200: z.array(auditEntry) },
    },
    config: { problems: ['not-found', 'time-invalid', 'window-empty'] },
    handler: async (request, reply) => {
      const filter = await filterOf(request, request.query);
      const [{ rows, next }, total] = await Promise.all([
        pageAudit(db, filter, pageOf(request.query, AUDIT_ORDER)),
        countAudit(db, filter),
      ]);
      tellPage(request, reply, AUDIT_ORDER, { total, next });
      return rows.map(presentEntry);
    },
  });

  app.route({
    method: 'GET',
    url: '/export',
    schema: {
      operationId: 'exportAuditEntries',
      summary: 'All of these lines as a file: CSV, or JSON with a line for each',
      description: 'The filters are those of the list. `Accept: text/csv`, or `Accept: application/x-ndjson` for JSON.',
      tags,
      querystring: auditExportQuery,
      response: { 200: z.string().meta({ description: 'The file.' }) },
    },
    config: {
      offers: ['text/csv', 'application/x-ndjson'],
      problems: ['not-found', 'time-invalid', 'window-empty'],
    },
    handler: async (request, reply) => {
      const filter = await filterOf(request, request.query);
      const isJson = chosenType(request) === 'application/x-ndjson';
      async function* lines() {
        if (!isJson) yield CSV_HEAD;
        for await (const entries of allOfAudit(db, filter, AT_A_TIME)) {
          yield entries.map((entry) => (isJson ? `${JSON.stringify(entry)}\n` : csvLine(entry))).join('');
        }
      }
      const name = `audit_${filter.operatorId.replaceAll(/[^\w-]/g, '_')}.${isJson ? 'ndjson' : 'csv'}`;
      reply.header('content-disposition', `attachment; filename="${name}"`);
      reply.type(isJson ? 'application/x-ndjson' : 'text/csv; charset=utf-8');
      return reply.send(Readable.from(lines()) as never);
    },
  });

  app.route({
    method: 'GET',
    url: '/operators',
    schema: {
      operationId: 'listAuditOperators',
      summary: 'The organisations that have a log, for administrators',
      tags,
      querystring: auditOperatorQuery,
      response: { 200: z.array(auditOperator) },
    },
    config: { requirement: AUDIT_ADMIN },
    handler: async (request, reply) => {
      const [{ rows, next }, total] = await Promise.all([
        pageOperators(db, pageOf(request.query, OPERATOR_ORDER)),
        countOperators(db),
      ]);
      tellPage(request, reply, OPERATOR_ORDER, { total, next });
      return rows.map(presentOperator);
    },
  });
}
