import { elementSetParty } from '@keepout/assessment/orbit/element-set-party';
import { inFrame } from '@keepout/astro/ephemeris/reframe';
import { type Air, densityNear } from '@keepout/astro/force/air';
import { dragOfElements } from '@keepout/astro/force/drag-of-elements';
import type { MeanElements, StateCovariance, StateVector } from '@keepout/astro/nouns';
import { fitOrbit } from '@keepout/astro/numerical/fit-orbit';
import { sgp4Ephemeris } from '@keepout/astro/sgp4/ephemeris';
import { dragCovariance, sumOfCovariances, theoryCovariance } from '@keepout/conjunction/covariance/element-set-error';
import {
  covarianceOfOrbit,
  estimateCarriedCovariance,
  estimateCovariance,
  orbitRegime,
  theoryError,
} from '@keepout/conjunction/covariance/estimated';
import { tell } from '@keepout/contract/sentences';
import { SECONDS_PER_DAY } from '@keepout/units/duration';
import { fail, ok, type Result } from '@keepout/units/result';
import { orbitForces } from './carried-orbit.ts';
import type { KnownOrbit, OrbitFault } from './orbit-knowledge.ts';

/** Half of the arc over which the theory is handed over: whole days average what turns with the Earth. */
const HALF_ARC_S = SECONDS_PER_DAY / 2;

/**
 * The orbit of an element set at an epoch, as forces move it.
 *
 * Method   SGP4 over a day around the epoch, and the orbit under our forces that runs nearest to it. The covariance is the set's own, carried,
 *          else the usual one of its regime and age with a mean motion as sure as its growth; beside it what the fit leaves of the
 *          theory's periodic error, averaged over its revolutions, and what one sigma of drag does in its age; docs/models/orbit-update
 * Assumes  where no orbit fits, the state of SGP4 itself, with all of its theory's error
 * Frame    EME2000
 *
 * @param air   in which it is braked; absent: the exponential one
 */
export function orbitOfElements(elements: MeanElements, epochTaiS: number, air?: Air): Result<KnownOrbit, OrbitFault> {
  const key = `${epochTaiS} ${JSON.stringify([elements, air])}`;
  const known = held.get(key);
  if (known !== undefined) return known;
  const found = handedOver(elements, epochTaiS, air);
  held.set(key, found);
  for (const oldest of [...held.keys()].slice(0, Math.max(0, held.size - MOST_HELD))) held.delete(oldest);
  return found;
}

/** A track is compared and then counts: the same question twice. */
const MOST_HELD = 32;
const held = new Map<string, Result<KnownOrbit, OrbitFault>>();

function handedOver(elements: MeanElements, epochTaiS: number, air?: Air): Result<KnownOrbit, OrbitFault> {
  const ephemeris = sgp4Ephemeris(elements);
  const periodS = SECONDS_PER_DAY / elements.meanMotionRevPerDay;
  const halfS = Math.max(HALF_ARC_S, periodS / 2);
  const drag = dragOfElements(elements, air);
  const [startTaiS, stopTaiS] = [epochTaiS - halfS, epochTaiS + halfS];
  const density = drag && densityNear(air, inFrame(ephemeris, 'EME2000'), startTaiS, stopTaiS);
  const fit = fitOrbit({ ephemeris, epochTaiS, startTaiS, stopTaiS, ...orbitForces(drag, density) });
  const state = fit.ok ? fit.value.state : stateOf(ephemeris, epochTaiS);
  if (state === undefined) {
    return fail({ code: 'orbit-unreadable', message: tell('element-set-ends') });
  }
  const own = elementSetParty(elements).covarianceAt(state);
  const ageS = epochTaiS - elements.epochTaiS;
  const base =
    own.source === 'ELEMENT_SET' && own.covariance
      ? own.covariance
      : fit.ok
        ? estimateCarriedCovariance(state, ageS)
        : estimateCovariance(state, ageS).covariance;
  const left = fit.ok ? leftOfTheory(state, 2 * halfS, periodS) : theoryCovariance(state);
  const known = sumOfCovariances(base, left);
  return ok({
    state,
    covarianceRtn: (drag ? sumOfCovariances(known, dragCovariance(state, drag, ageS)) : known).matrix,
  });
}

/**
 * What a fit over an arc leaves of the theory's error: that of one revolution over the root of how many there are; the drift is twice that of a
 * straight line through as many points: the axes of fits to one set eight hours apart differ by 5 m (rms of 14 sets), 10 m at most.
 */
function leftOfTheory(state: StateVector, arcS: number, periodS: number): StateCovariance {
  const share = 1 / Math.sqrt(arcS / periodS);
  const [r, t, n] = theoryError(orbitRegime(state)).sigmaRtnM;
  const axisM = (2 * share * t * Math.sqrt(12) * periodS) / (arcS * 3 * Math.PI);
  return covarianceOfOrbit(state, [share * r, share * t, share * n], axisM);
}

function stateOf(ephemeris: ReturnType<typeof sgp4Ephemeris>, epochTaiS: number): StateVector | undefined {
  const six = new Float64Array(6);
  if (!inFrame(ephemeris, 'EME2000').stateAt(epochTaiS, six)) return undefined;
  const [x = 0, y = 0, z = 0, u = 0, v = 0, w = 0] = six;
  return { epochTaiS, frame: 'EME2000', positionM: [x, y, z], velocityMps: [u, v, w] };
}
