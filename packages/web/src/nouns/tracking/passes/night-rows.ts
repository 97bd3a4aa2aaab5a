import { skySpans } from '@keepout/astro/sun/night';
import type { VisibilityInterval } from '@keepout/contract/odt/pass-prediction';
import type { Sensor } from '@keepout/contract/odt/sensor';
import { SENSOR_TYPES } from '@keepout/contract/odt/sensor-types';
import type { ChartLevel } from '../../../charts/status/level.ts';
import type { NightBar, NightRow } from '../../../charts/tracking/night-row.ts';
import { formatPercent } from '../../../format/number.ts';
import { parseTime } from '../../../time/utc.ts';
import type { TrackingText } from '../en.ts';

/** A pass as the drawings show it, with the sensor that it is over. */
export interface DrawnPass {
  readonly id: string;
  readonly sensorCode: string;
  readonly pass: VisibilityInterval;
  readonly level: ChartLevel;
  readonly status: string;
  readonly label: string;
  readonly clouds?: number | null | undefined;
  readonly isChosen?: boolean;
}

const RAD_PER_DEG = Math.PI / 180;
const timeOf = (text: string): number => parseTime(text) ?? Number.NaN;

/** Rows of the plan of the night: each sensor with darkness, Moon and the times without orders behind its passes. */
export function nightRows(
  sensors: readonly Sensor[],
  passes: readonly DrawnPass[],
  [startMs, endMs]: readonly [number, number],
  text: TrackingText,
): readonly NightRow[] {
  return sensors.map((sensor) => ({
    id: sensor.sensorCode,
    name: sensor.sensorCode,
    weather: weatherText(sensor, text),
    shades: [
      ...(!SENSOR_TYPES[sensor.sensorType].needsDarkness ? [] : darkness(sensor, startMs, endMs)),
      ...sensor.unavailable.map(({ start, end }) => ({
        kind: 'off' as const,
        startMs: timeOf(start),
        endMs: timeOf(end),
      })),
    ],
    bars: passes.filter(({ sensorCode }) => sensorCode === sensor.sensorCode).map(barOf),
  }));
}

/** Dark enough for the sensor to measure. */
function darkness({ site, maxSunElevation }: Sensor, startMs: number, endMs: number) {
  const { latitude, longitude, altitude: heightM } = site;
  const place = { latitudeRad: latitude * RAD_PER_DEG, longitudeRad: longitude * RAD_PER_DEG, heightM };
  return skySpans(place, maxSunElevation, startMs, endMs);
}

/** Returns the weather over a sensor, and its source. */
function weatherText({ weatherSource, clearShare }: Sensor, text: TrackingText): string {
  if (weatherSource === 'NONE') return '';
  if (weatherSource === 'CLEAR_SHARE') return text.sensors.clear(formatPercent(clearShare));
  return text.sensors.sky(text.weather[weatherSource]);
}

function barOf({ id, pass, level, status, label, clouds, isChosen = false }: DrawnPass): NightBar {
  return {
    id,
    level,
    status,
    label,
    isChosen,
    isLit: pass.sunlit,
    clouds: clouds ?? undefined,
    startMs: timeOf(pass.start),
    endMs: timeOf(pass.end),
  };
}

const EARTH_RADIUS_KM = 6378.137;
/** Altitude of a typical low orbit, where it is unknown. */
const USUAL_KM = 600;

/** How high the object flies, km, by range and elevation of its highest pass: the law of cosines on a sphere. */
export function altitudeKmOf(passes: readonly Pick<VisibilityInterval, 'range' | 'maxElevation'>[]): number {
  const highest = passes.toSorted((a, b) => b.maxElevation - a.maxElevation)[0];
  if (highest === undefined) return USUAL_KM;
  const { range, maxElevation } = highest;
  const sine = Math.sin(maxElevation * RAD_PER_DEG);
  return Math.sqrt(EARTH_RADIUS_KM ** 2 + range ** 2 + 2 * EARTH_RADIUS_KM * range * sine) - EARTH_RADIUS_KM;
}
