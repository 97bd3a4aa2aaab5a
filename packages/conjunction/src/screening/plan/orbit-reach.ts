/** Properties of an orbit over a complete block. */
export interface OrbitReach {
  readonly lowestM: number;
  readonly highestM: number;
  /** Mean rate of the angle travelled, rad/s; the angle stays within `swingRad` of it between any two instants. */
  readonly rateRadps: number;
  readonly swingRad: number;
  /** Fastest turn of the orbital plane, rad/s. */
  readonly driftRadps: number;
  /** Fastest change of the radius, m/s. */
  readonly climbMps: number;
  /** Error of the fourth-order path of the object within 120 s, m; 0 for SGP4. */
  readonly padM: number;
}

/** Cached for an ephemeris that never changes, by its span. */
export type KeptReaches = Map<string, OrbitReach>;
