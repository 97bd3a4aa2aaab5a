import type { MessageFigures } from '@keepout/assessment/message-figures';
import type { CovarianceSource } from '@keepout/assessment/orbit/party';
import type { Vec3 } from '@keepout/astro/nouns';
import type { PcMethodName } from '@keepout/conjunction/pc/methods';
import type { cdmTable } from '../tables.ts';
import type { AssessedMessage } from './judged-message.ts';

/** A decoded message, independent of the storage format, without the time of storage. */
export type MessageRow = Omit<
  typeof cdmTable.$inferSelect,
  'storedAt' | 'stated1' | 'deviation1M' | 'stated2' | 'deviation2M'
> & {
  readonly objects: MessageFigures['objects'];
  readonly message: string;
  readonly messageId: string;
  readonly relativeSpeedMps: number;
  readonly probabilityMethod: PcMethodName;
  readonly covarianceSource: CovarianceSource;
  readonly relativePositionRtnM: Vec3;
  readonly relativeVelocityRtnMps: Vec3;
  readonly usage: string[];
};

/** Ids of the record that a message becomes. */
type Place = Pick<MessageRow, 'id' | 'operatorId' | 'conjunctionId' | 'satelliteId' | 'screeningId'>;

const CLASSIFICATION = /^CLASSIFICATION *= *(.*?) *$/m;

/** Returns the table row of an assessed message. */
export function messageRow(place: Place, message: AssessedMessage): MessageRow {
  return {
    ...place,
    messageId: message.messageId,
    originator: message.originator,
    creationTaiS: message.creationTaiS,
    originatorProbability: message.originatorPc,
    originatorMethod: message.originatorMethod,
    ...judgedColumns(message),
    message: message.text,
    classification: message.text.includes('CLASSIFICATION') ? (CLASSIFICATION.exec(message.text)?.[1] ?? null) : null,
    observed: message.observed ?? null,
  };
}

/** Columns with the assessment of a message. */
export function judgedColumns({ figures, verdict }: Pick<AssessedMessage, 'figures' | 'verdict'>) {
  const { kind, reasons, decideByTaiS } = verdict;
  return { ...figureColumns(figures), verdict: kind, verdictReasons: reasons, decideByTaiS };
}

function figureColumns(all: MessageFigures) {
  const { pc, pcMethod, pcReason, maxPc, maxPcReason, scaleAtMaxPc, separateScaling, usage, ...figures } = all;
  const [object1, object2] = separateScaling ?? [];
  return {
    ...figures,
    probability: pc,
    probabilityMethod: pcMethod,
    probabilityReason: pcReason,
    maxProbability: maxPc,
    maxProbabilityReason: maxPcReason,
    scaleAtMax: scaleAtMaxPc,
    maxProbabilityObject1: object1?.maxPc ?? null,
    scaleAtMaxObject1: object1?.scaleAtMax ?? null,
    maxProbabilityObject2: object2?.maxPc ?? null,
    scaleAtMaxObject2: object2?.scaleAtMax ?? null,
    usage: [...usage],
  };
}

/** Columns that the event copies from its newest message for lists. */
export function newestColumns(row: MessageRow) {
  const { relativeSpeedMps, relativePositionRtnM, relativeVelocityRtnMps, probabilityMethod } = row;
  const { maxProbability, dilution, mahalanobis, covarianceSource } = row;
  return {
    relativeSpeedMps,
    relativeVelocityRtnMps,
    relativePositionRtnM,
    probabilityMethod,
    maxProbability,
    dilution,
    mahalanobis,
    covarianceSource,
  };
}
