import { horizonOf } from '@keepout/tracking/horizon';
import { siteAt } from '@keepout/tracking/site';
import type { SensorView } from '@keepout/tracking/visibility';
import { RAD_PER_DEG } from '@keepout/units/angle';
import type { SensorRow } from '../sensors/store.ts';

/** A sensor as far as it decides what it sees: plain data for threads. */
export type SensorGeometry = Pick<
  SensorRow['content'],
  'site' | 'minElevation' | 'horizon' | 'limitingMagnitude' | 'maxRange' | 'maxSunElevation' | 'minMoonSeparation'
> & { readonly sensorId: string; readonly kind: SensorView['kind'] };

/** A telescope, unless it is a radar. */
export const kindOfSensor = ({ sensorType }: Pick<SensorRow, 'sensorType'>): SensorView['kind'] =>
  sensorType === 'RADAR_ACTIVE' ? 'RADAR' : 'OPTICAL';

export function geometryOf(row: SensorRow): SensorGeometry {
  const { site, minElevation, horizon, limitingMagnitude, maxRange, maxSunElevation, minMoonSeparation } = row.content;
  return {
    sensorId: row.id,
    kind: kindOfSensor(row),
    site,
    minElevation,
    horizon,
    limitingMagnitude,
    maxRange,
    maxSunElevation,
    minMoonSeparation,
  };
}

/** The same in SI and radians. */
export function viewOf(sensor: SensorGeometry): SensorView {
  const { site, maxRange } = sensor;
  return {
    site: siteAt({
      latitudeRad: site.latitude * RAD_PER_DEG,
      longitudeRad: site.longitude * RAD_PER_DEG,
      heightM: site.altitude,
    }),
    horizon: horizonOf(
      sensor.minElevation * RAD_PER_DEG,
      sensor.horizon.map(({ azimuth, elevation }) => ({
        azimuthRad: azimuth * RAD_PER_DEG,
        elevationRad: elevation * RAD_PER_DEG,
      })),
    ),
    kind: sensor.kind,
    maxSunElevationRad: sensor.maxSunElevation * RAD_PER_DEG,
    minMoonSeparationRad: sensor.minMoonSeparation * RAD_PER_DEG,
    limitingMagnitude: sensor.limitingMagnitude,
    maxRangeM: maxRange === null ? null : maxRange * 1000,
  };
}
