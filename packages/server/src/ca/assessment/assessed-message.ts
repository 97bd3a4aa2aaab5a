import { formatUtcZ } from '@keepout/astro/epoch';
import type { VerdictKind } from '@keepout/contract/ca/enums';
import type { ConjunctionSummary } from '../conjunctions/summary.ts';
import { type Assessment, weakestSource } from './assess.ts';
import { reasonText } from './reason-text.ts';
import { type Authorship, type CdmContent, cdmContent } from './wire-cdm.ts';

/** One message ready to be stored: plain data, as a thread can hand it over. */
export interface AssessedMessage extends Authorship {
  readonly tcaTaiS: number;
  readonly content: CdmContent;
  readonly summary: Omit<ConjunctionSummary, 'screeningType'>;
  /** The message itself, KVN. */
  readonly text: string;
}

const VERDICTS = { act: 'ACT', watch: 'WATCH', safe: 'SAFE', 'no-conclusion': 'NO_CONCLUSION' } as const;

export function assessedMessage(assessment: Assessment, authorship: Authorship, text: string): AssessedMessage {
  const content = cdmContent(assessment, authorship);
  return {
    ...authorship,
    tcaTaiS: assessment.approach.tcaTaiS,
    content,
    summary: summaryOf(content, assessment),
    text,
  };
}

function summaryOf(content: CdmContent, assessment: Assessment): AssessedMessage['summary'] {
  const { object2, relativePosition } = content;
  const { verdict } = assessment;
  const kind: VerdictKind = VERDICTS[verdict.kind];
  return {
    object2: {
      noradId: object2.noradId,
      name: object2.name,
      cosparId: object2.cosparId,
      objectType: object2.objectType,
    },
    probabilityMethod: content.probabilityMethod,
    probabilityReason: content.probabilityReason,
    maxProbability: content.maxProbability,
    dilution: content.dilution,
    covarianceSource: weakestSource(assessment.knowledge),
    radialSeparation: Math.abs(relativePosition.r),
    relativePosition,
    relativeVelocity: content.relativeVelocity,
    relativeSpeed: content.relativeSpeed,
    mahalanobisDistance: content.mahalanobisDistance,
    verdict: {
      kind,
      reasons: verdict.reasons.map((reason) => ({ code: reason.code, text: reasonText(reason) })),
      decideBy: formatUtcZ(verdict.decideByTaiS, 0),
    },
  };
}
