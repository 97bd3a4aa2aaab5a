import { MU_EARTH } from '@keepout/astro/constants';
import { steered } from '@keepout/astro/force/steering';
import type { StateVector, Vec3 } from '@keepout/astro/nouns';
import { sixOf, stateOfSix } from '@keepout/astro/six-numbers';
import { twoBodyStateAt } from '@keepout/astro/two-body/propagate';
import { cutoffTaiS, impulseOf, type PlannedManoeuvre } from './manoeuvre.ts';
import type { PlanOutcome } from './outcome.ts';
import { inRtn, norm3 } from './vector.ts';

/** The satellite's own side of a manoeuvre. */
export interface OrbitChange {
  /** At ignition and at cut-off, with the manoeuvre and without: position and velocity before and after. */
  readonly before: StateVector;
  readonly after: StateVector;
  /** Semi-major axis with the manoeuvre minus that without, osculating at cut-off. */
  readonly smaChangeM: number;
}

/**
 * What a manoeuvre does to the orbit itself.
 *
 * Method   from the numerical orbits where there are some, else the impulse added to the two-body state
 * @param known   the satellite's state at closest approach, which the manoeuvre was planned from
 */
export function orbitChange(manoeuvre: PlannedManoeuvre, knownState: StateVector, outcome: PlanOutcome): OrbitChange {
  const { ignitionTaiS } = manoeuvre;
  const endTaiS = cutoffTaiS(manoeuvre);
  const { change } = outcome;
  if (change === undefined) {
    const before = twoBodyStateAt(knownState, ignitionTaiS);
    const impulse = impulseOf(manoeuvre);
    if (impulse === undefined) return { before, after: twoBodyStateAt(knownState, endTaiS), smaChangeM: 0 };
    const frame = before.frame === 'GCRF' ? 'GCRF' : 'EME2000';
    const dv = steered(impulse.vector, impulse.frame, sixOf(before), ignitionTaiS, frame);
    const after = { ...before, velocityMps: before.velocityMps.map((v, i) => v + dv[i]!) as unknown as Vec3 };
    return { before, after, smaChangeM: smaOf(after) - smaOf(before) };
  }
  const six = new Float64Array(6);
  const at = (orbit: NonNullable<PlanOutcome['change']>['manoeuvred'], epochTaiS: number): StateVector => {
    if (!orbit.stateAt(epochTaiS, six)) throw new Error('an orbit that does not hold its own manoeuvre');
    return stateOfSix(six, epochTaiS, 'GCRF');
  };
  const after = at(change.manoeuvred, endTaiS);
  const without = at(change.unmanoeuvred, endTaiS);
  return {
    // Where both meet the later one answers: just before an impulse the orbit without it.
    before: at(change.unmanoeuvred, ignitionTaiS),
    after,
    smaChangeM: smaOf(after) - smaOf(without),
  };
}

/**
 * How far a change of the semi-major axis leads along the orbit until closest approach, rad; ahead is positive.
 *
 * Method   -3/2 n da / a t, n the mean motion of the orbit at closest approach
 * Assumes  a change that is small and there from the begin of the manoeuvre on
 *
 * @param known   the satellite's state at closest approach
 */
export function phaseShiftRad(knownState: StateVector, smaChangeM: number, ignitionTaiS: number): number {
  const sma = smaOf(knownState);
  const motion = Math.sqrt(MU_EARTH / sma ** 3);
  return (-1.5 * motion * smaChangeM * (knownState.epochTaiS - ignitionTaiS)) / sma;
}

/** Osculating semi-major axis, m. */
export function smaOf({ positionM, velocityMps }: StateVector): number {
  return 1 / (2 / norm3(positionM) - norm3(velocityMps) ** 2 / MU_EARTH);
}

/** How far a push along the track moves the semi-major axis there, m for each m/s: 2 a^2 v/mu; 2/n on a circle. */
export function smaByPush(state: StateVector): number {
  const [, alongMps] = inRtn(state.velocityMps, state);
  return (2 * smaOf(state) ** 2 * alongMps) / MU_EARTH;
}
