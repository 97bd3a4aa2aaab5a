import type { Vec3 } from '@keepout/astro/nouns';

/** Cartesian state in the screening frame (TEME), m and m/s. */
export interface EncounterState {
  readonly positionM: Vec3;
  readonly velocityMps: Vec3;
}

/** The end of the common data of two orbits at which their distance is least. */
export type DataEdge = 'start' | 'stop';

/**
 * One approach of two objects: a local minimum of their distance inside the window, or a stay inside the volume at a
 * low relative speed (`proximity-interval`), whose `tcaTaiS` is the closest instant of the stay.
 */
export interface Encounter {
  readonly kind: 'approach' | 'proximity-interval';
  /** Indices into the sources: SGP4 objects first, then the ephemerides. */
  readonly primary: number;
  readonly secondary: number;
  readonly tcaTaiS: number;
  readonly missDistanceM: number;
  readonly relativeSpeedMps: number;
  /** Secondary minus primary in the RTN axes of the primary. */
  readonly rtnPositionM: Vec3;
  /** Difference of the inertial velocities, in the same axes. */
  readonly rtnVelocityMps: Vec3;
  readonly primaryState: EncounterState;
  readonly secondaryState: EncounterState;
  /**
   * The distance is minimal at this end of the common span, and still decreases beyond the data: the closest
   * approach may lie beyond.
   */
  readonly edge?: DataEdge;
  readonly intervalStartTaiS?: number;
  readonly intervalStopTaiS?: number;
}

/** Why an object has no state from an instant on. `sgp4-error` carries the code of the theory. */
export interface Dropout {
  readonly object: number;
  readonly reason: 'sgp4-error' | 'below-surface' | 'state-not-finite' | 'frame-not-teme' | 'no-state-in-coverage';
  readonly code?: number;
  readonly atTaiS: number;
}

/** How much of the window an ephemeris covers. SGP4 objects always cover it. */
export interface Coverage {
  readonly object: number;
  readonly status: 'FULL' | 'PARTIAL' | 'NO_OVERLAP';
  readonly startTaiS?: number;
  readonly stopTaiS?: number;
}

/** Result of one block. Plain data: can be cloned, stored, and reproduced with the same bytes. */
export interface BlockResult {
  readonly blockIndex: number;
  readonly encounters: readonly Encounter[];
  readonly dropouts: readonly Dropout[];
  readonly coverage: readonly Coverage[];
}

export interface ScreeningOutcome {
  readonly algorithmVersion: string;
  readonly encounters: readonly Encounter[];
  readonly dropouts: readonly Dropout[];
  readonly coverage: readonly Coverage[];
}
