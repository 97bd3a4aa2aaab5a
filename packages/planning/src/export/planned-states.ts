import { covarianceInLocal } from '@keepout/astro/covariance/rotate';
import { transportCovariance } from '@keepout/astro/covariance/transport';
import { steered } from '@keepout/astro/force/steering';
import { transformState } from '@keepout/astro/frames/rotation';
import type { Ephemeris, StateCovariance, StateVector } from '@keepout/astro/nouns';
import type { PropagationFault } from '@keepout/astro/numerical/propagate';
import { sixOf, stateOfSix } from '@keepout/astro/six-numbers';
import { type ExecutionError, executionVariances } from '@keepout/conjunction/manoeuvre/execution-error';
import { fail, ok, type Result } from '@keepout/units/result';
import { changeOf, type PlannedBody } from '../change.ts';
import { cutoffTaiS, deltaVOf, isStill, type PlannedManoeuvre, propulsionOf } from '../manoeuvre.ts';
import { periodOf } from '../response.ts';
import { inRtn, norm3 } from '../vector.ts';

export interface PlannedFlight {
  /** What is believed of the orbit without the manoeuvre; TEME or inertial. */
  readonly nominal: Ephemeris;
  /** Covariance of the nominal orbit, RTN; absent where it is not known. */
  readonly covarianceAt: (state: StateVector) => StateCovariance | undefined;
  /** In the order of their begins; none overlaps another. */
  readonly manoeuvres: readonly PlannedManoeuvre[];
  readonly body: PlannedBody;
  readonly execution: ExecutionError;
  /** One sigma, share of the density: what a manoeuvre by drag is uncertain by. */
  readonly densitySigma: number;
  readonly startTaiS: number;
  readonly stopTaiS: number;
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
const COVARIANCE_EVERY = 12;

/**
 * The orbit that a plan flies, as a table: the nominal orbit plus what the manoeuvres change, with the covariance of both.
 *
 * Method   `changeOf` from the nominal state at ignition, added to every nominal state; covariance of the nominal orbit plus that of the
 *          execution (Gates), carried by two-body motion from the middle of the burn; of drag the displacement times the density's sigma
 * Frame    EME2000; covariances RTN
 *
 * @returns ok: PlannedSegment[], one before each burn, one in it where it takes time, one after the last   |   fault
 */
export function plannedStates(flight: PlannedFlight): Result<readonly PlannedSegment[], PlannedFlightFault> {
  const { nominal, manoeuvres, startTaiS, stopTaiS } = flight;
  const [first] = manoeuvres;
  const ignitionTaiS = first?.ignitionTaiS ?? startTaiS;
  const ignition = stateIn(nominal, ignitionTaiS);
  if (ignition === undefined) return fail({ code: 'no-state-at-ignition', epochTaiS: ignitionTaiS });
  const moving = manoeuvres.filter((manoeuvre) => !isStill(manoeuvre));
  const orbit = orbitWith(moving, ignition, flight);
  if (!orbit.ok) return orbit;
  const stateAt = orbit.value;
  /** Just before an impulse: what those before it made of the orbit. */
  const before = new Map<number, StateAt>();
  for (const [k, manoeuvre] of moving.entries()) {
    if (!propulsionOf(manoeuvre).isInstant) continue;
    const earlier = orbitWith(moving.slice(0, k), ignition, flight);
    if (!earlier.ok) return earlier;
    before.set(manoeuvre.ignitionTaiS, earlier.value);
  }
  const errorAt = executionErrors(flight, stateAt);
  const stepS = Math.min(LONGEST_STEP_S, Math.max(SHORTEST_STEP_S, periodOf(ignition) / STEPS_A_REVOLUTION));
  const burns = manoeuvres.flatMap((manoeuvre) => [manoeuvre.ignitionTaiS, cutoffTaiS(manoeuvre)]);
  const edges = [startTaiS, ...burns, stopTaiS].filter((edge, i, all) => i === 0 || edge > all[i - 1]!);
  const segments: PlannedSegment[] = [];
  for (let i = 0; i + 1 < edges.length; i++) {
    const [from, to] = [edges[i]!, edges[i + 1]!];
    const count = Math.max(1, Math.ceil((to - from) / stepS));
    const isLast = i + 2 === edges.length;
    const states: StateVector[] = [];
    const covariances: StateCovariance[] = [];
    for (let k = 0; k <= count; k++) {
      const epochTaiS = k === count ? to : from + ((to - from) * k) / count;
      // At an impulse the stretch before it ends with the velocity before it.
      const state = ((k === count && !isLast && before.get(to)) || stateAt)(epochTaiS);
      if (state === undefined) break;
      states.push(state);
      if (k % COVARIANCE_EVERY !== 0 && k !== count) continue;
      const nominalState = stateIn(nominal, epochTaiS);
      const covariance = nominalState && flight.covarianceAt(nominalState);
      if (covariance === undefined) continue;
      const extra = epochTaiS > ignitionTaiS && nominalState ? errorAt(state, nominalState) : undefined;
      covariances.push({
        epochTaiS,
        frame: 'RTN',
        matrix: extra === undefined ? covariance.matrix : sum(covariance.matrix, extra),
      });
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
  const change = changeOf(manoeuvres, ignition, stopTaiS, body, 'full');
  if (!change.ok) return change;
  const fromTaiS = manoeuvres[0]!.ignitionTaiS;
  return ok((epochTaiS) => {
    const state = stateIn(nominal, epochTaiS);
    if (state === undefined || epochTaiS < fromTaiS) return state;
    const six = sixOf(state);
    return change.value.addTo(epochTaiS, six) ? stateOfSix(six, epochTaiS, state.frame) : undefined;
  });
}

type ErrorAt = (state: StateVector, nominal: StateVector) => Float64Array | undefined;

/** What the executions of all manoeuvres add, each independent of the others; the air has one density for all. */
function executionErrors(flight: PlannedFlight, stateAt: StateAt): ErrorAt {
  const isSteered = (manoeuvre: PlannedManoeuvre): boolean => propulsionOf(manoeuvre).steering(manoeuvre) !== undefined;
  const drags = flight.manoeuvres.filter((manoeuvre) => !isSteered(manoeuvre)).slice(0, 1);
  const errors = [...drags, ...flight.manoeuvres.filter(isSteered)].map((manoeuvre) =>
    executionError(manoeuvre, flight, stateAt),
  );
  return (state, nominal) =>
    errors.reduce<Float64Array | undefined>((total, errorOf) => {
      const error = errorOf(state, nominal);
      if (error === undefined) return total;
      return total === undefined ? error : sum(total, error);
    }, undefined);
}

/** What the execution of one manoeuvre adds to the covariance of a state after it, RTN. */
function executionError(
  manoeuvre: PlannedManoeuvre,
  { body, execution, densitySigma }: PlannedFlight,
  stateAt: StateAt,
): ErrorAt {
  const steering = propulsionOf(manoeuvre).steering(manoeuvre);
  if (steering === undefined) {
    return (state, nominal) => {
      const shift = sixOf(state).map((value, i) => value - sixOf(nominal)[i]!);
      const matrix = Float64Array.from({ length: 36 }, (_, k) => {
        return densitySigma ** 2 * shift[Math.floor(k / 6)]! * shift[k % 6]!;
      });
      return covarianceInLocal({ epochTaiS: state.epochTaiS, frame: state.frame, matrix }, 'RTN', state).matrix;
    };
  }
  const middleTaiS = 0.5 * (manoeuvre.ignitionTaiS + cutoffTaiS(manoeuvre));
  const size = deltaVOf(manoeuvre, body.massKg);
  const middle = stateAt(middleTaiS);
  if (middle === undefined || !(size > 0)) return () => undefined;
  const { vector, frame } = steering;
  const direction = inRtn(steered(vector, frame, sixOf(middle), middleTaiS, 'EME2000'), middle);
  const { along, across } = executionVariances(size, execution);
  const length = norm3(direction);
  const matrix = new Float64Array(36);
  for (let i = 0; i < 3; i++) {
    for (let j = 0; j < 3; j++) {
      const push = (direction[i]! * direction[j]!) / (length * length);
      matrix[6 * (i + 3) + j + 3] = (along - across) * push + (i === j ? across : 0);
    }
  }
  const begin: StateCovariance = { epochTaiS: middleTaiS, frame: 'RTN', matrix };
  return (state) => {
    if (state.epochTaiS <= middleTaiS) return undefined;
    return covarianceInLocal(transportCovariance(begin, middle, state), 'RTN', state).matrix;
  };
}
