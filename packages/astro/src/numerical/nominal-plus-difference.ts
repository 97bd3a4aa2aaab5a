import { type Fault, fail, ok, type Result } from '@keepout/units/result';
import type { Force } from '../force/force.ts';
import type { Ephemeris } from '../nouns.ts';
import { stateOfSix } from '../six-numbers.ts';
import type { Manoeuvres } from './manoeuvre.ts';
import { manoeuvreDifference } from './manoeuvre-difference.ts';
import type { PropagationFault } from './propagate.ts';
import type { NumericalTrajectory } from './trajectory.ts';

export interface NominalFault extends Fault {
  readonly code: 'nominal-not-inertial' | 'no-state-at-ignition';
  readonly epochTaiS?: number;
}

export interface ManoeuvredNominal {
  /** Orbit solution without the manoeuvre: from a message, an ephemeris, or SGP4. Not ITRF. */
  readonly nominal: Ephemeris;
  readonly manoeuvres: Manoeuvres;
  readonly massKg: number;
  /** Made for GCRF. */
  readonly forces: readonly Force[];
  /** Absent: the end of the nominal orbit, which then must have one. */
  readonly stopTaiS?: number;
  readonly relativeError?: number;
}

/** A nominal orbit with manoeuvres. */
export interface ManoeuvredEphemeris extends Ephemeris {
  /** Undefined without a manoeuvre. */
  readonly ignitionTaiS: number | undefined;
  /** The numerical orbit with the manoeuvres: its mass and its arcs; absent without a manoeuvre. */
  readonly manoeuvred: NumericalTrajectory | undefined;
}

/**
 * Returns the nominal orbit plus the change by the manoeuvres.
 *
 * Method   from ignition on: the numerical orbit with the manoeuvres minus the one without, both from the nominal state, seen in RTN of the one
 *          without and added in RTN of the nominal orbit; docs/models/manoeuvres
 * Assumes  the forces bend the difference as they bend the true orbits: omitted forces count by their gradient over the displacement
 * Frame    that of the nominal orbit; its covariance is not taken over, for it is another one after a manoeuvre
 *
 * @returns ok: ManoeuvredEphemeris, equal to the nominal orbit before ignition and without a manoeuvre   |   fault: NominalFault | PropagationFault
 *
 * Checked  nominal-plus-difference.test.ts (full propagation), conjunction: nominal-plus-difference.test.ts (TCA, miss and Pc to the bit)
 *          Cost  two numerical orbits
 */
export function nominalPlusDifference(
  run: ManoeuvredNominal,
): Result<ManoeuvredEphemeris, NominalFault | PropagationFault> {
  const { nominal, stopTaiS = nominal.stopTaiS } = run;
  if (nominal.frame === 'ITRF') return fail({ code: 'nominal-not-inertial' });
  const burns = (run.manoeuvres.burns ?? []).filter((burn) => burn.thrustN > 0 && burn.stopTaiS > burn.startTaiS);
  const impulses = (run.manoeuvres.impulses ?? []).filter(({ deltaVMps }) => Math.hypot(...deltaVMps) > 0);
  const ends = { frame: nominal.frame, startTaiS: nominal.startTaiS, stopTaiS: Math.min(stopTaiS, nominal.stopTaiS) };
  const stateOfNominal = (epochTaiS: number, out: Float64Array): boolean =>
    epochTaiS <= ends.stopTaiS && nominal.stateAt(epochTaiS, out);
  const ignitionTaiS = Math.min(
    ...burns.map((burn) => burn.startTaiS),
    ...impulses.map((impulse) => impulse.epochTaiS),
  );
  if (ignitionTaiS === Number.POSITIVE_INFINITY) {
    return ok({ ...ends, stateAt: stateOfNominal, ignitionTaiS: undefined, manoeuvred: undefined });
  }

  const six = new Float64Array(6);
  if (!(ignitionTaiS < ends.stopTaiS) || !nominal.stateAt(ignitionTaiS, six)) {
    return fail({ code: 'no-state-at-ignition', epochTaiS: ignitionTaiS });
  }
  const change = manoeuvreDifference({
    ...run,
    manoeuvres: { burns, impulses },
    initial: stateOfSix(six, ignitionTaiS, nominal.frame),
    stopTaiS: ends.stopTaiS,
  });
  if (!change.ok) return change;
  const { manoeuvred, addTo } = change.value;
  return ok({
    ...ends,
    ignitionTaiS,
    manoeuvred,
    stateAt: (epochTaiS, out) => stateOfNominal(epochTaiS, out) && addTo(epochTaiS, out),
  });
}
