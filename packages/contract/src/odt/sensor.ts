import { z } from 'zod';
import { currencyCode, minorUnits } from '../payments/money.ts';
import { input, record } from '../platform/described.ts';
import { asGot } from '../platform/fields-of.ts';
import { count, idOf, numberIn, numberOf, pageQuery, textIn, timeInput, utcTimeOf } from '../platform/primitives.ts';
import { dataMode, sensorProvider, sensorType, weatherSource, yesOrNo } from './enums.ts';
import { HORIZON_NUMBERS, MOST_HORIZON_POINTS, MOST_TIMES_OFF, SENSOR_NUMBERS, SENSOR_TEXTS } from './fields.ts';

/** Site of a sensor. */
export const sensorSite = input('SensorSite', 'Site of a sensor.', {
  latitude: numberOf('Geodetic latitude (WGS 84), north positive', SENSOR_NUMBERS.latitude),
  longitude: numberOf('Longitude (WGS 84), east positive', SENSOR_NUMBERS.longitude),
  altitude: numberOf('Altitude above the ellipsoid (WGS 84)', SENSOR_NUMBERS.altitude),
});

/** A point of the horizon mask, which is interpolated linearly in azimuth. */
const horizonPoint = z
  .strictObject({
    azimuth: numberOf('Azimuth from north over east', HORIZON_NUMBERS.azimuth),
    elevation: numberOf('Elevation of the horizon', HORIZON_NUMBERS.elevation),
  })
  .describe('A point of the horizon mask, which is interpolated linearly in azimuth.');

const spanOff = z
  .strictObject({
    start: timeInput('Start of the interval'),
    end: timeInput('End of the interval'),
    reason: textIn(SENSOR_TEXTS.reason).describe('Reason why the sensor is unavailable.'),
  })
  .describe('An interval in which the sensor accepts no orders.');

/** Sigmas and biases of a sensor as stated by its owner. */
export const sensorAccuracy = input('SensorAccuracy', 'Sigmas and biases of the measurements of a sensor.', {
  angleSigma: numberIn(SENSOR_NUMBERS.angleSigma).describe('1-sigma error of a direction, each axis, arcsec.'),
  rangeSigma: numberIn(SENSOR_NUMBERS.rangeSigma)
    .nullable()
    .describe('1-sigma error of a range, m; null for a sensor without ranges.'),
  rangeRateSigma: numberIn(SENSOR_NUMBERS.rangeRateSigma)
    .nullable()
    .describe('1-sigma error of a range rate, m/s; null for a sensor without range rates.'),
  timeBias: numberOf('Offset of the sensor clock, positive if ahead', SENSOR_NUMBERS.timeBias),
  timeBiasSigma: numberIn(SENSOR_NUMBERS.timeBiasSigma).describe('1-sigma uncertainty of the clock offset, s.'),
  angleBiasSigma: numberIn(SENSOR_NUMBERS.angleBiasSigma).describe('1-sigma constant pointing error, arcsec.'),
});

/** Calibration of a sensor by its own residuals. */
export const sensorCalibration = record('SensorCalibration', 'Calibration of a sensor by its own residuals.', {
  tracks: count('Tracks of known objects used'),
  points: count('Measurements in these tracks'),
  angleSigma: z
    .number()
    .nullable()
    .describe('1-sigma scatter of the directions, each axis, arcsec; null without directions.'),
  rangeSigma: z.number().nullable().describe('1-sigma scatter of the ranges, m; null without ranges.'),
  timeBias: z
    .number()
    .nullable()
    .describe('Estimated offset of the sensor clock, s, positive if ahead; null if not determined.'),
  from: utcTimeOf('Time of the first measurement; null without one').nullable(),
  to: utcTimeOf('Time of the last measurement; null without one').nullable(),
});

/** A price in minor units of a currency. */
export const money = input('Money', 'An amount in minor units of a currency.', {
  amount: minorUnits('Amount').describe('Minor units of the currency, for example cents.'),
  currency: currencyCode.meta({ description: 'ISO 4217.', examples: ['EUR'] }),
});

