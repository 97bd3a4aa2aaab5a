import { elementSetParty } from '@keepout/assessment/orbit/element-set-party';
import type { AtmosphereModel } from '@keepout/astro/atmosphere-model';
import { turned6 } from '@keepout/astro/covariance/matrix6';
import { inFrame } from '@keepout/astro/ephemeris/reframe';
import { densityNear } from '@keepout/astro/force/air';
import { type DragKnowledge, dragOfElements, expectedDrag, LONG_ELLIPSE } from '@keepout/astro/force/drag-of-elements';
import type { EarthOrientation } from '@keepout/astro/frames/earth-orientation';
import type { Ephemeris, MeanElements, StateCovariance, StateVector } from '@keepout/astro/nouns';
import { fitOrbit } from '@keepout/astro/numerical/fit-orbit';
import { sgp4Ephemeris } from '@keepout/astro/sgp4/ephemeris';
import { sixOf, stateOfSix } from '@keepout/astro/six-numbers';
import { dragCovariance, sumOfCovariances, theoryCovariance } from '@keepout/conjunction/covariance/element-set-error';
import {
  covarianceOfOrbit,
  estimateCarriedCovariance,
  estimateCovariance,
  FLAT_DEG,
  GEOSYNCHRONOUS_S,
  orbitRegime,
  theoryError,
} from '@keepout/conjunction/covariance/estimated';
import { wayAlong } from '@keepout/tracking/orbit-update/along-path';
import { rtnTransform } from '@keepout/tracking/orbit-update/prior';
import { SECONDS_PER_DAY } from '@keepout/units/duration';
import { fail, ok, type Result } from '@keepout/units/result';
import { arcStateAt, carriedKnowledge } from './carried-knowledge.ts';
import { carriedOrbit, type OrbitForces, orbitForces } from './forces.ts';
import type { KnownArc, KnownState, OrbitFault } from './known-orbit.ts';
import { type PlaneDriftRate, planeDriftRate, withoutPlaneDrift } from './plane-drift.ts';

/** Half of the fit arc of SGP4: full days average the terms that rotate with the Earth. */
const HALF_ARC_S = SECONDS_PER_DAY / 2;

/**
 * Returns the orbit of an element set at an epoch, under the force model.
 *
 * Method   SGP4 over a day around the epoch, and a fit of the orbit under our forces to it. The covariance is the set's own, carried,
 *          else the typical one of its regime and age with a mean motion as certain as its growth; plus the fit residual of the
 *          theory's periodic error, averaged over its revolutions, and the effect of one sigma of drag over its age; docs/models/orbit-update
 * Assumes  where no orbit fits, the state of SGP4 itself, with all of its theory's error
 * Frame    EME2000
 *
 * @param air   in which it is braked; absent: the exponential one
 */
export function stateOfElements(
  elements: MeanElements,
  epochTaiS: number,
  air?: AtmosphereModel,
  eop?: EarthOrientation,
): Result<KnownState, OrbitFault> {
  const key = `${epochTaiS} ${JSON.stringify([elements, air])}`;
  const cachedState = eop === lastEop ? stateCache.get(key) : undefined;
  if (cachedState !== undefined) return cachedState;
  if (eop !== lastEop) stateCache.clear();
  lastEop = eop;
  const state = handedOver(elements, epochTaiS, air, eop);
  stateCache.set(key, state);
  for (const oldest of [...stateCache.keys()].slice(0, Math.max(0, stateCache.size - MOST_KEPT)))
    stateCache.delete(oldest);
  return state;
}

/** A track is compared and then counts: the same question twice. */
const MOST_KEPT = 32;
let lastEop: EarthOrientation | undefined;
const stateCache = new Map<string, Result<KnownState, OrbitFault>>();

