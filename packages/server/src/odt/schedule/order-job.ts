import { objectTypeOf } from '@keepout/ccsds/value/object-type';
import { asWritten, tell } from '@keepout/contract/sentences';
import { targetBody } from '@keepout/tracking/photometry';
import { eq } from 'drizzle-orm';
import type { ServerContext } from '../../hosting/module.ts';
import { Refusal } from '../../platform/http/problem.ts';
import { nowTaiS } from '../../platform/now.ts';
import { COLLECT_QUEUE, COLLECT_TURN_S } from '../observations/queues.ts';
import type { PassOrder, Receipt } from '../providers/provider.ts';
import { providersOf } from '../providers/registry.ts';
import type { OrderJob } from '../queues.ts';
import { observationRequestTable } from '../records/request-tables.ts';
import { movesOf } from '../requests/moves.ts';
import { orbitOfRequest } from '../requests/orbit-of-request.ts';
import { findPass, lockRequest, type ObservationPassRow, type RequestRow } from '../requests/store.ts';
import { sensorOfRow } from '../sensors/present.ts';
import { type SensorRow, sensorsById } from '../sensors/store.ts';
import { notCovered } from './no-pass.ts';
import { noteReceipt } from './store.ts';

/**
 * Gives a planned pass to its provider and notes the answer. The order's id is the pass's: a job that is run again after a crash asks
 * for the same order and gets the same answer.
 */
export async function orderPass(context: ServerContext, { passId }: OrderJob): Promise<void> {
  const pass = await findPass(context.database.orm, passId);
  if (pass?.status !== 'PENDING') return;
  const receipt = await receiptOf(context, pass);
  const isCalledOff = await accept(context, pass, receipt).catch(async (cause: unknown) => {
    if (!(cause instanceof Refusal)) throw cause;
    // The price exceeds the reservation of the request, and the balance does not cover the rest.
    const reason = notCovered(cause.facts.statement ?? asWritten(cause.message));
    await context.database.orm.transaction((tx) => movesOf(context).movePass(tx, pass, 'INFEASIBLE', reason));
    return true;
  });
  // It was cancelled during the call to the provider, or is not paid for.
  if (receipt.isAccepted && isCalledOff) await cancelOrder(context, { passId });
  else if (receipt.isAccepted) await collectSoon(context, receipt.availableAtTaiS);
}

/** A file that is expected before the next turn of a minute is fetched when it is there: a simulator's time may run fast. */
async function collectSoon({ queue }: ServerContext, availableTaiS: number): Promise<void> {
  const afterS = Math.max(1, Math.ceil(availableTaiS - nowTaiS()));
  if (afterS < COLLECT_TURN_S) await queue.enqueue(COLLECT_QUEUE, {}, { afterS, key: `after ${afterS} s` });
}

/** Stores the answer of a provider; returns whether the pass was cancelled in the meantime. */
async function accept(context: ServerContext, pass: ObservationPassRow, receipt: Receipt): Promise<boolean> {
  const { movePass, moveRequest } = movesOf(context);
  const passId = pass.id;
  return await context.database.orm.transaction(async (tx) => {
    const locked = await lockRequest(tx, pass.requestId);
    const present = locked?.passes.find(({ id }) => id === passId);
    if (locked === undefined || present?.status !== 'PENDING') return present?.orderedAt === null;
    if (!receipt.isAccepted) {
      await movePass(tx, pass, 'INFEASIBLE', receipt.reason);
      return false;
    }
    const { runsFromTaiS, runsUntilTaiS, availableAtTaiS: availableTaiS } = receipt;
    await noteReceipt(tx, passId, { runsFromTaiS, runsUntilTaiS, availableTaiS });
    await movePass(tx, pass, 'APPROVED');
    const isLast = locked.passes.every(({ id, status }) => id === passId || status !== 'PENDING');
    if (isLast && locked.request.status === 'PENDING') await moveRequest(tx, locked.request, 'APPROVED');
    return false;
  });
}

/** Cancels an order; no error where the provider does not know it, or has finished it. */
export async function cancelOrder(context: ServerContext, { passId }: OrderJob): Promise<void> {
  const pass = await findPass(context.database.orm, passId);
  if (pass === undefined) return;
  await providersOf(context).providerOf(pass)?.cancel(passId);
}

/** Returns the provider's receipt; the operator's own sensors need none. */
async function receiptOf(context: ServerContext, pass: ObservationPassRow): Promise<Receipt> {
  const db = context.database.orm;
  const sensor = (await sensorsById(db, [pass.sensorId])).get(pass.sensorId);
  if (sensor === undefined) return { isAccepted: false, reason: tell('sensor-gone', { sensor: pass.sensorCode }) };
  const { startTaiS, endTaiS, availableTaiS } = pass;
  if (sensor.provider === 'OWN') {
    return { isAccepted: true, runsFromTaiS: startTaiS, runsUntilTaiS: endTaiS, availableAtTaiS: availableTaiS };
  }
  const provider = providersOf(context).providerOf(sensor);
  if (provider === undefined) {
    return { isAccepted: false, reason: tell('provider-not-set-up', { sensor: pass.sensorCode }) };
  }
  const [request] = await db
    .select()
    .from(observationRequestTable)
    .where(eq(observationRequestTable.id, pass.requestId));
  return await provider.order(await passOrderOf(context, pass, request!, sensor));
}

/** The order of a pass, as its provider gets it. */
export async function passOrderOf(
  context: Pick<ServerContext, 'use' | 'database'>,
  pass: ObservationPassRow,
  request: RequestRow,
  sensor: SensorRow,
): Promise<PassOrder> {
  const { rcsM2, objectType } = request.orbit;
  const type = objectTypeOf(objectType ?? '');
  const body = targetBody({ ...(type && { objectType: type }), ...(rcsM2 !== undefined && { rcsM2 }) });
  return {
    orderId: pass.id,
    sensor: sensorOfRow(sensor),
    object: {
      noradId: request.noradId,
      name: request.targetName,
      orbit: (await orbitOfRequest(context, request)).orbit,
      ...body,
    },
    startTaiS: pass.startTaiS,
    stopTaiS: pass.endTaiS,
    priority: request.priority,
    minimumPoints: request.minimumPoints,
    messageType: request.fileType,
    compression: request.compression,
  };
}
