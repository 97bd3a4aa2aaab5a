import type { DensityError, StateCovariance, StateVector } from '@keepout/astro/nouns';

/** Where a covariance comes from. An estimated one never leads to a manoeuvre by itself. */
export type CovarianceOrigin = 'given' | 'estimated';

/** One object of an encounter: its state at or near closest approach and its covariance. */
export interface ObjectAtTca {
  readonly state: StateVector;
  /** In the frame of the state, or local (RTN, TNW) at it. */
  readonly covariance?: StateCovariance;
  /** `given` when absent. */
  readonly covarianceOrigin?: CovarianceOrigin;
  /** Smallest plausible value of its largest deviation, m; absent where unknown. */
  readonly leastDeviationM?: number;
  /** Common error with other objects in one atmosphere; counts when both objects state it. */
  readonly densityError?: DensityError;
}
