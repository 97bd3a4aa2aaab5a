import { fail, ok, type Result } from '@keepout/units/result';
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { ServerContext } from '../../hosting/module.ts';
import { PLATFORM_ACTOR, writeAudit } from '../../platform/audit/audit.ts';
import type { Database, Queries, Transaction } from '../../platform/database/database.ts';
import { satelliteChanged } from '../events.ts';
import { satelliteTable } from '../tables.ts';

/** A satellite in the form for administrators of the installation: the claim of an operator on a catalogue number. */
export interface Claim {
  readonly satelliteId: string;
  readonly operatorId: string;
  readonly noradId: number;
  readonly name: string;
  readonly claim: 'UNVERIFIED' | 'CONFIRMED';
  readonly isDisputed: boolean;
  readonly createdAt: string;
}

/** Expression: whether another operator claims the catalogue number of this row; the other operator is not disclosed. */
export const isDisputed = sql<boolean>`exists (select 1 from satellite as other
  where other.norad_id = "satellite"."norad_id" and other.operator_id <> "satellite"."operator_id")`;

/** Half of the key of the lock on a number; the other half is the number. */
const CLAIM_LOCK = 0x63_6c_61;

/** Claims on one number are made one after the other, so that the second one always finds the first. */
export async function lockNumber(tx: Transaction, noradId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${CLAIM_LOCK}, ${noradId})`);
}

async function claimsElsewhere(db: Queries, noradId: number, operatorId: string) {
  return await db
    .select({ id: satelliteTable.id, operatorId: satelliteTable.operatorId })
    .from(satelliteTable)
    .where(and(eq(satelliteTable.noradId, noradId), ne(satelliteTable.operatorId, operatorId)));
}

/**
 * Notifies all operators that claim a catalogue number of the dispute: in the audit trail of each, and on their open pages. Only the
 * installation's log contains the operators.
 */
export async function publishClaimDispute(
  { events, log }: Pick<ServerContext, 'events' | 'log'>,
  tx: Transaction,
  ownSatellite: { readonly id: string; readonly operatorId: string; readonly noradId: number },
): Promise<void> {
  const otherClaims = await claimsElsewhere(tx, ownSatellite.noradId, ownSatellite.operatorId);
  if (otherClaims.length === 0) return;
  for (const { id, operatorId } of [ownSatellite, ...otherClaims]) {
    await writeAudit(tx, {
      operatorId,
      actor: PLATFORM_ACTOR,
      action: 'claim-disputed',
      recordType: 'satellite',
      recordId: id,
      detail: { noradId: ownSatellite.noradId },
    });
  }
  for (const { id, operatorId } of otherClaims) {
    await events.publish(tx, operatorId, satelliteChanged, { satelliteId: id, change: 'changed' });
  }
  const operators = [ownSatellite, ...otherClaims].map((owner) => owner.operatorId);
  log.warn(
    { event: 'claim-disputed', noradId: ownSatellite.noradId, operators },
    'several operators claim one catalogue number',
  );
}

/** Notifies the pages of other operators with a claim on the number that one claim was removed. */
export async function publishClaimRelease(
  { events }: Pick<ServerContext, 'events'>,
  tx: Transaction,
  ownSatellite: { readonly operatorId: string; readonly noradId: number },
): Promise<void> {
  for (const { id, operatorId } of await claimsElsewhere(tx, ownSatellite.noradId, ownSatellite.operatorId)) {
    await events.publish(tx, operatorId, satelliteChanged, { satelliteId: id, change: 'changed' });
  }
}

/** Lists the claims of the installation, by catalogue number; without `all` only those that need attention. */
export async function listClaims(db: Queries, { all }: { readonly all: boolean }): Promise<Claim[]> {
  const rows = await db
    .select({
      satelliteId: satelliteTable.id,
      operatorId: satelliteTable.operatorId,
      noradId: satelliteTable.noradId,
      name: satelliteTable.name,
      claim: satelliteTable.claim,
      isDisputed,
      createdAt: satelliteTable.createdAt,
    })
    .from(satelliteTable)
    .where(all ? undefined : sql`${satelliteTable.claim} = 'UNVERIFIED' or ${isDisputed}`)
    .orderBy(asc(satelliteTable.noradId), asc(satelliteTable.createdAt));
  return rows;
}

export interface Settlement {
  readonly noradId: number;
  readonly operatorId: string;
  readonly claim: Claim['claim'];
  /** User who decided. */
  readonly by: string;
}

export type SettlementFault =
  | { readonly code: 'no-such-claim' }
  | { readonly code: 'confirmed-elsewhere'; readonly operatorId: string };

/** Confirms a claim, or withdraws the confirmation. At most one of several claims on a number is confirmed. */
export async function settleClaim(
  database: Database,
  { noradId, operatorId, claim, by }: Settlement,
): Promise<Result<Claim['claim'], SettlementFault>> {
  return await database.orm.transaction(async (tx) => {
    await lockNumber(tx, noradId);
    const rows = await tx.select().from(satelliteTable).where(eq(satelliteTable.noradId, noradId));
    const ownRow = rows.find((row) => row.operatorId === operatorId);
    if (ownRow === undefined) return fail({ code: 'no-such-claim' });
    const confirmed = rows.find((row) => row.claim === 'CONFIRMED' && row.operatorId !== operatorId);
    if (claim === 'CONFIRMED' && confirmed !== undefined) {
      return fail({ code: 'confirmed-elsewhere', operatorId: confirmed.operatorId });
    }
    if (ownRow.claim === claim) return ok(claim);
    const now = new Date().toISOString();
    await tx
      .update(satelliteTable)
      .set({ claim, claimSettledAt: now, claimSettledBy: by, version: ownRow.version + 1, updatedAt: now })
      .where(eq(satelliteTable.id, ownRow.id));
    await writeAudit(tx, {
      operatorId,
      actor: by,
      recordType: 'satellite',
      recordId: ownRow.id,
      detail: { noradId },
      action: claim === 'CONFIRMED' ? 'claim-confirmed' : 'claim-withdrawn',
    });
    return ok(claim);
  });
}
