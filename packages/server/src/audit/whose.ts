import { AUDIT_ADMIN } from '@keepout/contract/audit/role';
import { satisfies } from '@keepout/contract/platform/roles';
import type { FastifyRequest } from 'fastify';
import { writeAudit } from '../platform/audit/audit.ts';
import type { Queries } from '../platform/database/database.ts';
import { callerOf } from '../platform/http/caller.ts';
import { notFound } from '../platform/http/problem.ts';

/**
 * The organisation whose log is read. Another one than his own an administrator reads, and nobody else gets to know that
 * it exists; that he looks, at what and from where, is written into its log first.
 */
export async function whoseLog(db: Queries, request: FastifyRequest, wanted: string | undefined): Promise<string> {
  const { operatorId, actor } = callerOf(request);
  if (wanted === undefined || wanted === operatorId) return operatorId;
  if (!satisfies(request.principal?.roles ?? {}, AUDIT_ADMIN)) throw notFound('The organisation');
  await writeAudit(db, {
    operatorId: wanted,
    actor,
    action: 'looked-at',
    recordType: 'audit',
    recordId: wanted,
    detail: { fromOperator: operatorId, call: request.url },
  });
  return wanted;
}
