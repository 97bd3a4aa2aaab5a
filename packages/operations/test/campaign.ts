import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { parseUtc } from '@keepout/astro/epoch';
import {
  type EarthOrientationDays,
  earthOrientationOfDays,
  readEarthOrientationDays,
} from '@keepout/astro/frames/earth-orientation';
import type { MeanElements, ObjectType } from '@keepout/astro/nouns';
import type { MeasurementTrack } from '@keepout/tracking/measurement';
import { wayAlong } from '@keepout/tracking/orbit-update/along-path';
import { inverseOf } from '@keepout/tracking/orbit-update/linear-system';
import { rtnTransform } from '@keepout/tracking/orbit-update/prior';
import { siteAt } from '@keepout/tracking/site';
import { RAD_PER_ARCSEC, RAD_PER_DEG } from '@keepout/units/angle';
import { dynamicsParameters } from '../src/orbit/dynamics-parameters.ts';
import { carriedOrbit } from '../src/orbit/forces.ts';
import { elementsOrbit, type KnownOrbit, stateOrbit } from '../src/orbit/known-orbit.ts';
import { knownStateAt } from '../src/orbit/state-at.ts';
import { type Estimate, estimateOf, orbitAfter, type UpdateAnswer } from '../src/update/update.ts';
import { UNSAID } from './low-object.ts';

/** A case with the force model of an independent program: `conformance/orbit-campaign`. */
export interface CampaignCase {
  readonly kind: 'LEO' | 'SSO' | 'MEO' | 'GTO' | 'GEO';
  /** Data of its season: origin of its seconds, and Earth orientation. */
  readonly startTaiS: number;
  readonly earthOrientation: EarthOrientationDays;
  readonly tracks: readonly {
    readonly site: readonly number[];
    readonly startS: number;
    readonly stepS: number;
    readonly sigma: { readonly angleArcsec: number; readonly rangeM?: number; readonly rangeRateMps?: number };
    readonly clockSigmaS: number;
    readonly angleBiasArcsec: number;
    readonly rows: readonly (readonly number[])[];
  }[];
  /** Type according to a catalogue. */
  readonly objectType: ObjectType;
  /** At the last measurement, and days after it. */
  readonly truth: readonly { readonly atS: number; readonly state: readonly number[] }[];
  readonly elements: {
    readonly epochS: number;
    readonly meanMotionRevPerDay: number;
    readonly eccentricity: number;
    readonly inclinationRad: number;
    readonly raanRad: number;
    readonly argPerigeeRad: number;
    readonly meanAnomalyRad: number;
    readonly bstar: number;
  };
  /** Prior drawn around the true orbit in elements; absent: the element set is the prior. */
  readonly prior?: {
    readonly epochS: number;
    readonly state: readonly number[];
    readonly covarianceRtn: readonly number[];
  };
}

interface Season {
  readonly startUtc: string;
  readonly earthOrientation: string;
  readonly cases: readonly Omit<CampaignCase, 'startTaiS' | 'earthOrientation'>[];
}

const packed = new URL('../../../conformance/orbit-campaign/orbit-campaign.json.gz', import.meta.url);
const file = JSON.parse(gunzipSync(readFileSync(packed)).toString('utf8')) as { readonly seasons: readonly Season[] };

const cases: readonly CampaignCase[] = file.seasons.flatMap(({ startUtc, earthOrientation, cases: ofSeason }) => {
  const start = parseUtc(startUtc);
  if (!start.ok) throw new Error(start.fault.code);
  const days = readEarthOrientationDays(earthOrientation);
  if (!days.ok) throw new Error(days.fault.code);
  return ofSeason.map((sample) => ({ ...sample, startTaiS: start.value, earthOrientation: days.value }));
});

const isFragment = ({ objectType }: CampaignCase): boolean => objectType === 'DEBRIS';

/** Satellites and stages. */
export const CAMPAIGN: readonly CampaignCase[] = cases.filter((sample) => !isFragment(sample));
export const FRAGMENTS: readonly CampaignCase[] = cases.filter(isFragment);

/** As the service has it without a table of space weather. */
export const AIR = { model: 'NRLMSISE_00' } as const;

export function elementsOfCase({ elements, objectType, startTaiS }: CampaignCase): MeanElements {
  const { epochS, inclinationRad, raanRad, argPerigeeRad, meanAnomalyRad, ...otherElements } = elements;
  return {
    ...UNSAID,
    ...otherElements,
    objectType,
    epochTaiS: startTaiS + epochS,
    inclinationDeg: inclinationRad / RAD_PER_DEG,
    raanDeg: raanRad / RAD_PER_DEG,
    argPerigeeDeg: argPerigeeRad / RAD_PER_DEG,
    meanAnomalyDeg: meanAnomalyRad / RAD_PER_DEG,
  };
}

/** Returns the prior orbit of an object, before its measurements. */
export function orbitOfCase(sample: CampaignCase): KnownOrbit {
  const elements = elementsOrbit(elementsOfCase(sample), AIR);
  if (sample.prior === undefined) return elements;
  const { epochS, state, covarianceRtn } = sample.prior;
  const [x = 0, y = 0, z = 0, u = 0, v = 0, w = 0] = state;
  const rows = [0, 1, 2, 3, 4, 5].map((i) =>
    [0, 1, 2, 3, 4, 5].map((k) => covarianceRtn[(Math.max(i, k) * (Math.max(i, k) + 1)) / 2 + Math.min(i, k)]!),
  );
  const plain = { positionM: [x, y, z] as const, velocityMps: [u, v, w] as const, covarianceRtn: rows };
  return stateOrbit(sample.startTaiS + epochS, plain, dynamicsParameters(elements));
}

