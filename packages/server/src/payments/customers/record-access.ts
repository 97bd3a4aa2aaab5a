import { PAYMENTS_ADMIN } from '@keepout/contract/payments/role';
import { satisfies } from '@keepout/contract/platform/roles';
import type { FastifyRequest } from 'fastify';
import { principalOf } from '../../identity/guard.ts';
import { isPaymentsRunner, requireRunner } from '../../identity/payments-runner.ts';
import { writeAudit } from '../../platform/audit/audit.ts';
import type { Queries } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/problem.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { type CustomerRow, findCustomer } from './store.ts';

/** The caller with the range of visible records: those of the operator, or all for a user who runs the payments of the installation. */
export interface RecordAccess {
  readonly operatorId: string;
  readonly actor: string;
  readonly subject: string;
  /** Has the role of an administrator of payments: for the records of his operator, and no further by that alone. */
  readonly isAdmin: boolean;
  /** Is an administrator of the operator that runs the payments of the installation. */
  readonly runsPayments: boolean;
}

export function recordAccessOf(request: FastifyRequest, settings: Settings): RecordAccess {
  const principal = principalOf(request);
  const { operatorId, userName: actor, subject, roles } = principal;
  const isAdmin = satisfies(roles, PAYMENTS_ADMIN);
  return { operatorId, actor, subject, isAdmin, runsPayments: isPaymentsRunner(principal, settings) };
}

/** Who runs the payments; refused to all others. */
export function runnerOf(request: FastifyRequest, settings: Settings): RecordAccess {
  requireRunner(principalOf(request), settings);
  return recordAccessOf(request, settings);
}

/** The operator whose records are seen; undefined: every operator's. */
export const visibleOperator = ({ runsPayments, operatorId }: RecordAccess): string | undefined =>
  runsPayments ? undefined : operatorId;

/** Whether a record is there for who asks. */
export const maySee = (access: RecordAccess, row: { readonly operatorId: string }): boolean =>
  access.runsPayments || row.operatorId === access.operatorId;

/** A customer, if there is one for who asks. */
export async function findVisibleCustomer(db: Queries, access: RecordAccess, customerId: string): Promise<CustomerRow> {
  const row = await findCustomer(db, customerId);
  if (row === undefined || !maySee(access, row)) throw notFound('The customer');
  return row;
}

/** Writes access to another operator's records into that operator's audit trail: one line for each operator. */
export async function auditAccess(
  db: Queries,
  { operatorId, actor }: RecordAccess,
  recordType: string,
  rows: readonly { readonly operatorId: string; readonly id: string }[],
): Promise<void> {
  const idsByOperator = new Map<string, string[]>();
  for (const row of rows) {
    if (row.operatorId !== operatorId)
      idsByOperator.set(row.operatorId, [...(idsByOperator.get(row.operatorId) ?? []), row.id]);
  }
  await writeAudit(
    db,
    ...[...idsByOperator].map(([recordOwner, ids]) => {
      const recordId = ids.length === 1 ? ids[0]! : `${ids.length} records`;
      return { operatorId: recordOwner, actor, action: 'read', recordType, recordId, detail: { records: ids } };
    }),
  );
}
