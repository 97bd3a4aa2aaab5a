import { hardBodyRadius, type RadiusSource } from '@keepout/conjunction/hard-body/ladder';
import {
  type AxisAreasM2,
  axisAreas,
  circumscribingRadius,
  meanProjectedArea,
} from '@keepout/conjunction/hard-body/shape';
import { type SatelliteBuild, sizeOfSatellite } from './satellite-size.ts';

/** Derived figures of an operator's description of a body. */
export interface BodyFigures {
  /** Radius that a screening takes for the satellite, and the rung of the ladder that gives it. */
  readonly radiusM: number;
  readonly radiusSource: RadiusSource;
  /** Mean over all attitudes; absent without shape and radius. */
  readonly meanAreaM2?: number;
  readonly axisAreasM2?: AxisAreasM2;
  readonly circumscribingRadiusM?: number;
}

/**
 * Size of a satellite as its operator describes it.
 *
 * Method   the ladder of hard-body radii; areas of the box with its wings, of the disc where only a radius is known.
 *          docs/models/hard-body-radius.md
 */
export function bodyFigures(build: SatelliteBuild): BodyFigures {
  const size = sizeOfSatellite(build);
  const { radiusM, source } = hardBodyRadius(size);
  const radius = size.operatorRadiusM;
  const body =
    size.operatorShape ?? (radius === undefined ? undefined : ({ shape: 'OTHER', radiusM: radius } as const));
  return {
    radiusM,
    radiusSource: source,
    ...(body !== undefined && {
      meanAreaM2: meanProjectedArea(body),
      axisAreasM2: axisAreas(body),
      circumscribingRadiusM: circumscribingRadius(body),
    }),
  };
}
