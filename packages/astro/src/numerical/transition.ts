import { fail, ok, type Result } from '@keepout/units/result';
import { EARTH_RADIUS_M } from '../constants.ts';
import type { Force } from '../force/force.ts';
import type { StateVector } from '../nouns.ts';
import { type IntegrationStep, integrate, type Rates, type StepControl, stateWithin } from './dop853.ts';
import { kinksOf, type PropagationFault } from './propagate.ts';

export interface TransitionRun {
  /** GCRF or EME2000; the forces must be made for the same frame. */
  readonly initial: StateVector;
  readonly massKg: number;
  readonly forces: readonly Force[];
  /** Ends of the span; the initial epoch may lie before, in or after it. */
  readonly startTaiS: number;
  readonly stopTaiS: number;
  /** Error of one step over the size of position and velocity; 1e-11 when absent: a decimetre a day in low orbit. */
  readonly relativeError?: number;
}

/** An integrated orbit that knows how it answers to a change of its initial state. */
export interface TransitionArc {
  readonly startTaiS: number;
  readonly stopTaiS: number;
  /**
   * State at an epoch into `state` (6: m, m/s) and, where wanted, the transition matrix from the initial epoch into `transition`
   * (36, row-major); false outside the span.
   */
  read(epochTaiS: number, state: Float64Array, transition?: Float64Array): boolean;
}

/** State, mass, transition matrix. */
const SIZE = 43;
const MASS = 6;
const MATRIX = 7;
const USUAL_RELATIVE_ERROR = 1e-11;
const LOWEST_HEIGHT_M = 80_000;
/** Between positions whose accelerations are compared: the field bends by 1e-7 of its gradient over it, rounding is less. */
const STEP_M = 0.5;

/**
 * Integrates an orbit together with its variational equations.
 *
 * Method   Phi' = A Phi with the state in one integration of order 8, whose steps the state alone controls; A by differences of the forces
 *          themselves: a gradient of another field, be it that of J2 about another pole, leaves a percent after a day; docs/models/orbit-update
 * Assumes  forces that do not depend on the velocity; that of drag does, by 1e-6 of the matrix a day
 * Frame    that of the initial state, GCRF or EME2000
 *
 * @returns ok: TransitionArc   |   fault: PropagationFault
 *
 * Checked  transition.test.ts (differences of neighbouring orbits with all forces)   Cost  four times the orbit alone
 */
export function propagateWithTransition(run: TransitionRun): Result<TransitionArc, PropagationFault> {
  const { initial } = run;
  if (initial.frame !== 'GCRF' && initial.frame !== 'EME2000') return fail({ code: 'frame-not-inertial' });
  if (!(run.massKg > 0)) return fail({ code: 'mass-not-positive' });
  const origin = initial.epochTaiS;
  const startTaiS = Math.min(run.startTaiS, origin);
  const stopTaiS = Math.max(run.stopTaiS, origin);
  const sides: (readonly IntegrationStep[])[] = [];
  for (const end of [startTaiS, stopTaiS]) {
    const steps = stepsTo(end, run);
    if (!steps.ok) return steps;
    sides.push(steps.value);
  }
  const [back, ahead] = sides as [readonly IntegrationStep[], readonly IntegrationStep[]];
  const full = new Float64Array(SIZE);
  const first = startOf(run);
  return ok({
    startTaiS,
    stopTaiS,
    read(epochTaiS, state, transition) {
      if (!(epochTaiS >= startTaiS && epochTaiS <= stopTaiS)) return false;
      const t = epochTaiS - origin;
      if (t === 0) full.set(first);
      else stateWithin(stepAt(t < 0 ? back : ahead, t), t, full);
      for (let i = 0; i < 6; i++) state[i] = full[i]!;
      if (transition) for (let i = 0; i < 36; i++) transition[i] = full[MATRIX + i]!;
      return true;
    },
  });
}

function startOf({ initial, massKg }: TransitionRun): Float64Array {
  const y = new Float64Array(SIZE);
  y.set([...initial.positionM, ...initial.velocityMps, massKg]);
  for (let i = 0; i < 6; i++) y[MATRIX + 7 * i] = 1;
  return y;
}

