import type { Cdm, CdmObject } from '@keepout/contract/ca/cdm';
import type { Conjunction } from '@keepout/contract/ca/conjunction';
import { parseTime } from '../../../time/utc.ts';
import { levelOfLabel, type StatusLevel } from '../../../ui/status-level.ts';
import { byCreation } from '../event.ts';
import { fromAxes, intoAxes, localCovariance, objectRtnAxes } from './object-axes.ts';

/** The previous message, of any originator; with its originator where it differs. */
interface Before {
  readonly pc: number | null;
  readonly tcaMs: number;
  readonly otherOriginator?: string | undefined;
}

/** The key figures of one message, and those of the message before that they are compared with. */
export interface MessageKeyFigures {
  /** Level of its verdict. */
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
  /** Factor in Pc from the change in radius since the previous message alone; absent without a change. */
  readonly radiusShare?: number | undefined;
  readonly before: Before | undefined;
}

/** Returns the figures of the event record, available before the messages load. */
export function figuresOfRecord(record: Conjunction): MessageKeyFigures {
  const [before, newest] = byCreation(record.history).slice(-2);
  return {
    level: levelOfLabel(record.verdict.kind),
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
    before: before &&
      newest && { pc: before.probabilityOfCollision, tcaMs: time(before.tca), ...otherThan(newest, before) },
  };
}

export function figuresOfMessage(cdm: Cdm, before: Cdm | undefined): MessageKeyFigures {
  return {
    level: levelOfLabel(cdm.verdict?.kind ?? 'NONE'),
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
    before: before && {
      pc: before.probabilityOfCollision,
      tcaMs: time(before.conjunctionData.tca),
      ...otherThan(cdm, before),
    },
  };
}

type CdmSource = Pick<Cdm, 'originator'>;
const otherThan = (now: CdmSource, before: CdmSource) =>
  now.originator === before.originator ? {} : { otherOriginator: before.originator };

/** Returns the combined hard-body radius of a message, m; null where one of the two is unknown. */
export function combinedRadiusM({ conjunctionData, object1, object2 }: Cdm): number | null {
  const { combinedHardBodyRadius } = conjunctionData;
  if (combinedHardBodyRadius !== undefined) return combinedHardBodyRadius;
  if (object1.hardBodyRadius === null || object2.hardBodyRadius === null) return null;
  return object1.hardBodyRadius + object2.hardBodyRadius;
}

/** Radii in an answer are rounded: smaller differences are ignored. */
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
 * One sigma of the miss by component: both position covariances in the axes of object 1, that of object 2 turned from its own,
 * and added as they count by the rules of the operator. Absent where a covariance or a state is.
 *
 * Assumes  errors of the two objects independent, as the sums of the assessment do
 * Frame    RTN of object 1 at TCA
 */
export function relativeSigma({ object1, object2 }: Cdm): RelativeSigma | undefined {
  const [axes1, axes2] = [objectRtnAxes(object1), objectRtnAxes(object2)];
  const [covariance1, covariance2] = [localCovariance(object1), localCovariance(object2)];
  if (!axes1 || !axes2 || !covariance1 || !covariance2 || object1.frame !== object2.frame) return undefined;
  const turned = intoAxes(axes1, fromAxes(axes2, covariance2));
  const varianceM2 = ({ sigmaFactor = 1 }: CdmObject, covarianceM2: readonly number[], place: number) =>
    sigmaFactor ** 2 * (covarianceM2[place] ?? Number.NaN);
  const sigmaM = (place: number) =>
    Math.sqrt(varianceM2(object1, covariance1, place) + varianceM2(object2, turned, place));
  const [r, t, n] = [sigmaM(0), sigmaM(4), sigmaM(8)];
  return Number.isFinite(r + t + n) ? { r, t, n } : undefined;
}