function handedOver(
  elements: MeanElements,
  epochTaiS: number,
  air: AtmosphereModel | undefined,
  eop: EarthOrientation | undefined,
): Result<KnownState, OrbitFault> {
  const synchronous = isSynchronous(elements) ? synchronousArc(elements, epochTaiS, epochTaiS, eop) : undefined;
  const synchronousState = synchronous && arcStateAt(synchronous, epochTaiS);
  if (synchronousState) return ok(synchronousState);
  const ephemeris = sgp4Ephemeris(elements);
  const periodS = SECONDS_PER_DAY / elements.meanMotionRevPerDay;
  const halfS = halfArcOf(periodS);
  const drag = dragOfElements(elements, air);
  const [startTaiS, stopTaiS] = [epochTaiS - halfS, epochTaiS + halfS];
  const density = drag && densityNear(air, inFrame(ephemeris, 'EME2000'), startTaiS, stopTaiS);
  const theoryState = stateOf(ephemeris, epochTaiS);
  const forces = orbitForces({ nearState: theoryState, drag, density, eop });
  const fit = fitOrbit({ ephemeris, epochTaiS, startTaiS, stopTaiS, ...forces });
  const state = fit.ok ? fit.value.state : theoryState;
  if (state === undefined) return fail({ code: 'element-set-ends' });
  const covarianceRtn = errorOfSet(elements, state, { drag, isFitted: fit.ok });
  const rate = fit.ok ? driftOfPlane(elements, state, forces) : 0;
  const plane = withoutPlaneDrift(state, rate, epochTaiS - elements.epochTaiS);
  return ok({ state: plane.state, covarianceRtn: withWay(covarianceRtn, plane.wayRtn) });
}

/** Interval of the fits that determine the plane precession of SGP4, s. */
const PLANES_APART_S = SECONDS_PER_DAY;

/** Returns the plane drift of a low orbit whose set has no covariance; 0 where it cannot be determined. */
function driftOfPlane(elements: MeanElements, state: StateVector, forces: OrbitForces): PlaneDriftRate {
  if (elements.covariance !== undefined || orbitRegime(state) === 'deep-space') return 0;
  const ephemeris = sgp4Ephemeris(elements);
  const earlierTaiS = state.epochTaiS - PLANES_APART_S;
  const span = { startTaiS: earlierTaiS - HALF_ARC_S, stopTaiS: earlierTaiS + HALF_ARC_S };
  const earlier = fitOrbit({ ephemeris, epochTaiS: earlierTaiS, ...span, ...forces });
  const carried = earlier.ok ? carriedOrbit(earlier.value.state, earlierTaiS, state.epochTaiS, forces) : undefined;
  const carriedState = carried?.ok && stateOf(carried.value, state.epochTaiS);
  return carriedState ? planeDriftRate(state, carriedState, PLANES_APART_S) : 0;
}

/** Returns a covariance with the outer product of a displacement added. */
function withWay(covariance: Float64Array, way: Float64Array): Float64Array {
  return covariance.map((value, n) => value + way[Math.floor(n / 6)]! * way[n % 6]!);
}

/** How far half of the arc reaches over which a set is handed over, s. */
const halfArcOf = (periodS: number): number => Math.max(HALF_ARC_S, periodS / 2);

/** Returns the covariance of an element set at a state under the force model: RTN, row-major 36. */
function errorOfSet(
  elements: MeanElements,
  state: StateVector,
  { drag, isFitted }: { readonly drag: DragKnowledge | undefined; readonly isFitted: boolean },
): Float64Array {
  const periodS = SECONDS_PER_DAY / elements.meanMotionRevPerDay;
  const setCovariance = elementSetParty(elements).covarianceAt(state);
  const ageS = state.epochTaiS - elements.epochTaiS;
  const base =
    setCovariance.source === 'ELEMENT_SET' && setCovariance.covariance
      ? setCovariance.covariance
      : isFitted
        ? estimateCarriedCovariance(state, ageS)
        : estimateCovariance(state, ageS).covariance;
  const left = isFitted
    ? leftOfTheory(state, 2 * halfArcOf(periodS), periodS, elements.eccentricity)
    : theoryCovariance(state);
  const withoutDrag = sumOfCovariances(base, left);
  return (drag ? sumOfCovariances(withoutDrag, dragCovariance(state, expectedDrag(elements, drag), ageS)) : withoutDrag)
    .matrix;
}

/**
 * Returns the covariance of an element set under the force model within a span (`stateOfElements`), without the fit.
 *
 * Frame    RTN of the requested state, row-major 36
 */
export function forceModelCovariance(
  elements: MeanElements,
  startTaiS: number,
  stopTaiS: number,
  eop?: EarthOrientation,
): (state: StateVector) => Float64Array | undefined {
  const synchronous = isSynchronous(elements) ? synchronousArc(elements, startTaiS, stopTaiS, eop) : undefined;
  if (synchronous) return (state) => synchronous.error(state)?.matrix;
  const drag = dragOfElements(elements);
  return (state) => errorOfSet(elements, state, { drag, isFitted: true });
}

