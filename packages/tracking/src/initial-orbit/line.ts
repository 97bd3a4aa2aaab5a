import type { EarthOrientation } from '@keepout/astro/frames/earth-orientation';
import type { Vec3 } from '@keepout/astro/nouns';
import { SPEED_OF_LIGHT_MPS, siteState } from '../direction.ts';
import type { MeasurementTrack } from '../measurement.ts';
import { unitDirection } from '../prediction.ts';

/** One measurement as a line from a place in space: EME2000. */
export interface SightLine {
  readonly receptionTaiS: number;
  readonly hereM: Vec3;
  readonly hereMps: Vec3;
  readonly towards?: Vec3;
  readonly rangeM?: number;
  readonly rangeRateMps?: number;
  readonly sigmaAngleRad: number;
  readonly sigmaRangeM: number;
  readonly sigmaRangeRateMps: number;
  /** Seconds that light takes for a metre; 0 where light time is not in the directions. */
  readonly slowness: number;
}

const USUAL_RANGE_SIGMA_M = 50;
const USUAL_RATE_SIGMA_MPS = 1;

/** The lines of tracks, by time. */
export function linesOf(tracks: readonly MeasurementTrack[], eop: EarthOrientation | undefined): SightLine[] {
  const lines = tracks.flatMap(({ site, measurements, sigma, timeBiasS }) =>
    measurements.map((measurement): SightLine => {
      const receptionTaiS = measurement.receptionTaiS - timeBiasS;
      const observerState = siteState(site, receptionTaiS, eop);
      const { rightAscensionRad: ra, declinationRad: dec, rangeM, rangeRateMps } = measurement;
      return {
        receptionTaiS,
        hereM: observerState.positionM,
        hereMps: observerState.velocityMps,
        ...(ra !== undefined && dec !== undefined && { towards: unitDirection(ra, dec) }),
        ...(rangeM !== undefined && { rangeM }),
        ...(rangeRateMps !== undefined && { rangeRateMps }),
        sigmaAngleRad: sigma.angleRad,
        sigmaRangeM: sigma.rangeM ?? USUAL_RANGE_SIGMA_M,
        sigmaRangeRateMps: sigma.rangeRateMps ?? USUAL_RATE_SIGMA_MPS,
        slowness: 1 / SPEED_OF_LIGHT_MPS,
      };
    }),
  );
  return lines.sort((a, b) => a.receptionTaiS - b.receptionTaiS);
}
