import { invert6, multiply6, turned6 } from '@keepout/astro/covariance/matrix6';
import type { EarthOrientation } from '@keepout/astro/frames/earth-orientation';
import type { StateVector } from '@keepout/astro/nouns';
import type { TransitionArc } from '@keepout/astro/numerical/transition';
import { stateOfSix } from '@keepout/astro/six-numbers';
import type { MeasurementSigma } from '../measurement.ts';
import type { Site } from '../site.ts';
import type { Unforeseen } from './acceleration-noise.ts';
import { displacementAhead } from './force-ways.ts';
import { normalEquations, orbitEquations } from './linear-system.ts';
import { predictedRow } from './predicted-row.ts';
import { isWhole, type PriorInformation, priorInformation } from './prior.ts';
import { BIASES, biasSigmas, FORCE_STEP, type SightingResidual, sightingResiduals } from './residuals.ts';
import { type Sighting, sightingsOf } from './sightings.ts';

/** A planned track: times and accuracy of its measurements. A quantity without sigma is not measured. */
export interface PlannedTrack {
  readonly site: Site;
  readonly receptionTaiS: readonly number[];
  /** Infinite angles: none. */
  readonly sigma: MeasurementSigma;
  readonly timeBiasSigmaS: number;
  readonly angleBiasSigmaRad: number;
}

/** Information of a planned track on an orbit, at the initial epoch of an arc. */
export interface PlannedKnowledge {
  /** Float64Array(49): of the orbit, in sigmas of its prior (`PriorInformation.root`), and of the uncertain forces, in theirs; several tracks add up. */
  readonly information: Float64Array;
  /** Epoch of the last measurement. */
  readonly lastTaiS: number;
  /** Effect of the forces between it and the epoch; absent where they are exact. */
  readonly lead?: Lead;
  /** Prior of its update; absent: the prior, at the epoch. */
  readonly beginning?: ArcStart;
  /** Effect of process noise between the epoch and the middle of the track, at the epoch; absent: none. */
  readonly unforeseen?: Unforeseen;
  /** Predicted measurements of a track. */
  readonly residuals: readonly SightingResidual[];
  /** Common errors of its measurements: clock s, two angles rad. */
  readonly sigmas: readonly number[];
}

/** Knowledge of an orbit in the middle of a track. */
export interface ArcStart {
  readonly epochTaiS: number;
  /** State of the orbit there. */
  readonly prior: PriorInformation;
  /** Float64Array(49): the same as `PlannedKnowledge.information`. */
  readonly information: Float64Array;
}

/** Effect of the forces on the orbit after the last measurement. */
export interface Lead {
  /** Effect of one sigma on the state at the epoch: Float64Array(6), m, m/s. */
  readonly displacement: Float64Array;
  /** Correlation of the forces then with those before. */
  readonly persistence: number;
}

/** Uncertain forces of a planned orbit. */
export interface PlannedForces {
  /** The same orbit with `FORCE_STEP` sigma more of it. */
  readonly braked: TransitionArc;
  /** How much of it stays after the last measurement. */
  readonly persistence: number;
}

/** Reference point of a planned track. */
export interface PredictedArc {
  /** Seconds from the epoch of the information. */
  readonly arc: TransitionArc;
  /** State of the orbit there. */
  readonly prior: PriorInformation;
  /** Absent: exact. */
  readonly forces?: PlannedForces;
  /** Effect of process noise from the epoch to another one (`accelerationNoise`); absent: none. */
  readonly unforeseenAt?: (epochTaiS: number) => Unforeseen;
  /** The covariance that an update begins with at a state of the orbit, in the middle of its first track: RTN, row-major 36; absent: it begins with the prior. */
  readonly errorAt?: (state: StateVector) => Float64Array | undefined;
}

/**
 * Returns the information of a planned track on an orbit.
 *
 * Method   the normal equations of `updateOrbit` at the orbit itself, its shared errors known to their sigmas; docs/models/expected-gain
 *
 * @returns PlannedKnowledge   |   undefined outside the arc
 */
