import { ok, type Result } from '@keepout/units/result';
import type { Force } from '../force/force.ts';
import { rtnAxes } from '../frames/local.ts';
import { transformState } from '../frames/rotation.ts';
import type { StateVector } from '../nouns.ts';
import { coasting } from './coasting.ts';
import type { Manoeuvres } from './manoeuvre.ts';
import { type PropagationFault, propagateNumerically } from './propagate.ts';
import type { NumericalTrajectory } from './trajectory.ts';

/** Manoeuvres from a state that is no later than the first ignition. */
export interface ManoeuvredState {
  readonly manoeuvres: Manoeuvres;
  readonly massKg: number;
  /** Made for GCRF. */
  readonly forces: readonly Force[];
  readonly relativeError?: number;
  /** Not in ITRF. */
  readonly initial: StateVector;
  readonly stopTaiS: number;
  /** Forces without the manoeuvre, where it changes more than thrust: another area against the air. Absent: `forces`. */
  readonly forcesWithout?: readonly Force[];
  /** The forces are the point mass alone: beyond the last push both orbits are ellipses, and no step is spent on them. */
  readonly isPointMass?: boolean;
  /** Cache of the orbit without the manoeuvres: hot, cold and every execution error of one burn share it. Absent: it is propagated. */
  readonly keptFree?: (edges: string, fly: () => Flown) => Flown;
}

type Flown = Result<NumericalTrajectory, PropagationFault>;

/** Change by manoeuvres, to be added to any orbit close by. */
export interface ManoeuvreDifference {
  /** The numerical orbits with the manoeuvres and without, GCRF. */
  readonly manoeuvred: NumericalTrajectory;
  readonly unmanoeuvred: NumericalTrajectory;
  /**
   * Adds the change to the state of an orbit at an epoch, in its RTN; zero before the initial state. False after the end.
   *
   * @param state   Float64Array(6)   m, m/s, inertial; changed in place
   */
  readonly addTo: (epochTaiS: number, state: Float64Array) => boolean;
}

/**
 * The change that manoeuvres make to an orbit.
 *
 * Method   the numerical orbit with the manoeuvres minus the one without, from one state, seen in RTN of the one without;
 *          docs/models/manoeuvres
 *
 * @returns ok: ManoeuvreDifference   |   fault: PropagationFault
 */
export function manoeuvreDifference(run: ManoeuvredState): Result<ManoeuvreDifference, PropagationFault> {
  const { massKg, forces, stopTaiS, forcesWithout = forces } = run;
  const { burns = [], impulses = [] } = run.manoeuvres;
  const initial = transformState(run.initial, 'GCRF');
  const arc = {
    initial,
    massKg,
    stopTaiS: run.isPointMass
      ? Math.min(stopTaiS, Math.max(initial.epochTaiS, lastPushTaiS(run.manoeuvres)) + AFTER_PUSH_S)
      : stopTaiS,
    ...(run.relativeError !== undefined && { relativeError: run.relativeError }),
  };
  const manoeuvred = propagateNumerically({ ...arc, forces, manoeuvres: { burns, impulses } });
  if (!manoeuvred.ok) return manoeuvred;
  // The same edges of arcs in both: the error of the steps is then nearly the same, and drops out.
  const unpowered: Manoeuvres = {
    burns: burns.map((burn) => ({ ...burn, thrustN: 0 })),
    impulses: impulses.map(({ specificImpulseS: _, ...impulse }) => ({ ...impulse, deltaVMps: [0, 0, 0] })),
  };
  const fly = (): Flown => propagateNumerically({ ...arc, forces: forcesWithout, manoeuvres: unpowered });
  const unmanoeuvred = run.keptFree?.(edgesOf(unpowered, arc.stopTaiS), fly) ?? fly();
  if (!unmanoeuvred.ok) return unmanoeuvred;
  const withOut = new Float64Array(6);
  const withBurn = new Float64Array(6);
  const [pushed, free] = [manoeuvred.value, unmanoeuvred.value].map((orbit) => coasting(orbit, stopTaiS)) as [
    NumericalTrajectory,
    NumericalTrajectory,
  ];
  return ok({
    manoeuvred: pushed,
    unmanoeuvred: free,
    addTo(epochTaiS, state) {
      if (!(epochTaiS >= initial.epochTaiS)) return true;
      if (!free.stateAt(epochTaiS, withOut) || !pushed.stateAt(epochTaiS, withBurn)) return false;
      addDifference(withOut, withBurn, state);
      return true;
    },
  });
}

/** No orbit is integrated over no time at all. */
const AFTER_PUSH_S = 1;

/** Where arcs of an orbit without thrust begin and end. */
function edgesOf({ burns = [], impulses = [] }: Manoeuvres, stopTaiS: number): string {
  return JSON.stringify([
    burns.map((burn) => [burn.startTaiS, burn.stopTaiS]),
    impulses.map(({ epochTaiS }) => epochTaiS),
    stopTaiS,
  ]);
}

/** -Infinity without a firing manoeuvre: a burn in shadow does not fire. */
function lastPushTaiS({ burns = [], impulses = [] }: Manoeuvres): number {
  return Math.max(...burns.map(({ stopTaiS }) => stopTaiS), ...impulses.map(({ epochTaiS }) => epochTaiS));
}

/**
 * Adds the difference of two orbits to a third, each in its RTN.
 *
 * Method   velocities as seen from the turning axes, so that velocity stays the rate of position: their rates differ by where the third is
 */
function addDifference(from: Float64Array, to: Float64Array, out: Float64Array): void {
  const fromAxes = rtnAxes(from.subarray(0, 3), from.subarray(3, 6));
  const outAxes = rtnAxes(out.subarray(0, 3), out.subarray(3, 6));
  const between = to.map((value, i) => value - from[i]!);
  const along = (axis: number, block: number): number =>
    fromAxes[axis]! * between[block]! +
    fromAxes[axis + 1]! * between[block + 1]! +
    fromAxes[axis + 2]! * between[block + 2]!;
  const turn = turnRate(out) - turnRate(from);
  const [r, t, n] = [along(0, 0), along(3, 0), along(6, 0)];
  const parts = [r, t, n, along(0, 3) - turn * t, along(3, 3) + turn * r, along(6, 3)];
  for (let i = 0; i < 6; i++) {
    const block = i < 3 ? 0 : 3;
    const column = i - block;
    out[i] =
      out[i]! +
      outAxes[column]! * parts[block]! +
      outAxes[3 + column]! * parts[block + 1]! +
      outAxes[6 + column]! * parts[block + 2]!;
  }
}

/** Of RTN about its N, rad/s: |r x v| / r^2. */
function turnRate([x = 0, y = 0, z = 0, u = 0, v = 0, w = 0]: Float64Array): number {
  return Math.hypot(y * w - z * v, z * u - x * w, x * v - y * u) / (x * x + y * y + z * z);
}
