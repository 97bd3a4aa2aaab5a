import type { CovarianceGrowth } from '@keepout/astro/covariance/growth';
import type { TrajectoryDifference } from '@keepout/astro/ephemeris/difference';
import type { BurnFit } from '@keepout/astro/ephemeris/hidden-burn';
import type { EphemerisGap } from '@keepout/astro/ephemeris/quality';
import type { Realism } from './prediction-realism.ts';

/** Facts about an ephemeris that an operator should know before using it. */
export interface EphemerisReportFacts {
  readonly spanS: number;
  /** Usual values for this kind of orbit: NPR 8079.1 table 5-1. */
  readonly wantedSpanS: number;
  readonly periodS: number;
  readonly statesPerRevolution: number;
  readonly gaps: readonly EphemerisGap[];
  /** Absent where the table is too short to be judged. */
  readonly interpolationErrorM?: number;
  readonly covariance?: CovarianceGrowth & { readonly stateCount: number };
  readonly comparison?: EphemerisComparison;
}

/** Difference of a file to an earlier one of the same satellite: this one minus the earlier, RTN of the earlier. */
export interface EphemerisComparison {
  readonly overlapS: number;
  /** Where both have states first; absent without an overlap. */
  readonly handover?: TrajectoryDifference;
  readonly largest?: TrajectoryDifference;
  /** At most 200, evenly over the overlap. */
  readonly differences: readonly TrajectoryDifference[];
  readonly fit?: BurnFit;
  /** The burn is at the start of a new segment of one of the files: its producer modelled it. */
  readonly isBurnDeclared: boolean;
  readonly realism?: Realism;
}
