import { MU_EARTH } from '@keepout/astro/constants';
import { keplerianFromCartesian } from '@keepout/astro/elements/keplerian';
import type { EarthOrientation } from '@keepout/astro/frames/earth-orientation';
import type { StateVector, Vec3 } from '@keepout/astro/nouns';
import { sixOf } from '@keepout/astro/six-numbers';
import { twoBodyStateAt } from '@keepout/astro/two-body/propagate';
import type { MeasurementTrack } from '../measurement.ts';
import { fitInitialOrbit, type InitialFit, leftOver } from './fit.ts';
import { hypotheses, isAdmissible } from './hypotheses.ts';
import { linesOf, type SightLine } from './line.ts';
import { numericalMotion, type Propagator, twoBodyMotion } from './propagator.ts';

/** An orbit that follows from measurements alone: EME2000, osculating. */
export interface InitialOrbit {
  readonly epochTaiS: number;
  readonly positionM: Vec3;
  readonly velocityMps: Vec3;
  /** Formal, widened where the residuals are larger than their sigmas; m and m/s, EME2000, row-major [6 x 6]. */
  readonly covariance?: Float64Array;
  readonly semiMajorAxisM: number;
  readonly semiMajorAxisSigmaM: number;
  readonly eccentricity: number;
  readonly inclinationRad: number;
  /** Root mean square angle between measured and fitted directions. */
  readonly rmsRad: number;
  /** Root mean square of all residuals in units of their sigmas. */
  readonly weightedRms: number;
}

/**
 * `FOUND`; `AMBIGUOUS`: several orbits fit alike; `ARC_TOO_SHORT`: the best one is less accurate than 10 % of its
 * semi-major axis, or anything fits;
 * `NO_FIT`: no orbit runs through all (they are not of one object, or it was pushed); `TOO_FEW`: fewer than three directions
 * (two with ranges).
 */
export type InitialOrbitState = 'FOUND' | 'AMBIGUOUS' | 'ARC_TOO_SHORT' | 'NO_FIT' | 'TOO_FEW';

export interface InitialOrbitResult {
  readonly state: InitialOrbitState;
  /** Best first; empty where no orbit fits. */
  readonly orbits: readonly InitialOrbit[];
}

/** Semi-major axis known to this share of it. */
const LARGEST_SHARE = 0.1;
/** In units of sigma: noise may be three times its stated value; over hours the force model is less accurate. */
const LARGEST_RMS = 3;
const LARGEST_LINKED_RMS = 30;
const SHORT_ARC_S = 1800;
/** Chi-square of 99.73 per cent with six degrees of freedom. */
const ALIKE = 20.06;
const SAME_SHARE = 0.02;
const FITTED = 6;
const MARGIN_S = 1;
const MOST_LINES = 120;

/**
 * The orbit of an unknown object from one or more tracks.
 *
 * Method   hypotheses by Lambert's problem between the first and the last direction over their admissible ranges (`hypotheses`), then least
 *          squares over all measurements with the uneven Earth, Sun and Moon; docs/models/initial-orbit
 * Assumes  one object, no thrust, no drag; tracks within about two days; of more than 120 measurements a subset is used
 * Frame    EME2000, at the first measurement
 *
 * Checked  conformance/initial-orbit: Curtis example 5.11, Orekit's IodGooding          Cost  0.1 s a track, seconds for two
 */
export function initialOrbit(tracks: readonly MeasurementTrack[], eop?: EarthOrientation): InitialOrbitResult {
  return initialOrbitOf(thinned(linesOf(tracks, eop)), numericalMotion(eop));
}

/** Evenly chosen, the first and the last with them: more would only cost time. */
function thinned(lines: SightLine[]): SightLine[] {
  if (lines.length <= MOST_LINES) return lines;
  return Array.from({ length: MOST_LINES }, (_, k) => lines[Math.round((k * (lines.length - 1)) / (MOST_LINES - 1))]!);
}

