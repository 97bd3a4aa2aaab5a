import { congruent6, type Matrix6 } from '@keepout/astro/covariance/matrix6';
import { covarianceInStateFrame } from '@keepout/astro/covariance/rotate';
import type { StateCovariance, Vec3 } from '@keepout/astro/nouns';
import { type Burn, firingsOf, type Impulse } from '@keepout/astro/numerical/manoeuvre';
import { type Propagation, type PropagationFault, propagateNumerically } from '@keepout/astro/numerical/propagate';
import type { NumericalTrajectory } from '@keepout/astro/numerical/trajectory';
import { cross, norm } from '@keepout/astro/vector';
import { type Fault, fail, ok, type Result } from '@keepout/units/result';
import { type ExecutionError, executionVariances } from './execution-error.ts';

export interface CovarianceFrameFault extends Fault {
  readonly code: 'covariance-frame-differs';
}

/** A burned orbit that knows its covariance at every epoch. */
export interface KnownTrajectory extends NumericalTrajectory {
  /** Change of the state at an epoch by that of the initial state, row-major; undefined outside the span. */
  transitionAt(epochTaiS: number): Matrix6 | undefined;
  covarianceAt(epochTaiS: number): StateCovariance | undefined;
}

/** Two orbits to either side of the nominal one, `apart` steps of what was varied from each other. */
interface Pair {
  readonly minus: NumericalTrajectory;
  readonly plus: NumericalTrajectory;
  readonly apart: number;
}

/** An error of execution as a pair of orbits, with its variance in the unit of what was varied. */
interface ErrorSource extends Pair {
  readonly variance: number;
}

const POSITION_STEP_M = 100;
const VELOCITY_STEP_MPS = 0.1;
/** Of the size of a manoeuvre, along and across it. */
const EXECUTION_STEP = 0.02;

/**
 * The covariance of an orbit through burns and impulses, under all forces of the run.
 *
 * Method   Phi C Phi' + sum of s^2 g g': columns of Phi, and g of the size and two directions of each manoeuvre, by central differences of
 *          whole orbits, so that every epoch of the span can be asked; s by Gates 1963; docs/models/manoeuvres
 * Assumes  small errors; one error of size and pointing for the whole of a burn, through its duty cycle, and none in common between
 *          manoeuvres; mass known, and no error of the forces themselves
 * Frame    that of the run
 *
 * @param covariance   at the initial state, in its frame or in its RTN or TNW axes
 * @returns ok: KnownTrajectory   |   fault: PropagationFault, "covariance-frame-differs"
 *
 * Checked  Monte Carlo of 10,000 (burn-covariance.monte-carlo.test.ts)          Cost  13 orbits, 6 more a manoeuvre
 */
export function throughBurns(
  run: Propagation,
  covariance: StateCovariance,
  error: ExecutionError,
): Result<KnownTrajectory, PropagationFault | CovarianceFrameFault> {
  const { initial, manoeuvres = {} } = run;
  const isLocal = covariance.frame === 'RTN' || covariance.frame === 'TNW';
  if (!isLocal && covariance.frame !== initial.frame) return fail({ code: 'covariance-frame-differs' });
  const start = covarianceInStateFrame(covariance, initial).matrix;
  const nominal = propagateNumerically(run);
  if (!nominal.ok) return nominal;
  const trajectory = nominal.value;

  const pairOf = (varied: (sign: 1 | -1) => Propagation, apart: number): Result<Pair, PropagationFault> => {
    const minus = propagateNumerically(varied(-1));
    if (!minus.ok) return minus;
    const plus = propagateNumerically(varied(1));
    return plus.ok ? ok({ minus: minus.value, plus: plus.value, apart }) : plus;
  };

  const states: Pair[] = [];
  for (let i = 0; i < 6; i++) {
    const step = i < 3 ? POSITION_STEP_M : VELOCITY_STEP_MPS;
    const pair = pairOf((sign) => ({ ...run, initial: movedState(run, i, sign * step) }), 2 * step);
    if (!pair.ok) return pair;
    states.push(pair.value);
  }

  const sources: ErrorSource[] = [];
  const { burns = [], impulses = [] } = manoeuvres;
  for (const [k, manoeuvre] of [...burns, ...impulses].entries()) {
    const isBurn = k < burns.length;
    const sizeMps = isBurn ? deltaVOf(manoeuvre as Burn, trajectory) : norm((manoeuvre as Impulse).deltaVMps);
    if (!(sizeMps > 0)) continue;
    const { along, across } = executionVariances(sizeMps, error);
    const vector = isBurn ? (manoeuvre as Burn).direction : (manoeuvre as Impulse).deltaVMps;
    for (const [axis, towards] of [vector, ...acrossAxes(vector)].entries()) {
      const varied = (sign: 1 | -1): Propagation => {
        const step = sign * EXECUTION_STEP;
        const changed = isBurn
          ? { ...manoeuvres, burns: burns.with(k, variedBurn(manoeuvre as Burn, axis, towards, step)) }
          : {
              ...manoeuvres,
              impulses: impulses.with(k - burns.length, variedImpulse(manoeuvre as Impulse, towards, step)),
            };
        return { ...run, manoeuvres: changed };
      };
      const pair = pairOf(varied, 2 * EXECUTION_STEP);
      if (!pair.ok) return pair;
      sources.push({ ...pair.value, variance: (axis === 0 ? along : across) / sizeMps ** 2 });
    }
  }

  const transitionAt = (epochTaiS: number): Matrix6 | undefined => {
    const phi = new Float64Array(36);
    for (const [column, pair] of states.entries()) {
      const slope = slopeAt(pair, epochTaiS);
      if (slope === undefined) return undefined;
      for (let row = 0; row < 6; row++) phi[row * 6 + column] = slope[row]!;
    }
    return phi;
  };
  return ok({
    ...trajectory,
    transitionAt,
    covarianceAt(epochTaiS) {
      const phi = transitionAt(epochTaiS);
      if (phi === undefined) return undefined;
      const matrix = congruent6(phi, start);
      for (const source of sources) {
        const slope = slopeAt(source, epochTaiS)!;
        for (let i = 0; i < 36; i++) {
          matrix[i] = matrix[i]! + source.variance * slope[Math.floor(i / 6)]! * slope[i % 6]!;
        }
      }
      return { epochTaiS, frame: initial.frame, matrix };
    },
  });
}

