import { MU_EARTH } from '@keepout/astro/constants';
import { congruent6, invert6, multiply6, transposed6, turned6 } from '@keepout/astro/covariance/matrix6';
import type { EarthOrientation } from '@keepout/astro/frames/earth-orientation';
import type { StateVector, Vec3 } from '@keepout/astro/nouns';
import { sixOf, stateOfSix } from '@keepout/astro/six-numbers';
import type { MeasurementTrack } from '../measurement.ts';
import { type OrbitDynamics, orbitArc } from './arc.ts';
import { type Bend, bendOf, widened } from './bend.ts';
import { clockReading } from './clock-reading.ts';
import { agreementOf, type PriorAgreement } from './consistency.ts';
import { selectMeasurements } from './editing.ts';
import { type FoundForce, forceEstimate } from './force-estimate.ts';
import { noBiases } from './force-ways.ts';
import { latestState } from './latest-state.ts';
import type { LeastSquaresProblem } from './least-squares-problem.ts';
import { inverseOf, type NormalEquations, orbitEquations } from './linear-system.ts';
import {
  type Observability,
  type ObservabilitySentence,
  observabilityOf,
  observabilitySentence,
  SEES_NOTHING,
} from './observability.ts';
import { isWhole, type OrbitPrior, type PriorInformation, priorInformation, rtnTransform } from './prior.ts';
import { noiseSteps } from './process-noise.ts';
import { BIASES, besideSigmas } from './residuals.ts';
import { isMeasured, sightingsOf } from './sightings.ts';
import { equationsOf, fitAt, type LeastSquaresFit, solveLeastSquares } from './solve.ts';
import { type UpdateSentence, updateMessage } from './update-message.ts';
import { type OrbitUpdateState, updateOutcome } from './update-outcome.ts';

export interface OrbitUpdateRequest {
  readonly prior: OrbitPrior;
  readonly tracks: readonly MeasurementTrack[];
  readonly dynamics: OrbitDynamics;
  /** Six numbers at the prior's epoch, m and m/s: start of the search; the prior when absent. The result is the same. */
  readonly initialGuess?: ArrayLike<number>;
  /** Measurements that are more sigmas off are turned away; 4 when absent. */
  readonly editSigma?: number;
  /** Absent: UT1 = UTC and no polar motion; sites are up to 420 m off. */
  readonly eop?: EarthOrientation;
}

/** One measurement after the update. */
export interface MeasurementResidual {
  /** Ids of the request, and of the measurements of the track. */
  readonly track: number;
  readonly index: number;
  readonly receptionTaiS: number;
  /** Observed less predicted, shared errors as estimated taken off; right ascension times cos(declination). Absent where not measured. */
  readonly rightAscensionRad?: number;
  readonly declinationRad?: number;
  readonly rangeM?: number;
  readonly rangeRateMps?: number;
  readonly use: 'used' | 'rejected' | 'duplicate';
}

export interface OrbitUpdate {
  readonly state: OrbitUpdateState;
  /** Result, in sentences. */
  readonly message: readonly UpdateSentence[];
  /** That of the prior. */
  readonly epochTaiS: number;
  /** EME2000. Where the state is NOT_CONVERGED the last orbit that was tried. */
  readonly positionM: Vec3;
  readonly velocityMps: Vec3;
  /** Row-major 36 in RTN of the new state, including the common errors of the tracks; absent where the orbit is undetermined. */
  readonly covarianceRtn?: Float64Array;
  /** Contribution of the common errors of a track to its position, one sigma, m. */
  readonly sharedSigmaRtnM?: Vec3;
  /** Number of sigmas that it would move, were it one sigma off along its longest direction; from one on no ellipsoid describes its errors, and the
   * covariance was widened by it. */
  readonly bend?: number;
  readonly residuals: readonly MeasurementResidual[];
  /** Measurements, not numbers: a direction is one. */
  readonly accepted: number;
  readonly rejected: number;
  /** Weighted root mean square over the accepted numbers; absent without any. */
  readonly wrms?: number;
  readonly observability: ObservabilitySentence;
  readonly observed?: Observability;
  /** Absent where the prior does not know every direction. */
  readonly agreement?: PriorAgreement;
  readonly priorKind: PriorInformation['kind'];
  /** Estimate of the uncertain forces; absent where they are exact, or without an estimate. */
  readonly force?: FoundForce;
  /** The same orbit where it was measured last, which is where to carry it on from; absent where that is the epoch, or before it. */
  readonly latest?: LatestOrbit;
  /** Biases of each track, as estimated with their sigmas as prior: clock s, right ascension and declination rad. */
  readonly biases: readonly (readonly [number, number, number])[];
}

