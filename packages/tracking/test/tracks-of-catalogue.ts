import { MU_EARTH } from '@keepout/astro/constants';
import { cholesky, clipEigenvalues } from '@keepout/astro/covariance/positive-definite';
import { localAxes } from '@keepout/astro/frames/local';
import { rotationBetween } from '@keepout/astro/frames/rotation';
import type { Ephemeris, MeanElements, StateVector, Vec3 } from '@keepout/astro/nouns';
import { sgp4Ephemeris } from '@keepout/astro/sgp4/ephemeris';
import { sixOf } from '@keepout/astro/six-numbers';
import { propagateTwoBody } from '@keepout/astro/two-body/propagate';
import { RAD_PER_ARCSEC } from '@keepout/units/angle';
import type { OrbitCovariance } from '../src/association/orbit-covariance.ts';
import type { Measurement, MeasurementTrack } from '../src/measurement.ts';
import { predictMeasurement } from '../src/prediction.ts';
import type { Site } from '../src/site.ts';
import { pointingOf } from './pointing.ts';
import { type Draws, drawsOf } from './simulated-tracks.ts';

/** An element set and how far its states may be off. */
export interface KnownElements {
  readonly elements: MeanElements;
  readonly error: OrbitCovariance;
}

export interface CatalogueTrack {
  readonly noradId: number;
  readonly kind: 'optical' | 'radar' | 'doppler';
  /** How far the object is ahead of its prediction along the track, m. */
  readonly aheadM: number;
  readonly track: MeasurementTrack;
}

export interface Simulation {
  readonly count: number;
  readonly seed: number;
  readonly startTaiS: number;
  readonly sites: readonly Site[];
  /** Sigmas of the errors of the orbits. */
  readonly scale?: number;
  /** Delay of the clock of the sensor. */
  readonly clockS?: number;
}

const LEAST_ELEVATION_RAD = 0.25;
const RADAR_REACH_M = 3e6;
const RADAR = { angleRad: 100 * RAD_PER_ARCSEC, rangeM: 20, rangeRateMps: 0.5 };
const HALF_DAY_S = 43_200;

/** Tracks of objects drawn from a catalogue that are above a site, with noise and an error of their orbit. */
export function* tracksOfCatalogue(
  catalogue: readonly KnownElements[],
  { count, seed, startTaiS, sites, scale = 1, clockS = 0 }: Simulation,
): Generator<CatalogueTrack> {
  const draws = drawsOf(seed);
  const { uniform } = draws;
  let trackCount = 0;
  for (let tries = 0; trackCount < count && tries < 1000 * count; tries++) {
    const element = catalogue[Math.floor(uniform(0, catalogue.length))]!;
    const at = startTaiS + uniform(0, HALF_DAY_S);
    const site = sites[Math.floor(uniform(0, sites.length))]!;
    const kind = (['optical', 'radar', 'doppler'] as const)[tries % 3]!;
    const truth = truthOf(element, at, scale, draws.normal);
    const look = truth && predictMeasurement(site, truth.orbit, at);
    if (truth === undefined || look === undefined) continue;
    if (kind !== 'optical' && look.rangeM > RADAR_REACH_M) continue;
    if (pointingOf(site, look.rightAscensionRad, look.declinationRad, at).elevationRad < LEAST_ELEVATION_RAD) continue;
    trackCount++;
    const track = trackOf(kind, site, truth.orbit, at, clockS, draws);
    yield { noradId: element.elements.noradId, kind, aheadM: truth.aheadM, track };
  }
}

/**
 * Where an object really is: its element set with an error drawn from its covariance.
 *
 * Method   the error along the track moves the mean anomaly of the set; the rest is added by two-body motion
 */
