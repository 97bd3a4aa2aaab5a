import { type Confidence, type PcConfidence, pcConfidence } from '@keepout/conjunction/decision/confidence';
import type { ScaledSigmas } from '@keepout/conjunction/decision/sigma-rules';
import type { Confidence as WireConfidence } from '@keepout/contract/ca/enums';
import type { Belief } from '@keepout/contract/ca/verdict';
import type { MessageRow } from './message-row.ts';
import { WIRE_OBJECTS } from './present-verdict.ts';

/** Columns of a stored message that determine the confidence in its Pc. */
export interface StoredConfidence {
  readonly probability: number | null;
  /** Less reliable source of the two objects' covariances. */
  readonly covarianceSource: MessageRow['covarianceSource'];
  /** Null for messages that were assessed before reasons were stored. */
  readonly verdictReasons: readonly { readonly code: string; readonly scaled?: readonly ScaledSigmas[] }[] | null;
}

const UNUSABLE: ReadonlySet<string> = new Set(['covariance-missing', 'covariance-default']);
const IMPLAUSIBLE: ReadonlySet<string> = new Set([
  'covariance-implausible',
  'covariance-too-small',
  'covariance-not-positive',
  'covariance-unlike-history',
]);
const AT_EDGE: ReadonlySet<string> = new Set(['edge-of-data']);
const CALIBRATED: ReadonlySet<string> = new Set(['covariance-calibrated']);
const CONFIDENCES = { calibrated: 'CALIBRATED', conditional: 'CONDITIONAL', bound: 'BOUND' } as const satisfies Record<
  Confidence,
  WireConfidence
>;

/** Returns the confidence in the Pc of a stored message. */
export function presentConfidence({ probability, covarianceSource, verdictReasons }: StoredConfidence): Belief {
  const has = (codes: ReadonlySet<string>) => (verdictReasons ?? []).some(({ code }) => codes.has(code));
  // Lists show only the reason, not the object: a reason counts for both.
  const objectsWhere = (isSo: boolean) => (isSo ? (['primary', 'secondary'] as const) : []);
  const confidence = pcConfidence({
    hasPc: probability !== null,
    isAtEdge: has(AT_EDGE),
    unusable: objectsWhere(probability === null && (covarianceSource === 'NONE' || has(UNUSABLE))),
    implausible: objectsWhere(has(IMPLAUSIBLE)),
    estimated: objectsWhere(covarianceSource === 'ESTIMATED'),
    calibrated: objectsWhere(has(CALIBRATED)),
    scaled: (verdictReasons ?? []).flatMap((reason) => reason.scaled ?? []),
  });
  return beliefOf(confidence);
}

export function beliefOf({ confidence, reason, scaled }: PcConfidence): Belief {
  const scaledSigmas = scaled?.map(({ object, factor }) => ({ object: WIRE_OBJECTS[object], factor }));
  return { confidence: CONFIDENCES[confidence], confidenceReason: reason.code, ...(scaledSigmas && { scaledSigmas }) };
}
