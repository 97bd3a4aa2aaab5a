import { covarianceInLocal } from '@keepout/astro/covariance/rotate';
import { transformState } from '@keepout/astro/frames/rotation';
import type { Ephemeris, StateCovariance, StateVector, Vec3 } from '@keepout/astro/nouns';
import type { PropagationFault } from '@keepout/astro/numerical/propagate';
import { sixOf, stateOfSix } from '@keepout/astro/six-numbers';
import { cross, scaled } from '@keepout/astro/vector';
import { type ExecutionError, executionVariances } from '@keepout/conjunction/manoeuvre/execution-error';
import { fail, ok, type Result } from '@keepout/units/result';
import { flownDifference, type PlannedBody } from '../change.ts';
import { cutoffTaiS, deltaVOf, isStill, type PlannedManoeuvre, propulsionOf } from '../manoeuvre.ts';
import { periodOf } from '../response.ts';
import { norm3 } from '../vector.ts';

export interface PlannedFlight {
  /** Orbit solution without the manoeuvre; TEME or inertial. */
  readonly nominal: Ephemeris;
  /** Covariance of the nominal orbit, RTN; absent where it is not known. */
  readonly covarianceAt: (state: StateVector) => StateCovariance | undefined;
  /** In the order of their begins; none overlaps another. */
  readonly manoeuvres: readonly PlannedManoeuvre[];
  readonly body: PlannedBody;
  readonly execution: ExecutionError;
  /** One sigma, relative density: uncertainty of a manoeuvre by drag. */
  readonly densitySigma: number;
  readonly startTaiS: number;
  readonly stopTaiS: number;
  /** States to a covariance; the first and last of a stretch have one each. Default 12. */
  readonly statesPerCovariance?: number;
}

/** States of one stretch; at a burn a new one begins. */
export interface PlannedSegment {
  readonly states: readonly StateVector[];
  /** RTN, now and then. */
  readonly covariances: readonly StateCovariance[];
}

export type PlannedFlightFault =
  | PropagationFault
  | { readonly code: 'no-state-at-ignition'; readonly epochTaiS: number };

const STEPS_A_REVOLUTION = 96;
const [SHORTEST_STEP_S, LONGEST_STEP_S] = [20, 900];
/** As many as an interpolation of degree 7 takes: some readers refuse a segment with fewer. */
const LEAST_STATES = 8;
const STATES_PER_COVARIANCE = 12;

/**
 * Returns the orbit of a plan as a table: the nominal orbit plus the change by the manoeuvres, with the covariance of both.
 *
 * Method   `flownDifference` from the nominal state at ignition, added to every nominal state; covariance of the nominal orbit plus that of the
 *          execution: g g' of complete orbits one sigma of Gates's model away, three a manoeuvre; for drag the displacement times the density's
 *          sigma
 * Frame    EME2000; covariances RTN
 *
 * @returns ok: PlannedSegment[], one before each burn, one in it where it has a duration, one after the last   |   fault
 */
export function plannedStates(flight: PlannedFlight): Result<readonly PlannedSegment[], PlannedFlightFault> {
  const { nominal, manoeuvres, startTaiS, stopTaiS, statesPerCovariance = STATES_PER_COVARIANCE } = flight;
  const [first] = manoeuvres;
  const ignitionTaiS = first?.ignitionTaiS ?? startTaiS;
  const ignition = stateIn(nominal, ignitionTaiS);
  if (ignition === undefined) return fail({ code: 'no-state-at-ignition', epochTaiS: ignitionTaiS });
  const moving = manoeuvres.filter((manoeuvre) => !isStill(manoeuvre));
  const orbit = orbitWith(moving, ignition, flight);
  if (!orbit.ok) return orbit;
  const stateAt = orbit.value;
  /** Just before an impulse: the orbit after the previous manoeuvres. */
  const before = new Map<number, StateAt>();
  for (const [k, manoeuvre] of moving.entries()) {
    if (!propulsionOf(manoeuvre).isInstant) continue;
    const earlier = orbitWith(moving.slice(0, k), ignition, flight);
    if (!earlier.ok) return earlier;
    before.set(manoeuvre.ignitionTaiS, earlier.value);
  }
  const errors = executionErrors(flight, moving, ignition);
  if (!errors.ok) return errors;
  const errorAt = errors.value;
  const stepS = Math.min(LONGEST_STEP_S, Math.max(SHORTEST_STEP_S, periodOf(ignition) / STEPS_A_REVOLUTION));
  const burns = manoeuvres.flatMap((manoeuvre) => [manoeuvre.ignitionTaiS, cutoffTaiS(manoeuvre)]);
  const edges = [startTaiS, ...burns, stopTaiS].filter((edge, i, all) => i === 0 || edge > all[i - 1]!);
  const segments: PlannedSegment[] = [];
  for (let i = 0; i + 1 < edges.length; i++) {
    const [from, to] = [edges[i]!, edges[i + 1]!];
    const count = Math.max(LEAST_STATES - 1, Math.ceil((to - from) / stepS));
    const isLast = i + 2 === edges.length;
    const states: StateVector[] = [];
    const covariances: StateCovariance[] = [];
    for (let k = 0; k <= count; k++) {
      const epochTaiS = k === count ? to : from + ((to - from) * k) / count;
      // At an impulse the stretch before it ends with the velocity before it.
      const state = ((k === count && !isLast && before.get(to)) || stateAt)(epochTaiS);
      if (state === undefined) break;
      states.push(state);
      if (k % statesPerCovariance !== 0 && k !== count) continue;
      const nominalState = stateIn(nominal, epochTaiS);
      const covariance = nominalState && flight.covarianceAt(nominalState);
      if (covariance === undefined) continue;
      const extra = epochTaiS > ignitionTaiS && nominalState ? errorAt(state, nominalState) : new Float64Array(36);
      if (extra !== undefined) covariances.push({ epochTaiS, frame: 'RTN', matrix: sum(covariance.matrix, extra) });
    }
    if (states.length > 1) segments.push({ states, covariances });
  }
  return ok(segments);
}