/** An orbit at its last measurement. */
export interface LatestOrbit extends StateVector {
  /** Row-major 36 in RTN of this state. */
  readonly covarianceRtn: Float64Array;
  readonly force?: FoundForce;
}

const USUAL_EDIT_SIGMA = 4;
/** The span of the arc beyond the first and last measurement: light time of 3 Lunar distances. */
const MARGIN_S = 4;
const MOST_EDITS = 8;

/**
 * An orbit after observations: batch least squares with the prior as information.
 *
 * Method   Gauss and Newton on the six numbers of the state at the prior's epoch, with the biases of each track (clock, two angles) as further
 *          them, of which nothing is known but their sigmas: considered; so is what is uncertain in the forces, a drag, which is told (`force`);
 *          residual editing between solutions; docs/models/orbit-update
 * Assumes  noise independent from one measurement to the next, biases independent from track to track, one drag over the measurements, of which
 *          `persistence` stays after them; no process noise apart from the prior
 * Frame    EME2000, covariance in RTN with inertial velocities
 *
 * @returns OrbitUpdate   always: its state tells the result
 *
 * Checked  conformance/orbit-update (Orekit's batch estimator), update-orbit.consistency.nightly.test.ts (1,000 simulated cases)
 *          Cost  two-body 1 ms a track of 20 points; all forces 0.2 s a day of arc
 */
export function updateOrbit(request: OrbitUpdateRequest): OrbitUpdate {
  const { prior, tracks, dynamics, editSigma = USUAL_EDIT_SIGMA, eop } = request;
  const sightings = sightingsOf(tracks, eop);
  const information = priorInformation(prior);
  const start = sixOf(prior);
  const times = sightings.map(({ atTaiS }) => atTaiS);
  const slackS = MARGIN_S + 6 * Math.max(0, ...tracks.map(({ timeBiasSigmaS }) => timeBiasSigmaS));
  const bare: LeastSquaresProblem = {
    epochTaiS: prior.epochTaiS,
    start,
    prior: information,
    tracks,
    sightings,
    dynamics,
    spanTaiS: [Math.min(prior.epochTaiS, ...times) - slackS, Math.max(prior.epochTaiS, ...times) + slackS],
    noise: [],
  };
  const way = orbitArc(stateOfSix(start, prior.epochTaiS), ...bare.spanTaiS, dynamics);
  const problem = way.ok ? { ...bare, noise: noiseSteps(sightings, prior.epochTaiS, dynamics, way.value) } : bare;
  const first = fitAt(problem, start, noBiases(problem));
  const isUnmeasured = sightings.every(
    (sighting) => ![0, 1, 2, 3].some((component) => isMeasured(sighting, component)),
  );
  if (first === undefined || isUnmeasured) return unsolved(request, problem, first, information.kind, isUnmeasured);
  return settled(request, problem, first, information, editSigma);
}

