/** Machine-readable remarks on a collision probability. */
export type PcReason =
  | 'relative-speed-zero'
  | 'covariance-missing'
  | 'covariance-unusable'
  | 'covariance-estimated'
  | 'covariance-remediated'
  | 'correlation-applied'
  | 'correlation-incomplete'
  | 'correlation-inconsistent'
  | 'below-smallest-double'
  | 'series-not-converged'
  | 'approximation-out-of-range'
  | 'encounter-extended'
  | 'encounter-offset'
  | 'encounter-inaccurate'
  | 'velocity-covariance-missing'
  | 'covariance-not-positive'
  | 'too-few-hits'
  | 'outside-the-count'
  | 'overlap-not-found'
  | 'repeated-encounters'
  | 'starts-inside'
  | 'not-requested'
  | 'usage-unknown';

/** Result of one method. `pc` is absent when the method has none; `lower` and `upper` bound it where the method can. */
export interface PcEstimate {
  readonly pc?: number;
  readonly lower?: number;
  readonly upper?: number;
  /** Of a count: number of hits and of draws. */
  readonly hits?: number;
  readonly trials?: number;
  /** Of an expected number over several crossings: time of each, seconds from closest approach, and its contribution. */
  readonly crossings?: readonly { readonly peakTimeS: number; readonly expectedNumber: number }[];
  /** Probability that the objects are inside at the start of the span of the encounter; part of `pc`. */
  readonly insideAtStart?: number;
  /** Whether the method's assumptions hold for this encounter. */
  readonly usable: boolean;
  readonly reasons: readonly PcReason[];
}