function truthOf(
  { elements, error }: KnownElements,
  at: number,
  scale: number,
  normal: () => number,
): { readonly orbit: Ephemeris; readonly aheadM: number } | undefined {
  const predicted = stateOf(sgp4Ephemeris(elements), at);
  const matrix = predicted && error(predicted)?.matrix;
  if (predicted === undefined || matrix === undefined) return undefined;
  const delta = drawDeviations(matrix, normal).map((value) => scale * value);
  const [w0, w1, w3] = motionOf(predicted);
  const aheadS = delta[1]! / w1;
  const remainder = delta.map((value, k) => value - aheadS * ([w0, w1, 0, w3, 0, 0][k] ?? 0));
  const meanAnomalyDeg = elements.meanAnomalyDeg + (aheadS * elements.meanMotionRevPerDay) / 240;
  const moved = sgp4Ephemeris({ ...elements, meanAnomalyDeg: ((meanAnomalyDeg % 360) + 360) % 360 });
  const movedState = stateOf(moved, at);
  if (movedState === undefined) return undefined;
  const axes = localAxes('RTN', movedState.positionM, movedState.velocityMps);
  const plain = sixOf(movedState);
  const off = plain.map((value, k) => {
    const base = k < 3 ? 0 : 3;
    return value + [0, 1, 2].reduce((sum, row) => sum + axes[3 * row + (k % 3)]! * remainder[base + row]!, 0);
  });
  const orbit: Ephemeris = {
    frame: 'EME2000',
    startTaiS: at - 7200,
    stopTaiS: at + 7200,
    stateAt(t, out) {
      const stateAtTime = stateOf(moved, t);
      if (stateAtTime === undefined) return false;
      const [disturbed, undisturbed] = [new Float64Array(6), new Float64Array(6)];
      propagateTwoBody(off, t - at, disturbed);
      propagateTwoBody(plain, t - at, undisturbed);
      out.set(sixOf(stateAtTime).map((value, k) => value + disturbed[k]! - undisturbed[k]!));
      return true;
    },
  };
  return { orbit, aheadM: delta[1]! };
}

/** Effect of a second of motion on a state, RTN: radial and along the track, and of the radial velocity. */
function motionOf({ positionM, velocityMps }: StateVector): readonly [number, number, number] {
  const radius = Math.hypot(...positionM);
  const radial = positionM.reduce((sum, value, k) => sum + value * velocityMps[k]!, 0) / radius;
  return [radial, Math.sqrt(Math.hypot(...velocityMps) ** 2 - radial ** 2), -MU_EARTH / radius ** 2];
}

/** Drawn in units of the deviations: lengths and speeds of one matrix differ by orders of magnitude. */
function drawDeviations(matrix: Float64Array, normal: () => number): number[] {
  const sigmas = Array.from({ length: 6 }, (_, k) => Math.sqrt(matrix[7 * k]!));
  const correlation = matrix.map((value, k) => value / (sigmas[Math.floor(k / 6)]! * sigmas[k % 6]!));
  const root = cholesky(clipEigenvalues(correlation, 6, 1e-12).matrix, 6);
  if (root === undefined) throw new Error('a covariance without a root');
  const draws = sigmas.map(() => normal());
  return sigmas.map(
    (sigma, row) => sigma * draws.reduce((sum, draw, k) => sum + (k <= row ? root[6 * row + k]! * draw : 0), 0),
  );
}

function stateOf(orbit: Ephemeris, epochTaiS: number): StateVector | undefined {
  const six = new Float64Array(6);
  if (!orbit.stateAt(epochTaiS, six)) return undefined;
  const m = rotationBetween(orbit.frame, 'EME2000', epochTaiS);
  const turned = (k: number): Vec3 => {
    const row = (at: number): number => m[at]! * six[k]! + m[at + 1]! * six[k + 1]! + m[at + 2]! * six[k + 2]!;
    return [row(0), row(3), row(6)];
  };
  return { epochTaiS, frame: 'EME2000', positionM: turned(0), velocityMps: turned(3) };
}

function trackOf(
  kind: CatalogueTrack['kind'],
  site: Site,
  truth: Ephemeris,
  at: number,
  clockS: number,
  { uniform, normal }: Draws,
): MeasurementTrack {
  const sigma = kind === 'optical' ? { angleRad: uniform(0.5, 3.5) * RAD_PER_ARCSEC } : RADAR;
  const points = Math.floor(uniform(4, 16));
  const step = uniform(20, 80) / points;
  const measurements = Array.from({ length: points }, (_, k): Measurement => {
    const t = at + (k - points / 2) * step;
    const predicted = predictMeasurement(site, truth, t)!;
    const declinationRad = predicted.declinationRad + sigma.angleRad * normal();
    const rightAscensionRad = predicted.rightAscensionRad + (sigma.angleRad * normal()) / Math.cos(declinationRad);
    return {
      receptionTaiS: t + clockS,
      ...(kind !== 'doppler' && { rightAscensionRad, declinationRad }),
      ...(kind !== 'optical' && {
        rangeM: predicted.rangeM + RADAR.rangeM * normal(),
        rangeRateMps: predicted.rangeRateMps + RADAR.rangeRateMps * normal(),
      }),
    };
  });
  return { site, sigma, measurements, timeBiasS: 0, timeBiasSigmaS: 0.001, angleBiasSigmaRad: 0 };
}
