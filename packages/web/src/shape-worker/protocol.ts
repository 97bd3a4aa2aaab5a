import type { BodyFigures } from '@keepout/assessment/orbit/body-figures';
import type { SatelliteBuild } from '@keepout/assessment/orbit/satellite-size';

export type { BodyFigures };
export type Build = SatelliteBuild;

/** To the worker: a body as the operator describes it. */
export interface ShapeQuestion {
  readonly id: number;
  readonly build: Build;
}

/** From the worker. */
export interface ShapeAnswer {
  readonly id: number;
  readonly figures: BodyFigures;
}