function settled(
  request: OrbitUpdateRequest,
  problem: LeastSquaresProblem,
  first: LeastSquaresFit,
  priorKnowledge: PriorInformation,
  editSigma: number,
): OrbitUpdate {
  const { tracks } = request;
  const sigmas = besideSigmas(tracks, first.residuals);
  let covariance = isWhole(priorKnowledge)
    ? multiply6(priorKnowledge.root, transposed6(priorKnowledge.root))
    : undefined;
  // Without a prior that bounds the residuals all measurements are used at first.
  const beforehand = selectMeasurements(first.residuals, tracks, covariance, editSigma);
  let usedFlags = covariance ? beforehand.usedFlags : first.residuals.map(({ sighting }) => !sighting.isDuplicate);
  let fit = nearFit(request, problem, first) ?? first;
  let code: 'solved' | 'singular' | 'not-converged' = 'not-converged';
  const isOpen = !isDetermined(covarianceOf(problem, first, usedFlags, sigmas));
  if (isOpen) code = 'singular';
  for (let edit = 0; edit < MOST_EDITS && !isOpen; edit++) {
    const currentFlags = usedFlags;
    const solved = solveLeastSquares(problem, fit, (index) => currentFlags[index]!);
    ({ code, fit } = solved);
    if (code !== 'solved') break;
    covariance = covarianceOf(problem, fit, currentFlags, sigmas);
    const after = selectMeasurements(fit.residuals, tracks, covariance, editSigma);
    const isSame = after.usedFlags.every((isKept, i) => isKept === currentFlags[i]);
    usedFlags = after.usedFlags;
    if (isSame) break;
  }
  const equations = equationsOf(problem, fit, (index) => usedFlags[index]!);
  const { information: measured } = orbitEquations(equations, sigmas);
  const state = stateOfSix(fit.state, problem.epochTaiS);
  const { units, right } = fit.pull;
  const agreement = isWhole(priorKnowledge) ? agreementOf(measured, right) : undefined;
  const observed = observabilityOf(congruent6(transposed6(invert6(units)!), measured), state);
  const reducedCovariance = ownCovariance(measured, fit);
  const linear = reducedCovariance && congruent6(units, reducedCovariance);
  const accepted = usedFlags.filter(Boolean).length;
  const rejected = usedFlags.filter((isKept, i) => !isKept && !fit.residuals[i]!.sighting.isDuplicate).length;
  const toRtn = rtnTransform(state, 'to-rtn');
  const bend =
    code === 'solved' && reducedCovariance ? bendOfFit(problem, fit, reducedCovariance, usedFlags) : undefined;
  const total = linear && bend ? widened(linear, bend) : linear;
  const force = code === 'solved' ? forceEstimate(problem, fit, equations, toRtn) : undefined;
  const latest = code === 'solved' && total ? latestOf(problem, fit, equations, total, linear!) : undefined;
  const outcome = updateOutcome({
    code,
    accepted,
    rejected,
    agreement,
    priorKind: priorKnowledge.kind,
    isDetermined: isDetermined(linear),
    wrms: Math.sqrt(equations.squares / Math.max(1, equations.count)),
    count: equations.count,
    beforehand: beforehand.middle,
    sigmaM: total === undefined ? Number.POSITIVE_INFINITY : Math.sqrt(total[0]! + total[7]! + total[14]!),
    bend: bend?.sigmas ?? 0,
    clock: () => clockReading(first.residuals, tracks),
  });
  return {
    ...outcome,
    epochTaiS: problem.epochTaiS,
    positionM: state.positionM,
    velocityMps: state.velocityMps,
    ...(bend && { bend: bend.sigmas }),
    ...(total && { covarianceRtn: congruent6(toRtn, total) }),
    ...(total && {
      sharedSigmaRtnM: sharedSigma(reducedCovariance!, equations, fit, toRtn),
    }),
    residuals: residualRows(fit, usedFlags, request),
    accepted,
    rejected,
    ...(equations.count > 0 && { wrms: Math.sqrt(equations.squares / equations.count) }),
    observability: observabilitySentence(observed, agreement?.betterThanPrior),
    observed,
    ...(agreement && { agreement }),
    ...(force && { force }),
    ...(latest && { latest }),
    priorKind: priorKnowledge.kind,
    biases: tracks.map((_, i) => [...fit.biases.subarray(BIASES * i, BIASES * i + BIASES)] as [number, number, number]),
  };
}

function latestOf(
  problem: LeastSquaresProblem,
  fit: LeastSquaresFit,
  equations: NormalEquations,
  total: Float64Array,
  linear: Float64Array,
): LatestOrbit | undefined {
  const widening = total.map((value, n) => value - linear[n]!);
  const latest = latestState(problem, fit, equations, widening);
  if (latest === undefined) return undefined;
  const { epochTaiS, covariance, force } = latest;
  const state = stateOfSix(latest.state, epochTaiS);
  const toRtn = rtnTransform(state, 'to-rtn');
  return {
    ...state,
    covarianceRtn: congruent6(toRtn, covariance),
    ...(force && { force: { ...force, crossRtn: turned6(toRtn, force.crossRtn) } }),
  };
}

/** The orbit that a search begins with, where it is another than the prior and does not end before the measurements. */
function nearFit(
  { initialGuess }: OrbitUpdateRequest,
  problem: LeastSquaresProblem,
  { biases }: LeastSquaresFit,
): LeastSquaresFit | undefined {
  return initialGuess && fitAt(problem, Float64Array.from(initialGuess), biases);
}

