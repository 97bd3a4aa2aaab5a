import { type Fault, fail, ok, type Result } from '@keepout/units/result';
import { EARTH_RADIUS_M } from '../constants.ts';
import type { Force, IntegrationFrame } from '../force/force.ts';
import { isTurning, steered } from '../force/steering.ts';
import { massFlow, type Thrust, thrust } from '../force/thrust.ts';
import type { StateVector, Vec3 } from '../nouns.ts';
import { type IntegrationStep, integrate, type Rates, type StepControl } from './dop853.ts';
import {
  applyImpulse,
  type Burn,
  changesWithin,
  type Firing,
  firingsOf,
  isBurnSound,
  type Manoeuvres,
} from './manoeuvre.ts';
import { type Arc, type NumericalTrajectory, trajectoryOf } from './trajectory.ts';

export interface PropagationFault extends Fault {
  readonly code:
    | 'frame-not-inertial'
    | 'span-empty'
    | 'mass-not-positive'
    | 'manoeuvre-backwards'
    | 'burn-unsound'
    | 'mass-exhausted'
    | 'orbit-decayed'
    | 'state-not-finite';
  /** Epoch at which it happened, where there is one. */
  readonly epochTaiS?: number;
}

export interface Propagation {
  /** GCRF or EME2000; the forces must be made for the same frame. */
  readonly initial: StateVector;
  readonly massKg: number;
  /** Before the initial epoch: back in time, which takes no manoeuvres. */
  readonly stopTaiS: number;
  readonly forces: readonly Force[];
  readonly manoeuvres?: Manoeuvres;
  /** Error of one step over the size of position and velocity; 1e-13 when absent. */
  readonly relativeError?: number;
}

/** In low orbit with a field of 60x60 a day of such steps is 6 cm off; 1e-12 would be 40 cm, 1e-14 1 cm. */
const USUAL_RELATIVE_ERROR = 1e-13;
const FLOOR_KG = 1e-9;
const FIRST_STEP_S = 10;
const LONGEST_STEP_S = 3600;
/** Minimum step over a layer of the atmosphere: its error is accepted. */
const SHORTEST_STEP_S = 1e-3;
/** Below it no orbit lasts another revolution. */
const LOWEST_HEIGHT_M = 80_000;

function controlOf(relative: number, forces: readonly Force[], origin: number): StepControl {
  return {
    kinks: kinksOf(forces, origin),
    tolerance(before, after, out) {
      out.fill(relative * Math.max(sizeOf(before, 0), sizeOf(after, 0)), 0, 3);
      out.fill(relative * Math.max(sizeOf(before, 3), sizeOf(after, 3)), 3, 6);
      out[6] = FLOOR_KG + relative * before[6]!;
    },
    firstStep: FIRST_STEP_S,
    longestStep: LONGEST_STEP_S,
    shortestStep: SHORTEST_STEP_S,
  };
}

/**
 * Integrates an orbit under forces and manoeuvres.
 *
 * Method   `integrate` (order 8), restarted at every ignition, cut-off and impulse, so that no step crosses one;
 *          docs/models/numerical-propagation
 *          A fixed direction is computed once, at ignition or where the run begins inside a burn.
 *          A step ends where a force has a kink (the edges of umbra and penumbra).
 * Assumes  other jumps (layers of the atmosphere) are left to the step control
 * Valid    more than 80 km above the equatorial radius; below: fault "orbit-decayed" with the epoch
 * Frame    that of the initial state, GCRF or EME2000
 *
 * @returns ok: NumericalTrajectory   |   fault: PropagationFault
 *
 * Checked  conformance/propagation (GMAT and Orekit, as well as the two agree)
 *          Cost  a day in low orbit: point mass 7 ms, 20x20 with all forces 0.1 s, 60x60 0.6 s
 */