const fields = {
  sensorCode: textIn(SENSOR_TEXTS.sensorCode).meta({
    description: 'Code of the sensor (capitals, digits, - and _); PARTICIPANT in its files.',
    examples: ['TEI-07'],
  }),
  groundSensorName: textIn(SENSOR_TEXTS.groundSensorName).describe('Name of the sensor.'),
  sensorType,
  site: sensorSite,
  minElevation: numberOf('Minimum elevation', SENSOR_NUMBERS.minElevation),
  horizon: z
    .array(horizonPoint)
    .max(MOST_HORIZON_POINTS)
    .describe(
      'Horizon mask above the minimum elevation, by azimuth; empty for a level horizon. Several points at one azimuth, clockwise, form a vertical step.',
    ),
  fieldOfView: numberOf('Field of view', SENSOR_NUMBERS.fieldOfView),
  limitingMagnitude: numberIn(SENSOR_NUMBERS.limitingMagnitude)
    .nullable()
    .describe('Limiting magnitude of a telescope, mag; null for a radar.'),
  maxRange: numberIn(SENSOR_NUMBERS.maxRange)
    .nullable()
    .describe('Maximum range of a radar for an object of 1 m^2, km; null for a telescope.'),
  maxSunElevation: numberOf('Maximum elevation of the Sun while a telescope measures', SENSOR_NUMBERS.maxSunElevation),
  minMoonSeparation: numberOf(
    'Minimum angle between target and Moon for a telescope',
    SENSOR_NUMBERS.minMoonSeparation,
  ),
  slewRate: numberOf('Slew rate', SENSOR_NUMBERS.slewRate),
  minPassSpacing: numberOf(
    'Minimum time from the end of one pass to the start of the next, in addition to slewing',
    SENSOR_NUMBERS.minPassSpacing,
  ),
  minSeparation: numberOf('Minimum angle between two objects that the sensor resolves', SENSOR_NUMBERS.minSeparation),
  unavailable: z.array(spanOff).max(MOST_TIMES_OFF).describe('Intervals in which the sensor accepts no orders.'),
  weatherSource,
  clearShare: numberIn(SENSOR_NUMBERS.clearShare).describe('Share of clear nights, 0 to 1; 1 for a radar.'),
  latency: numberOf('Time from the end of a pass to its file', SENSOR_NUMBERS.latency),
  accuracy: sensorAccuracy,
  pricePerPass: money.describe('Price of one pass with priority ROUTINE.'),
};

/** A ground sensor that takes orders. */
export const sensor = record('Sensor', 'A ground sensor that takes orders.', {
  sensorId: idOf('the sensor'),
  ...fields,
  provider: sensorProvider,
  dataMode,
  isOwn: z.boolean().describe('True for a sensor of your organisation.'),
  calibration: sensorCalibration.nullable().describe('Calibration; null before enough measurements of known objects.'),
  version: z.int().describe('Version of the record, also its ETag; it grows with each change.'),
  createdAt: utcTimeOf('Time of creation'),
  updatedAt: utcTimeOf('Time of the last change'),
});

export const sensorBody = input('SensorBody', 'Properties of your own sensor.', fields);

export const sensorGot = asGot(
  sensor.pick({
    sensorId: true,
    provider: true,
    dataMode: true,
    isOwn: true,
    calibration: true,
    version: true,
    createdAt: true,
    updatedAt: true,
  }).shape,
);

/** Names the sensor in the body if the URL does not. This field is sent, not only read. */
const sensorIdInBody = idOf('the sensor; required if the URL does not contain it').optional();

export const sensorChange = input(
  'SensorChange',
  'New properties of a sensor. Other fields of its record may be sent unchanged.',
  { ...sensorGot, sensorId: sensorIdInBody, ...fields },
);

/** One step of the history of a calibration. */
export const calibrationPoint = record('CalibrationPoint', 'Measurement quality of a sensor, up to a time.', {
  at: utcTimeOf('End of the tracks used'),
  tracks: count('Tracks used'),
  angleSigma: z
    .number()
    .nullable()
    .describe('1-sigma scatter of the directions, each axis, arcsec; null without directions.'),
  rangeSigma: z.number().nullable().describe('1-sigma scatter of the ranges, m; null without ranges.'),
  timeBias: z.number().nullable().describe('Offset of the sensor clock, s, positive if ahead; null if not determined.'),
});

export const sensorQuery = z.object({
  'sensor-type': sensorType.optional(),
  all: yesOrNo
    .default('false')
    .describe('True to include test, future and retired sensors; only for accounts for demonstrations and tests.'),
  ...pageQuery,
});

/** Owner of a new sensor. */
export const sensorCreation = z.object({
  network: yesOrNo
    .default('false')
    .describe('True for a sensor of a provider for all operators; only for administrators of tracking.'),
});

export const sensorRemoval = z.object({ 'sensor-id': idOf('the sensor to remove') });

export type Money = z.infer<typeof money>;
export type Sensor = z.infer<typeof sensor>;
export type SensorBody = z.infer<typeof sensorBody>;
export type SensorChange = z.infer<typeof sensorChange>;
export type SensorAccuracy = z.infer<typeof sensorAccuracy>;
export type SensorCalibration = z.infer<typeof sensorCalibration>;
export type CalibrationPoint = z.infer<typeof calibrationPoint>;
