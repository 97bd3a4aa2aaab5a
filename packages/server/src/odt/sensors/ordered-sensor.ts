import { RAD_PER_ARCSEC, RAD_PER_DEG } from '@keepout/units/angle';
import type { OrderedSensor } from '../providers/provider.ts';
import type { SensorRow } from './store.ts';

/** A sensor in SI units, as orders and the reading of files use it. */
export function orderedSensor({ id, code, sensorType, content }: SensorRow): OrderedSensor {
  const { site, accuracy } = content;
  return {
    sensorId: id,
    code,
    kind: sensorType === 'RADAR_ACTIVE' ? 'RADAR' : 'OPTICAL',
    latitudeRad: site.latitude * RAD_PER_DEG,
    longitudeRad: site.longitude * RAD_PER_DEG,
    altitudeM: site.altitude,
    limitingMagnitude: content.limitingMagnitude,
    maxRangeM: content.maxRange === null ? null : content.maxRange * 1000,
    minElevationRad: content.minElevation * RAD_PER_DEG,
    angleSigmaRad: accuracy.angleSigma * RAD_PER_ARCSEC,
    rangeSigmaM: accuracy.rangeSigma,
    rangeRateSigmaMps: accuracy.rangeRateSigma,
    timeBiasS: accuracy.timeBias,
    timeBiasSigmaS: accuracy.timeBiasSigma,
    angleBiasSigmaRad: accuracy.angleBiasSigma * RAD_PER_ARCSEC,
    clearShare: content.weatherSource === 'NONE' ? 1 : content.clearShare,
    latencyS: content.latency,
  };
}
