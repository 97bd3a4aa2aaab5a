import { createHash } from 'node:crypto';
import type { ObservedOrbit } from '@keepout/assessment/observed-approach';
import { judgingRules } from '@keepout/assessment/rules';
import type { Vec3 } from '@keepout/astro/nouns';
import { textOf, together } from '@keepout/contract/sentences';
import { readRules } from '../../fleet/rules.ts';
import type { ServerContext } from '../../hosting/module.ts';
import { PLATFORM_ACTOR, writeAudit } from '../../platform/audit/audit.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { nowTaiS } from '../../platform/now.ts';
import { turnOf } from '../../platform/threads/thread-queue.ts';
import { messagesRecorded } from '../../ports/ca-events.ts';
import { recordMessages } from '../conjunctions/record.ts';
import { findConjunction } from '../conjunctions/store.ts';
import { takeMessageBack } from '../conjunctions/withdraw.ts';
import {
  isRecorded,
  messagesResting,
  newestUnobserved,
  type ObservedOrbitRow,
  standingOrbits,
  stillStand,
} from './store.ts';
import { judgeObservedTask } from './task.ts';

/** Offset of the creation time from that of the message on which the new one is based, s. */
const LATER_S = 1e-3;

/**
 * Replaces orbits in the newest message of an event by its observed orbits, and stores the result as a message of this server with
 * a new verdict. Does nothing if the same result is stored already, or if the message contains an orbit newer than the
 * observations. Idempotent: the message id is derived from the inputs.
 */
export async function judgeEventObserved(
  context: ServerContext,
  operatorId: string,
  conjunctionId: string,
): Promise<void> {
  const db = context.database.orm;
  const [event, base, standingOrbitRows, rules] = await Promise.all([
    findConjunction(db, operatorId, conjunctionId),
    newestUnobserved(db, operatorId, conjunctionId),
    standingOrbits(db, conjunctionId),
    readRules(db, operatorId),
  ]);
  if (event === undefined || base === undefined) return;
  const orbits = standingOrbitRows.filter((orbit) => !isOlder(orbit, base));
  if (orbits.length === 0) return;
  const ids = orbits.map(({ id }) => id);
  // Includes the text: a message that was withdrawn may have been uploaded again under the same id with other content.
  const messageId = `${base.messageId}_${digest(base.id, base.message, ...ids)}`;
  const now = nowTaiS();
  const outcome = await context.readers.run(
    judgeObservedTask,
    {
      record: {
        tcaTaiS: base.tcaTaiS,
        objects: base.objects,
        statedBy: { originator: base.originator, creationTaiS: base.creationTaiS },
      },
      orbits: orbits.map(orbitOf),
      observed: {
        orbitUpdateIds: ids,
        source: together(...orbits.map(({ source }) => source)),
        isSimulated: orbits.some(({ isSimulated }) => isSimulated),
        isAheadOfTime: orbits.some((orbit) => orbit.isSimulated && (orbit.observedUntilTaiS ?? 0) > now),
      },
      rules: judgingRules(rules),
      messageId,
      messageFor: base.objects[0].name,
      creationTaiS: Math.max(now, base.creationTaiS + LATER_S),
      nowTaiS: now,
    },
    { turn: turnOf(operatorId) },
  );
  if (!outcome.ok) {
    context.log.warn({ conjunctionId, code: outcome.fault.code }, 'observations could not be put into a message');
    return;
  }
  const message = outcome.value;
  await db.transaction(async (tx) => {
    // If an update was withdrawn in the meantime, its withdrawal queues a new assessment.
    if (!(await stillStand(tx, ids)) || (await isRecorded(tx, operatorId, messageId))) return;
    const [row] = await recordMessages(
      context.events,
      tx,
      {
        operatorId,
        screeningId: null,
        screeningType: event.screeningType,
        storedAt: new Date().toISOString(),
      },
      [[{ satelliteId: event.satelliteId, isCandidate: event.isCandidate, message }]],
    );
    const detail = { conjunctionId, orbitUpdateIds: ids };
    await writeAudit(tx, {
      operatorId,
      actor: PLATFORM_ACTOR,
      action: 'observed',
      recordType: 'cdm',
      recordId: row?.id ?? messageId,
      detail,
    });
    await context.events.publish(tx, operatorId, messagesRecorded, { screeningId: null, count: 1 });
  });
}

/** Withdraws the messages that use a withdrawn orbit update; the event then shows its newest remaining message. */
export async function takeObservedBack(
  context: ServerContext,
  tx: Transaction,
  { id, operatorId, conjunctionId }: ObservedOrbitRow,
): Promise<void> {
  const caller = { operatorId, actor: PLATFORM_ACTOR };
  for (const message of await messagesResting(tx, conjunctionId, id)) {
    await takeMessageBack(context.events, tx, caller, message);
  }
}

/** Returns whether the message contains an orbit of the object that is newer than the update. */
function isOlder(orbit: ObservedOrbitRow, base: { readonly tcaTaiS: number; readonly objects: readonly unknown[] }) {
  const index = orbit.object === 'PRIMARY' ? 0 : 1;
  const { orbitAgeS, covarianceSource } = base.objects[index] as { orbitAgeS: number | null; covarianceSource: string };
  if (orbitAgeS === null || covarianceSource === 'ESTIMATED' || covarianceSource === 'NONE') return false;
  const updatedTaiS = nowTaiS() - (Date.now() - Date.parse(orbit.createdAt)) / 1000;
  return base.tcaTaiS - orbitAgeS > updatedTaiS;
}

function orbitOf({
  object,
  epochTaiS,
  positionM,
  velocityMps,
  covarianceRtn,
  source,
  observedUntilTaiS,
  isSimulated,
}: ObservedOrbitRow): ObservedOrbit {
  return {
    object,
    covarianceRtn,
    source: textOf(source),
    // A simulated measurement is no observation of the object.
    ...(observedUntilTaiS !== null && !isSimulated && { observedUntilTaiS }),
    state: {
      epochTaiS,
      frame: 'EME2000',
      positionM: positionM as unknown as Vec3,
      velocityMps: velocityMps as unknown as Vec3,
    },
  };
}

function digest(...parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 12);
}
