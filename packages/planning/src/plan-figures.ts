import { steered } from '@keepout/astro/force/steering';
import type { StateVector, Vec3 } from '@keepout/astro/nouns';
import { sixOf, stateOfSix } from '@keepout/astro/six-numbers';
import { twoBodyStateAt } from '@keepout/astro/two-body/propagate';
import { cutoffTaiS, impulseOf, type PlannedManoeuvre } from './manoeuvre.ts';
import type { PlanOutcome } from './outcome.ts';
import { type FlownOrbit, orbitOffset, orbitStateAt } from './return/orbit-offset.ts';
import { smaOf } from './semi-major-axis.ts';

/** The satellite's own side of a manoeuvre. */
export interface OrbitChange {
  /** At ignition and at cut-off, with the manoeuvre and without: position and velocity before and after. */
  readonly before: StateVector;
  readonly after: StateVector;
  /** Semi-major axis with the manoeuvre at cut-off minus that without where it passes the same place, osculating. */
  readonly smaChangeM: number;
}

/**
 * Returns the change of the orbit itself by a manoeuvre.
 *
 * Method   from the numerical orbits where there are some, else the impulse added to the two-body state
 * @param knownState   the satellite's state at closest approach, which the manoeuvre was planned from
 */
export function orbitChange(manoeuvre: PlannedManoeuvre, knownState: StateVector, outcome: Flown): OrbitChange {
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
  return {
    // Where both meet the later one answers: just before an impulse the orbit without it.
    before: at(change.unmanoeuvred, ignitionTaiS),
    after,
    smaChangeM: smaChange(change, endTaiS),
  };
}

/**
 * Semi-major axis of an orbit minus that of another where it passes the same place, m; at the same instant where it does not within its span.
 *
 * Traps    at the same instant J2 alone shows kilometres times the angle between the two: 2.6 % after a burn of six hours
 */
export function smaChange({ manoeuvred, unmanoeuvred }: Orbits, epochTaiS: number): number {
  const offset = orbitOffset(manoeuvred, unmanoeuvred, epochTaiS);
  if (offset !== undefined) return offset.smaM;
  const [manoeuvredState, unmanoeuvredState] = [manoeuvred, unmanoeuvred].map(
    (orbit) => orbitStateAt(orbit, epochTaiS)!,
  );
  return smaOf(manoeuvredState!) - smaOf(unmanoeuvredState!);
}

type Flown = Pick<PlanOutcome, 'change'>;
type Orbits = Readonly<Record<'manoeuvred' | 'unmanoeuvred', FlownOrbit>>;

/** Change of the orbit by a manoeuvre: the semi-major axis at its end, and the along-track offset at closest approach. */
export interface OrbitFigures {
  readonly smaChangeM: number;
  readonly phaseRad: number;
}

export function orbitFigures(manoeuvre: PlannedManoeuvre, knownState: StateVector, outcome: Flown): OrbitFigures {
  const { smaChangeM } = orbitChange(manoeuvre, knownState, outcome);
  return { smaChangeM, phaseRad: phaseAtApproach(knownState.epochTaiS, outcome) };
}

/**
 * How far manoeuvres have led along the orbit at closest approach, rad; ahead is positive.
 *
 * Method   the time to the same place on the orbit without them (`orbitOffset`); two-body motion continues where that orbit ends earlier
 */
function phaseAtApproach(tcaTaiS: number, { change }: Flown): number {
  if (change === undefined) return 0;
  const { manoeuvred, unmanoeuvred } = change;
  const led = orbitStateAt(unmanoeuvred, tcaTaiS)!;
  const offset = orbitOffset(manoeuvred, unmanoeuvred, tcaTaiS) ?? orbitOffset(manoeuvred, twoBodyOrbit(led), tcaTaiS);
  return offset!.phaseRad;
}

const twoBodyOrbit = (state: StateVector): Orbits['unmanoeuvred'] => ({
  frame: state.frame,
  stateAt(epochTaiS, out) {
    out.set(sixOf(twoBodyStateAt(state, epochTaiS)));
    return true;
  },
});
