import type { Cdm, CdmObject } from '@keepout/contract/ca/cdm';
import type { Conjunction } from '@keepout/contract/ca/conjunction';
import { parseTime } from '../../../time/utc.ts';
import { levelOfLabel, type StatusLevel } from '../../../ui/status-level.ts';
import { byCreation } from '../event.ts';
import { axesOf, fromAxes, intoAxes, localCovariance } from './object-axes.ts';

/** The key figures of one message, and those of the message before that they are compared with. */
export interface Figures {
  readonly level: StatusLevel;
  readonly tcaMs: number;
  readonly createdMs: number;
  readonly pc: number | null;
  readonly pcReason: string | null;
  readonly pcReasonSentences: Cdm['probabilityReasonSentences'];
  readonly method: string;
  readonly maxPc: number | null;
  readonly maxPcReason: string | null;
  readonly maxPcReasonSentences: Cdm['maxProbabilityReasonSentences'];
  readonly dilution: 'ROBUST' | 'DILUTED' | null;
  readonly missM: number;
  /** In the encounter plane, and in space. */
  readonly mahalanobis: number | null;
  readonly mahalanobisSpace: number | null;
  readonly position: { readonly r: number; readonly t: number; readonly n: number };
  readonly sigma: RelativeSigma | undefined;
  readonly speedMps: number;
  readonly angleDeg: number | null;
  /** Where the covariances came from, object 1 then 2; one alone while the message is on its way. */
  readonly covariances: readonly Cdm['object1']['covarianceSource'][];
  /** What the step of the radius since the message before makes of Pc by itself; absent where there is none. */
  readonly radiusShare?: number | undefined;
  readonly before: { readonly pc: number | null; readonly tcaMs: number } | undefined;
}

/** What the event record knows already while the messages are still on their way. */
export function figuresOfRecord(record: Conjunction): Figures {
  const before = byCreation(record.history).at(-2);
  return {
    level: levelOfLabel(record.conjunctionData.riskLevel),
    tcaMs: time(record.conjunctionData.tca),
    createdMs: time(record.updatedAt),
    pc: record.probabilityOfCollision,
    pcReason: record.probabilityReason,
    pcReasonSentences: record.probabilityReasonSentences,
    method: record.probabilityMethod,
    maxPc: record.maxProbability,
    maxPcReason: record.maxProbabilityReason,
    maxPcReasonSentences: record.maxProbabilityReasonSentences,
    dilution: record.dilution,
    missM: record.totalMissDistance,
    mahalanobis: record.mahalanobisDistance,
    mahalanobisSpace: record.mahalanobisDistanceInSpace,
    position: record.relativePosition,
    sigma: undefined,
    speedMps: record.relativeSpeed,
    angleDeg: null,
    covariances: [record.covarianceSource],
    before: before && { pc: before.probabilityOfCollision, tcaMs: time(before.tca) },
  };
}

export function figuresOfMessage(cdm: Cdm, before: Cdm | undefined): Figures {
  return {
    level: levelOfLabel(cdm.conjunctionData.riskLevel),
    tcaMs: time(cdm.conjunctionData.tca),
    createdMs: time(cdm.creationDate),
    pc: cdm.probabilityOfCollision,
    pcReason: cdm.probabilityReason,
    pcReasonSentences: cdm.probabilityReasonSentences,
    method: cdm.probabilityMethod,
    maxPc: cdm.maxProbability,
    maxPcReason: cdm.maxProbabilityReason,
    maxPcReasonSentences: cdm.maxProbabilityReasonSentences,
    dilution: cdm.dilution,
    missM: cdm.totalMissDistance,
    mahalanobis: cdm.mahalanobisDistance,
    mahalanobisSpace: cdm.mahalanobisDistanceInSpace,
    position: cdm.relativePosition,
    sigma: relativeSigma(cdm),
    speedMps: cdm.relativeSpeed,
    angleDeg: cdm.approachAngle,
    covariances: [cdm.object1.covarianceSource, cdm.object2.covarianceSource],
    radiusShare: radiusShare(cdm, before),
    before: before && { pc: before.probabilityOfCollision, tcaMs: time(before.conjunctionData.tca) },
  };
}

/** Combined hard-body radius of a message, m; null where one of both is not known. */
export function combinedRadiusM({ conjunctionData, object1, object2 }: Cdm): number | null {
  const { combinedHardBodyRadius } = conjunctionData;
  if (combinedHardBodyRadius !== undefined) return combinedHardBodyRadius;
  if (object1.hardBodyRadius === null || object2.hardBodyRadius === null) return null;
  return object1.hardBodyRadius + object2.hardBodyRadius;
}

/** Radii of an answer are rounded: what differs by less is the same. */
const SAME_RADIUS = 1e-6;

/** Pc goes as the square of the radius: the factor that a step of it from message to message is; absent where the radius is the same. */
export function radiusShare(cdm: Cdm, before: Cdm | undefined): number | undefined {
  const radii = [combinedRadiusM(cdm), before === undefined ? null : combinedRadiusM(before)];
  const [nowM, beforeM] = radii.map((radiusM) => radiusM ?? 0) as [number, number];
  if (nowM <= 0 || beforeM <= 0 || Math.abs(nowM / beforeM - 1) < SAME_RADIUS) return undefined;
  return (nowM / beforeM) ** 2;
}

const time = (text: string) => parseTime(text) ?? Number.NaN;

/** One sigma of the relative position in the RTN axes of object 1, m. */
interface RelativeSigma {
  readonly r: number;
  readonly t: number;
  readonly n: number;
}

/**
 * One sigma of the miss by component: both position covariances, each turned from its object's own axes into those of
 * object 1, and added. Absent where a covariance or a state is.
 *
 * Assumes  errors of the two objects independent, as the sums of the assessment do
 * Frame    RTN of object 1 at TCA
 */
export function relativeSigma({ object1, object2 }: Cdm): RelativeSigma | undefined {
  const axes = axesOf(object1);
  const covariance1 = inertialCovariance(object1);
  const other = inertialCovariance(object2);
  if (axes === undefined || covariance1 === undefined || other === undefined || object1.frame !== object2.frame)
    return undefined;
  const sum = covariance1.map((value, index) => value + (other[index] ?? Number.NaN));
  const local = intoAxes(axes, sum);
  const [r, t, n] = [0, 4, 8].map((place) => Math.sqrt(local[place] ?? Number.NaN));
  if (r === undefined || t === undefined || n === undefined || ![r, t, n].every(Number.isFinite)) return undefined;
  return { r, t, n };
}

/** The position block, 3x3 row-major, in the frame of the message; with the factor by which its sigmas count. */
function inertialCovariance(object: CdmObject): readonly number[] | undefined {
  const [axes, local] = [axesOf(object), localCovariance(object)];
  const share = (object.sigmaFactor ?? 1) ** 2;
  return (
    axes &&
    local &&
    fromAxes(
      axes,
      local.map((value) => value * share),
    )
  );
}
