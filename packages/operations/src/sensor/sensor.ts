import { horizonOf } from '@keepout/tracking/horizon';
import type { KnownSensor } from '@keepout/tracking/intake';
import type { MeasurementSigma } from '@keepout/tracking/measurement';
import type { PlannedTrack } from '@keepout/tracking/orbit-update/planned-information';
import { type Site, siteAt } from '@keepout/tracking/site';
import type { SensorView } from '@keepout/tracking/visibility';

/** A sensor in SI, for all questions. Plain data: it is stored with orders and sent to threads as it is. */
export interface Sensor {
  readonly sensorId: string;
  readonly code: string;
  readonly kind: SensorView['kind'];
  readonly latitudeRad: number;
  readonly longitudeRad: number;
  /** Above the ellipsoid, m. */
  readonly altitudeM: number;
  readonly minElevationRad: number;
  /** Horizon mask; empty: only the minimum elevation applies. */
  readonly horizon: readonly { readonly azimuthRad: number; readonly elevationRad: number }[];
  /** Faintest object, mag; null: any. */
  readonly limitingMagnitude: number | null;
  /** Maximum range for an object of 1 m^2, m; null: unlimited. */
  readonly maxRangeM: number | null;
  /** A telescope measures with the Sun below this, and this far from the Moon. */
  readonly maxSunElevationRad: number;
  readonly minMoonSeparationRad: number;
  readonly angleSigmaRad: number;
  /** Null: it does not measure that. */
  readonly rangeSigmaM: number | null;
  readonly rangeRateSigmaMps: number | null;
  readonly timeBiasS: number;
  readonly timeBiasSigmaS: number;
  readonly angleBiasSigmaRad: number;
  /** Share of nights that are clear. */
  readonly clearShare: number;
  /** From the end of a pass to its file. */
  readonly latencyS: number;
}

export type SensorPlace = Pick<Sensor, 'latitudeRad' | 'longitudeRad' | 'altitudeM'>;
/** How well it measures. */
export type SensorAccuracy = Pick<
  Sensor,
  'angleSigmaRad' | 'rangeSigmaM' | 'rangeRateSigmaMps' | 'timeBiasSigmaS' | 'angleBiasSigmaRad'
>;
/** Properties of a sensor that determine visibility. */
export type SensorSight = SensorPlace & Pick<Sensor, (keyof SensorView & keyof Sensor) | 'minElevationRad'>;

export function siteOfSensor({ latitudeRad, longitudeRad, altitudeM }: SensorPlace): Site {
  return siteAt({ latitudeRad, longitudeRad, heightM: altitudeM });
}

/** The sky of a sensor, as the kernels ask for it. */
export function sensorView(sensor: SensorSight): SensorView {
  const { kind, minElevationRad, horizon, maxSunElevationRad, minMoonSeparationRad } = sensor;
  return {
    site: siteOfSensor(sensor),
    horizon: horizonOf(minElevationRad, horizon),
    kind,
    maxSunElevationRad,
    minMoonSeparationRad,
    limitingMagnitude: sensor.limitingMagnitude,
    maxRangeM: sensor.maxRangeM,
  };
}

/** Returns the sensor properties for the reader of its measurements. */
export function knownSensor(sensor: SensorPlace & SensorAccuracy & Pick<Sensor, 'timeBiasS'>): KnownSensor {
  const { timeBiasS, timeBiasSigmaS, angleBiasSigmaRad } = sensor;
  return { site: siteOfSensor(sensor), sigma: sigmaOf(sensor), timeBiasS, timeBiasSigmaS, angleBiasSigmaRad };
}

/** Assumed interval between measurements of a pass before any measurement, s. */
export const MEASUREMENT_STEP_S = 10;

/** How many measurements a pass is expected to give. */
export function expectedPoints({ startTaiS, stopTaiS }: PassSpan): number {
  return Math.floor((stopTaiS - startTaiS) / MEASUREMENT_STEP_S) + 1;
}

export interface PassSpan {
  readonly startTaiS: number;
  readonly stopTaiS: number;
}

/** Returns the expected measurements of a pass, from its start to its end. */
export function plannedTrack(sensor: SensorPlace & SensorAccuracy, pass: PassSpan): PlannedTrack {
  const { timeBiasSigmaS, angleBiasSigmaRad } = sensor;
  return {
    site: siteOfSensor(sensor),
    receptionTaiS: Array.from(
      { length: expectedPoints(pass) },
      (_, index) => pass.startTaiS + index * MEASUREMENT_STEP_S,
    ),
    sigma: sigmaOf(sensor),
    timeBiasSigmaS,
    angleBiasSigmaRad,
  };
}

function sigmaOf({ angleSigmaRad, rangeSigmaM, rangeRateSigmaMps }: SensorAccuracy): MeasurementSigma {
  return {
    angleRad: angleSigmaRad,
    ...(rangeSigmaM !== null && { rangeM: rangeSigmaM }),
    ...(rangeRateSigmaMps !== null && { rangeRateMps: rangeRateSigmaMps }),
  };
}
