import type { ScaledSigmas } from './sigma-rules.ts';

/** How far a probability of collision can be believed. */
export const CONFIDENCES = ['calibrated', 'conditional', 'bound'] as const;
export type Confidence = (typeof CONFIDENCES)[number];

type Objects = readonly ('primary' | 'secondary')[];

/** Reason for the confidence of a probability: a code and its figures; sentences are composed at the edge. */
export type ConfidenceReason =
  | { readonly code: 'covariance-calibrated' }
  | { readonly code: 'covariance-stated' }
  | { readonly code: 'covariance-estimated'; readonly objects: Objects }
  | { readonly code: 'covariance-implausible'; readonly objects: Objects }
  | { readonly code: 'covariance-unusable'; readonly objects: Objects }
  | { readonly code: 'pc-not-computed' }
  | { readonly code: 'edge-of-data' };

export const CONFIDENCE_REASONS: readonly ConfidenceReason['code'][] = [
  'covariance-calibrated',
  'covariance-stated',
  'covariance-estimated',
  'covariance-implausible',
  'covariance-unusable',
  'pc-not-computed',
  'edge-of-data',
];

export interface PcConfidence {
  readonly confidence: Confidence;
  readonly reason: ConfidenceReason;
  /** Whose sigmas count multiplied in it; absent where none do. */
  readonly scaled?: readonly ScaledSigmas[];
}

/** Knowledge of the covariances behind a probability. */
export interface ConfidenceFacts {
  /** Whether there is a probability; without one the maximum probability takes its place. */
  readonly hasPc: boolean;
  /** The distance is least at the end of the data: there is no largest one either. */
  readonly isAtEdge?: boolean;
  /** Missing, placeholders, not positive. */
  readonly unusable: Objects;
  readonly implausible: Objects;
  readonly estimated: Objects;
  /** Whose source has passed the test of realism for regime, age and kind on data that it was not made of. */
  readonly calibrated: Objects;
  /** By a rule of the operator. */
  readonly scaled?: readonly ScaledSigmas[];
}

/**
 * Returns the confidence of a probability.
 *
 * Method   bound: no covariance, the number is the largest possible. calibrated: both sources have passed the test of realism
 *          (`covarianceRealism`). conditional: everything else, the number is true if the covariances are; the weakest reason is
 *          Multiplied sigmas are listed with any confidence. docs/models/realism
 */
export function pcConfidence({ scaled = [], ...facts }: ConfidenceFacts): PcConfidence {
  return { ...wordOf(facts), ...(scaled.length > 0 && { scaled }) };
}

function wordOf({
  hasPc,
  isAtEdge,
  unusable,
  implausible,
  estimated,
  calibrated,
}: Omit<ConfidenceFacts, 'scaled'>): PcConfidence {
  if (isAtEdge) return { confidence: 'bound', reason: { code: 'edge-of-data' } };
  if (unusable.length > 0) return { confidence: 'bound', reason: { code: 'covariance-unusable', objects: unusable } };
  if (!hasPc) return { confidence: 'bound', reason: { code: 'pc-not-computed' } };
  const conditional = (reason: ConfidenceReason): PcConfidence => ({ confidence: 'conditional', reason });
  if (implausible.length > 0) return conditional({ code: 'covariance-implausible', objects: implausible });
  if (estimated.length > 0) return conditional({ code: 'covariance-estimated', objects: estimated });
  if (calibrated.length === 2) return { confidence: 'calibrated', reason: { code: 'covariance-calibrated' } };
  return conditional({ code: 'covariance-stated' });
}
