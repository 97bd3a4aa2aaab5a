import type { CovarianceGrowth } from '@keepout/astro/covariance/growth';
import type { TrajectoryDifference } from '@keepout/astro/ephemeris/difference';
import type { BurnFit } from '@keepout/astro/ephemeris/hidden-burn';
import type { EphemerisGap } from '@keepout/astro/ephemeris/quality';
import type { Realism } from './prediction-realism.ts';

/** What an operator should know of an ephemeris before it is relied on. */
export interface ReportFacts {
  readonly spanS: number;
  /** What is usual of this kind of orbit: NPR 8079.1 table 5-1. */
  readonly wantedSpanS: number;
  readonly periodS: number;
  readonly statesPerRevolution: number;
  readonly gaps: readonly EphemerisGap[];
  /** Absent where the table is too short to be judged. */
  readonly interpolationErrorM?: number;
  readonly covariance?: CovarianceGrowth & { readonly stateCount: number };
  readonly comparison?: EphemerisComparison;
}

/** A file against an earlier one of the same satellite: this one minus the earlier, RTN of the earlier. */
export interface EphemerisComparison {
  readonly overlapS: number;
  /** Where both have states first; absent without an overlap. */
  readonly handover?: TrajectoryDifference;
  readonly largest?: TrajectoryDifference;
  /** At most 200, evenly over the overlap. */
  readonly differences: readonly TrajectoryDifference[];
  readonly fit?: BurnFit;
  /** The burn lies where one of the files begins a new segment: its maker knows of it. */
  readonly isBurnDeclared: boolean;
  readonly realism?: Realism;
}