export function propagateNumerically(run: Propagation): Result<NumericalTrajectory, PropagationFault> {
  const { initial, manoeuvres = {} } = run;
  const origin = initial.epochTaiS;
  if (initial.frame !== 'GCRF' && initial.frame !== 'EME2000') return fail({ code: 'frame-not-inertial' });
  if (run.stopTaiS === origin) return fail({ code: 'span-empty' });
  if (!(run.massKg > 0)) return fail({ code: 'mass-not-positive' });
  const isBackwards = run.stopTaiS < origin;
  const { burns = [], impulses = [] } = manoeuvres;
  if (isBackwards && burns.length + impulses.length > 0) return fail({ code: 'manoeuvre-backwards' });
  const unsound = burns.find((burn) => !isBurnSound(burn));
  if (unsound !== undefined) return fail({ code: 'burn-unsound', epochTaiS: unsound.startTaiS });

  const state = Float64Array.of(...initial.positionM, ...initial.velocityMps, run.massKg);
  const firings = burns.flatMap(firingsOf);
  const motorOf = motors(initial.frame);
  const edges = [origin, ...changesWithin(firings, impulses, origin, run.stopTaiS), run.stopTaiS];
  const control = controlOf(run.relativeError ?? USUAL_RELATIVE_ERROR, run.forces, origin);
  const steps: IntegrationStep[] = [];
  const arcs: Arc[] = [];
  for (let i = 0; i + 1 < edges.length; i++) {
    const start = edges[i]!;
    const stop = edges[i + 1]!;
    for (const impulse of impulses) if (impulse.epochTaiS === start) applyImpulse(impulse, state, initial.frame);
    const burning = firings
      .filter((firing) => firing.startTaiS <= start && firing.stopTaiS >= stop)
      .map((firing) => motorOf(firing, state, start));
    const emptyTaiS = exhaustion(burning, state[6]!, start, stop);
    if (emptyTaiS !== undefined) return fail({ code: 'mass-exhausted', epochTaiS: emptyTaiS });
    const laws = [...burning.map(thrust), ...run.forces];
    let hasDecayed = false;
    const end = integrate(ratesOf(laws, origin), start - origin, state, stop - origin, control, (step, y) => {
      steps.push(step);
      hasDecayed = !(sizeOf(y, 0) > EARTH_RADIUS_M + LOWEST_HEIGHT_M);
      return !hasDecayed;
    });
    if (hasDecayed)
      return fail({ code: 'orbit-decayed', epochTaiS: origin + steps.at(-1)!.start + steps.at(-1)!.length });
    if (end === 'not-finite') return fail({ code: 'state-not-finite', epochTaiS: start });
    arcs.push({ startTaiS: Math.min(start, stop), stopTaiS: Math.max(start, stop), isPowered: burning.length > 0 });
  }
  return ok(trajectoryOf(initial.frame, origin, steps, isBackwards ? arcs.reverse() : arcs));
}

/** The kinks of forces, by seconds from an origin. */
export function kinksOf(forces: readonly Force[], origin: number): NonNullable<StepControl['kinks']> {
  return forces.flatMap(({ kinks = [] }) =>
    kinks.map(({ at, fastest }) => ({ at: (t: number, y: Float64Array) => at(origin + t, y), fastest })),
  );
}

function ratesOf(forces: readonly Force[], origin: number): Rates {
  return (t, y, out) => {
    out[0] = y[3]!;
    out[1] = y[4]!;
    out[2] = y[5]!;
    out[3] = 0;
    out[4] = 0;
    out[5] = 0;
    out[6] = 0;
    const epochTaiS = origin + t;
    for (const force of forces) force.addRates(epochTaiS, y, out);
  };
}

/** Engines of firings; a fixed direction is computed when its burn first fires, and stays through its duty cycle. */
function motors(frame: IntegrationFrame): (firing: Firing, state: Float64Array, epochTaiS: number) => Thrust {
  const directions = new Map<Burn, Vec3>();
  return ({ burn, thrustN }, state, epochTaiS) => {
    const { specificImpulseS } = burn;
    if (isTurning(burn.frame)) return { thrustN, specificImpulseS, frame: burn.frame, direction: burn.direction };
    const direction = directions.get(burn) ?? steered(burn.direction, burn.frame, state, epochTaiS, frame);
    directions.set(burn, direction);
    return { thrustN, specificImpulseS, frame: 'INERTIAL', direction };
  };
}

/** Epoch at which the burns of an arc have used up the mass of the satellite. */
function exhaustion(burns: readonly Thrust[], massKg: number, startTaiS: number, stopTaiS: number): number | undefined {
  const flow = burns.reduce((sum, burn) => sum + massFlow(burn), 0);
  return flow * (stopTaiS - startTaiS) >= massKg ? startTaiS + massKg / flow : undefined;
}

function sizeOf(y: Float64Array, from: number): number {
  return Math.sqrt(y[from]! ** 2 + y[from + 1]! ** 2 + y[from + 2]! ** 2);
}