function bendOfFit(
  problem: LeastSquaresProblem,
  fit: LeastSquaresFit,
  covariance: Float64Array,
  usedFlags: readonly boolean[],
): Bend {
  const usedOnly = <T>(all: readonly T[]): readonly T[] => all.filter((_, i) => usedFlags[i]);
  const motion = Math.sqrt(MU_EARTH / Math.hypot(fit.state[0]!, fit.state[1]!, fit.state[2]!) ** 3);
  const neighbourAt = (moved: Float64Array) => {
    // On a straight line, as the covariance has it.
    const state = fit.state.map((value, i) => value + moved[i]!);
    const neighbour = fitAt(problem, state, fit.biases, fit);
    return neighbour && { residuals: usedOnly(neighbour.residuals), way: neighbour.pull.way };
  };
  const nominal = { residuals: usedOnly(fit.residuals), way: fit.pull.way };
  const reach = { units: fit.pull.units, covariance };
  return bendOf(nominal, neighbourAt, problem.prior, reach, besideSigmas(problem.tracks, fit.residuals), motion);
}

function covarianceOf(
  problem: LeastSquaresProblem,
  fit: LeastSquaresFit,
  usedFlags: readonly boolean[],
  sigmas: readonly number[],
): Float64Array | undefined {
  const equations = equationsOf(problem, fit, (index) => usedFlags[index]!);
  const reducedCovariance = ownCovariance(orbitEquations(equations, sigmas).information, fit);
  return reducedCovariance && congruent6(fit.pull.units, reducedCovariance);
}

/** Covariance of the orbit after measurements, in the units of its prior. */
function ownCovariance(measured: Float64Array, { pull }: LeastSquaresFit): Float64Array | undefined {
  return inverseOf(
    measured.map((value, n) => value + pull.information[n]!),
    6,
  );
}

/** A position of larger uncertainty is unknown. */
const USELESS_SIGMA_M = 1e6;
/** Whether an orbit with this covariance is known. */
function isDetermined(covariance: Float64Array | undefined): covariance is Float64Array {
  return covariance !== undefined && Math.sqrt(covariance[0]! + covariance[7]! + covariance[14]!) < USELESS_SIGMA_M;
}

/** Contribution of the biases to the variances of the position: with them, less as if they were exactly known. */
function sharedSigma(
  total: Float64Array,
  { matrix, size }: NormalEquations,
  { pull }: LeastSquaresFit,
  toRtn: Float64Array,
): Vec3 {
  const noiseOnly = inverseOf(
    pull.information.map((value, n) => value + matrix[Math.floor(n / 6) * size + (n % 6)]!),
    6,
  );
  const difference = congruent6(
    multiply6(toRtn, pull.units),
    total.map((value, n) => value - (noiseOnly ?? total)[n]!),
  );
  const sigma = (i: number): number => Math.sqrt(Math.max(0, difference[7 * i]!));
  return [sigma(0), sigma(1), sigma(2)];
}

function residualRows(
  fit: LeastSquaresFit,
  usedFlags: readonly boolean[],
  { tracks }: OrbitUpdateRequest,
): MeasurementResidual[] {
  const names = ['rightAscensionRad', 'declinationRad', 'rangeM', 'rangeRateMps'] as const;
  return fit.residuals.map(({ sighting, residual }, i) => ({
    track: sighting.track,
    index: sighting.index,
    receptionTaiS: tracks[sighting.track]!.measurements[sighting.index]!.receptionTaiS,
    ...Object.fromEntries(
      names.flatMap((name, component) => (isMeasured(sighting, component) ? [[name, residual[component]!]] : [])),
    ),
    use: sighting.isDuplicate ? 'duplicate' : usedFlags[i] ? 'used' : 'rejected',
  }));
}

function unsolved(
  { prior, tracks }: OrbitUpdateRequest,
  problem: LeastSquaresProblem,
  first: LeastSquaresFit | undefined,
  priorKind: PriorInformation['kind'],
  isUnmeasured: boolean,
): OrbitUpdate {
  return {
    state: isUnmeasured ? 'UNOBSERVABLE' : 'NOT_CONVERGED',
    message: updateMessage({ code: isUnmeasured ? 'no-measurement' : 'orbit-ends' }),
    epochTaiS: prior.epochTaiS,
    positionM: prior.positionM,
    velocityMps: prior.velocityMps,
    residuals: first === undefined ? [] : residualRows(first, [], { prior, tracks, dynamics: problem.dynamics }),
    accepted: 0,
    rejected: problem.sightings.length,
    observability: SEES_NOTHING,
    priorKind,
    biases: tracks.map(() => [0, 0, 0]),
  };
}
