import type { ScreeningVolume } from './volume.ts';

/** The volumes of a regime are ellipsoids all. */
export type RegimeVolume = Extract<ScreeningVolume, { readonly alongTrackM: number }>;

export interface RegimeVolumes {
  readonly regime: VolumeRegime;
  /** Wide: potential effects of a manoeuvre, and events that may become dangerous. */
  readonly planning: RegimeVolume;
  /** Screening of an operator's ephemeris against the catalogue. */
  readonly ephemeris: RegimeVolume;
  /** Narrow: alerts. */
  readonly alert: RegimeVolume;
}

export type VolumeRegime = 'LEO1' | 'LEO2' | 'LEO3' | 'LEO4' | 'ECCENTRIC' | 'MEO' | 'GEO';

const KM = 1000;
const ellipsoid = (radialKm: number, alongKm: number, crossKm: number): RegimeVolume => ({
  shape: 'ellipsoid',
  radialM: radialKm * KM,
  alongTrackM: alongKm * KM,
  crossTrackM: crossKm * KM,
});

/** Semi-axes by regime: 19 SDS, Spaceflight Safety Handbook for Operators v1.7 (2023), section on screening volumes. */
const alertVolumes: Readonly<Record<VolumeRegime, RegimeVolume>> = {
  LEO1: ellipsoid(0.4, 44, 51),
  LEO2: ellipsoid(0.4, 25, 25),
  LEO3: ellipsoid(0.4, 12, 12),
  LEO4: ellipsoid(0.4, 2, 2),
  ECCENTRIC: ellipsoid(2, 25, 25),
  MEO: ellipsoid(10, 10, 10),
  GEO: ellipsoid(10, 10, 10),
};

/**
 * The handbook's volume for an operator's ephemeris, near Earth 2 x 25 x 25 km and deep space 20 km; along track 100 km in
 * low orbit, where 70 percent of the new conjunctions of a drag make-up burn are caught for 1.5 times the load (Hejduk and
 * Pachura 2017).
 */
const planningVolumes: Readonly<Record<VolumeRegime, RegimeVolume>> = {
  LEO1: ellipsoid(2, 100, 51),
  LEO2: ellipsoid(2, 100, 25),
  LEO3: ellipsoid(2, 100, 25),
  LEO4: ellipsoid(2, 100, 25),
  ECCENTRIC: ellipsoid(20, 25, 25),
  MEO: ellipsoid(20, 20, 20),
  GEO: ellipsoid(20, 20, 20),
};

/** The handbook's volumes for an operator's ephemeris. */
const nearEarthEphemerisVolume: RegimeVolume = ellipsoid(2, 25, 25);
const deepSpaceEphemerisVolume: RegimeVolume = ellipsoid(20, 20, 20);

export const NEAR_EARTH_PERIOD_S: number = 225 * 60;
const GEO_PERIOD_S = [1300 * 60, 1800 * 60] as const;
const ECCENTRIC_FROM = 0.25;

/** A volume that contains the volumes of all regimes. */
export const regimesVolume: RegimeVolume = widest([
  ...Object.values(planningVolumes),
  nearEarthEphemerisVolume,
  deepSpaceEphemerisVolume,
]);

function widest(volumes: readonly RegimeVolume[]): RegimeVolume {
  const largest = (axis: 'radialM' | 'alongTrackM' | 'crossTrackM') =>
    Math.max(...volumes.map((volume) => volume[axis]));
  return {
    shape: 'ellipsoid',
    radialM: largest('radialM'),
    alongTrackM: largest('alongTrackM'),
    crossTrackM: largest('crossTrackM'),
  };
}

/**
 * Default screening volumes of an orbit.
 *
 * @param perigeeAltitudeM number m    @param periodS number s    @param eccentricity number
 */
export function screeningVolumes(perigeeAltitudeM: number, periodS: number, eccentricity: number): RegimeVolumes {
  const regime = volumeRegime(perigeeAltitudeM, periodS, eccentricity);
  const ephemeris = periodS < NEAR_EARTH_PERIOD_S ? nearEarthEphemerisVolume : deepSpaceEphemerisVolume;
  return { regime, planning: planningVolumes[regime], ephemeris, alert: alertVolumes[regime] };
}

export function volumeRegime(perigeeAltitudeM: number, periodS: number, eccentricity: number): VolumeRegime {
  if (eccentricity >= ECCENTRIC_FROM) return 'ECCENTRIC';
  if (periodS >= NEAR_EARTH_PERIOD_S) return periodS >= GEO_PERIOD_S[0] && periodS <= GEO_PERIOD_S[1] ? 'GEO' : 'MEO';
  if (perigeeAltitudeM <= 500 * KM) return 'LEO1';
  if (perigeeAltitudeM <= 750 * KM) return 'LEO2';
  return perigeeAltitudeM <= 1200 * KM ? 'LEO3' : 'LEO4';
}
