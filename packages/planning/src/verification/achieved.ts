import { MU_EARTH } from '@keepout/astro/constants';
import { cholesky } from '@keepout/astro/covariance/positive-definite';
import { covarianceInStateFrame } from '@keepout/astro/covariance/rotate';
import { transformState } from '@keepout/astro/frames/rotation';
import type { Ephemeris, StateCovariance, StateVector, Vec3 } from '@keepout/astro/nouns';
import type { PropagationFault } from '@keepout/astro/numerical/propagate';
import { sixOf, stateOfSix } from '@keepout/astro/six-numbers';
import { fail, ok, type Result } from '@keepout/units/result';
import { flownDifference, freeOrbit, type PlannedBody } from '../change.ts';
import { cutoffTaiS, isStill, type PlannedManoeuvre } from '../manoeuvre.ts';
import { periodOf } from '../response.ts';
import { smaOf } from '../semi-major-axis.ts';
import { norm3 } from '../vector.ts';
import { type ExecutionModel, executionModel } from './execution-model.ts';
import { type FittedObservation, fitWithPrior } from './prior-fit.ts';

/** A flown manoeuvre, and the orbit measured afterwards. */
export interface FlownManoeuvre {
  readonly manoeuvre: PlannedManoeuvre;
  readonly body: PlannedBody;
  /** The orbit without the manoeuvre, as it was believed before; not ITRF. */
  readonly nominal: Ephemeris;
  /** The orbit that was determined after it; not ITRF. */
  readonly measured: Ephemeris;
  /** Covariances of each at a state of it, RTN or the state's own axes; undefined where it is not known. */
  readonly nominalCovarianceAt: (state: StateVector) => StateCovariance | undefined;
  readonly measuredCovarianceAt: (state: StateVector) => StateCovariance | undefined;
}

export interface AchievedManoeuvre {
  /** vector: three components were found. share: one number, along the planned direction. */
  readonly kind: ExecutionModel['kind'];
  /** RTN at ignition, m/s. */
  readonly deltaVRtnMps: Vec3;
  readonly plannedRtnMps: Vec3;
  /** One sigma; absent where the ephemeris has no covariance. */
  readonly sigmaRtnMps?: Vec3;
  /** Achieved over planned, along the planned direction. */
  readonly share: number;
  readonly shareSigma?: number;
  /** Distance of the measured orbit from the nominal one with the achieved change. */
  readonly residualRmsM: number;
  readonly residualMaxM: number;
  /** Span of the comparison. */
  readonly fromTaiS: number;
  readonly toTaiS: number;
}

export type AchievedFault =
  | PropagationFault
  | { readonly code: 'nothing-planned' | 'no-common-span' | 'not-observable' };

const REVOLUTIONS = 2;
const LEAST_REVOLUTIONS = 0.5;
const EPOCHS = 32;
const ITERATIONS = 3;
/** Force errors in a difference over two revolutions, and interpolation; distant orbits also differ by curvature. */
const FLOOR_M = 1;

/**
 * The manoeuvre that was flown, from the orbit that was determined after it.
 *
 * Method   measured minus nominal orbit at even epochs over two revolutions after cut-off; least squares of the execution
 *          (`executionModel`) through both numerical orbits, iterated. The error of both orbits after cut-off is one state, carried
 *          by the same forces, with the sum of their covariances as prior: a difference that a known along-track error explains is
 *          not attributed to a manoeuvre, and sigma contains it; docs/models/manoeuvre-verification
 * Assumes  errors of the two orbits are independent; without covariances the complete difference is the manoeuvre's
 * Frame    RTN at ignition on the nominal orbit
 *
 * @returns ok: AchievedManoeuvre   |   fault: AchievedFault
 *
 * Checked  achieved.test.ts (truth orbits with a known burn)
 */