function movedState({ initial }: Propagation, component: number, by: number): Propagation['initial'] {
  const moved = (vector: Vec3, from: number): Vec3 =>
    vector.map((value, i) => (i + from === component ? value + by : value)) as unknown as Vec3;
  return { ...initial, positionM: moved(initial.positionM, 0), velocityMps: moved(initial.velocityMps, 3) };
}

function slopeAt({ minus, plus, apart }: Pair, epochTaiS: number): Float64Array | undefined {
  const below = new Float64Array(6);
  const above = new Float64Array(6);
  if (!minus.stateAt(epochTaiS, below) || !plus.stateAt(epochTaiS, above)) return undefined;
  return above.map((value, i) => (value - below[i]!) / apart);
}

/** What a burn comes to, m/s: thrust times the time that it is on, over its mean mass within the span. */
function deltaVOf(burn: Burn, trajectory: NumericalTrajectory): number {
  const from = Math.max(burn.startTaiS, trajectory.startTaiS);
  const to = Math.min(burn.stopTaiS, trajectory.stopTaiS);
  if (!(to > from)) return 0;
  const impulse = firingsOf(burn).reduce((sum, { startTaiS, stopTaiS, thrustN }) => {
    return sum + thrustN * Math.max(0, Math.min(stopTaiS, to) - Math.max(startTaiS, from));
  }, 0);
  return (2 * impulse) / (trajectory.massAt(from)! + trajectory.massAt(to)!);
}

/** Axis 0 is the size, the others turn the direction. */
function variedBurn(burn: Burn, axis: number, towards: Vec3, step: number): Burn {
  if (axis === 0) return { ...burn, thrustN: burn.thrustN * (1 + step) };
  return { ...burn, direction: plus(burn.direction, towards, step) };
}

function variedImpulse(impulse: Impulse, towards: Vec3, step: number): Impulse {
  return { ...impulse, deltaVMps: plus(impulse.deltaVMps, towards, step) };
}

function plus(vector: Vec3, towards: Vec3, step: number): Vec3 {
  return [vector[0] + step * towards[0], vector[1] + step * towards[1], vector[2] + step * towards[2]];
}

/** Two vectors across a vector and each other, as long as it is. */
function acrossAxes([x, y, z]: Vec3): readonly [Vec3, Vec3] {
  const size = Math.hypot(x, y, z);
  // The axis that the vector leans to least.
  const least = [x, y, z].map(Math.abs);
  const k = least.indexOf(Math.min(...least));
  const e: Vec3 = [k === 0 ? 1 : 0, k === 1 ? 1 : 0, k === 2 ? 1 : 0];
  const first = cross([x, y, z], e);
  const by = size / Math.hypot(...first);
  const column: Vec3 = [first[0] * by, first[1] * by, first[2] * by];
  const two = cross([x / size, y / size, z / size], column);
  return [column, two];
}
