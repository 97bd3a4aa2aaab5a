import type { MeasurementTrack } from '../measurement.ts';
import type { OrbitDynamics } from './arc.ts';
import type { PriorInformation } from './prior.ts';
import type { NoiseStep } from './process-noise.ts';
import type { Sighting } from './sightings.ts';

/** Least-squares problem: the same through all iterations. */
export interface LeastSquaresProblem {
  readonly epochTaiS: number;
  readonly start: Float64Array;
  readonly prior: PriorInformation;
  readonly tracks: readonly MeasurementTrack[];
  readonly sightings: readonly Sighting[];
  readonly spanTaiS: readonly [number, number];
  readonly dynamics: OrbitDynamics;
  /** From track to track, in addition to the forces. */
  readonly noise: readonly NoiseStep[];
}