export function achievedManoeuvre(flown: FlownManoeuvre): Result<AchievedManoeuvre, AchievedFault> {
  const { manoeuvre, body, nominal, measured } = flown;
  const { ignitionTaiS } = manoeuvre;
  if (isStill(manoeuvre)) return fail({ code: 'nothing-planned' });
  const ignition = stateIn(nominal, ignitionTaiS);
  if (ignition === undefined) return fail({ code: 'no-common-span' });
  const periodS = periodOf(ignition);
  const fromTaiS = Math.max(cutoffTaiS(manoeuvre), measured.startTaiS);
  const toTaiS = Math.min(fromTaiS + REVOLUTIONS * periodS, measured.stopTaiS, nominal.stopTaiS);
  if (!(toTaiS - fromTaiS >= LEAST_REVOLUTIONS * periodS)) return fail({ code: 'no-common-span' });
  const epochs = Array.from({ length: EPOCHS }, (_, k) => fromTaiS + ((toTaiS - fromTaiS) * k) / (EPOCHS - 1));
  /** States of the nominal orbit with a manoeuvre. */
  const flownStates = (plan: PlannedManoeuvre): Result<readonly StateVector[], AchievedFault> => {
    const change = flownDifference([plan], ignition, toTaiS, body, 'full');
    if (!change.ok) return change;
    const states: StateVector[] = [];
    for (const epochTaiS of epochs) {
      const state = stateIn(nominal, epochTaiS);
      const six = state && sixOf(state);
      if (six === undefined || !change.value.addTo(epochTaiS, six)) return fail({ code: 'no-common-span' });
      states.push(stateOfSix(six, epochTaiS));
    }
    return ok(states);
  };
  const planned = flownDifference([manoeuvre], ignition, toTaiS, body, 'full');
  if (!planned.ok) return planned;
  const model = executionModel(manoeuvre, ignition, body.massKg, planned.value);
  const truth = epochs.map((epochTaiS) => stateIn(measured, epochTaiS));
  if (truth.some((state) => state === undefined)) return fail({ code: 'no-common-span' });

  let unknowns = [...model.planned];
  let states = flownStates(model.manoeuvreOf(unknowns));
  if (!states.ok) return states;
  const slopes: Float64Array[][] = [];
  for (let i = 0; i < unknowns.length; i++) {
    const [less, more] = [-model.step, model.step].map((by) =>
      flownStates(model.manoeuvreOf(unknowns.map((value, k) => (k === i ? value + by : value)))),
    ) as [ReturnType<typeof flownStates>, ReturnType<typeof flownStates>];
    if (!less.ok) return less;
    if (!more.ok) return more;
    slopes.push(slopesOf(less.value, more.value, 2 * model.step));
  }
  const errors = priorColumns(flown, epochs, truth[0]!, states.value[0]!);
  if (!errors.ok) return errors;
  const prior = errors.value;
  const sma = smaOf(ignition);
  const maxDistanceM = Math.max(...distancesOf(states.value, truth as StateVector[]));
  const floorM = FLOOR_M + (0.5 * maxDistanceM * maxDistanceM) / sma;
  const sigmas = [floorM, floorM * Math.sqrt(MU_EARTH / sma ** 3)] as const;
  const free = unknowns.length;
  const count = free + (prior === undefined ? 0 : 6);
  let fit: ReturnType<typeof fitWithPrior>;
  for (let k = 0; k < ITERATIONS; k++) {
    fit = fitWithPrior(observationsOf(truth as StateVector[], states.value, slopes, prior, sigmas), free, count);
    if (fit === undefined) return fail({ code: 'not-observable' });
    const { values } = fit;
    unknowns = unknowns.map((value, i) => value + values[i]!);
    states = flownStates(model.manoeuvreOf(unknowns));
    if (!states.ok) return states;
  }
  const distances = distancesOf(states.value, truth as StateVector[]);
  return ok({
    ...figuresOf(model, unknowns, prior === undefined ? undefined : fit!.covariance, count),
    residualRmsM: Math.sqrt(distances.reduce((sum, distance) => sum + distance * distance, 0) / distances.length),
    residualMaxM: Math.max(...distances),
    fromTaiS,
    toTaiS,
  });
}

/** A unit of each unknown in RTN, and its covariance there. */
function figuresOf(
  model: ExecutionModel,
  unknowns: readonly number[],
  covariance: Float64Array | undefined,
  count: number,
): Omit<AchievedManoeuvre, 'residualRmsM' | 'residualMaxM' | 'fromTaiS' | 'toTaiS'> {
  const inAxes = (values: readonly number[]): Vec3 => {
    const part = (axis: 0 | 1 | 2): number =>
      values.reduce((sum, value, i) => sum + value * model.axesRtn[i]![axis], 0);
    return [part(0), part(1), part(2)];
  };
  const deltaVRtnMps = inAxes(unknowns);
  const plannedRtnMps = inAxes(model.planned);
  const square = norm3(plannedRtnMps) ** 2;
  const along = (vector: Vec3): number => vector.reduce((sum, value, i) => sum + value * plannedRtnMps[i]!, 0);
  const figures = { kind: model.kind, deltaVRtnMps, plannedRtnMps, share: along(deltaVRtnMps) / square };
  if (covariance === undefined) return figures;
  /** Variance of a sum of unknowns with these weights. */
  const variance = (weights: readonly number[]): number =>
    weights.reduce((sum, a, i) => sum + weights.reduce((row, b, j) => row + a * b * covariance[i * count + j]!, 0), 0);
  const sigma = (axis: 0 | 1 | 2): number => Math.sqrt(Math.max(0, variance(model.axesRtn.map((row) => row[axis]))));
  return {
    ...figures,
    sigmaRtnMps: [sigma(0), sigma(1), sigma(2)],
    shareSigma: Math.sqrt(Math.max(0, variance(model.axesRtn.map(along)))) / square,
  };
}