export function tracksOfCase({ tracks, startTaiS }: CampaignCase): MeasurementTrack[] {
  return tracks.map(({ site, startS, stepS, sigma, clockSigmaS, angleBiasArcsec, rows }) => ({
    site: siteAt({ latitudeRad: site[0]! * RAD_PER_DEG, longitudeRad: site[1]! * RAD_PER_DEG, heightM: site[2]! }),
    measurements: rows.map(([rightAscensionRad, declinationRad, rangeM, rangeRateMps], k) => ({
      receptionTaiS: startTaiS + startS + stepS * k,
      rightAscensionRad: rightAscensionRad!,
      declinationRad: declinationRad!,
      ...(rangeM !== undefined && rangeRateMps !== undefined && { rangeM, rangeRateMps }),
    })),
    sigma: {
      angleRad: sigma.angleArcsec * RAD_PER_ARCSEC,
      ...(sigma.rangeM !== undefined && { rangeM: sigma.rangeM, rangeRateMps: sigma.rangeRateMps! }),
    },
    timeBiasS: 0,
    timeBiasSigmaS: clockSigmaS,
    angleBiasSigmaRad: angleBiasArcsec * RAD_PER_ARCSEC,
  }));
}

/** Returns the update of a case, carried to one of the epochs with a true state. */
export function updateOfCase(sample: CampaignCase, at: 0 | 1): UpdateAnswer {
  const orbit = orbitOfCase(sample);
  const answer = orbitAfter({
    prior: { orbits: [orbit], epochTaiS: null },
    motion: dynamicsParameters(orbit),
    wantedAtTaiS: sample.startTaiS + sample.truth[at]!.atS,
    tracks: tracksOfCase(sample),
    earthOrientation: sample.earthOrientation,
  });
  if (!answer.ok) throw new Error(answer.fault.code);
  return answer.value;
}

/** Returns the update of a case with a message of an encounter at the last true state: a state there, carried from the prior. */
export function updateByMessage(sample: CampaignCase): UpdateAnswer {
  const tcaTaiS = sample.startTaiS + sample.truth[1]!.atS;
  const stateAtTca = knownStateAt(orbitOfCase(sample), tcaTaiS, earthOrientationOfDays(sample.earthOrientation));
  if (!stateAtTca.ok) throw new Error(stateAtTca.fault.code);
  const { state, covarianceRtn } = stateAtTca.value;
  const motion = dynamicsParameters(elementsOrbit(elementsOfCase(sample), AIR));
  const answer = orbitAfter({
    prior: { orbits: [stateOrbit(tcaTaiS, estimateOf(state, covarianceRtn), motion)], epochTaiS: tcaTaiS },
    motion,
    wantedAtTaiS: tcaTaiS,
    tracks: tracksOfCase(sample),
    earthOrientation: sample.earthOrientation,
  });
  if (!answer.ok) throw new Error(answer.fault.code);
  return answer.value;
}

/** Squared deviation of an estimate from the true state over its covariance: along-track, of the position (3) and of all (6). */
export interface Deviation {
  readonly position: number;
  readonly state: number;
  /** Radial, along-track, cross-track: deviation, and one sigma, m. */
  readonly offRtnM: readonly number[];
  readonly sigmaRtnM: readonly number[];
}

export function deviationOf(estimate: Estimate, { startTaiS, truth: truths }: CampaignCase, moment: 0 | 1): Deviation {
  const truth = truths[moment]!;
  const six = new Float64Array(6);
  // True states are at integer seconds: in half of one the flattening of the Earth alone changes the axis by five metres.
  const { epochTaiS, positionM, velocityMps } = estimate;
  const at = startTaiS + truth.atS;
  const carriedState = carriedOrbit({ epochTaiS, frame: 'EME2000', positionM, velocityMps }, at, at);
  if (at === epochTaiS) six.set([...positionM, ...velocityMps]);
  else if (!carriedState.ok || !carriedState.value.stateAt(at, six)) throw new Error('no orbit at the truth');
  const way = wayAlong(six, Float64Array.from(truth.state)).by;
  const axes = rtnTransform(estimate, 'to-rtn');
  const off = way.map((_, i) => way.reduce((sum, value, k) => sum + axes[6 * i + k]! * value, 0));
  const matrix = Float64Array.from(estimate.covarianceRtn.flat());
  const square = (size: number): number => {
    const block = Float64Array.from({ length: size * size }, (_, n) => matrix[6 * Math.floor(n / size) + (n % size)]!);
    const inverse = inverseOf(block, size);
    let sum = 0;
    for (let i = 0; i < size; i++)
      for (let k = 0; k < size; k++) sum += off[i]! * (inverse?.[size * i + k] ?? Number.NaN) * off[k]!;
    return sum;
  };
  return {
    position: square(3),
    state: square(6),
    offRtnM: [...off.subarray(0, 3)],
    sigmaRtnM: [0, 7, 14].map((k) => Math.sqrt(matrix[k]!)),
  };
}