/** Fit span of an element set in the geostationary ring, days from its epoch. */
const FITTED_DAYS = [-5, 0] as const;
const OTHER_DAYS = [
  [-10, 0],
  [-30, 0],
  [-15, 15],
  [0, 5],
] as const;
/** Errors of the fitted orbit: radial, along-track, cross-track, and semi-major axis, m; cross-track near the equator, where node and perigee are undefined. */
const [SYNCHRONOUS_R_M, SYNCHRONOUS_T_M, SYNCHRONOUS_N_M, SYNCHRONOUS_AXIS_M] = [170, 600, 130, 10];
const FLAT_N_M = 400;

function isSynchronous(elements: MeanElements): boolean {
  const periodS = SECONDS_PER_DAY / elements.meanMotionRevPerDay;
  return (
    periodS > GEOSYNCHRONOUS_S[0] &&
    periodS < GEOSYNCHRONOUS_S[1] &&
    elements.eccentricity < LONG_ELLIPSE &&
    elements.covariance === undefined
  );
}

/**
 * Returns the orbit of an element set of the geostationary ring.
 *
 * Method   SGP4 neglects terms of Sun and Moon with a period of a month and an amplitude of kilometres, smallest over the days of its fit. The
 *          result is the best fit under our forces over the ten days before its epoch, carried from their middle. Two errors are added: the
 *          difference from a fit over a month about the epoch, and sunlight on an unknown surface over the arc; docs/models/orbit-update
 *
 * @returns undefined where no orbit fits
 */
function synchronousArc(
  elements: MeanElements,
  startTaiS: number,
  stopTaiS: number,
  eop: EarthOrientation | undefined,
): KnownArc | undefined {
  const ephemeris = sgp4Ephemeris(elements);
  const { epochTaiS: setTaiS, objectType } = elements;
  const middleTaiS = setTaiS + ((FITTED_DAYS[0] + FITTED_DAYS[1]) / 2) * SECONDS_PER_DAY;
  const orbitOver = ([first, last]: readonly [number, number]) => {
    const span = { startTaiS: setTaiS + first * SECONDS_PER_DAY, stopTaiS: setTaiS + last * SECONDS_PER_DAY };
    const fit = fitOrbit({ ephemeris, epochTaiS: middleTaiS, ...span, ...orbitForces({ eop }) });
    return fit.ok ? fit.value.state : undefined;
  };
  const state = orbitOver(FITTED_DAYS);
  if (state === undefined) return undefined;
  const acrossM = elements.inclinationDeg < FLAT_DEG ? FLAT_N_M : SYNCHRONOUS_N_M;
  const base = covarianceOfOrbit(state, [SYNCHRONOUS_R_M, SYNCHRONOUS_T_M, acrossM], SYNCHRONOUS_AXIS_M);
  const covarianceRtn = OTHER_DAYS.reduce((covariance, days) => {
    const refitted = orbitOver(days);
    if (refitted === undefined) return covariance;
    return withWay(covariance, turned6(rtnTransform(state, 'to-rtn'), wayAlong(sixOf(state), sixOf(refitted)).by));
  }, base.matrix);
  const carried = carriedKnowledge(
    { state, covarianceRtn },
    startTaiS,
    stopTaiS,
    { noise: 'OBJECT', ...(objectType && { objectType }) },
    eop,
  );
  return carried.ok ? carried.value : undefined;
}

const FOUND_OF_MOON = 0.3;

/**
 * Returns the residual error of the theory after a fit over an arc: that of one revolution over the root of their number; the drift is twice that of a
 * straight line through as many points: the axes of fits to one set eight hours apart differ by 5 m (rms of 14 sets), 10 m at most.
 */
function leftOfTheory(state: StateVector, arcS: number, periodS: number, eccentricity: number): StateCovariance {
  // Where the Moon dominates, a fit recovers its terms; a long ellipse has those of its perigee in addition.
  const isRound = orbitRegime(state) === 'deep-space' && eccentricity < LONG_ELLIPSE;
  const share = (isRound ? FOUND_OF_MOON : 1) / Math.sqrt(arcS / periodS);
  const [r, t, n] = theoryError(orbitRegime(state)).sigmaRtnM;
  const axisM = (2 * share * t * Math.sqrt(12) * periodS) / (arcS * 3 * Math.PI);
  return covarianceOfOrbit(state, [share * r, share * t, share * n], axisM);
}

function stateOf(ephemeris: Ephemeris, epochTaiS: number): StateVector | undefined {
  const six = new Float64Array(6);
  if (!inFrame(ephemeris, 'EME2000').stateAt(epochTaiS, six)) return undefined;
  return stateOfSix(six, epochTaiS);
}