/**
 * Effect of the error of both orbits, one state at the first epoch, at every epoch: a column for each of six independent errors of
 * size one. Undefined where the measured orbit has no covariance.
 *
 * Method   numerical orbits about the planned one with the same forces as the change: with a transition of their own, or about
 *          another orbit, errors and the manoeuvre would be separated by the difference of the two
 *
 * @param first   the planned orbit at the first epoch
 */
function priorColumns(
  { nominal, nominalCovarianceAt, measuredCovarianceAt, body }: FlownManoeuvre,
  epochs: readonly number[],
  measured: StateVector,
  first: StateVector,
): Result<readonly Float64Array[][] | undefined, AchievedFault> {
  const covariance = measuredCovarianceAt(measured);
  if (covariance === undefined) return ok(undefined);
  const matrix = Float64Array.from(covarianceInStateFrame(covariance, measured).matrix);
  const nominalState = stateIn(nominal, epochs[0]!)!;
  const before = nominalCovarianceAt(nominalState);
  if (before !== undefined) {
    covarianceInStateFrame(before, nominalState).matrix.forEach((value, k) => {
      matrix[k] = matrix[k]! + value;
    });
  }
  const lower = cholesky(
    matrix.map((value, k) => (k % 7 === 0 ? value * (1 + DIAGONAL_SHARE) : value)),
    6,
  );
  if (lower === undefined) return ok(undefined);
  const responses: Float64Array[][] = [];
  for (let i = 0; i < 6; i++) {
    const step = i < 3 ? STEP_M : STEP_MPS;
    const [less, more] = [-step, step].map((by) => {
      const moved = sixOf(first);
      moved[i] = moved[i]! + by;
      return statesFrom(stateOfSix(moved, first.epochTaiS, first.frame), epochs, body);
    }) as [ReturnType<typeof statesFrom>, ReturnType<typeof statesFrom>];
    if (!less.ok) return less;
    if (!more.ok) return more;
    responses.push(slopesOf(less.value, more.value, 2 * step));
  }
  return ok(
    epochs.map((_, at) =>
      Array.from({ length: 6 }, (_column, column) =>
        Float64Array.from({ length: 6 }, (_row, row) =>
          responses.reduce((sum, response, k) => sum + response[at]![row]! * lower[6 * k + column]!, 0),
        ),
      ),
    ),
  );
}

/** Displacement of a state for the derivative of its error. */
const [STEP_M, STEP_MPS] = [10, 0.01];

function slopesOf(less: readonly StateVector[], more: readonly StateVector[], stepSize: number): Float64Array[] {
  return more.map((state, k) => difference(state, less[k]!).map((value) => value / stepSize));
}

function statesFrom(
  state: StateVector,
  epochs: readonly number[],
  body: PlannedBody,
): Result<readonly StateVector[], AchievedFault> {
  const orbit = freeOrbit(state, epochs[0]!, epochs.at(-1)!, body, 'full');
  if (!orbit.ok) return orbit;
  const states = epochs.map((epochTaiS) => stateIn(orbit.value, epochTaiS));
  return states.every((sample) => sample !== undefined) ? ok(states) : fail({ code: 'no-common-span' });
}

/** Keeps a covariance that is written with few digits positive. */
const DIAGONAL_SHARE = 1e-9;

function* observationsOf(
  truth: readonly StateVector[],
  states: readonly StateVector[],
  slopes: readonly (readonly Float64Array[])[],
  prior: readonly Float64Array[][] | undefined,
  [positionM, velocityMps]: readonly [number, number],
): Generator<FittedObservation> {
  for (const [k, state] of states.entries()) {
    const left = difference(truth[k]!, state);
    const columns = [...slopes.map((of) => of[k]!), ...(prior?.[k] ?? [])];
    for (let row = 0; row < 6; row++) {
      yield {
        residual: left[row]!,
        slopes: columns.map((column) => column[row]!),
        sigma: row < 3 ? positionM : velocityMps,
      };
    }
  }
}

function distancesOf(states: readonly StateVector[], otherStates: readonly StateVector[]): number[] {
  return states.map(({ positionM: [x, y, z] }, k) => {
    const [a, b, c] = otherStates[k]!.positionM;
    return Math.hypot(x - a, y - b, z - c);
  });
}

function difference(a: StateVector, b: StateVector): Float64Array {
  const otherNumbers = sixOf(b);
  return sixOf(a).map((value, i) => value - otherNumbers[i]!);
}

function stateIn(orbit: Ephemeris, epochTaiS: number): StateVector | undefined {
  const six = new Float64Array(6);
  if (!orbit.stateAt(epochTaiS, six)) return undefined;
  return transformState(stateOfSix(six, epochTaiS, orbit.frame), 'EME2000');
}
