import { MU_EARTH } from '@keepout/astro/constants';
import type { StateVector } from '@keepout/astro/nouns';
import type { ManoeuvreDifference } from '@keepout/astro/numerical/manoeuvre-difference';
import type { PropagationFault } from '@keepout/astro/numerical/propagate';
import { ok, type Result } from '@keepout/units/result';
import { flownDifference, type PlannedBody } from '../change.ts';
import type { PlannedManoeuvre } from '../manoeuvre.ts';
import { smaOf } from '../semi-major-axis.ts';
import { type OrbitOffset, orbitOffset } from './orbit-offset.ts';

/** Position of an orbit relative to a box, from the avoidance manoeuvre to an end. */
export interface BoxOverTime {
  /** The manoeuvre that avoids. */
  readonly avoiding: PlannedManoeuvre;
  /** Largest distance from the nominal orbit: semi-major axis, argument of latitude. */
  readonly smaBandM: number;
  readonly phaseBandRad: number;
  readonly latestTaiS: number;
}

/** Offset of the orbit from the nominal one at an epoch; NaN where it cannot be computed. */
export interface OffsetAt extends OrbitOffset {
  readonly epochTaiS: number;
}

/** Offsets of an orbit relative to a box from the first ignition to the end. */
export interface Inside {
  /** At the end. */
  readonly isInside: boolean;
  readonly smaAfterM: number;
  readonly phaseAfterRad: number;
  /** Outside either band. */
  readonly timeOutsideS: number;
  /** Since when it is inside to the end. */
  readonly insideFromTaiS: number;
  readonly course: readonly OffsetAt[];
}

/** Offsets from the orbit without manoeuvres: with the avoidance manoeuvre alone, and with both where a return manoeuvre exists. */
export interface CourseAt {
  readonly alone: OffsetAt;
  /** At the same epoch. */
  readonly both: OffsetAt | undefined;
}

/** Interval of the offsets. */
export const STEP_ORBITS = 0.05;
/** Maximum number of epochs of a course, evenly spaced. */
const MOST_OFFSETS = 480;
/** Time after the end, so that the nominal orbit exists for an orbit that is ahead. */
export const MARGIN_ORBITS = 0.3;

/**
 * Returns the course of a known pair, as the search for the return manoeuvre gives it.
 *
 * @param knownState   the satellite's state at closest approach without either
 */
export function offsetCourse(
  box: BoxOverTime,
  returning: PlannedManoeuvre,
  knownState: StateVector,
  body: PlannedBody,
): Result<readonly CourseAt[], PropagationFault> {
  const periodS = (2 * Math.PI) / meanMotion(knownState);
  const flown = (manoeuvres: readonly PlannedManoeuvre[]) =>
    flownDifference(manoeuvres, knownState, box.latestTaiS + MARGIN_ORBITS * periodS, body, 'full');
  const [first, pair] = [flown([box.avoiding]), flown([box.avoiding, returning])];
  if (!first.ok) return first;
  if (!pair.ok) return pair;
  const course = insideOf(pair.value, box, periodS).course;
  return ok(insideOf(first.value, box, periodS).course.map((alone, k) => ({ alone, both: course[k] })));
}

/** Mean motion, rad/s. */
export const meanMotion = (state: StateVector): number => Math.sqrt(MU_EARTH / smaOf(state) ** 3);

const INSIDE_TO_S = 1;

/** Whether the orbit is inside both bands at the end, since when, and how long it was outside. */
export function insideOf(
  { manoeuvred, unmanoeuvred }: ManoeuvreDifference,
  { avoiding, smaBandM, phaseBandRad, latestTaiS }: BoxOverTime,
  periodS: number,
): Inside {
  const count = Math.ceil((latestTaiS - avoiding.ignitionTaiS) / (STEP_ORBITS * periodS));
  const stepS = (latestTaiS - avoiding.ignitionTaiS) / count;
  const stride = Math.ceil(count / MOST_OFFSETS);
  const offsetAt = (epochTaiS: number) =>
    orbitOffset(manoeuvred, unmanoeuvred, epochTaiS) ?? { smaM: Number.NaN, phaseRad: Number.NaN };
  const isIn = ({ smaM, phaseRad }: OrbitOffset): boolean =>
    Math.abs(smaM) <= smaBandM && Math.abs(phaseRad) <= phaseBandRad;
  const course: OffsetAt[] = [{ epochTaiS: avoiding.ignitionTaiS, smaM: 0, phaseRad: 0 }];
  let timeOutsideS = 0;
  let outsideTaiS = Number.NaN;
  let last = { smaM: Number.NaN, phaseRad: Number.NaN };
  for (let k = 1; k <= count; k++) {
    const epochTaiS = k === count ? latestTaiS : avoiding.ignitionTaiS + k * stepS;
    last = offsetAt(epochTaiS);
    if ((count - k) % stride === 0) course.push({ epochTaiS, ...last });
    if (isIn(last)) continue;
    timeOutsideS += stepS;
    outsideTaiS = epochTaiS;
  }
  const isInside = !(outsideTaiS >= latestTaiS);
  // The last time outside, and a step later inside: to the second.
  let insideFromTaiS = Number.isNaN(outsideTaiS) ? avoiding.ignitionTaiS : Math.min(latestTaiS, outsideTaiS + stepS);
  while (isInside && insideFromTaiS - outsideTaiS > INSIDE_TO_S) {
    const middle = (outsideTaiS + insideFromTaiS) / 2;
    if (isIn(offsetAt(middle))) insideFromTaiS = middle;
    else outsideTaiS = middle;
  }
  return {
    smaAfterM: last.smaM,
    phaseAfterRad: last.phaseRad,
    timeOutsideS,
    insideFromTaiS,
    course,
    isInside,
  };
}
