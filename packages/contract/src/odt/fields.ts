import { STATION_NUMBERS } from '../fleet/fields.ts';
import { MILLISECONDS, MINUTES, type NumberField, PERCENT } from '../platform/number-field.ts';
import { NAME, type TextField } from '../platform/text-field.ts';

const arcseconds = { unit: 'arcsec', most: 36_000 } as const;

/** Number fields of a ground sensor, without its price. */
export const SENSOR_NUMBERS = {
  ...STATION_NUMBERS,
  fieldOfView: { unit: 'deg', least: 0.001, most: 180 },
  /** Only for telescopes. */
  limitingMagnitude: { unit: 'mag', least: 0, most: 25 },
  /** Only for radars. */
  maxRange: { unit: 'km', least: 1, most: 500_000 },
  maxSunElevation: { unit: 'deg', least: -24, most: 0 },
  minMoonSeparation: { unit: 'deg', least: 0, most: 90 },
  /** The lowest useful slew rate is a quarter of the sidereal rate. */
  slewRate: { unit: 'deg/s', least: 0.001, most: 100 },
  minPassSpacing: { unit: 's', least: 0, most: 86_400 },
  minSeparation: { unit: 'deg', least: 0, most: 10 },
  clearShare: { unit: '', least: 0, most: 1, shown: PERCENT },
  latency: { unit: 's', least: 0, most: 604_800, shown: MINUTES },
  angleSigma: { ...arcseconds, least: 0.001 },
  rangeSigma: { unit: 'm', least: 0.001, most: 1e6, isOptional: true },
  /** The lower limit is that of a deep-space antenna by Doppler, some micrometres per second. */
  rangeRateSigma: { unit: 'm/s', least: 1e-6, most: 1e4, isOptional: true },
  timeBias: { unit: 's', least: -60, most: 60, shown: MILLISECONDS },
  timeBiasSigma: { unit: 's', least: 0, most: 60, shown: MILLISECONDS },
  angleBiasSigma: { ...arcseconds, least: 0 },
} as const satisfies Readonly<Record<string, NumberField>>;

export const SENSOR_TEXTS = {
  sensorCode: { longest: 32, form: /^[A-Z0-9][A-Z0-9_-]{1,31}$/ },
  groundSensorName: NAME,
  /** Reason why the sensor accepts no orders. */
  reason: { longest: 200 },
} as const satisfies Readonly<Record<string, TextField>>;

/** Number fields of a point of the horizon mask. */
export const HORIZON_NUMBERS = {
  azimuth: { unit: 'deg', least: 0, most: 360 },
  elevation: { unit: 'deg', least: -5, most: 89 },
} as const satisfies Readonly<Record<string, NumberField>>;
export const MOST_HORIZON_POINTS = 360;
export const MOST_TIMES_OFF = 200;

/** Number fields of an observation request. */
export const REQUEST_NUMBERS = {
  numberOfPassesRequested: { unit: '', least: 1, most: 100, isWhole: true },
  minimumPoints: { unit: '', least: 1, most: 10_000, isWhole: true },
} as const satisfies Readonly<Record<string, NumberField>>;

export const REQUEST_TEXTS = {
  note: { longest: 500, isOptional: true },
  orbitDataMessage: { longest: 2_000_000 },
} as const satisfies Readonly<Record<string, TextField>>;
