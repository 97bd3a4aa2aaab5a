import type { AlertRota, AlertRotaBody, RotaFields } from '@keepout/contract/alerts/rota';
import { onCallAt } from '@keepout/operations/alerts/calls';
import { sql } from 'drizzle-orm';
import type { ServerContext } from '../../hosting/module.ts';
import { writeAudit } from '../../platform/audit/audit.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { refused } from '../../platform/http/problem.ts';
import { refuseChanged } from '../../platform/http/read-only.ts';
import { refuseOtherVersion } from '../../platform/records/change-record.ts';
import { alertRotaTable, alertUser } from '../tables.ts';
import { readRota, type StoredRota } from './store.ts';

export function presentRota({ rota, version, updatedAt, updatedBy }: StoredRota, nowMs: number): AlertRota {
  const turn = onCallAt(rota, nowMs);
  return {
    ...rota,
    onCall: turn === null ? null : rota.members[turn.index]!,
    nextChangeAt: turn === null || rota.members.length < 2 ? null : new Date(turn.untilMs).toISOString(),
    version,
    updatedAt,
    updatedBy,
  };
}

/** Stores the on-call schedule. Earlier alerts are escalated by the schedule at the time. */
export async function saveRota(
  { database }: ServerContext,
  { operatorId, actor }: Caller,
  body: AlertRotaBody,
  expected: number | undefined,
): Promise<AlertRota> {
  const { isOn, members, shiftHours, startsAt, firstWaitMinutes, decideByNearHours } = body;
  const rota: RotaFields = { isOn, members, shiftHours, startsAt, firstWaitMinutes, decideByNearHours };
  return await database.orm.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`alert-rota ${operatorId}`}, 0))`);
    const present = await readRota(tx, operatorId);
    refuseOtherVersion('The rota', present.version, expected);
    refuseChanged(body, presentRota(present, Date.now()), ['version', 'updatedAt', 'updatedBy']);
    await refuseStrangers(tx, operatorId, rota);
    const values = { rota, version: present.version + 1, updatedBy: actor, updatedAt: new Date().toISOString() };
    await tx
      .insert(alertRotaTable)
      .values({ operatorId, ...values })
      .onConflictDoUpdate({ target: [alertRotaTable.operatorId], set: values });
    await writeAudit(tx, { operatorId, actor, action: 'changed', recordType: 'alert-rota', recordId: operatorId });
    return presentRota(await readRota(tx, operatorId), Date.now());
  });
}

/** Refuses members who have never used the application: an unknown subject could not be notified. */
async function refuseStrangers(db: Queries, operatorId: string, { members }: RotaFields): Promise<void> {
  const users = await db
    .select({ subject: alertUser.subject })
    .from(alertUser)
    .where(sql`${alertUser.operatorId} = ${operatorId}`);
  const stranger = members.find((member) => !users.some(({ subject }) => subject === member.subject));
  if (stranger === undefined) return;
  throw refused('colleague-unknown', { detail: `${stranger.userName} has not used the application yet.` });
}
