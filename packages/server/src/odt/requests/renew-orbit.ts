import { eq } from 'drizzle-orm';
import type { ServerContext } from '../../hosting/module.ts';
import { Refusal } from '../../platform/http/problem.ts';
import { holdingUpdates } from '../orbit-updates/store.ts';
import { observationRequestTable } from '../records/request-tables.ts';
import type { TargetInput } from '../targets/input.ts';
import { type ResolvedTarget, resolveTarget } from '../targets/resolve.ts';
import { hasEnded, movesOf } from './moves.ts';
import { lockRequest, openRequests, type RequestRow } from './store.ts';

/**
 * Updates the orbit of open requests that were ordered with an element set: to the newer set of a new catalogue, or to an ephemeris that now covers
 * them; later planning, pointing and comparison use it. A request with an orbit update retains its prior; an orbit that
 * was sent with the order is unchanged.
 */
export async function renewOrbits(context: ServerContext, signal: AbortSignal): Promise<void> {
  for (const request of await openRequests(context.database.orm)) {
    signal.throwIfAborted();
    const target = await newerOrbit(context, request);
    if (target) await renew(context, request.id, target);
  }
}

async function renew(context: ServerContext, requestId: string, target: ResolvedTarget): Promise<void> {
  const { orbit, message: orbitMessage, messageType: orbitMessageType } = target;
  await context.database.orm.transaction(async (tx) => {
    const request = (await lockRequest(tx, requestId))?.request;
    if (request === undefined || hasEnded(request)) return;
    if ((await holdingUpdates(tx, { requestId })).length > 0) return;
    const renewed = { orbit, orbitMessage, orbitMessageType };
    await tx.update(observationRequestTable).set(renewed).where(eq(observationRequestTable.id, requestId));
    await movesOf(context).touchRequest(tx, request);
  });
}

/** Returns the orbit that a new order would use for the object of a request; undefined unless it is better than the current one. */
async function newerOrbit(context: ServerContext, request: RequestRow): Promise<ResolvedTarget | undefined> {
  const { operatorId, orbit: had, startTaiS, deadlineTaiS } = request;
  const input = had.orbit.kind === 'elements' ? targetInputOf(request) : undefined;
  if (input === undefined) return undefined;
  const window = { startTaiS, deadlineTaiS };
  const target = await resolveTarget(context, operatorId, input, () => window).catch((cause: unknown) => {
    // The conjunction, the satellite or the object was deleted: the request continues with its orbit.
    if (cause instanceof Refusal) return undefined;
    throw cause;
  });
  if (target === undefined || target.noradId !== request.noradId) return undefined;
  const isNewer = target.orbit.orbit.kind === 'elements' && target.orbit.epochTaiS > had.epochTaiS;
  return isNewer || target.orbit.orbit.kind === 'oem' ? target : undefined;
}

/** Returns the object of a request as an order states it; undefined for one from a message. */
function targetInputOf({ targetKind, noradId, satelliteId, conjunctionId }: RequestRow): TargetInput | undefined {
  if (targetKind === 'ORBIT_MESSAGE') return undefined;
  if (targetKind === 'CATALOGUE') return noradId === null ? undefined : { noradId };
  if (targetKind === 'SATELLITE') return satelliteId === null ? undefined : { satelliteId };
  if (conjunctionId === null) return undefined;
  return { conjunctionId, conjunctionObject: targetKind === 'CONJUNCTION_PRIMARY' ? 'PRIMARY' : 'SECONDARY' };
}
