import { and, eq, gt, inArray } from 'drizzle-orm';
import type { ServerContext } from '../../hosting/module.ts';
import { turnOf } from '../../platform/threads/thread-queue.ts';
import { cachedEphemeris } from '../ephemerides/cached-ephemeris.ts';
import type { EphemerisBurn } from '../ephemerides/facts.ts';
import type { ReadEphemeris } from '../ephemerides/read.thread.ts';
import { findOperationalEphemeris } from '../ephemerides/store.ts';
import { manoeuvrePlanTable } from '../manoeuvres/tables.ts';
import { conjunctionTable } from '../tables.ts';
import { findBurnTask } from './quality-task.ts';

/** Maximum difference between the start of a stated burn and the ignition epoch of a plan that are considered the same. */
const SAME_IGNITION_S = 60;
/** Fraction of a revolution within which a burn found by comparison is considered that of a plan; the method finds it to a quarter. */
const SAME_REVOLUTION = 0.5;

/**
 * Returns the first burn of a file that is in the future: of the plan from which the file was exported, stated by the file, or found
 * by comparison with the ephemeris in force. The comparison takes tenths of a second, so only files that could hide a red conjunction
 * are compared: the satellite has a plan that was not executed, or an upcoming conjunction with the verdict ACT.
 */
export async function burnAhead(
  context: ServerContext,
  { operatorId, satelliteId }: { readonly operatorId: string; readonly satelliteId: string },
  read: ReadEphemeris,
  nowTaiS: number,
): Promise<EphemerisBurn | undefined> {
  const db = context.database.orm;
  const plans = await db
    .select({ id: manoeuvrePlanTable.id, ignitionTaiS: manoeuvrePlanTable.ignitionTaiS })
    .from(manoeuvrePlanTable)
    .where(
      and(
        eq(manoeuvrePlanTable.operatorId, operatorId),
        eq(manoeuvrePlanTable.satelliteId, satelliteId),
        inArray(manoeuvrePlanTable.state, ['DRAFT', 'PROPOSED', 'APPROVED', 'COMMITTED']),
        gt(manoeuvrePlanTable.ignitionTaiS, nowTaiS),
      ),
    );
  const planAt = (epochTaiS: number, withinS: number): string | null => {
    const apartS = ({ ignitionTaiS }: (typeof plans)[number]) => Math.abs(ignitionTaiS - epochTaiS);
    const [nearest] = plans.filter((plan) => apartS(plan) <= withinS).toSorted((a, b) => apartS(a) - apartS(b));
    return nearest?.id ?? null;
  };
  const exported = plans.find(({ id }) => id === read.planId);
  if (exported !== undefined) return { epochTaiS: exported.ignitionTaiS, source: 'PLAN', planId: exported.id };
  const statedEpochTaiS = read.burnsTaiS.find((epochTaiS) => epochTaiS > nowTaiS);
  if (statedEpochTaiS !== undefined)
    return { epochTaiS: statedEpochTaiS, source: 'STATED', planId: planAt(statedEpochTaiS, SAME_IGNITION_S) };
  if (plans.length === 0 && !(await hasActAhead(context, operatorId, satelliteId, nowTaiS))) return undefined;
  const inForce = await findOperationalEphemeris(db, operatorId, satelliteId, nowTaiS);
  const reference = inForce && (await cachedEphemeris(context, inForce.sha256));
  if (reference === undefined) return undefined;
  const pair = [reference.ephemeris, read.ephemeris] as const;
  const fittedBurn = await context.threads.run(findBurnTask, pair, { turn: turnOf(operatorId) });
  if (fittedBurn === undefined || fittedBurn.epochTaiS <= nowTaiS) return undefined;
  const { epochTaiS, periodS } = fittedBurn;
  return { epochTaiS, source: 'FOUND', planId: planAt(epochTaiS, SAME_REVOLUTION * periodS) };
}

async function hasActAhead({ database }: ServerContext, operatorId: string, satelliteId: string, nowTaiS: number) {
  const rows = await database.orm
    .select({ id: conjunctionTable.id })
    .from(conjunctionTable)
    .where(
      and(
        eq(conjunctionTable.operatorId, operatorId),
        eq(conjunctionTable.satelliteId, satelliteId),
        eq(conjunctionTable.verdict, 'act'),
        eq(conjunctionTable.isCandidate, false),
        gt(conjunctionTable.tcaTaiS, nowTaiS),
      ),
    )
    .limit(1);
  return rows.length > 0;
}
