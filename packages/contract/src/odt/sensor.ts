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
  altitude: numberOf('Height above the ellipsoid (WGS 84)', SENSOR_NUMBERS.altitude),
});

/** A point of the horizon; between two of them the mask runs straight in azimuth. */
const horizonPoint = z
  .strictObject({
    azimuth: numberOf('From north over east', HORIZON_NUMBERS.azimuth),
    elevation: numberOf('Height of the horizon there', HORIZON_NUMBERS.elevation),
  })
  .describe('A point of the horizon; between two the mask runs straight in azimuth.');

const spanOff = z
  .strictObject({
    start: timeInput('When it begins'),
    end: timeInput('When it ends'),
    reason: textIn(SENSOR_TEXTS.reason).describe('Reason why the sensor is unavailable.'),
  })
  .describe('A time in which the sensor takes no orders.');

/** Sigmas and biases of what a sensor measures, as its owner states them. */
export const sensorAccuracy = input('SensorAccuracy', 'Sigmas and biases of the measurements of a sensor.', {
  angleSigma: numberIn(SENSOR_NUMBERS.angleSigma).describe('Error of one direction, each axis, arcsec, 1 sigma.'),
  rangeSigma: numberIn(SENSOR_NUMBERS.rangeSigma)
    .nullable()
    .describe('Error of a range, m, 1 sigma; null without ranges.'),
  rangeRateSigma: numberIn(SENSOR_NUMBERS.rangeRateSigma)
    .nullable()
    .describe('Error of a range rate, m/s, 1 sigma; null without range rates.'),
  timeBias: numberOf('Offset of its clock, ahead positive', SENSOR_NUMBERS.timeBias),
  timeBiasSigma: numberIn(SENSOR_NUMBERS.timeBiasSigma).describe('Uncertainty of the offset, s, 1 sigma.'),
  angleBiasSigma: numberIn(SENSOR_NUMBERS.angleBiasSigma).describe('Constant pointing error, arcsec, 1 sigma.'),
});

/** Calibration of a sensor by its own residuals. */
export const sensorCalibration = record('SensorCalibration', 'Calibration of a sensor by its own residuals.', {
  tracks: count('Tracks with a known object that it rests on'),
  points: count('Measurements in them'),
  angleSigma: z.number().nullable().describe('Scatter of its directions, each axis, arcsec, 1 sigma.'),
  rangeSigma: z.number().nullable().describe('Scatter of its ranges, m, 1 sigma.'),
  timeBias: z.number().nullable().describe('Estimated offset of its clock, ahead positive, s.'),
  from: utcTimeOf('First measurement').nullable(),
  to: utcTimeOf('Last measurement').nullable(),
});

/** A price in minor units of a currency. */
export const money = input('Money', 'An amount in minor units of a currency.', {
  amount: minorUnits('Amount').describe('Minor units of the currency, for example cents.'),
  currency: currencyCode.meta({ description: 'ISO 4217.', examples: ['EUR'] }),
});

