import { formatUtcZ, fromUnixMs, parseUtc } from '@keepout/astro/epoch';
import type { StateVector, Vec3 } from '@keepout/astro/nouns';
import type { ManoeuvreVerification } from '@keepout/contract/ca/manoeuvre-verification';
import type { SatelliteConfiguration } from '@keepout/contract/fleet/satellite';
import { satelliteToPlan } from '@keepout/operations/vehicle/satellite-to-plan';
import type { AchievedManoeuvre } from '@keepout/planning/verification/achieved';
import { findSatellite } from '../../fleet/satellites/store.ts';
import type { ServerContext } from '../../hosting/module.ts';
import { PLATFORM_ACTOR, writeAudit } from '../../platform/audit/audit.ts';
import { turnOf } from '../../platform/threads/thread-queue.ts';
import { manoeuvreChanged } from '../../ports/ca-events.ts';
import { airInUse } from '../../space-weather/store.ts';
import { cachedEphemeris } from '../ephemerides/cached-ephemeris.ts';
import { cameTaiS, madeTaiS } from '../ephemerides/facts.ts';
import { type EphemerisRow, ephemerisList, findEphemeris } from '../ephemerides/store.ts';
import { changePlan, findPlan, type PlanRow } from '../manoeuvres/store.ts';
import { flownTask } from '../manoeuvres/tasks.ts';

/** Thrown if a plan was changed during its verification, which is then repeated. */
export class PlanMoved extends Error {}

/**
 * Verifies a past plan with the first ephemeris after it, if there is one. An executed plan becomes VERIFIED; for a
 * committed one the figures are stored, and a user confirms the execution. Idempotent.
 */
export async function verifyPlan(context: ServerContext, operatorId: string, planId: string): Promise<void> {
  const db = context.database.orm;
  const plan = await findPlan(db, operatorId, planId);
  if (plan === undefined || (plan.state !== 'EXECUTED' && plan.state !== 'COMMITTED')) return;
  const verification = plan.verification ?? (await measured(context, plan));
  if (verification === undefined) return;
  if (plan.state === 'COMMITTED' && plan.verification !== null) return;
  const at = formatUtcZ(fromUnixMs(Date.now()), 3);
  const isVerified = plan.state === 'EXECUTED';
  await db.transaction(async (tx) => {
    const isChanged = await changePlan(tx, plan, {
      verification,
      ...(isVerified && {
        state: 'VERIFIED',
        history: [...plan.history, { at, by: PLATFORM_ACTOR, state: 'VERIFIED', note: '' }],
      }),
    });
    if (!isChanged) throw new PlanMoved(planId);
    const action = isVerified ? 'verified' : 'measured';
    const { oemFileId, share } = verification;
    const detail = { oemFileId, share };
    await writeAudit(tx, {
      operatorId,
      actor: PLATFORM_ACTOR,
      action,
      recordType: 'manoeuvre',
      recordId: planId,
      detail,
    });
    await context.events.publish(tx, operatorId, manoeuvreChanged, { manoeuvreId: planId });
  });
}

async function measured(context: ServerContext, plan: PlanRow): Promise<ManoeuvreVerification | undefined> {
  const db = context.database.orm;
  const { operatorId, satelliteId } = plan;
  const rows = await ephemerisList(db, operatorId, { satelliteId }).all();
  const files = firstEphemerides(rows, plan.cutoffTaiS);
  const satellite = await findSatellite(db, operatorId, satelliteId);
  if (files.length === 0 || satellite === undefined) return undefined;
  const { oemFileId } = plan.inputs;
  const nominalRow = oemFileId === null ? undefined : await findEphemeris(db, operatorId, oemFileId);
  const nominal = nominalRow && (await cachedEphemeris(context, nominalRow.sha256));
  for (const file of files) {
    const read = await cachedEphemeris(context, file.sha256);
    if (read === undefined) continue;
    const answer = await context.threads.run(
      flownTask,
      {
        manoeuvre: plan.manoeuvre,
        ignitionTaiS: plan.ignitionTaiS,
        before: stateBefore(plan),
        satellite: satelliteToPlan(satellite.configuration as SatelliteConfiguration),
        air: await airInUse(context.database.orm),
        nominal: nominal?.ephemeris,
        measured: read.ephemeris,
        untilTaiS: returnOfPlan(plan),
      },
      { turn: turnOf(operatorId) },
    );
    if (answer.ok) return wireVerification(file.id, answer.value);
    const { code } = answer.fault;
    context.log.info({ plan: plan.id, file: file.id, code }, 'a plan was not verified by an ephemeris');
  }
  return undefined;
}

function returnOfPlan({ returnManoeuvre }: PlanRow): number {
  const begin = returnManoeuvre && parseUtc(returnManoeuvre.ignitionEpoch);
  return begin?.ok ? begin.value : Number.MAX_VALUE;
}

function stateBefore({ ignitionTaiS, result: { figures } }: PlanRow): StateVector {
  const { positionBefore, velocityBefore } = figures;
  return {
    epochTaiS: ignitionTaiS,
    frame: 'EME2000',
    positionM: positionBefore as unknown as Vec3,
    velocityMps: velocityBefore as unknown as Vec3,
  };
}

function wireVerification(oemFileId: string, achieved: AchievedManoeuvre): ManoeuvreVerification {
  return {
    oemFileId,
    deltaV: [...achieved.deltaVRtnMps],
    deltaVSigma: [...(achieved.sigmaRtnMps ?? [0, 0, 0])],
    plannedDeltaV: [...achieved.plannedRtnMps],
    isShareOnly: achieved.kind === 'share',
    share: achieved.share,
    shareSigma: achieved.shareSigma ?? null,
    residual: achieved.residualMaxM,
    residualRms: achieved.residualRmsM,
    comparedFrom: formatUtcZ(achieved.fromTaiS, 3),
    comparedTo: formatUtcZ(achieved.toTaiS, 3),
  };
}

/**
 * Returns the files that determine the achieved manoeuvre, first one first: operational, created after cut-off, and extending beyond it. A file created
 * before is a prediction, whenever it arrived.
 */
function firstEphemerides(files: readonly EphemerisRow[], cutoffTaiS: number): EphemerisRow[] {
  return files
    .filter((file) => file.designation === 'OPERATIONAL' && file.stopTaiS > cutoffTaiS && madeTaiS(file) > cutoffTaiS)
    .toSorted((a, b) => cameTaiS(a) - cameTaiS(b));
}
