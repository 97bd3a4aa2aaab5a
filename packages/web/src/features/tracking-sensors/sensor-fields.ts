import { formatNumber } from '../../format/number.ts';

const MOST_DECIMALS = 6;

/** A number of the form: as it is shown, and what it may be, in the unit of the screen. */
export interface SensorField {
  readonly unit: string;
  /** What the record has for one of the screen. */
  readonly factor?: number;
  readonly least: number;
  readonly most: number;
  /** Empty is allowed, and is null in the record. */
  readonly isOptional?: boolean;
}

const degrees = (least: number, most: number): SensorField => ({ unit: '°', least, most });

export const SENSOR_FIELDS = {
  latitude: degrees(-90, 90),
  longitude: degrees(-180, 180),
  altitude: { unit: 'm', least: -500, most: 9000 },
  minElevation: degrees(0, 89),
  fieldOfView: degrees(0.001, 180),
  limitingMagnitude: { unit: 'mag', least: 0, most: 25 },
  maxRange: { unit: 'km', least: 1, most: 500_000 },
  maxSunElevation: { ...degrees(-24, 0) },
  minMoonSeparation: { ...degrees(0, 90) },
  slewRate: { unit: '°/s', least: 0.01, most: 100 },
  minPassSpacing: { unit: 's', least: 0, most: 86_400 },
  minSeparation: degrees(0, 10),
  clearShare: { unit: '%', factor: 0.01, least: 0, most: 100 },
  latency: { unit: 'min', factor: 60, least: 0, most: 10_080 },
  angleSigma: { unit: '″', least: 0.001, most: 36_000 },
  rangeSigma: { unit: 'm', least: 0.001, most: 1e6, isOptional: true },
  rangeRateSigma: { unit: 'm/s', least: 0.0001, most: 1e4, isOptional: true },
  timeBias: { unit: 'ms', factor: 0.001, least: -60_000, most: 60_000 },
  timeBiasSigma: { unit: 'ms', factor: 0.001, least: 0, most: 60_000 },
  angleBiasSigma: { unit: '″', least: 0, most: 36_000 },
  price: { unit: '', least: 0, most: 1_000_000 },
} as const satisfies Readonly<Record<string, SensorField>>;

export type SensorNumber = keyof typeof SENSOR_FIELDS;
export const SENSOR_NUMBERS = Object.keys(SENSOR_FIELDS) as readonly SensorNumber[];
export const fieldOf = (name: SensorNumber): SensorField => SENSOR_FIELDS[name];

/** A figure with as many decimals as it has, and its unit. */
export function figureText(value: number, unit = ''): string {
  const decimals = Math.min(MOST_DECIMALS, String(value).split('.')[1]?.length ?? 0);
  const gap = unit === '' || unit === '°' || unit === '″' ? '' : '\u00a0';
  return `${formatNumber(value, decimals)}${gap}${unit}`;
}

export const FIELD_GROUPS = {
  site: ['latitude', 'longitude', 'altitude', 'minElevation'],
  sees: [
    ...(['fieldOfView', 'limitingMagnitude', 'maxRange', 'maxSunElevation', 'minMoonSeparation'] as const),
    ...(['slewRate', 'minPassSpacing', 'minSeparation'] as const),
  ],
  time: ['clearShare', 'latency'],
  accuracy: ['angleSigma', 'rangeSigma', 'rangeRateSigma', 'timeBias', 'timeBiasSigma', 'angleBiasSigma'],
  price: ['price'],
} as const satisfies Readonly<Record<string, readonly SensorNumber[]>>;