const fields = {
  sensorCode: textIn(SENSOR_TEXTS.sensorCode).meta({
    description: 'Short name: capitals, digits, - and _; the PARTICIPANT of its files.',
    examples: ['TEI-07'],
  }),
  groundSensorName: textIn(SENSOR_TEXTS.groundSensorName).describe('Name in words.'),
  sensorType,
  site: sensorSite,
  minElevation: numberOf('Elevation from which on it sees', SENSOR_NUMBERS.minElevation),
  horizon: z
    .array(horizonPoint)
    .max(MOST_HORIZON_POINTS)
    .describe(
      'The horizon where it is higher than that, by azimuth; empty: even. Several points at one azimuth, clockwise, are an upright wall.',
    ),
  fieldOfView: numberOf('Field of view', SENSOR_NUMBERS.fieldOfView),
  limitingMagnitude: numberIn(SENSOR_NUMBERS.limitingMagnitude)
    .nullable()
    .describe('Faintest object that a telescope sees, mag; null for a radar.'),
  maxRange: numberIn(SENSOR_NUMBERS.maxRange)
    .nullable()
    .describe('Farthest object of 1 m^2 that a radar sees, km; null for a telescope.'),
  maxSunElevation: numberOf('Maximum elevation of the Sun while a telescope measures', SENSOR_NUMBERS.maxSunElevation),
  minMoonSeparation: numberOf('A telescope stays this far from the Moon', SENSOR_NUMBERS.minMoonSeparation),
  slewRate: numberOf('How fast it turns', SENSOR_NUMBERS.slewRate),
  minPassSpacing: numberOf(
    'From the end of one pass to the begin of the next, besides turning',
    SENSOR_NUMBERS.minPassSpacing,
  ),
  minSeparation: numberOf('Two objects nearer than this are one to it', SENSOR_NUMBERS.minSeparation),
  unavailable: z.array(spanOff).max(MOST_TIMES_OFF).describe('Times in which it takes no orders.'),
  weatherSource,
  clearShare: numberIn(SENSOR_NUMBERS.clearShare).describe('Share of nights that are clear, 0 to 1; 1 for a radar.'),
  latency: numberOf('From the end of a pass to its file', SENSOR_NUMBERS.latency),
  accuracy: sensorAccuracy,
  pricePerPass: money.describe('For one pass of routine priority.'),
};

/** A ground sensor that takes orders. */
export const sensor = record('Sensor', 'A ground sensor that takes orders.', {
  sensorId: idOf('the sensor'),
  ...fields,
  provider: sensorProvider,
  dataMode,
  isOwn: z.boolean().describe('It is a sensor of your organisation.'),
  calibration: sensorCalibration.nullable().describe('Null: it has not measured enough known objects.'),
  version: z.int().describe('Grows with every change; the ETag of the record.'),
  createdAt: utcTimeOf('When it was added'),
  updatedAt: utcTimeOf('When it last changed'),
});

export const sensorBody = input('SensorBody', 'Properties of a sensor of your own.', fields);

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

/** Where the address does not name the sensor its body does: a field that is sent, not one that is only read. */
const named = idOf('the sensor; needed where the address does not name it').optional();

export const sensorChange = input(
  'SensorChange',
  'New properties of a sensor. Other fields of its record may be sent unchanged.',
  { ...sensorGot, sensorId: named, ...fields },
);

/** One step of the history of a calibration. */
export const calibrationPoint = record('CalibrationPoint', 'Measurement quality of a sensor, up to a time.', {
  at: utcTimeOf('End of the tracks that it rests on'),
  tracks: count('Tracks'),
  angleSigma: z.number().nullable().describe('arcsec, 1 sigma, each axis.'),
  rangeSigma: z.number().nullable().describe('m, 1 sigma.'),
  timeBias: z.number().nullable().describe('Time bias of the sensor, s; null: not determined.'),
});

export const sensorQuery = z.object({
  'sensor-type': sensorType.optional(),
  all: yesOrNo.default('false').describe('Test, future and retired sensors too, for accounts of the special mode.'),
  ...pageQuery,
});

/** Whose a new sensor is. */
export const sensorCreation = z.object({
  network: yesOrNo
    .default('false')
    .describe('A sensor for every operator, of a provider; for those who run the tracking.'),
});

export const sensorRemoval = z.object({ 'sensor-id': idOf('the sensor to remove') });

export type Money = z.infer<typeof money>;
export type Sensor = z.infer<typeof sensor>;
export type SensorBody = z.infer<typeof sensorBody>;
export type SensorChange = z.infer<typeof sensorChange>;
export type SensorAccuracy = z.infer<typeof sensorAccuracy>;
export type SensorCalibration = z.infer<typeof sensorCalibration>;
export type CalibrationPoint = z.infer<typeof calibrationPoint>;
