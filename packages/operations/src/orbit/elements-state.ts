import { elementSetParty } from '@keepout/assessment/orbit/element-set-party';
import type { Air } from '@keepout/astro/air';
import { inFrame } from '@keepout/astro/ephemeris/reframe';
import { densityNear } from '@keepout/astro/force/air';
import { dragOfElements, expectedDrag, LONG_ELLIPSE } from '@keepout/astro/force/drag-of-elements';
import type { EarthOrientation } from '@keepout/astro/frames/earth-orientation';
import type { MeanElements, StateCovariance, StateVector } from '@keepout/astro/nouns';
import { fitOrbit } from '@keepout/astro/numerical/fit-orbit';
import { sgp4Ephemeris } from '@keepout/astro/sgp4/ephemeris';
import { stateOfSix } from '@keepout/astro/six-numbers';
import { dragCovariance, sumOfCovariances, theoryCovariance } from '@keepout/conjunction/covariance/element-set-error';
import {
  covarianceOfOrbit,
  estimateCarriedCovariance,
  estimateCovariance,
  orbitRegime,
  theoryError,
} from '@keepout/conjunction/covariance/estimated';
import { SECONDS_PER_DAY } from '@keepout/units/duration';
import { fail, ok, type Result } from '@keepout/units/result';
import { orbitForces } from './forces.ts';
import type { KnownState, OrbitFault } from './known-orbit.ts';

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
export function stateOfElements(
  elements: MeanElements,
  epochTaiS: number,
  air?: Air,
  eop?: EarthOrientation,
): Result<KnownState, OrbitFault> {
  const key = `${epochTaiS} ${JSON.stringify([elements, air])}`;
  const known = eop === lastEop ? kept.get(key) : undefined;
  if (known !== undefined) return known;
  if (eop !== lastEop) kept.clear();
  lastEop = eop;
  const state = handedOver(elements, epochTaiS, air, eop);
  kept.set(key, state);
  for (const oldest of [...kept.keys()].slice(0, Math.max(0, kept.size - MOST_KEPT))) kept.delete(oldest);
  return state;
}

/** A track is compared and then counts: the same question twice. */
const MOST_KEPT = 32;
let lastEop: EarthOrientation | undefined;
const kept = new Map<string, Result<KnownState, OrbitFault>>();

function handedOver(
  elements: MeanElements,
  epochTaiS: number,
  air: Air | undefined,
  eop: EarthOrientation | undefined,
): Result<KnownState, OrbitFault> {
  const ephemeris = sgp4Ephemeris(elements);
  const periodS = SECONDS_PER_DAY / elements.meanMotionRevPerDay;
  const halfS = Math.max(HALF_ARC_S, periodS / 2);
  const drag = dragOfElements(elements, air);
  const [startTaiS, stopTaiS] = [epochTaiS - halfS, epochTaiS + halfS];
  const density = drag && densityNear(air, inFrame(ephemeris, 'EME2000'), startTaiS, stopTaiS);
  const near = stateOf(ephemeris, epochTaiS);
  const fit = fitOrbit({ ephemeris, epochTaiS, startTaiS, stopTaiS, ...orbitForces({ near, drag, density, eop }) });
  const state = fit.ok ? fit.value.state : near;
  if (state === undefined) return fail({ code: 'element-set-ends' });
  const own = elementSetParty(elements).covarianceAt(state);
  const ageS = epochTaiS - elements.epochTaiS;
  const base =
    own.source === 'ELEMENT_SET' && own.covariance
      ? own.covariance
      : fit.ok
        ? estimateCarriedCovariance(state, ageS)
        : estimateCovariance(state, ageS).covariance;
  const left = fit.ok ? leftOfTheory(state, 2 * halfS, periodS, elements.eccentricity) : theoryCovariance(state);
  const known = sumOfCovariances(base, left);
  return ok({
    state,
    covarianceRtn: (drag ? sumOfCovariances(known, dragCovariance(state, expectedDrag(elements, drag), ageS)) : known)
      .matrix,
  });
}

const FOUND_OF_MOON = 0.3;

/**
 * What a fit over an arc leaves of the theory's error: that of one revolution over the root of how many there are; the drift is twice that of a
 * straight line through as many points: the axes of fits to one set eight hours apart differ by 5 m (rms of 14 sets), 10 m at most.
 */
function leftOfTheory(state: StateVector, arcS: number, periodS: number, eccentricity: number): StateCovariance {
  // Where the Moon rules a fit finds its terms; a long ellipse has those of its perigee beside.
  const isRound = orbitRegime(state) === 'deep-space' && eccentricity < LONG_ELLIPSE;
  const share = (isRound ? FOUND_OF_MOON : 1) / Math.sqrt(arcS / periodS);
  const [r, t, n] = theoryError(orbitRegime(state)).sigmaRtnM;
  const axisM = (2 * share * t * Math.sqrt(12) * periodS) / (arcS * 3 * Math.PI);
  return covarianceOfOrbit(state, [share * r, share * t, share * n], axisM);
}

function stateOf(ephemeris: ReturnType<typeof sgp4Ephemeris>, epochTaiS: number): StateVector | undefined {
  const six = new Float64Array(6);
  if (!inFrame(ephemeris, 'EME2000').stateAt(epochTaiS, six)) return undefined;
  return stateOfSix(six, epochTaiS);
}
