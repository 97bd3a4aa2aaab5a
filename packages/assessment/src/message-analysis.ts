import { EARTH_RADIUS_M, MU_EARTH } from '@keepout/astro/constants';
import { isPositiveDefinite } from '@keepout/astro/covariance/positive-definite';
import { equinoctialFromCartesian } from '@keepout/astro/elements/equinoctial';
import type { EarthOrientation } from '@keepout/astro/frames/earth-orientation';
import type { Cdm, CdmObject } from '@keepout/ccsds/cdm/model';
import { readCdm } from '@keepout/ccsds/cdm/read';
import { type FlatMessage, fieldsOfObject } from '@keepout/ccsds/flat/message';
import { numberOf } from '@keepout/ccsds/value/field';
import { DEFAULT_COVARIANCE_VARIANCE_M2 } from '@keepout/conjunction/covariance/usable';
import { type OrbitModels, type OrbitScore, orbitScore } from '@keepout/conjunction/decision/orbit-score';
import type { PairOfSigmas } from '@keepout/conjunction/decision/sigma-rules';
import { type DensityOutcome, densitySweep } from '@keepout/conjunction/pc/bounds/density-sweep';
import { computePc } from '@keepout/conjunction/pc/compute-pc';
import { ok } from '@keepout/units/result';
import type { Approach } from './approach.ts';
import { type DragTrade, dragTradeOf } from './drag-trade.ts';
import { objectsOf } from './judge.ts';
import { messageApproach } from './message-approach.ts';
import { kindOf } from './orbit/message-party.ts';
import { countedApproach } from './ruled-approach.ts';

/** Statements of a message apart from its encounter: orbit determination, and effect of the atmosphere. */
export interface MessageAnalysis {
  /** Designators of both objects, in the order of the message. */
  readonly designators: readonly [string, string];
  /** Where the message states them. */
  readonly massesKg: readonly [number | undefined, number | undefined];
  readonly orbits: readonly [OrbitScore, OrbitScore];
  /** Absent where the message has no density errors of both objects. */
  readonly density?: readonly DensityOutcome[];
  /** Absent where the message states no drag. */
  readonly drag?: DragTrade;
}

/** Standard deviations of the density forecast: 2 either way. */
const OFFSETS: readonly number[] = Array.from({ length: 17 }, (_, i) => (i - 8) / 4);

/**
 * Reads a stored message again for figures that an assessment does not store.
 *
 * Method   `orbitScore` of each object; `densitySweep` at the closest approach that the states give (a message rounds its
 *          time) with the radius that the judgement took; `dragTradeOf` with the same
 * @param objectSigmas   how sigmas count, of the object of that designator and of the other; absent: as they are stated
 * @param eop       turns states in ITRF; absent: UT1 = UTC
 * @returns MessageAnalysis   |   undefined for a text that is no data message
 */
export function analyseMessage(
  text: string,
  hardBodyRadiusM: number,
  objectSigmas?: { readonly designator: string; readonly sigmas: PairOfSigmas },
  eop?: EarthOrientation,
): MessageAnalysis | undefined {
  const read = readCdm(text);
  if (!read.ok) return undefined;
  const cdm = read.value;
  const designators = [cdm.objects[0].designator, cdm.objects[1].designator] as const;
  const statedApproach = messageApproach(cdm, undefined, eop);
  const approach =
    statedApproach.ok && objectSigmas
      ? ok(countedApproach(statedApproach.value, inOrderOf(designators, objectSigmas)))
      : statedApproach;
  const density = approach.ok ? densityOf(approach.value, hardBodyRadiusM) : undefined;
  const drag = approach.ok ? dragTradeOf(cdm, approach.value, hardBodyRadiusM) : undefined;
  return {
    designators,
    massesKg: [cdm.objects[0].massKg, cdm.objects[1].massKg],
    orbits: orbitScores(cdm, approach.ok ? approach.value : undefined),
    ...(density && { density }),
    ...(drag && { drag }),
  };
}

/** Whether a message names its objects the other way round than an event, whose first object has that designator. */
export const isTurned = (designators: readonly [string, string], designator: string): boolean =>
  designators[0] !== designator && designators[1] === designator;

function inOrderOf(
  designators: readonly [string, string],
  { designator, sigmas: [first, second] }: { readonly designator: string; readonly sigmas: PairOfSigmas },
): PairOfSigmas {
  return isTurned(designators, designator) ? [second, first] : [first, second];
}

/** Returns the quality of both orbit determinations, as stated in their message. @param approach   of the message, where its frames are known */
export function orbitScores(cdm: Cdm, approach: Approach | undefined): readonly [OrbitScore, OrbitScore] {
  return [scoreOf(cdm, 0, approach), scoreOf(cdm, 1, approach)];
}

