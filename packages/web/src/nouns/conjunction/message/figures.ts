import type { Cdm } from '@keepout/contract/ca/cdm';
import type { Conjunction } from '@keepout/contract/ca/conjunction';
import { parseTime } from '../../../time/utc.ts';
import { levelOfLabel, type StatusLevel } from '../../../ui/status-level.ts';
import { byCreation } from '../event.ts';
import { type RelativeSigma, relativeSigma } from './relative-sigma.ts';

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
  readonly mahalanobis: number | null;
  readonly position: { readonly r: number; readonly t: number; readonly n: number };
  readonly sigma: RelativeSigma | undefined;
  readonly speedMps: number;
  readonly angleDeg: number | null;
  /** Where the covariances came from, object 1 then 2; one alone while the message is on its way. */
  readonly covariances: readonly Cdm['object1']['covarianceSource'][];
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
    position: cdm.relativePosition,
    sigma: relativeSigma(cdm),
    speedMps: cdm.relativeSpeed,
    angleDeg: cdm.approachAngle,
    covariances: [cdm.object1.covarianceSource, cdm.object2.covarianceSource],
    before: before && { pc: before.probabilityOfCollision, tcaMs: time(before.conjunctionData.tca) },
  };
}

const time = (text: string) => parseTime(text) ?? Number.NaN;
