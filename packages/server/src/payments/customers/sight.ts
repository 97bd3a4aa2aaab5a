import { PAYMENTS_ADMIN } from '@keepout/contract/payments/role';
import { satisfies } from '@keepout/contract/platform/roles';
import type { FastifyRequest } from 'fastify';
import { principalOf } from '../../identity/guard.ts';
import { writeAudit } from '../../platform/audit/audit.ts';
import type { Queries } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/problem.ts';
import { type CustomerRow, findCustomer } from './store.ts';

/** Who asks, and how far he sees: his operator's records, or everybody's where he runs the payments. */
export interface Sight {
  readonly operatorId: string;
  readonly actor: string;
  readonly subject: string;
  readonly isAdmin: boolean;
}

export function sightOf(request: FastifyRequest): Sight {
  const { operatorId, userName: actor, subject, roles } = principalOf(request);
  return { operatorId, actor, subject, isAdmin: satisfies(roles, PAYMENTS_ADMIN) };
}

/** The operator whose records are seen; undefined: every operator's. */
export const operatorSeen = ({ isAdmin, operatorId }: Sight): string | undefined => (isAdmin ? undefined : operatorId);

/** Whether a record is there for who asks. */
export const maySee = (sight: Sight, row: { readonly operatorId: string }): boolean =>
  sight.isAdmin || row.operatorId === sight.operatorId;

/** A customer, if there is one for who asks. */
export async function seenCustomer(db: Queries, sight: Sight, customerId: string): Promise<CustomerRow> {
  const row = await findCustomer(db, customerId);
  if (row === undefined || !maySee(sight, row)) throw notFound('The customer');
  return row;
}

/** A look at what belongs to another operator is written down beside its records: one line for each operator. */
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
