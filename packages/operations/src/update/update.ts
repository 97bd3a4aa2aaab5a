import type { SpaceWeatherSource } from '@keepout/astro/atmosphere-model';
import { EXPONENTIAL_AIR } from '@keepout/astro/atmosphere-model';
import { spaceWeatherUsed } from '@keepout/astro/force/air';
import {
  type EarthOrientation,
  type EarthOrientationDays,
  earthOrientationOfDays,
} from '@keepout/astro/frames/earth-orientation';
import type { StateVector } from '@keepout/astro/nouns';
import type { MeasurementTrack } from '@keepout/tracking/measurement';
import type { OrbitDynamics } from '@keepout/tracking/orbit-update/arc';
import { type OrbitUpdate, updateOrbit } from '@keepout/tracking/orbit-update/update-orbit';
import { fail, ok, type Result } from '@keepout/units/result';
import { estimatedDrag, motionWith } from '../orbit/drag-estimate.ts';
import { dynamicsOf } from '../orbit/dynamics-parameters.ts';
import {
  type DragEstimate,
  type DynamicsParameters,
  type KnownOrbit,
  type KnownState,
  type OrbitFault,
  type PlainState,
  positionSigma,
  stateOrbit,
} from '../orbit/known-orbit.ts';
import { knownStateAt } from '../orbit/state-at.ts';

/** A state with its covariance. Plain data. */
export interface Estimate extends PlainState {
  readonly covarianceRtn: readonly (readonly number[])[];
}

/** An orbit after observations. Plain data. */
export interface UpdateQuestion {
  /**
   * Prior: known orbits, of which the most accurate is used, at the given epoch or (null) at the middle of the
   * first track; or the prior of an earlier update.
   */
  readonly prior:
    | { readonly orbits: readonly KnownOrbit[]; readonly epochTaiS: number | null }
    | {
        readonly estimate: Estimate;
        /** Estimate of the last update from this prior. */
        readonly last: Estimate | null;
      };
  /** Dynamics parameters; the point mass alone where requested. */
  readonly motion: DynamicsParameters | 'two-body';
  /** TCA of the conjunction that the update is for, to which the estimate is carried; null for none. */
  readonly wantedAtTaiS: number | null;
  readonly tracks: readonly MeasurementTrack[];
  /** Measurements that are more sigmas off are turned away; absent: four. */
  readonly editSigma?: number;
  /** Absent: UT1 = UTC. */
  readonly earthOrientation?: EarthOrientationDays;
}

/** Reason why no update is possible (no prior, or no usable measurement): a code that has a text in the contract. */
export interface NoUpdate {
  readonly code: 'update-no-measurement' | 'orbit-unknown' | OrbitFault['code'];
}

/** Density model in use, and its least certain input; null for a model without solar activity. */
export interface DensityUsed {
  readonly model: 'EXPONENTIAL' | 'NRLMSISE_00';
  readonly spaceWeather: SpaceWeatherSource | null;
}

export interface UpdateAnswer {
  readonly before: Estimate;
  /** Which of the orbits it began with; 0 for the prior of an earlier update. */
  readonly priorAt: number;
  readonly update: OrbitUpdate;
  /** Null where it is not usable. */
  readonly after: Estimate | null;
  /** The same carried to the requested epoch; null without a request, or at the same epoch. */
  readonly carried: Estimate | null;
  /** Which density braked the object; null where none did. */
  readonly atmosphere: DensityUsed | null;
}

/** Light time and clocks that are off, beyond the measurements. */
const MARGIN_S = 60;

