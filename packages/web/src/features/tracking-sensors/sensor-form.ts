import type { SensorType } from '@keepout/contract/odt/enums';
import type { Sensor, SensorBody } from '@keepout/contract/odt/sensor';
import { hasField } from '@keepout/contract/odt/sensor-types';
import { majorUnits, minorUnits } from '@keepout/contract/payments/amount';
import { formatTime, parseTime } from '../../time/utc.ts';
import { fieldOf, SENSOR_NUMBERS, type SensorNumber } from './sensor-fields.ts';

export interface OffForm {
  readonly key: number;
  readonly start: string;
  readonly end: string;
  readonly reason: string;
}

/** A sensor as it stands in the form: numbers in the units of the screen, NaN where none is given. */
export interface SensorForm {
  readonly sensorCode: string;
  readonly groundSensorName: string;
  readonly sensorType: SensorType;
  readonly weatherSource: Sensor['weatherSource'];
  readonly numbers: Readonly<Record<SensorNumber, number>>;
  readonly horizon: string;
  readonly unavailable: readonly OffForm[];
  readonly currency: string;
}

type Content = SensorBody;

function recordNumbers(sensor: Content): Readonly<Record<SensorNumber, number | null>> {
  const { site, accuracy, pricePerPass } = sensor;
  return {
    ...site,
    ...accuracy,
    minElevation: sensor.minElevation,
    fieldOfView: sensor.fieldOfView,
    slewRate: sensor.slewRate,
    limitingMagnitude: sensor.limitingMagnitude,
    maxRange: sensor.maxRange,
    latency: sensor.latency,
    maxSunElevation: sensor.maxSunElevation,
    minMoonSeparation: sensor.minMoonSeparation,
    minPassSpacing: sensor.minPassSpacing,
    minSeparation: sensor.minSeparation,
    clearShare: sensor.clearShare,
    price: majorUnits(pricePerPass),
  };
}

const shownNumber = (name: SensorNumber, value: number | null): number =>
  value === null ? Number.NaN : Number((value / (fieldOf(name).factor ?? 1)).toPrecision(12));
const recordNumber = (name: SensorNumber, value: number): number =>
  Number((value * (fieldOf(name).factor ?? 1)).toPrecision(12));

export function formOf(sensor: Content): SensorForm {
  const numbers = recordNumbers(sensor);
  const { sensorCode, groundSensorName, sensorType, weatherSource } = sensor;
  return {
    sensorCode,
    groundSensorName,
    sensorType,
    weatherSource,
    currency: sensor.pricePerPass.currency,
    numbers: Object.fromEntries(
      SENSOR_NUMBERS.map((name) => [name, shownNumber(name, numbers[name])]),
    ) as SensorForm['numbers'],
    horizon: sensor.horizon.map(({ azimuth, elevation }) => `${azimuth} ${elevation}`).join('\n'),
    unavailable: sensor.unavailable.map(({ start, end, reason }, key) => ({
      key,
      start: shownTime(start),
      end: shownTime(end),
      reason,
    })),
  };
}

/** As it is written in a field; what cannot be read stands as it is. */
const shownTime = (text: string): string => {
  const timeMs = parseTime(text);
  return timeMs === undefined ? text : formatTime(timeMs).replace(' Z', 'Z');
};

/** A telescope as they usually are, without name and place. */
export const EMPTY_FORM: SensorForm = formOf({
  sensorCode: '',
  groundSensorName: '',
  sensorType: 'OPTICAL_PASSIVE',
  weatherSource: 'CLEAR_SHARE',
  site: { latitude: Number.NaN, longitude: Number.NaN, altitude: 0 },
  minElevation: 15,
  horizon: [],
  fieldOfView: 2,
  limitingMagnitude: 16,
  maxRange: null,
  maxSunElevation: -12,
  minMoonSeparation: 15,
  slewRate: 5,
  minPassSpacing: 120,
  minSeparation: 0.01,
  unavailable: [],
  clearShare: 0.6,
  latency: 1800,
  accuracy: {
    angleSigma: 1,
    rangeSigma: null,
    rangeRateSigma: null,
    timeBias: 0,
    timeBiasSigma: 0.005,
    angleBiasSigma: 0.5,
  },
  pricePerPass: { amount: 0, currency: 'EUR' },
});

