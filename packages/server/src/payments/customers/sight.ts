import { PAYMENTS_ADMIN } from '@keepout/contract/payments/role';
import { satisfies } from '@keepout/contract/platform/roles';
import type { FastifyRequest } from 'fastify';
import { principalOf } from '../../identity/guard.ts';
import { requireRunner, runsPayments } from '../../identity/payments-runner.ts';
import { writeAudit } from '../../platform/audit/audit.ts';
import type { Queries } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/problem.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { type CustomerRow, findCustomer } from './store.ts';

/** The caller with the range of visible records: those of the operator, or all for a user who runs the payments of the installation. */
export interface Sight {
  readonly operatorId: string;
  readonly actor: string;
  readonly subject: string;
  /** Has the role of an administrator of payments: for the records of his operator, and no further by that alone. */
  readonly isAdmin: boolean;
  /** Is an administrator of the operator that runs the payments of the installation. */
  readonly runsPayments: boolean;
}

export function sightOf(request: FastifyRequest, settings: Settings): Sight {
  const principal = principalOf(request);
  const { operatorId, userName: actor, subject, roles } = principal;
  const isAdmin = satisfies(roles, PAYMENTS_ADMIN);
  return { operatorId, actor, subject, isAdmin, runsPayments: runsPayments(principal, settings) };
}

/** Who runs the payments; refused to all others. */
export function runnerOf(request: FastifyRequest, settings: Settings): Sight {
  requireRunner(principalOf(request), settings);
  return sightOf(request, settings);
}

/** The operator whose records are seen; undefined: every operator's. */
export const operatorSeen = ({ runsPayments, operatorId }: Sight): string | undefined =>
  runsPayments ? undefined : operatorId;

/** Whether a record is there for who asks. */
export const maySee = (sight: Sight, row: { readonly operatorId: string }): boolean =>
  sight.runsPayments || row.operatorId === sight.operatorId;

/** A customer, if there is one for who asks. */
export async function seenCustomer(db: Queries, sight: Sight, customerId: string): Promise<CustomerRow> {
  const row = await findCustomer(db, customerId);
  if (row === undefined || !maySee(sight, row)) throw notFound('The customer');
  return row;
}

/** Writes access to another operator's records into that operator's audit trail: one line for each operator. */
export async function auditLook(
  db: Queries,
  { operatorId, actor }: Sight,
  recordType: string,
  rows: readonly { readonly operatorId: string; readonly id: string }[],
): Promise<void> {
  const others = new Map<string, string[]>();
  for (const row of rows) {
    if (row.operatorId !== operatorId) others.set(row.operatorId, [...(others.get(row.operatorId) ?? []), row.id]);
  }
  await writeAudit(
    db,
    ...[...others].map(([theirs, ids]) => {
      const recordId = ids.length === 1 ? ids[0]! : `${ids.length} records`;
      return { operatorId: theirs, actor, action: 'read', recordType, recordId, detail: { records: ids } };
    }),
  );
}
