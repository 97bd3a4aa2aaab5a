import type { SensorType } from '@keepout/contract/odt/enums';
import {
  HORIZON_NUMBERS,
  MOST_HORIZON_POINTS,
  MOST_TIMES_OFF,
  SENSOR_NUMBERS,
  SENSOR_TEXTS,
} from '@keepout/contract/odt/fields';
import type { Sensor, SensorBody } from '@keepout/contract/odt/sensor';
import { hasField } from '@keepout/contract/odt/sensor-types';
import { CURRENCY, majorUnits, minorUnits } from '@keepout/contract/payments/amount';
import { isAmount } from '@keepout/contract/payments/fields';
import { isTaken, toShown, toWire } from '@keepout/contract/platform/number-field';
import { isText } from '@keepout/contract/platform/text-field';
import type { SpanForm } from '../../nouns/record/SpanRows.tsx';
import { formatTime, parseTime } from '../../time/utc.ts';
import { ALL_NUMBERS, type SensorNumber } from './sensor-fields.ts';

/** Form values of a sensor: numbers in display units, NaN if empty. */
export interface SensorFormValues {
  readonly sensorCode: string;
  readonly groundSensorName: string;
  readonly sensorType: SensorType;
  readonly weatherSource: Sensor['weatherSource'];
  readonly numbers: Readonly<Record<SensorNumber, number>>;
  readonly horizon: string;
  readonly unavailable: readonly SpanForm[];
  /** Price of one pass, in units of its currency. */
  readonly price: number;
  readonly currency: string;
}

type Content = SensorBody;

/** Returns the numbers of a record in API units. */
export function recordNumbers(sensor: Content): Readonly<Record<SensorNumber, number | null>> {
  const { site, accuracy } = sensor;
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
  };
}

export function sensorForm(sensor: Content): SensorFormValues {
  const numbers = recordNumbers(sensor);
  const { sensorCode, groundSensorName, sensorType, weatherSource } = sensor;
  return {
    sensorCode,
    groundSensorName,
    sensorType,
    weatherSource,
    price: majorUnits(sensor.pricePerPass),
    currency: sensor.pricePerPass.currency,
    numbers: Object.fromEntries(
      ALL_NUMBERS.map((name) => [name, toShown(SENSOR_NUMBERS[name], numbers[name])]),
    ) as SensorFormValues['numbers'],
    horizon: sensor.horizon.map(({ azimuth, elevation }) => `${azimuth} ${elevation}`).join('\n'),
    unavailable: sensor.unavailable.map(({ start, end, reason }, key) => ({
      key,
      start: shownTime(start),
      end: shownTime(end),
      reason,
    })),
  };
}

/** Returns a time as shown in a field; an invalid one is unchanged. */
const shownTime = (text: string): string => {
  const timeMs = parseTime(text);
  return timeMs === undefined ? text : formatTime(timeMs).replace(' Z', 'Z');
};

/** Default values of a telescope, without name and location. */
export const EMPTY_FORM: SensorFormValues = sensorForm({
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

/** Returns whether a field applies to the sensor type. */
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
    isTaken(HORIZON_NUMBERS.azimuth, azimuth) && isTaken(HORIZON_NUMBERS.elevation, elevation);
  return points.length <= MOST_HORIZON_POINTS && points.every(isRight) ? points : undefined;
}

export type SensorFault = 'code' | 'name' | 'range' | 'horizon' | 'time' | 'times' | 'reason' | 'currency';

/** Returns the faults by field. Fields that do not apply to the sensor type are not checked. */
export function sensorFaults(form: SensorFormValues): Readonly<Record<string, SensorFault>> {
  const wrong = ALL_NUMBERS.filter(
    (name) => isAsked(name, form.sensorType) && !isTaken(SENSOR_NUMBERS[name], form.numbers[name]),
  );
  const times = form.unavailable.flatMap(({ key, start, end, reason }): [string, SensorFault][] => {
    const [from, to] = [parseTime(start), parseTime(end)];
    if (from === undefined || to === undefined || to <= from) return [[`off ${key}`, 'time']];
    return isText(SENSOR_TEXTS.reason, reason) ? [] : [[`off ${key}`, 'reason']];
  });
  return {
    ...(!isText(SENSOR_TEXTS.sensorCode, form.sensorCode) && { sensorCode: 'code' as const }),
    ...(!isText(SENSOR_TEXTS.groundSensorName, form.groundSensorName) && { groundSensorName: 'name' as const }),
    ...Object.fromEntries(wrong.map((field) => [field, 'range' as const])),
    ...(horizonOf(form.horizon) === undefined && { horizon: 'horizon' as const }),
    ...Object.fromEntries(times),
    ...(form.unavailable.length > MOST_TIMES_OFF && { unavailable: 'times' as const }),
    ...(!isAmount(form.price, form.currency) && { price: 'range' as const }),
    ...(!isText(CURRENCY, form.currency) && { currency: 'currency' as const }),
  };
}

/** Returns the request body for the form values. */
export function sensorContent(form: SensorFormValues): SensorBody {
  const value = (name: SensorNumber): number => toWire(SENSOR_NUMBERS[name], form.numbers[name]);
  const orNull = (name: SensorNumber): number | null =>
    isAsked(name, form.sensorType) && !Number.isNaN(form.numbers[name]) ? value(name) : null;
  return {
    sensorCode: form.sensorCode.trim(),
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
    pricePerPass: { amount: minorUnits(form.price, form.currency.trim()), currency: form.currency.trim() },
  };
}

/** Returns a typed time as ISO 8601; an invalid one is unchanged, so that its field reports the fault. */
const isoOf = (text: string): string => {
  const timeMs = parseTime(text);
  return timeMs === undefined ? text : new Date(timeMs).toISOString();
};
