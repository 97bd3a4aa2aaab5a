/** Columns are epochs of ignition, rows are changes of velocity. Row order: rising. */
export interface ImpulsiveAxes {
  readonly kind: 'impulsive';
  /** Float64Array(columns), TAI s. */
  readonly ignitionsTaiS: Float64Array;
  /** Float64Array(3 columns): unit vector of each column, RTN of the primary at ignition. */
  readonly directionsRtn: Float64Array;
  /** Float64Array(rows), rising; negative against the direction. */
  readonly deltaVMps: Float64Array;
}

/** Columns are epochs at which a motor starts, rows how long it is at work. */
export interface ContinuousAxes {
  readonly kind: 'continuous';
  /** Float64Array(columns), TAI s. */
  readonly startsTaiS: Float64Array;
  /** Float64Array(3 columns): unit vector of each column, held in the turning RTN of the primary. */
  readonly directionsRtn: Float64Array;
  /** Float64Array(rows), rising; a negative one is as long against the direction. */
  readonly durationsS: Float64Array;
  /** At the start. */
  readonly massKg: number;
  readonly thrustN: number;
  readonly specificImpulseS: number;
  /** Share of the time in which the motor is on, above 0 and up to 1: thrust and flow are their average. */
  readonly dutyCycle: number;
}

/** Columns are epochs of a change of the drag area, rows its duration. */
export interface DragAxes {
  readonly kind: 'differential-drag';
  /** Float64Array(columns), TAI s. */
  readonly startsTaiS: Float64Array;
  /** Float64Array(columns), m/s^2 along the velocity, against the nominal area; more area is negative. */
  readonly accelerationsMps2: Float64Array;
  /** Float64Array(rows), rising; a negative one is as long with the opposite difference. */
  readonly durationsS: Float64Array;
}

export type TradeAxes = ImpulsiveAxes | ContinuousAxes | DragAxes;