/** Whether a field is asked of a sensor of the type. */
export const isAsked = (name: SensorNumber, sensorType: SensorType): boolean => hasField(sensorType, name);

function horizonOf(text: string): SensorBody['horizon'] | undefined {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const points = lines.map((line) => {
    const [azimuth = Number.NaN, elevation = Number.NaN, ...more] = line.split(/[\s;]+/).map(Number);
    return more.length > 0 ? { azimuth: Number.NaN, elevation } : { azimuth, elevation };
  });
  const isRight = ({ azimuth, elevation }: { azimuth: number; elevation: number }) =>
    azimuth >= 0 && azimuth <= 360 && elevation >= -5 && elevation <= 89;
  return points.every(isRight) ? points : undefined;
}

export type SensorFault = 'code' | 'name' | 'range' | 'horizon' | 'time' | 'reason' | 'currency';

/** What is wrong, by field. What the type does not have is not asked about. */
export function sensorFaults(form: SensorForm): Readonly<Record<string, SensorFault>> {
  const wrong = SENSOR_NUMBERS.filter((name) => {
    if (!isAsked(name, form.sensorType)) return false;
    const { least, most, isOptional } = fieldOf(name);
    const value = form.numbers[name];
    return Number.isNaN(value) ? isOptional !== true : value < least || value > most;
  });
  const name = form.groundSensorName.trim();
  const times = form.unavailable.flatMap(({ key, start, end, reason }): [string, SensorFault][] => {
    const [from, to] = [parseTime(start), parseTime(end)];
    if (from === undefined || to === undefined || to <= from) return [[`off ${key}`, 'time']];
    return reason.trim() === '' ? [[`off ${key}`, 'reason']] : [];
  });
  return {
    ...(!/^[A-Z0-9][A-Z0-9_-]{1,31}$/.test(form.sensorCode) && { sensorCode: 'code' as const }),
    ...((name === '' || name.length > 80) && { groundSensorName: 'name' as const }),
    ...Object.fromEntries(wrong.map((field) => [field, 'range' as const])),
    ...(horizonOf(form.horizon) === undefined && { horizon: 'horizon' as const }),
    ...Object.fromEntries(times),
    ...(!/^[A-Z]{3}$/.test(form.currency) && { currency: 'currency' as const }),
  };
}

/** The record that the form asks for. */
export function contentOf(form: SensorForm): SensorBody {
  const value = (name: SensorNumber): number => recordNumber(name, form.numbers[name]);
  const orNull = (name: SensorNumber): number | null =>
    isAsked(name, form.sensorType) && !Number.isNaN(form.numbers[name]) ? value(name) : null;
  return {
    sensorCode: form.sensorCode,
    groundSensorName: form.groundSensorName.trim(),
    sensorType: form.sensorType,
    site: { latitude: value('latitude'), longitude: value('longitude'), altitude: value('altitude') },
    minElevation: value('minElevation'),
    horizon: horizonOf(form.horizon) ?? [],
    fieldOfView: value('fieldOfView'),
    limitingMagnitude: orNull('limitingMagnitude'),
    maxRange: orNull('maxRange'),
    maxSunElevation: value('maxSunElevation'),
    minMoonSeparation: value('minMoonSeparation'),
    slewRate: value('slewRate'),
    minPassSpacing: value('minPassSpacing'),
    minSeparation: value('minSeparation'),
    unavailable: form.unavailable.map(({ start, end, reason }) => ({
      start: isoOf(start),
      end: isoOf(end),
      reason: reason.trim(),
    })),
    weatherSource: form.weatherSource,
    clearShare: value('clearShare'),
    latency: value('latency'),
    accuracy: {
      angleSigma: value('angleSigma'),
      rangeSigma: orNull('rangeSigma'),
      rangeRateSigma: orNull('rangeRateSigma'),
      timeBias: value('timeBias'),
      timeBiasSigma: value('timeBiasSigma'),
      angleBiasSigma: value('angleBiasSigma'),
    },
    pricePerPass: { amount: minorUnits(form.numbers.price, form.currency), currency: form.currency },
  };
}

/** A time as it was read stays as it was; what cannot be read is kept for the fault to name. */
const isoOf = (text: string): string => {
  const timeMs = parseTime(text);
  return timeMs === undefined ? text : new Date(timeMs).toISOString();
};
