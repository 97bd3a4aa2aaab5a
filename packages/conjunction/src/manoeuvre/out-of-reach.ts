import { MU_EARTH } from '@keepout/astro/constants';
import { equinoctialFromCartesian } from '@keepout/astro/elements/equinoctial';
import { norm } from '@keepout/astro/vector';
import type { EncounterPlane } from '../encounter/encounter-plane.ts';
import type { Symmetric2 } from '../linear/symmetric2.ts';
import type { ObjectAtTca } from '../object-at-tca.ts';
import { principalEncounter } from '../pc/plane/principal-encounter.ts';

/** Deviations of all twelve numbers together within which all of the error lies but 1e-24. */
const SIGMAS = 12;
/**
 * How far an orbit bends away from a shift of its elements that is small to first order, of the shift squared by the distance from the Earth
 * and by (1 - e)^2; of drawn orbits at most 2.8 on circles, 2.0 at e = 0.7 and 3.0 at 0.85.
 */
const BEND = 4;
/** The same of a shift along an orbit that is nearly a circle: it turns, by a half of its square. */
const TURN = 1;
const NEARLY_CIRCULAR = 0.05;
/** A shift beyond this share of the distance from the Earth is no small one. */
const SMALL_SHARE = 0.05;
/** Limit of the tide by the square of the time: below it the objects part at three quarters of their speed at least. */
const STRAIGHT = 0.1;

/**
 * Whether two objects at closest approach cannot come together within twelve deviations of their errors: a probability below 1e-24 by
 * whatever method, of the passage in which they are.
 *
 * Method   a ball of the errors (chi-square of twelve beyond 12^2), in which each orbit is shifted by no more than 12 roots of the sums of
 *          its variances and bends by the square of that (`shiftOf`); they pass each other on a line but for the difference of what both are pulled; what all
 *          of that adds to the hard body is measured against the error in the plane
 * Assumes  independent errors
 *
 * @param miss      in the encounter plane        @param planeM2   combined error there
 *
 * Checked  the verdict's method for moved messages, bends of drawn orbits (`out-of-reach.test.ts`)          Cost  2 microseconds
 */
export function isOutOfAllReach(
  objects: readonly ObjectAtTca[],
  { missXM, missYM, relativeSpeedMps }: Pick<EncounterPlane, 'missXM' | 'missYM' | 'relativeSpeedMps'>,
  planeM2: Symmetric2,
  hardBodyRadiusM: number,
): boolean {
  const shifts = objects.map((object) => shiftOf(object, SIGMAS));
  const sumOf = (key: keyof OrbitShift): number => shifts.reduce((sum, shift) => sum + (shift?.[key] ?? Infinity), 0);
  const [shiftM, shiftMps, bendM, tidePs2] = [sumOf('shiftM'), sumOf('shiftMps'), sumOf('bendM'), sumOf('tidePs2')];
  // They part at three quarters of their speed at least, and the errors take no more than a quarter of it.
  const nearS = (hardBodyRadiusM + shiftM + bendM) / (relativeSpeedMps / 2);
  if (!(shiftMps < relativeSpeedMps / 4 && tidePs2 * nearS ** 2 < STRAIGHT)) return false;
  const apartM = Math.hypot(missXM, missYM) + relativeSpeedMps * nearS;
  const widthM = hardBodyRadiusM + bendM + shiftMps * nearS + 0.5 * tidePs2 * apartM * nearS ** 2;
  const plane = principalEncounter(missXM, missYM, planeM2, hardBodyRadiusM);
  if (plane.repair !== 'ok') return false;
  const { meanMinorM, meanMajorM, sigmaMinorM, sigmaMajorM } = plane;
  return Math.hypot(meanMinorM / sigmaMinorM, meanMajorM / sigmaMajorM) - widthM / sigmaMinorM > SIGMAS;
}

/** Largest effect of errors of a number of deviations on an orbit. */
export interface OrbitShift {
  /** To first order, at closest approach. */
  readonly shiftM: number;
  readonly shiftMps: number;
  /** Beyond the first order. */
  readonly bendM: number;
  /** By how much the pull of the Earth differs a metre off, at most. */
  readonly tidePs2: number;
}

/**
 * How far errors shift an orbit, and how far it is bent beyond that.
 *
 * Method   a shift of the elements that corresponds to position and velocity, in units of the orbit; near a circle the along-track part,
 *          and turns its velocity with it, is taken apart from the rest
 *
 * @returns undefined for a shift that is not small, or without errors in known axes
 */
export function shiftOf({ state, covariance }: ObjectAtTca, sigmas: number): OrbitShift | undefined {
  const elements = equinoctialFromCartesian([...state.positionM, ...state.velocityMps]);
  if (elements === undefined || covariance === undefined) return undefined;
  const { matrix, frame } = covariance;
  const at = (row: number, column: number): number => matrix[6 * row + column]!;
  const eccentricity = Math.hypot(elements.af, elements.ag);
  const distanceM = norm(state.positionM);
  const unitS = Math.sqrt(distanceM ** 3 / MU_EARTH);
  const [positionM2, velocityM2ps2] = [at(0, 0) + at(1, 1) + at(2, 2), at(3, 3) + at(4, 4) + at(5, 5)];
  const isTurning = frame === 'RTN' && eccentricity < NEARLY_CIRCULAR;
  const alongM2 = isTurning ? at(1, 1) : 0;
  const rateRadps = norm(state.velocityMps) / distanceM;
  const turnedM2ps2 = isTurning ? 2 * rateRadps * at(1, 3) + rateRadps ** 2 * alongM2 : 0;
  const alongM = sigmas * Math.sqrt(alongM2);
  const restM =
    sigmas * (Math.sqrt(positionM2 - alongM2) + unitS * Math.sqrt(Math.max(0, velocityM2ps2 + turnedM2ps2)));
  if (!(alongM + restM < SMALL_SHARE * distanceM)) return undefined;
  return {
    shiftM: sigmas * Math.sqrt(positionM2),
    shiftMps: sigmas * Math.sqrt(velocityM2ps2),
    bendM: (TURN * alongM * (alongM + 2 * restM) + (BEND * restM ** 2) / (1 - eccentricity) ** 2) / distanceM,
    tidePs2: (2 * MU_EARTH) / distanceM ** 3,
  };
}
