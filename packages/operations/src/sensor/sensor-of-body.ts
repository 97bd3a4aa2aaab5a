import type { SensorBody } from '@keepout/contract/odt/sensor';
import { SENSOR_TYPES } from '@keepout/contract/odt/sensor-types';
import { RAD_PER_ARCSEC, RAD_PER_DEG } from '@keepout/units/angle';
import type { Sensor } from './sensor.ts';

/** A sensor as its owner describes it, in SI units. */
export function sensorOfBody(sensorId: string, body: SensorBody): Sensor {
  const { site, accuracy, horizon, maxRange } = body;
  return {
    sensorId,
    code: body.sensorCode,
    kind: SENSOR_TYPES[body.sensorType].kind,
    latitudeRad: site.latitude * RAD_PER_DEG,
    longitudeRad: site.longitude * RAD_PER_DEG,
    altitudeM: site.altitude,
    minElevationRad: body.minElevation * RAD_PER_DEG,
    horizon: horizon.map(({ azimuth, elevation }) => ({
      azimuthRad: azimuth * RAD_PER_DEG,
      elevationRad: elevation * RAD_PER_DEG,
    })),
    limitingMagnitude: body.limitingMagnitude,
    maxRangeM: maxRange === null ? null : maxRange * 1000,
    maxSunElevationRad: body.maxSunElevation * RAD_PER_DEG,
    minMoonSeparationRad: body.minMoonSeparation * RAD_PER_DEG,
    angleSigmaRad: accuracy.angleSigma * RAD_PER_ARCSEC,
    rangeSigmaM: accuracy.rangeSigma,
    rangeRateSigmaMps: accuracy.rangeRateSigma,
    timeBiasS: accuracy.timeBias,
    timeBiasSigmaS: accuracy.timeBiasSigma,
    angleBiasSigmaRad: accuracy.angleBiasSigma * RAD_PER_ARCSEC,
    clearShare: body.weatherSource === 'NONE' ? 1 : body.clearShare,
    latencyS: body.latency,
  };
}
