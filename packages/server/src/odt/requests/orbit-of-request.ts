import { fromStored } from '../../catalogue/stored-elements.ts';
import type { ServerContext } from '../../hosting/module.ts';
import { conjunctions } from '../../ports/conjunctions.ts';
import { elementsOrbit, type OrbitToObserve, stateOrbit } from '../targets/orbit-to-observe.ts';
import type { RequestRow } from './store.ts';

/** Where an orbit is known from, as an orbit update says it. */
export type OrbitKnowledge = 'CDM' | 'OEM' | 'ELEMENT_SET';

export interface RequestedOrbit {
  readonly orbit: OrbitToObserve;
  readonly knowledge: OrbitKnowledge;
}

/**
 * The orbit of what a request is about: of a conjunction the state and covariance of its newest message, else what the request was
 * ordered with.
 */
export async function orbitOfRequest(
  context: Pick<ServerContext, 'use'>,
  request: RequestRow,
): Promise<RequestedOrbit> {
  const { operatorId, conjunctionId, targetKind } = request;
  if (conjunctionId !== null && targetKind.startsWith('CONJUNCTION')) {
    const encounter = await context.use(conjunctions).encounterOf(operatorId, conjunctionId);
    const object = targetKind === 'CONJUNCTION_PRIMARY' ? encounter?.primary : encounter?.secondary;
    if (encounter !== undefined && object !== undefined) {
      return { orbit: stateOrbit(encounter.tcaTaiS, object), knowledge: 'CDM' };
    }
  }
  return storedOrbit(request);
}

function storedOrbit({ orbit: stored, orbitMessage }: RequestRow): RequestedOrbit {
  const { orbit, epochTaiS } = stored;
  if (orbit.kind === 'elements') {
    return { orbit: elementsOrbit(fromStored(orbit.elements), epochTaiS), knowledge: 'ELEMENT_SET' };
  }
  if (orbit.kind === 'state') return { orbit: stateOrbit(orbit.epochTaiS, orbit), knowledge: 'CDM' };
  return { orbit: { kind: 'MESSAGE', type: 'SP_EPHEMERIS', text: orbitMessage ?? '' }, knowledge: 'OEM' };
}