function stepsTo(endTaiS: number, run: TransitionRun): Result<readonly IntegrationStep[], PropagationFault> {
  const origin = run.initial.epochTaiS;
  const steps: IntegrationStep[] = [];
  if (endTaiS === origin) return ok(steps);
  let hasDecayed = false;
  const kinks = kinksOf(run.forces, origin);
  const control = { ...controlOf(run.relativeError ?? USUAL_RELATIVE_ERROR), kinks };
  const end = integrate(ratesOf(run.forces, origin), 0, startOf(run), endTaiS - origin, control, (step, y) => {
    steps.push(step);
    hasDecayed = !(Math.hypot(y[0]!, y[1]!, y[2]!) > EARTH_RADIUS_M + LOWEST_HEIGHT_M);
    return !hasDecayed;
  });
  const last = steps.at(-1);
  if (hasDecayed && last) return fail({ code: 'orbit-decayed', epochTaiS: origin + last.start + last.length });
  return end === 'not-finite' ? fail({ code: 'state-not-finite', epochTaiS: origin }) : ok(steps);
}

/** The step that an instant lies in; steps in order of integration, all in one direction. */
function stepAt(steps: readonly IntegrationStep[], t: number): IntegrationStep {
  let low = 0;
  let high = steps.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (Math.abs(steps[middle]!.start) <= Math.abs(t)) low = middle;
    else high = middle - 1;
  }
  return steps[low]!;
}

function controlOf(relative: number): StepControl {
  return {
    tolerance(before, after, out) {
      // The matrix follows: where the orbit is smooth, so is it.
      out.fill(Number.POSITIVE_INFINITY);
      out.fill(relative * Math.max(sizeOf(before, 0), sizeOf(after, 0)), 0, 3);
      out.fill(relative * Math.max(sizeOf(before, 3), sizeOf(after, 3)), 3, 6);
    },
    firstStep: 10,
    longestStep: 3600,
    shortestStep: 1e-3,
  };
}

function sizeOf(y: Float64Array, from: number): number {
  // The norm of the error counts 43 numbers, of which six have one.
  return Math.hypot(y[from]!, y[from + 1]!, y[from + 2]!) * Math.sqrt(6 / SIZE);
}

function ratesOf(forces: readonly Force[], origin: number): Rates {
  const gradient = new Float64Array(9);
  const moved = new Float64Array(MATRIX);
  const pushed = new Float64Array(MATRIX);
  const accelerate = (acting: readonly Force[], epochTaiS: number, y: Float64Array, out: Float64Array): void => {
    out.fill(0, 3, MATRIX);
    for (const force of acting) force.addRates(epochTaiS, y, out);
  };
  const slopes = forces.map((force) => force.slope ?? force);
  const isWhole = slopes.every((force, k) => force === forces[k]);
  const rates = new Float64Array(MATRIX);
  return (t, y, out) => {
    for (let i = 0; i < 3; i++) out[i] = y[i + 3]!;
    accelerate(forces, origin + t, y, out);
    if (isWhole) rates.set(out.subarray(0, MATRIX));
    else accelerate(slopes, origin + t, y.subarray(0, MATRIX), rates);
    out[MASS] = 0;
    for (let column = 0; column < 3; column++) {
      for (let i = 0; i < MATRIX; i++) moved[i] = y[i]!;
      moved[column] = moved[column]! + STEP_M;
      // The step as it became, after rounding.
      const step = moved[column]! - y[column]!;
      accelerate(slopes, origin + t, moved, pushed);
      for (let row = 0; row < 3; row++) gradient[3 * row + column] = (pushed[3 + row]! - rates[3 + row]!) / step;
    }
    for (let column = MATRIX; column < MATRIX + 6; column++) {
      const x = y[column]!;
      const v = y[column + 6]!;
      const w = y[column + 12]!;
      for (let row = 0; row < 3; row++) {
        out[column + 6 * row] = y[column + 6 * (row + 3)]!;
        out[column + 6 * (row + 3)] = gradient[3 * row]! * x + gradient[3 * row + 1]! * v + gradient[3 * row + 2]! * w;
      }
    }
  };
}
