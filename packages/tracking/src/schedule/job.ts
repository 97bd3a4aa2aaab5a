import type { Interval } from '../intervals.ts';

/** Order in which requests get sensors, in the words of the contract. */
export type Priority = 'ROUTINE' | 'ELEVATED' | 'URGENT' | 'EMERGENCY';

/** A pass that a request could have. */
export interface PossiblePass extends Interval {
  readonly passId: string;
  readonly sensorId: string;
  /** Value for its request: expected gain times the chance of a clear sky, above 0. */
  readonly value: number;
  /** Minor units of a currency, the same one for all. */
  readonly price: number;
  /** Where the sensor points at its begin and end; absent: turning is not counted. */
  readonly from?: PointingDirection;
  readonly to?: PointingDirection;
}

export interface PointingDirection {
  readonly azimuthRad: number;
  readonly elevationRad: number;
}

/** Requested passes among the possible ones. */
export interface ScheduleRequest {
  readonly requestId: string;
  readonly priority: Priority;
  /** A pass that ends later is of no use. */
  readonly deadlineTaiS: number;
  readonly passesWanted: number;
  /** More is not spent on all of its passes; absent or null: no limit. */
  readonly maximumPrice?: number | null;
  readonly passes: readonly PossiblePass[];
}

export interface ScheduleSensor {
  readonly sensorId: string;
  /** From the end of one pass to the begin of the next, besides turning, s. */
  readonly spacingS: number;
  /** How fast it turns; absent or null: turning is not counted. */
  readonly slewRateRadps?: number | null;
  /** Existing bookings of a sensor, and times without orders. */
  readonly busy: readonly Interval[];
}

/** A pass that was given to a request. */
export interface Assignment extends Interval {
  readonly requestId: string;
  readonly passId: string;
  readonly sensorId: string;
  readonly price: number;
  /** Its value among the others; see `weightOf`. */
  readonly weight: number;
}