function densityOf(approach: Approach, hardBodyRadiusM: number): readonly DensityOutcome[] | undefined {
  const { objects, covariances } = objectsOf(approach);
  const [primaryError, secondaryError] = [covariances[0].densityError, covariances[1].densityError];
  if (primaryError === undefined || secondaryError === undefined) return undefined;
  const report = computePc({
    primary: objects[0],
    secondary: objects[1],
    hardBodyRadiusM,
    isAtTca: false,
    methods: ['foster-1992'],
    isWithoutBounds: true,
  });
  if (!report.ok) return undefined;
  const [primary, secondary] = report.value.objects;
  const swept = densitySweep(
    { ...primary, densityError: primaryError },
    { ...secondary, densityError: secondaryError },
    hardBodyRadiusM,
    OFFSETS,
  );
  return swept.ok ? swept.value : undefined;
}

function scoreOf(cdm: Cdm, index: 0 | 1, approach: Approach | undefined): OrbitScore {
  const object = cdm.objects[index];
  const { lastObservationEndTaiS, covarianceRtnM2, covarianceMethod } = object;
  const quality = approach?.parties[index].quality ?? { objectType: 'UNKNOWN' as const };
  return orbitScore({
    quality: { ...quality, objectType: kindOf(object, quality.objectType) },
    models: modelsOf(cdm.message, (index + 1) as 1 | 2),
    ...shapeOf(approach?.states[index] ?? object),
    timeToTcaS: cdm.tcaTaiS - cdm.creationTaiS,
    ...(lastObservationEndTaiS !== undefined && { epochAgeS: cdm.tcaTaiS - lastObservationEndTaiS }),
    ...(covarianceRtnM2 && { covariance: covarianceFacts(covarianceRtnM2, covarianceMethod) }),
  });
}

/** Osculating; a state in an unknown frame is used as it is. */
function shapeOf({ positionM, velocityMps }: Pick<CdmObject, 'positionM' | 'velocityMps'>) {
  const elements = equinoctialFromCartesian([...positionM, ...velocityMps]);
  if (elements === undefined) {
    return {
      perigeeHeightM: 0,
      eccentricity: 1,
      circumferenceM: Number.POSITIVE_INFINITY,
      periodS: Number.POSITIVE_INFINITY,
    };
  }
  const { meanMotionRadps: n, af, ag } = elements;
  const a = Math.cbrt(MU_EARTH / (n * n));
  const e = Math.hypot(af, ag);
  const b = a * Math.sqrt(1 - e * e);
  return {
    perigeeHeightM: a * (1 - e) - EARTH_RADIUS_M,
    periodS: (2 * Math.PI) / n,
    eccentricity: e,
    // Ramanujan 1914, first form.
    circumferenceM: Math.PI * (3 * (a + b) - Math.sqrt((3 * a + b) * (a + 3 * b))),
  };
}

function covarianceFacts(matrix: Float64Array, method: string) {
  const position = Float64Array.from({ length: 9 }, (_, i) => matrix[6 * Math.floor(i / 3) + (i % 3)]!);
  return {
    isOfDetermination: method === 'CALCULATED',
    isPositive: isPositiveDefinite(position, 3),
    isDefault: [0, 4, 8].every((i) => position[i]! >= DEFAULT_COVARIANCE_VARIANCE_M2),
    alongTrackSigmaM: Math.sqrt(Math.max(0, position[4]!)),
  };
}

/** Models as messages name them: `EGM-96: 36D 36O`, `JBH09` or `NONE`, `MOON, SUN`, `YES`. */
function modelsOf(message: FlatMessage, object: 1 | 2): OrbitModels {
  const all = fieldsOfObject(message, object);
  const fields = new Map(all.map(({ keyword, value }) => [keyword, value.toUpperCase()]));
  const [drag, radiation] = [numberOf(all, 'CD_AREA_OVER_MASS'), numberOf(all, 'CR_AREA_OVER_MASS')];
  const [gravity, air] = [fields.get('GRAVITY_MODEL'), fields.get('ATMOSPHERIC_MODEL')];
  const [bodies, light, tides] = [
    fields.get('N_BODY_PERTURBATIONS'),
    fields.get('SOLAR_RAD_PRESSURE'),
    fields.get('EARTH_TIDES'),
  ];
  const sizes = [...(gravity ?? '').matchAll(/(\d+)\s*(?:[DO]\b|X\s*(\d+))/g)].flatMap(([, first, second]) =>
    [first, second].flatMap((size) => (size === undefined ? [] : Number(size))),
  );
  return {
    ...(sizes.length > 0 && { geopotential: Math.min(...sizes) }),
    ...(air !== undefined && { hasDrag: !air.includes('NONE') }),
    ...(light !== undefined && { hasRadiationPressure: light === 'YES' }),
    ...(bodies !== undefined && { hasMoonAndSun: bodies.includes('MOON') && bodies.includes('SUN') }),
    ...(tides !== undefined && { hasSolidTides: tides === 'YES' }),
    ...(drag !== undefined && { dragM2PerKg: drag }),
    ...(radiation !== undefined && { radiationM2PerKg: radiation }),
  };
}
