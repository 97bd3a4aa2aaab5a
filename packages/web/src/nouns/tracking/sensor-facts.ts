import type { SensorType } from '@keepout/contract/odt/enums';
import type { Sensor } from '@keepout/contract/odt/sensor';
import { isRadar } from '@keepout/contract/odt/sensor-types';
import type { MapSensor } from '../../charts/tracking/SensorMap.tsx';
import { formatDegrees, formatNumber } from '../../format/number.ts';

/** How far a radar sees, how faint a telescope. */
export const sensorReachText = ({ limitingMagnitude, maxRange }: Sensor): string =>
  limitingMagnitude === null ? `${formatNumber(maxRange)}\u00a0km` : `${formatNumber(limitingMagnitude, 1)}\u00a0mag`;

export const sensorSiteText = ({ site }: Sensor): string =>
  `${formatDegrees(site.latitude)} ${formatDegrees(site.longitude)}`;

/** A sensor as a map draws it. */
export const mapSensor = (
  { sensorCode, sensorType, site, minElevation }: Sensor,
  types: Readonly<Record<SensorType, string>>,
  isChosen: boolean,
): MapSensor => ({
  code: sensorCode,
  type: types[sensorType],
  isRadar: isRadar(sensorType),
  latitude: site.latitude,
  longitude: site.longitude,
  leastElevationDeg: minElevation,
  isChosen,
});
