import type { Geodetic } from '../frames/geodetic.ts';

/** Frames in which orbits are integrated: those that do not turn. */
export type IntegrationFrame = 'GCRF' | 'EME2000';

/**
 * One cause of acceleration.
 *
 * The state is Float64Array(7): position m, velocity m/s, mass kg, in the frame of integration. A force adds its
 * contribution to `out`, m/s^2 from index 3 on, so that `out` can be the rates of the state; index 6 is the mass flow, kg/s.
 */
export interface Force {
  addRates(epochTaiS: number, state: Float64Array, out: Float64Array): void;
  /** Enough of it for its gradient, where that is less work. */
  readonly slope?: Force;
  /** Each passes through zero where the force has a kink, as at the edge of a shadow: no step of an integration should run over it. */
  readonly kinks?: readonly ForceKink[];
}

/** A function with a zero where a force has a kink. */
export interface ForceKink {
  readonly at: (epochTaiS: number, state: Float64Array) => number;
  /** No less than it changes in a second near a state. */
  readonly fastest: (state: Float64Array) => number;
}

/** Air density at a place, kg/m^3; the place is over the WGS-84 ellipsoid. */
export type Atmosphere = (epochTaiS: number, place: Geodetic) => number;
