import { Readable } from 'node:stream';
import { AUDIT } from '@keepout/contract/audit/endpoints/audit';
import type { auditExportQuery } from '@keepout/contract/audit/entry';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { ServerContext } from '../hosting/module.ts';
import { chosenType } from '../platform/http/accept.ts';
import { givenWindow } from '../platform/http/given-time.ts';
import type { App } from '../platform/http/http.ts';
import { listOf } from '../platform/http/paging.ts';
import { serve, serveList } from '../platform/http/serve.ts';
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

  serveList(app, AUDIT.listAuditEntries, AUDIT_ORDER, async (request, page) => {
    const filter = await filterOf(request, request.query);
    return await listOf(pageAudit(db, filter, page), countAudit(db, filter), presentEntry);
  });

  serve(app, AUDIT.exportAuditEntries, async (request, reply) => {
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
  });

  serveList(app, AUDIT.listAuditOperators, OPERATOR_ORDER, async (_request, page) =>
    listOf(pageOperators(db, page), countOperators(db), presentOperator),
  );
}
