import { Readable } from 'node:stream';
import { AUDIT } from '@keepout/contract/audit/endpoints/audit';
import type { AuditEntry, auditExportQuery } from '@keepout/contract/audit/entry';
import { recordTypesOf, SERVICE_RECORD_TYPES } from '@keepout/contract/audit/record-services';
import { ACCOUNT_AUDIT_READER } from '@keepout/contract/audit/role';
import { LINES } from '@keepout/contract/platform/endpoint';
import { satisfies } from '@keepout/contract/platform/roles';
import { csvRow, csvText } from '@keepout/units/csv';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { ServerContext } from '../hosting/module.ts';
import { namesOfRecords } from '../hosting/record-names.ts';
import { principalOf } from '../identity/guard.ts';
import { isPaymentsRunner, requireRunner } from '../identity/payments-runner.ts';
import { writeAudit } from '../platform/audit/audit.ts';
import { chosenType } from '../platform/http/accept.ts';
import { callerOf } from '../platform/http/caller.ts';
import type { App } from '../platform/http/http.ts';
import { notFound } from '../platform/http/problem.ts';
import { readListPage } from '../platform/http/record-list.ts';
import { serve, serveList } from '../platform/http/serve.ts';
import { windowOfQuery } from '../platform/http/time-query.ts';
import {
  AUDIT_ORDER,
  type AuditFilter,
  allOfAudit,
  auditList,
  OPERATOR_ORDER,
  operatorList,
  presentAuditEntry,
  presentName,
  presentOperator,
  type ReadableLines,
} from './store.ts';

/** Number of lines per read of an export. */
const AT_A_TIME = 1000;

export function registerAudit(app: App, context: ServerContext): void {
  const db = context.database.orm;

  async function filterOf(request: FastifyRequest, query: z.output<typeof auditExportQuery>): Promise<AuditFilter> {
    const window = windowOfQuery(query);
    const operatorId = await whoseLog(context, request, query['operator-id']);
    return {
      operatorId,
      actor: query.actor,
      action: query.action,
      recordType: query['record-type'],
      readable: operatorId === callerOf(request).operatorId ? readableFor(request) : undefined,
      recordId: query['record-id'],
      ...window,
    };
  }

  serveList(app, AUDIT.listAuditEntries, AUDIT_ORDER, async (request, page) => {
    const filter = await filterOf(request, request.query);
    const lines = await readListPage(auditList(db, filter), page, presentAuditEntry);
    const nameOf = await namesOfRecords(context.recordNames, db, filter.operatorId, lines.rows);
    return { ...lines, rows: lines.rows.map((line) => ({ ...line, ...presentName(nameOf(line)) })) };
  });

  serve(app, AUDIT.exportAuditEntries, async (request, reply) => {
    const filter = await filterOf(request, request.query);
    const isJson = chosenType(request) === LINES;
    async function* lines() {
      if (!isJson) yield CSV_HEAD;
      for await (const entries of allOfAudit(db, filter, AT_A_TIME)) {
        yield entries.map((entry) => (isJson ? `${JSON.stringify(entry)}\n` : csvLine(entry))).join('');
      }
    }
    const name = `audit_${filter.operatorId.replaceAll(/[^\w-]/g, '_')}.${isJson ? 'ndjson' : 'csv'}`;
    reply.header('content-disposition', `attachment; filename="${name}"`);
    reply.type(isJson ? LINES : 'text/csv; charset=utf-8');
    return reply.send(Readable.from(lines()) as never);
  });

  serveList(app, AUDIT.listAuditOperators, OPERATOR_ORDER, async (request, page) => {
    requireRunner(principalOf(request), context.settings);
    return await readListPage(operatorList(db), page, presentOperator);
  });
}

/** Returns the lines that a caller may read: records of the caller's services, own actions, and for administrators accounts and sign-ins. */
function readableFor(request: FastifyRequest): ReadableLines {
  const { isProgram, roles } = principalOf(request);
  const recordTypes = recordTypesOf(roles);
  if (isProgram === true) return { recordTypes };
  const mayReadAccounts = satisfies(roles, ACCOUNT_AUDIT_READER);
  return {
    // Users of the organisation can see who read this log from another one.
    recordTypes: [...recordTypes, 'audit'],
    actor: callerOf(request).actor,
    ...(mayReadAccounts && { exceptTypes: SERVICE_RECORD_TYPES }),
  };
}

const CSV_HEAD = csvText([['entryId', 'at', 'operatorId', 'actor', 'action', 'recordType', 'recordId', 'detail']]);

/** A record of the table, the detail as JSON. */
function csvLine({ entryId, at, operatorId, actor, action, recordType, recordId, detail }: AuditEntry): string {
  return csvRow([String(entryId), at, operatorId, actor, action, recordType, recordId, JSON.stringify(detail)]);
}

/**
 * Returns the organisation whose log is read. Only users who run the payments of the installation may read that of another organisation; other callers
 * get no indication that it exists. The access itself is first written into the log that is read.
 */
async function whoseLog(
  context: ServerContext,
  request: FastifyRequest,
  requestedOperatorId?: string,
): Promise<string> {
  const db = context.database.orm;
  const { operatorId, actor } = callerOf(request);
  if (requestedOperatorId === undefined || requestedOperatorId === operatorId) return operatorId;
  const isThere =
    isPaymentsRunner(principalOf(request), context.settings) &&
    (await auditList(db, { operatorId: requestedOperatorId }).first()) !== undefined;
  if (!isThere) throw notFound('The organisation');
  await writeAudit(db, {
    operatorId: requestedOperatorId,
    actor,
    action: 'looked-at',
    recordType: 'audit',
    recordId: requestedOperatorId,
    detail: { fromOperator: operatorId, call: request.url },
  });
  return requestedOperatorId;
}
