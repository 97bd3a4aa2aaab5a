import type { EarthOrientation } from '@keepout/astro/frames/earth-orientation';
import { siteState } from '../direction.ts';
import type { Measurement, MeasurementTrack } from '../measurement.ts';

/** One measurement with its place, ready to be predicted. */
export interface Sighting {
  readonly track: number;
  readonly index: number;
  /** Reception less the known bias of the clock, TAI s. */
  readonly atTaiS: number;
  /** State of the site at that time: m, m/s, EME2000. */
  readonly site: Float64Array;
  /** Right ascension, declination, range, range rate; NaN where not measured. */
  readonly observed: Float64Array;
  /** One sigma of each. */
  readonly sigma: Float64Array;
  /** The same as an earlier one: counted once. */
  readonly isDuplicate: boolean;
}

/**
 * The measurements of tracks, flat.
 *
 * Assumes  two measurements of one site with the same instant and the same values are duplicates
 */
export function sightingsOf(tracks: readonly MeasurementTrack[], eop?: EarthOrientation): readonly Sighting[] {
  const keys = new Set<string>();
  return tracks.flatMap(({ site, measurements, sigma, timeBiasS }, track) =>
    measurements.map((measurement, index): Sighting => {
      const atTaiS = measurement.receptionTaiS - timeBiasS;
      const { positionM, velocityMps } = siteState(site, atTaiS, eop);
      const observed = observedOf(measurement);
      const key = [...site.positionM, measurement.receptionTaiS, ...observed].join();
      const isDuplicate = keys.has(key);
      keys.add(key);
      const { angleRad, rangeM = Number.NaN, rangeRateMps = Number.NaN } = sigma;
      return {
        track,
        index,
        atTaiS,
        observed,
        isDuplicate,
        site: Float64Array.of(...positionM, ...velocityMps),
        sigma: Float64Array.of(angleRad, angleRad, rangeM, rangeRateMps),
      };
    }),
  );
}

/** A quantity without sigma is not used. */
export function isMeasured({ observed, sigma }: Sighting, component: number): boolean {
  return Number.isFinite(observed[component]!) && sigma[component]! > 0;
}

function observedOf(measurement: Measurement): Float64Array {
  const { rightAscensionRad, declinationRad, rangeM, rangeRateMps } = measurement;
  const hasAngles = rightAscensionRad !== undefined && declinationRad !== undefined;
  return Float64Array.of(
    hasAngles ? rightAscensionRad : Number.NaN,
    hasAngles ? declinationRad : Number.NaN,
    rangeM ?? Number.NaN,
    rangeRateMps ?? Number.NaN,
  );
}