/** Makes an orbit better by measurements: docs/models/orbit-update. Server and command line ask here. */
export function orbitAfter(question: UpdateQuestion): Result<UpdateAnswer, NoUpdate> {
  const { prior, tracks, wantedAtTaiS, earthOrientation, editSigma } = question;
  const elements: DynamicsParameters = question.motion === 'two-body' ? {} : question.motion;
  const eop = earthOrientation && earthOrientationOfDays(earthOrientation);
  const spans = tracks.flatMap(({ measurements }) => {
    const times = measurements.map(({ receptionTaiS }) => receptionTaiS);
    return times.length === 0 ? [] : [[Math.min(...times), Math.max(...times)] as const];
  });
  const first = spans.toSorted(([a], [b]) => a - b)[0];
  if (first === undefined) return fail({ code: 'update-no-measurement' });
  const before = estimateBefore(prior, (first[0] + first[1]) / 2, eop);
  if (!before.ok) return before;
  const { estimate, priorAt } = before.value;
  const { epochTaiS, positionM, velocityMps, covarianceRtn } = estimate;
  const motion = motionWith(elements, estimate.drag);
  const times = spans.flat();
  const [from, to] = [Math.min(epochTaiS, ...times) - MARGIN_S, Math.max(epochTaiS, ...times) + MARGIN_S];
  const nearState: StateVector = { epochTaiS, frame: 'EME2000', positionM, velocityMps };
  const dynamics: OrbitDynamics =
    question.motion === 'two-body' ? 'two-body' : dynamicsOf(motion, from, to, { nearState, ...(eop && { eop }) });
  const update = updateOrbit({
    prior: { epochTaiS, positionM, velocityMps, covarianceRtn: Float64Array.from(covarianceRtn.flat()) },
    tracks,
    dynamics,
    ...initialGuessOf(prior, epochTaiS),
    ...(editSigma !== undefined && { editSigma }),
    ...(eop && { eop }),
  });
  const isUsable = update.state === 'UPDATED' && update.covarianceRtn !== undefined;
  const lastTaiS = Math.max(...times);
  const { latest } = update;
  const force = latest ? latest.force : update.force;
  const drag = estimatedDrag(force, motion, elements, lastTaiS < epochTaiS ? null : lastTaiS);
  const after = isUsable ? estimateOf(latest ?? update, (latest ?? update).covarianceRtn!, drag) : null;
  return ok({
    before: estimate,
    priorAt,
    update,
    after,
    carried: after && wantedAtTaiS !== null ? carriedTo(after, wantedAtTaiS, elements, eop) : null,
    atmosphere: dynamics !== 'two-body' && !dynamics.reference ? densityUsed(motion, from, to) : null,
  });
}

/** Where an update of more measurements may begin its search. */
function initialGuessOf(
  prior: UpdateQuestion['prior'],
  epochTaiS: number,
): { readonly initialGuess?: readonly number[] } {
  if (!('estimate' in prior) || prior.last?.epochTaiS !== epochTaiS) return {};
  return { initialGuess: [...prior.last.positionM, ...prior.last.velocityMps] };
}

/** Nearer than this it is there: in a second the flattening of the Earth makes 7 mm, in a minute 25 m. */
const NEAR_S = 0.01;

/** Null where it is there already, or comes down before. */
function carriedTo(
  after: Estimate,
  wantedAtTaiS: number,
  motion: DynamicsParameters,
  eop: EarthOrientation | undefined,
): Estimate | null {
  if (Math.abs(wantedAtTaiS - after.epochTaiS) < NEAR_S) return null;
  const carriedState = knownStateAt(stateOrbit(after.epochTaiS, after, motion), wantedAtTaiS, eop);
  return carriedState.ok
    ? estimateOf(carriedState.value.state, carriedState.value.covarianceRtn, carriedState.value.drag)
    : null;
}

function densityUsed(
  { drag, air = EXPONENTIAL_AIR }: DynamicsParameters,
  from: number,
  to: number,
): DensityUsed | null {
  return drag === undefined ? null : { model: air.model, spaceWeather: spaceWeatherUsed(air, from, to) ?? null };
}

function estimateBefore(
  prior: UpdateQuestion['prior'],
  middleTaiS: number,
  eop: EarthOrientation | undefined,
): Result<{ readonly estimate: Estimate; readonly priorAt: number }, NoUpdate> {
  if ('estimate' in prior) return ok({ estimate: prior.estimate, priorAt: 0 });
  let code: NoUpdate['code'] = 'orbit-unknown';
  let best: { readonly knownState: KnownState; readonly priorAt: number } | undefined;
  for (const [priorAt, orbit] of prior.orbits.entries()) {
    const priorState = knownStateAt(orbit, prior.epochTaiS ?? middleTaiS, eop);
    if (!priorState.ok) code = priorState.fault.code;
    else if (best === undefined || positionSigma(priorState.value) < positionSigma(best.knownState)) {
      best = { knownState: priorState.value, priorAt };
    }
  }
  if (best === undefined) return fail({ code });
  const { state, covarianceRtn, drag } = best.knownState;
  return ok({ estimate: estimateOf(state, covarianceRtn, drag), priorAt: best.priorAt });
}

/** A state and its covariance as plain data. */
export function estimateOf(
  { epochTaiS, positionM, velocityMps }: Pick<OrbitUpdate, 'epochTaiS' | 'positionM' | 'velocityMps'>,
  covarianceRtn: Float64Array,
  drag?: DragEstimate,
): Estimate {
  return {
    epochTaiS,
    positionM: triple(positionM),
    velocityMps: triple(velocityMps),
    covarianceRtn: [0, 1, 2, 3, 4, 5].map((row) => [...covarianceRtn.subarray(6 * row, 6 * row + 6)]),
    ...(drag && { drag }),
  };
}

function triple([x = 0, y = 0, z = 0]: readonly number[]): [number, number, number] {
  return [x, y, z];
}