export function plannedKnowledge(
  track: PlannedTrack,
  orbit: PredictedArc,
  eop?: EarthOrientation,
): PlannedKnowledge | undefined {
  const { arc, prior, forces, unforeseenAt } = orbit;
  const { sigma } = track;
  const measurements = track.receptionTaiS.map((receptionTaiS) => ({
    receptionTaiS,
    ...(Number.isFinite(sigma.angleRad) && { rightAscensionRad: 0, declinationRad: 0 }),
    ...(sigma.rangeM !== undefined && { rangeM: 0 }),
    ...(sigma.rangeRateMps !== undefined && { rangeRateMps: 0 }),
  }));
  const zeroTrack = { ...track, measurements, timeBiasS: 0 };
  const sightings: Sighting[] = [];
  for (const sighting of sightingsOf([zeroTrack], eop)) {
    const predicted = predictedRow(sighting.site, sighting.atTaiS, arc);
    if (predicted === undefined) return undefined;
    const values = [predicted.rightAscensionRad, predicted.declinationRad, predicted.rangeM, predicted.rangeRateMps];
    sightings.push({ ...sighting, observed: sighting.observed.map((value, i) => value + values[i]!) });
  }
  const residuals = sightingResiduals(sightings, arc, new Float64Array(BIASES), forces ? [forces.braked] : []);
  const lastTaiS = Math.max(...track.receptionTaiS);
  const lead = forces && leadOf(lastTaiS, arc, forces);
  if (residuals === undefined || (forces !== undefined && lead === undefined)) return undefined;
  const equations = normalEquations(residuals, 1, () => true, prior.root);
  const sigmas = biasSigmas(zeroTrack);
  const unknowns = forces ? WITH_FORCES : WITH_FORCES.slice(0, 6);
  const { information } = orbitEquations(equations, sigmas, unknowns);
  const middleTaiS = (Math.min(...track.receptionTaiS) + lastTaiS) / 2;
  const beginning = beginningAt(middleTaiS, orbit);
  return {
    information: forces ? information : widerBy(information, 6),
    residuals,
    sigmas,
    lastTaiS,
    ...(lead && { lead }),
    ...(beginning && { beginning }),
    ...(unforeseenAt && { unforeseen: unforeseenAt(middleTaiS) }),
  };
}

/** Knowledge of the orbit at an epoch, as information on it at the required epoch and on the forces: by rows of one sigma each. */
function beginningAt(epochTaiS: number, { arc, prior, forces, errorAt }: PredictedArc): ArcStart | undefined {
  const [six, brakedState, transition] = [new Float64Array(6), new Float64Array(6), new Float64Array(36)];
  if (errorAt === undefined || !arc.read(epochTaiS, six, transition)) return undefined;
  const state = stateOfSix(six, epochTaiS);
  const covarianceRtn = errorAt(state);
  const startPrior = covarianceRtn && priorInformation({ ...state, covarianceRtn });
  const inSigmas = startPrior && isWhole(startPrior) ? invert6(startPrior.root) : undefined;
  if (startPrior === undefined || inSigmas === undefined) return undefined;
  const orbitRows = multiply6(inSigmas, multiply6(transition, prior.root));
  const isBraked = forces?.braked.read(epochTaiS, brakedState) === true;
  const forceRows = turned6(
    inSigmas,
    brakedState.map((value, k) => (isBraked ? (value - six[k]!) / FORCE_STEP : 0)),
  );
  const rows = [0, 1, 2, 3, 4, 5].map((i) => [...orbitRows.subarray(6 * i, 6 * i + 6), forceRows[i]!]);
  const information = Float64Array.from({ length: 49 }, (_, n) =>
    rows.reduce((sum, row) => sum + row[Math.floor(n / 7)]! * row[n % 7]!, 0),
  );
  return { epochTaiS, prior: startPrior, information };
}

/** Index of the orbit, then of the forces: after the three of a track. */
const WITH_FORCES = [0, 1, 2, 3, 4, 5, 6 + BIASES];

function widerBy(matrix: Float64Array, size: number): Float64Array {
  const wide = size + 1;
  return Float64Array.from({ length: wide * wide }, (_, n) => {
    const [i, j] = [Math.floor(n / wide), n % wide];
    return i < size && j < size ? matrix[size * i + j]! : 0;
  });
}

function leadOf(lastTaiS: number, arc: TransitionArc, { braked, persistence }: PlannedForces): Lead | undefined {
  const [six, brakedState, transition] = [new Float64Array(6), new Float64Array(6), new Float64Array(36)];
  if (!arc.read(lastTaiS, six, transition) || !braked.read(lastTaiS, brakedState)) return undefined;
  const displacement = displacementAhead(
    transition,
    brakedState.map((value, k) => (value - six[k]!) / FORCE_STEP),
  );
  return displacement && { displacement, persistence };
}
