import type { Site } from './site.ts';

/**
 * One instant of a track: measurements of the sensor at the time of reception. Unmeasured quantities are absent.
 *
 * Frame    EME2000 axes, seen from the site, as reduced against stars: light time is in it, aberration is not
 */
export interface Measurement {
  readonly receptionTaiS: number;
  /** [0, 2 pi); never without the declination. */
  readonly rightAscensionRad?: number;
  readonly declinationRad?: number;
  /** From the site at reception to the object when the signal left it. */
  readonly rangeM?: number;
  /** Change of the range with the time of reception; positive when it recedes. */
  readonly rangeRateMps?: number;
  /** Apparent. */
  readonly magnitude?: number;
  /** Radar cross section. */
  readonly radarCrossSectionM2?: number;
}

/** Noise of one measurement, one sigma; the angle is that on the sky in either axis. */
export interface MeasurementSigma {
  readonly angleRad: number;
  readonly rangeM?: number;
  readonly rangeRateMps?: number;
}

/** Measurements of one object from one site, in the order of time. */
export interface MeasurementTrack {
  readonly site: Site;
  readonly measurements: readonly Measurement[];
  readonly sigma: MeasurementSigma;
  /** Time tags minus true time, where known; the true reception is the tag less this. */
  readonly timeBiasS: number;
  readonly timeBiasSigmaS: number;
  /** One sigma of the common error of all angles of the track, in either axis. */
  readonly angleBiasSigmaRad: number;
}
