import { type Fault, fail, ok, type Result } from '@keepout/units/result';
import type { Force } from '../force/force.ts';
import { rtnAxes } from '../frames/local.ts';
import { transformState } from '../frames/rotation.ts';
import type { Ephemeris, StateVector } from '../nouns.ts';
import type { Manoeuvres } from './manoeuvre.ts';
import { type PropagationFault, propagateNumerically } from './propagate.ts';
import type { NumericalTrajectory } from './trajectory.ts';

export interface NominalFault extends Fault {
  readonly code: 'nominal-not-inertial' | 'no-state-at-ignition';
  readonly epochTaiS?: number;
}

export interface ManoeuvredNominal {
  /** What is believed of the orbit without the manoeuvre: of a message, an ephemeris, or SGP4. Not ITRF. */
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
  /** Undefined where nothing is done. */
  readonly ignitionTaiS: number | undefined;
  /** The numerical orbit with the manoeuvres: its mass and its arcs; absent where nothing is done. */
  readonly manoeuvred: NumericalTrajectory | undefined;
}

/**
 * The nominal orbit plus what the manoeuvres change.
 *
 * Method   from ignition on: the numerical orbit with the manoeuvres minus the one without, both from the nominal state, seen in RTN of the one
 *          without and added in RTN of the nominal orbit; docs/models/manoeuvres
 * Assumes  the forces bend the difference as they bend the true orbits: what they leave out counts by its gradient over the displacement
 * Frame    that of the nominal orbit; its covariance is not taken over, for it is another one after a manoeuvre
 *
 * @returns ok: ManoeuvredEphemeris, the nominal one to the bit before ignition and where nothing is done   |   fault: NominalFault | PropagationFault
 *
 * Checked  nominal-plus-difference.test.ts (full propagation), conjunction: nominal-plus-difference.test.ts (TCA, miss and Pc to the bit)
 *          Cost  two numerical orbits
 */
export function nominalPlusDifference(
  run: ManoeuvredNominal,
): Result<ManoeuvredEphemeris, NominalFault | PropagationFault> {
  const { nominal, massKg, forces, stopTaiS = nominal.stopTaiS } = run;
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
  const initial = transformState(stateOf(six, ignitionTaiS, nominal), 'GCRF');
  const whole = { initial, massKg, forces, stopTaiS: ends.stopTaiS };
  const precision = run.relativeError === undefined ? {} : { relativeError: run.relativeError };
  const manoeuvred = propagateNumerically({ ...whole, ...precision, manoeuvres: { burns, impulses } });
  if (!manoeuvred.ok) return manoeuvred;
  // The same edges of arcs in both: the error of the steps is then nearly the same, and drops out.
  const still: Manoeuvres = {
    burns: burns.map((burn) => ({ ...burn, thrustN: 0 })),
    impulses: impulses.map(({ specificImpulseS: _, ...impulse }) => ({ ...impulse, deltaVMps: [0, 0, 0] })),
  };
  const unmanoeuvred = propagateNumerically({ ...whole, ...precision, manoeuvres: still });
  if (!unmanoeuvred.ok) return unmanoeuvred;

  const withOut = new Float64Array(6);
  const withBurn = new Float64Array(6);
  return ok({
    ...ends,
    ignitionTaiS,
    manoeuvred: manoeuvred.value,
    stateAt(epochTaiS, out) {
      if (!stateOfNominal(epochTaiS, out)) return false;
      if (!(epochTaiS >= ignitionTaiS)) return true;
      if (!unmanoeuvred.value.stateAt(epochTaiS, withOut) || !manoeuvred.value.stateAt(epochTaiS, withBurn))
        return false;
      addDifference(withOut, withBurn, out);
      return true;
    },
  });
}

/**
 * Adds what lies between two orbits to a third, each in its own RTN.
 *
 * Method   velocities as seen from the turning axes, so that velocity stays the rate of position: their rates differ by where the third is
 */
function addDifference(from: Float64Array, to: Float64Array, out: Float64Array): void {
  const own = rtnAxes(from.subarray(0, 3), from.subarray(3, 6));
  const theirs = rtnAxes(out.subarray(0, 3), out.subarray(3, 6));
  const between = to.map((value, i) => value - from[i]!);
  const along = (axis: number, block: number): number =>
    own[axis]! * between[block]! + own[axis + 1]! * between[block + 1]! + own[axis + 2]! * between[block + 2]!;
  const turn = turnRate(out) - turnRate(from);
  const [r, t, n] = [along(0, 0), along(3, 0), along(6, 0)];
  const parts = [r, t, n, along(0, 3) - turn * t, along(3, 3) + turn * r, along(6, 3)];
  for (let i = 0; i < 6; i++) {
    const block = i < 3 ? 0 : 3;
    const column = i - block;
    out[i] =
      out[i]! +
      theirs[column]! * parts[block]! +
      theirs[3 + column]! * parts[block + 1]! +
      theirs[6 + column]! * parts[block + 2]!;
  }
}

/** Of RTN about its N, rad/s: |r x v| / r^2. */
function turnRate([x = 0, y = 0, z = 0, u = 0, v = 0, w = 0]: Float64Array): number {
  return Math.hypot(y * w - z * v, z * u - x * w, x * v - y * u) / (x * x + y * y + z * z);
}

function stateOf(six: Float64Array, epochTaiS: number, { frame }: Ephemeris): StateVector {
  const [x = 0, y = 0, z = 0, u = 0, v = 0, w = 0] = six;
  return { epochTaiS, frame, positionM: [x, y, z], velocityMps: [u, v, w] };
}
