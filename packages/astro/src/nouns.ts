/**
 * The nouns that the formats, the engine and the server all speak.
 *
 * Units are SI (m, m/s, s, rad); epochs are TAI seconds since 2000-01-01T00:00:00 TAI (`epochTaiS`),
 * a float64 that resolves 0.12 microseconds until 2033. Covariances are row-major arrays.
 */

/** A 3-vector; the name of the variable carries the unit. */
export type Vec3 = readonly [number, number, number];

/** Frames the product knows. Anything else is a fault at the door, never a default. */
export type FrameName = 'GCRF' | 'EME2000' | 'TEME' | 'TOD' | 'ITRF';

/** Local orbital frames of a covariance or a delta-v. RTN = RSW = RIC = QSW (one mapping table: `frames/local`). */
export type LocalFrameName = 'RTN' | 'TNW' | 'NTW' | 'VNC' | 'LVLH' | 'EQW' | 'PQW' | 'SEZ' | 'NSW';

/** Cartesian state of one object at one epoch. */
export interface StateVector {
  readonly epochTaiS: number;
  readonly frame: FrameName;
  readonly positionM: Vec3;
  readonly velocityMps: Vec3;
}

/** 6x6 state covariance, row-major Float64Array(36): m^2, m^2/s, m^2/s^2, at one epoch in one frame. */
export interface StateCovariance {
  readonly epochTaiS: number;
  readonly frame: FrameName | 'RTN' | 'TNW';
  readonly matrix: Float64Array;
}

/**
 * Effect of the forecast error of the atmosphere's density on one object: the relative error of the density, and the
 * change of the state for a density error of 100 % (drag-consider parameters), plain RTN axes of the object.
 */
export interface DensityError {
  /** One-sigma relative error of the density forecast. */
  readonly relativeSigma: number;
  readonly positionRtnM: Vec3;
  readonly velocityRtnMps: Vec3;
}

/**
 * Trajectory that can be asked for a state inside [startTaiS, stopTaiS].
 * `stateAt` writes x, y, z (m), vx, vy, vz (m/s) into `out` and returns false outside the span.
 */
export interface Ephemeris {
  readonly frame: FrameName;
  readonly startTaiS: number;
  readonly stopTaiS: number;
  /** Spans with states between the two, in order, where there are gaps between segments; absent: one. */
  readonly spans?: readonly (readonly [startTaiS: number, stopTaiS: number])[];
  stateAt(epochTaiS: number, out: Float64Array): boolean;
  /**
   * States at `count` instants `stepS` apart, six values each, where that is cheaper than single states. False where a state is missing at one
   * of them or where data have a gap between; `out` is then not to be read.
   */
  statesOn?(startTaiS: number, stepS: number, count: number, out: Float64Array): boolean;
  /** Positions (m) on a raster, cheaply and to some centimetres: for bounds; false where they cannot be had so. */
  positionsOn?(startTaiS: number, stepS: number, count: number, out: Float64Array): boolean;
  /** Covariance at the epoch, absent where the source gave none. Never interpolated element by element. */
  covarianceAt?(epochTaiS: number): StateCovariance | undefined;
}

/** Element set with its source, as read: SGP4 mean elements in the units of the OMM. */
export interface MeanElements {
  readonly noradId: number;
  readonly name: string;
  /** International designator, for example 1998-067A; empty when unknown. */
  readonly cosparId: string;
  readonly epochTaiS: number;
  /** The epoch as written (UTC), kept to the last digit for export. */
  readonly epochUtc: string;
  readonly meanMotionRevPerDay: number;
  readonly eccentricity: number;
  readonly inclinationDeg: number;
  readonly raanDeg: number;
  readonly argPerigeeDeg: number;
  readonly meanAnomalyDeg: number;
  /** Drag term, 1/earth radii. */
  readonly bstar: number;
  readonly meanMotionDot: number;
  readonly meanMotionDdot: number;
  readonly ephemerisType: number;
  readonly classification: string;
  readonly elementSetNo: number;
  readonly revAtEpoch: number;
  /** PAYLOAD, ROCKET BODY, DEBRIS or UNKNOWN when the source says; drives the default hard-body radius. */
  readonly objectType?: ObjectType;
  /** Radar cross-section size class or square metres, when the source says. */
  readonly rcsM2?: number;
  /** Covariance that came with the element set (OMM covariance block), already in metres. */
  readonly covariance?: StateCovariance;
}

export type ObjectType = 'PAYLOAD' | 'ROCKET BODY' | 'DEBRIS' | 'UNKNOWN';
