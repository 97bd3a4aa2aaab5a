import { tell } from '@keepout/contract/sentences';
import { dynamicsParameters } from '@keepout/operations/orbit/dynamics-parameters';
import { type DynamicsParameters, elementsOrbit, stateOrbit } from '@keepout/operations/orbit/known-orbit';
import { meanElements } from '@keepout/operations/orbit/plain-elements';
import type { ServerContext } from '../../hosting/module.ts';
import type { Queries } from '../../platform/database/database.ts';
import { conjunctions } from '../../ports/conjunctions.ts';
import { airInUse } from '../../space-weather/store.ts';
import { elementsInUse, type RequestedOrbit } from '../targets/requested-orbit.ts';
import type { RequestRow } from './store.ts';

/**
 * Returns the orbit of the object of a request: for a conjunction the state and covariance of its newest message if it states a covariance, else the
 * orbit of the order. With the typical covariance, a state days ahead has no value for the pass: propagated back its error is minutes along
 * track, while the element set behind the state is accurate to a second there.
 */
export async function orbitOfRequest(
  context: Pick<ServerContext, 'use' | 'database'>,
  request: RequestRow,
): Promise<RequestedOrbit> {
  const { operatorId, conjunctionId, targetKind } = request;
  const motion = await motionOfRequest(context.database.orm, request);
  if (conjunctionId !== null && targetKind.startsWith('CONJUNCTION')) {
    const encounter = await context.use(conjunctions).encounterOf(operatorId, conjunctionId);
    const object = targetKind === 'CONJUNCTION_PRIMARY' ? encounter?.primary : encounter?.secondary;
    const isBest = object?.isErrorKnown === true || request.orbit.orbit.kind === 'state';
    if (encounter !== undefined && object !== undefined && isBest) {
      const source = tell('conjunction-message');
      const orbit = stateOrbit(encounter.tcaTaiS, object, motion);
      return { orbit, knowledge: 'CDM', source, basis: encounter.orbitUpdateIds };
    }
  }
  return { ...storedOrbit(request, motion), source: request.orbit.source, basis: [] };
}

/** When the conjunction that a request is for is at its closest, by its newest message; undefined without one. */
export async function closestApproachOf(
  { use }: Pick<ServerContext, 'use'>,
  { operatorId, conjunctionId, targetKind }: RequestRow,
): Promise<number | undefined> {
  if (conjunctionId === null || !targetKind.startsWith('CONJUNCTION')) return undefined;
  return (await use(conjunctions).encounterOf(operatorId, conjunctionId))?.tcaTaiS;
}

function storedOrbit(
  { orbit: stored, orbitMessage }: RequestRow,
  motion: DynamicsParameters,
): Pick<RequestedOrbit, 'orbit' | 'knowledge'> {
  const { orbit } = stored;
  if (orbit.kind === 'elements') {
    const { air } = motion;
    return { orbit: { ...orbit, ...(air && { motion: { air } }) }, knowledge: 'ELEMENT_SET' };
  }
  if (orbit.kind === 'state') return { orbit: stateOrbit(orbit.epochTaiS, orbit, motion), knowledge: 'CDM' };
  return {
    orbit: { kind: 'ephemeris', text: orbitMessage ?? '', motion },
    knowledge: 'OEM',
  };
}

/**
 * How the object of a request moves: by the ephemeris that it was ordered with, else braked as the elements of the order, or those of the
 * catalogue in use, have it.
 */
export async function motionOfRequest(
  db: Queries,
  { orbit: { orbit }, orbitMessage, noradId }: Pick<RequestRow, 'orbit' | 'orbitMessage' | 'noradId'>,
): Promise<DynamicsParameters> {
  const elements = orbit.kind === 'elements' ? meanElements(orbit.elements) : await elementsInUse(db, noradId);
  const air = await airInUse(db);
  return {
    ...(elements ? dynamicsParameters(elementsOrbit(elements, air)) : { ...(air && { air }), noise: 'OBJECT' }),
    ...(orbit.kind === 'oem' && orbitMessage !== null && { oem: orbitMessage }),
  };
}
