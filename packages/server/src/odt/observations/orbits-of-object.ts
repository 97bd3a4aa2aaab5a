import { tell } from '@keepout/contract/sentences';
import { dynamicsParameters } from '@keepout/operations/orbit/dynamics-parameters';
import { elementsOrbit } from '@keepout/operations/orbit/known-orbit';
import { findElements, newestCatalogue } from '../../catalogue/store.ts';
import type { ServerContext } from '../../hosting/module.ts';
import type { Queries } from '../../platform/database/database.ts';
import { airInUse } from '../../space-weather/store.ts';
import { observedElsewhere, orbitOfUpdate } from '../orbit-updates/known-by-observation.ts';
import { holdingUpdates, ofConjunctionObject, withdrawnOf } from '../orbit-updates/store.ts';
import { motionOfRequest, orbitOfRequest } from '../requests/orbit-of-request.ts';
import type { RequestRow } from '../requests/store.ts';
import type { RequestedOrbit } from '../targets/requested-orbit.ts';
import type { ObservationRow } from './store.ts';

/** Returns which object of its conjunction a request is for; null without a conjunction. */
export function conjunctionObjectOf({ targetKind, conjunctionId }: RequestRow): 'PRIMARY' | 'SECONDARY' | null {
  if (conjunctionId === null || !targetKind.startsWith('CONJUNCTION')) return null;
  return targetKind === 'CONJUNCTION_PRIMARY' ? 'PRIMARY' : 'SECONDARY';
}

/**
 * Returns the known orbits of the object of a request without its own files: the orbit of the order, and recent orbit updates from other
 * observations of the operator.
 *
 * @throws while the newest message of the conjunction uses a withdrawn update: retry
 */
export async function orbitsBeforehand(
  context: Pick<ServerContext, 'use' | 'database'>,
  request: RequestRow,
): Promise<readonly RequestedOrbit[]> {
  const db = context.database.orm;
  const orbit = await orbitOfRequest(context, request);
  const ordered = { ...orbit, basis: await ofConjunctionObject(db, orbit.basis, conjunctionObjectOf(request)) };
  if ((await withdrawnOf(db, ordered.basis)).length > 0) {
    throw new Error(`the message of ${request.conjunctionId} rests on an update that was withdrawn`);
  }
  const { operatorId, noradId, id: requestId } = request;
  const motion = dynamicsParameters(ordered.orbit);
  const elsewhere = await observedElsewhere(db, { operatorId, noradId, motion }, { requestId });
  return elsewhere ? [ordered, elsewhere] : [ordered];
}

/** Returns the orbits for the comparison with a file: those from earlier files of the request, else the known ones. */
export async function orbitsToCompare(
  context: Pick<ServerContext, 'use' | 'database'>,
  request: RequestRow,
): Promise<readonly RequestedOrbit[]> {
  const updates = await holdingUpdates(context.database.orm, { requestId: request.id });
  const newest = updates.find(({ state }) => state === 'UPDATED');
  const updated = newest && orbitOfUpdate(newest, await motionOfRequest(context.database.orm, request));
  return updated ? [updated] : await orbitsBeforehand(context, request);
}

/** Returns the known orbits of the object of an operator's own track: from the catalogue in use, and from other observations of the operator. */
export async function orbitsOfOwn(
  db: Queries,
  { id: observationFileId, operatorId, noradIdBest: noradId }: ObservationRow,
): Promise<{ readonly name: string; readonly orbits: readonly RequestedOrbit[] } | undefined> {
  const catalogue = await newestCatalogue(db);
  const elements =
    noradId === null || catalogue === undefined ? undefined : await findElements(db, catalogue.id, noradId);
  if (elements === undefined) return undefined;
  const requestedOrbit: RequestedOrbit = {
    orbit: elementsOrbit(elements, await airInUse(db)),
    knowledge: 'ELEMENT_SET',
    source: tell('element-set'),
    basis: [],
  };
  const motion = dynamicsParameters(requestedOrbit.orbit);
  const elsewhere = await observedElsewhere(db, { operatorId, noradId, motion }, { observationFileId });
  return { name: elements.name, orbits: elsewhere ? [requestedOrbit, elsewhere] : [requestedOrbit] };
}
