/** What is known of an orbit for a whole block. */
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
  /** What the fourth-order path of the object may be off by within 120 s, m; 0 for SGP4. */
  readonly padM: number;
}

/** Of an ephemeris that never changes, by the span that it is for. */
export type KeptReaches = Map<string, OrbitReach>;
