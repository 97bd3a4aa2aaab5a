import type { DensityError, StateCovariance, StateVector } from '@keepout/astro/nouns';

/** Where a covariance comes from. An estimated one never leads to a manoeuvre by itself. */
export type CovarianceOrigin = 'given' | 'estimated';

/** One object of an encounter: its state at or near closest approach and what is known of its error. */
export interface ObjectAtTca {
  readonly state: StateVector;
  /** In the frame of the state, or local (RTN, TNW) at it. */
  readonly covariance?: StateCovariance;
  /** `given` when absent. */
  readonly covarianceOrigin?: CovarianceOrigin;
  /** Its largest deviation cannot be believed to be less, m; absent where nothing is known of that. */
  readonly leastDeviationM?: number;
  /** What the object shares with others in one atmosphere; counts when both objects bring it. */
  readonly densityError?: DensityError;
}