function stateIn(nominal: Ephemeris, epochTaiS: number): StateVector | undefined {
  const six = new Float64Array(6);
  if (!nominal.stateAt(epochTaiS, six)) return undefined;
  return transformState(stateOfSix(six, epochTaiS, nominal.frame), 'EME2000');
}

function sum(a: Float64Array, b: Float64Array): Float64Array {
  return a.map((value, i) => value + b[i]!);
}

type StateAt = (epochTaiS: number) => StateVector | undefined;

/** States of the nominal orbit with manoeuvres. */
function orbitWith(
  manoeuvres: readonly PlannedManoeuvre[],
  ignition: StateVector,
  { nominal, body, stopTaiS }: PlannedFlight,
): Result<StateAt, PlannedFlightFault> {
  if (manoeuvres.length === 0) return ok((epochTaiS) => stateIn(nominal, epochTaiS));
  const change = flownDifference(manoeuvres, ignition, stopTaiS, body, 'full');
  if (!change.ok) return change;
  const fromTaiS = manoeuvres[0]!.ignitionTaiS;
  return ok((epochTaiS) => {
    const state = stateIn(nominal, epochTaiS);
    if (state === undefined || epochTaiS < fromTaiS) return state;
    const six = sixOf(state);
    return change.value.addTo(epochTaiS, six) ? stateOfSix(six, epochTaiS, state.frame) : undefined;
  });
}

/** Undefined where a varied orbit has no state: an unknown covariance, not zero. */
type ErrorAt = (state: StateVector, nominal: StateVector) => Float64Array | undefined;

/**
 * Returns the covariance that the execution of all manoeuvres adds to a state, RTN; each is independent of the others, the density error is common
 * to all.
 *
 * @param moving   the manoeuvres that change the orbit, in the order of their begins
 */
function executionErrors(
  flight: PlannedFlight,
  moving: readonly PlannedManoeuvre[],
  ignition: StateVector,
): Result<ErrorAt, PlannedFlightFault> {
  const away: StateAt[] = [];
  for (const [k, manoeuvre] of moving.entries()) {
    for (const erring of erringExecutions(manoeuvre, flight)) {
      const orbit = orbitWith(moving.with(k, erring), ignition, flight);
      if (!orbit.ok) return orbit;
      away.push(orbit.value);
    }
  }
  const isByAir = moving.some((manoeuvre) => !isSteered(manoeuvre));
  return ok((state, nominal) => {
    const variedStates = away.map((orbitAt) => orbitAt(state.epochTaiS)).filter((orbit) => orbit !== undefined);
    if (variedStates.length < away.length) return undefined;
    const shifts = variedStates.map((orbit) => shiftFrom(state, orbit));
    if (isByAir) shifts.push(shiftFrom(nominal, state).map((value) => value * flight.densitySigma));
    const matrix = Float64Array.from({ length: 36 }, (_, k) =>
      shifts.reduce((sum, shift) => sum + shift[Math.floor(k / 6)]! * shift[k % 6]!, 0),
    );
    return covarianceInLocal({ epochTaiS: state.epochTaiS, frame: state.frame, matrix }, 'RTN', state).matrix;
  });
}

const isSteered = (manoeuvre: PlannedManoeuvre): boolean => propulsionOf(manoeuvre).steering(manoeuvre) !== undefined;

/** A manoeuvre with an error of one sigma: along its direction, and in two directions across it. Empty for one that is not steered. */
export function erringExecutions(
  manoeuvre: PlannedManoeuvre,
  { body, execution }: Pick<PlannedFlight, 'body' | 'execution'>,
): PlannedManoeuvre[] {
  const propulsion = propulsionOf(manoeuvre);
  const steering = propulsion.steering(manoeuvre);
  const sizeMps = deltaVOf(manoeuvre, body.massKg);
  if (steering === undefined || propulsion.resteered === undefined || !(sizeMps > 0)) return [];
  const along = scaled(steering.vector, 1 / norm3(steering.vector));
  const least: Vec3 = Math.abs(along[0]) < 0.6 ? [1, 0, 0] : [0, 1, 0];
  const side = cross(along, least);
  const first = scaled(side, 1 / norm3(side));
  const variances = executionVariances(sizeMps, execution);
  const errors = [
    scaled(along, Math.sqrt(variances.along)),
    scaled(first, Math.sqrt(variances.across)),
    scaled(cross(along, first), Math.sqrt(variances.across)),
  ].filter((error) => norm3(error) > 0);
  const push = scaled(along, sizeMps);
  return errors.map(([x, y, z]) => propulsion.resteered!(manoeuvre, [push[0] + x, push[1] + y, push[2] + z], sizeMps));
}

export function shiftFrom(state: StateVector, variedState: StateVector): Float64Array {
  const stateNumbers = sixOf(state);
  return sixOf(variedState).map((value, i) => value - stateNumbers[i]!);
}