/** The same of lines in space, by time; the motion may be a simpler one. */
export function initialOrbitOf(lines: readonly SightLine[], motion: Propagator): InitialOrbitResult {
  const directions = lines.filter(({ towards }) => towards !== undefined).length;
  const figures = lines.reduce(
    (sum, { towards, rangeM, rangeRateMps }) =>
      sum + (towards === undefined ? 0 : 2) + (rangeM === undefined ? 0 : 1) + (rangeRateMps === undefined ? 0 : 1),
    0,
  );
  if (directions < 2 || figures < 6) return { state: 'TOO_FEW', orbits: [] };
  const epochTaiS = lines[0]!.receptionTaiS - MARGIN_S;
  const fits: InitialFit[] = [];
  const starts = hypotheses(lines);
  for (const start of starts) {
    const fit = fitInitialOrbit(lines, twoBodyStateAt(start, epochTaiS), motion);
    if (fit !== undefined && !fits.some((earlierFit) => isSame(fit, earlierFit))) fits.push(fit);
  }
  const spanS = lines.at(-1)!.receptionTaiS - epochTaiS;
  const largest = spanS > SHORT_ARC_S ? LARGEST_LINKED_RMS : LARGEST_RMS;
  const sound = fits
    .filter((fit) => weightedRms(fit) <= largest && isAdmissible(fit.state))
    .sort((a, b) => a.squares - b.squares);
  const best = sound[0];
  if (best === undefined) {
    // A bound orbit that fits from which least squares runs away: anything fits.
    const isAnyNear = starts.some((start) => rmsOf(leftOver(lines, start, twoBodyMotion)) <= largest);
    return { state: isAnyNear ? 'ARC_TOO_SHORT' : 'NO_FIT', orbits: [] };
  }
  const alike = sound.filter(({ squares }) => squares - best.squares < ALIKE * Math.max(1, weightedRms(best) ** 2));
  const orbits = alike.flatMap((fit) => orbitOf(fit) ?? []);
  const [first] = orbits;
  if (first === undefined) return { state: 'ARC_TOO_SHORT', orbits };
  if (!(first.semiMajorAxisSigmaM < LARGEST_SHARE * first.semiMajorAxisM)) return { state: 'ARC_TOO_SHORT', orbits };
  return { state: orbits.length > 1 ? 'AMBIGUOUS' : 'FOUND', orbits };
}

function weightedRms({ squares, rows }: InitialFit): number {
  return Math.sqrt(squares / Math.max(1, rows - FITTED));
}

function rmsOf(left: readonly number[] | undefined): number {
  if (left === undefined) return Number.POSITIVE_INFINITY;
  return Math.sqrt(left.reduce((sum, residual) => sum + residual * residual, 0) / Math.max(1, left.length - FITTED));
}

/** The same minimum reached from two hypotheses. */
function isSame(a: InitialFit, b: InitialFit): boolean {
  const size = Math.hypot(...a.state.positionM);
  const speed = Math.hypot(...a.state.velocityMps);
  const position = Math.hypot(...a.state.positionM.map((component, k) => component - b.state.positionM[k]!));
  const velocity = Math.hypot(...a.state.velocityMps.map((component, k) => component - b.state.velocityMps[k]!));
  return position < SAME_SHARE * size && velocity < SAME_SHARE * speed;
}

function orbitOf(fit: InitialFit): InitialOrbit | undefined {
  const { state, rmsRad } = fit;
  // A residual beyond the noise is as large in the orbit.
  const factor = Math.max(1, weightedRms(fit) ** 2);
  const covariance = fit.covariance?.map((value) => factor * value);
  const elements = keplerianFromCartesian(sixOf(state));
  if (elements === undefined) return undefined;
  const { semiMajorAxisM, eccentricity, inclinationRad } = elements;
  return {
    epochTaiS: state.epochTaiS,
    positionM: state.positionM,
    velocityMps: state.velocityMps,
    ...(covariance && { covariance }),
    semiMajorAxisM,
    semiMajorAxisSigmaM:
      covariance === undefined ? Number.POSITIVE_INFINITY : axisSigma(state, semiMajorAxisM, covariance),
    eccentricity,
    inclinationRad,
    rmsRad,
    weightedRms: weightedRms(fit),
  };
}

/** da = 2 a^2 (r dr / |r|^3 + v dv / mu). */
function axisSigma({ positionM, velocityMps }: StateVector, axisM: number, covariance: Float64Array): number {
  const cube = Math.hypot(...positionM) ** 3;
  const gradient = [
    ...positionM.map((component) => component / cube),
    ...velocityMps.map((component) => component / MU_EARTH),
  ];
  const variance = gradient.reduce(
    (sum, a, i) => sum + a * gradient.reduce((inner, b, j) => inner + b * covariance[6 * i + j]!, 0),
    0,
  );
  return 2 * axisM ** 2 * Math.sqrt(Math.max(0, variance));
}
