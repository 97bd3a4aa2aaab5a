import { z } from 'zod';
import { asGot } from '../platform/as-got.ts';
import { count, givenTimeOf, idOf, pageQuery, saying, seconds, utcTimeOf } from '../platform/primitives.ts';
import { dataMode, sensorProvider, sensorType, weatherSource, yesOrNo } from './enums.ts';

const degrees = (what: string, from: number, to: number) =>
  z
    .number()
    .min(from)
    .max(to)
    .meta({ description: `${what}, deg.` });

/** Where a sensor stands. */
export const sensorSite = z
  .strictObject({
    latitude: degrees('Geodetic latitude (WGS 84), north positive', -90, 90),
    longitude: degrees('Longitude (WGS 84), east positive', -180, 180),
    altitude: z.number().min(-500).max(9000).meta({ description: 'Height above the ellipsoid (WGS 84), m.' }),
  })
  .meta({ id: 'SensorSite', description: 'Where a sensor stands.' });

/** A point of the horizon; between two of them the mask runs straight in azimuth. */
const horizonPoint = z
  .strictObject({
    azimuth: degrees('From north over east', 0, 360),
    elevation: degrees('Height of the horizon there', -5, 89),
  })
  .meta({ description: 'A point of the horizon; between two the mask runs straight in azimuth.' });

const spanOff = z
  .strictObject({
    start: givenTimeOf('When it begins'),
    end: givenTimeOf('When it ends'),
    reason: saying(200).meta({ description: 'Why.' }),
  })
  .meta({ description: 'A time in which the sensor takes no orders.' });

/** Sigmas and biases of what a sensor measures, as its owner states them. */
export const sensorAccuracy = z
  .strictObject({
    angleSigma: z
      .number()
      .positive()
      .max(36_000)
      .meta({ description: 'Of one direction, each axis, arcsec, 1 sigma.' }),
    rangeSigma: z
      .number()
      .positive()
      .max(1e6)
      .nullable()
      .meta({ description: 'Of a range, m, 1 sigma; null without.' }),
    rangeRateSigma: z
      .number()
      .positive()
      .max(1e4)
      .nullable()
      .meta({ description: 'Of a range rate, m/s, 1 sigma; null without.' }),
    timeBias: z.number().min(-60).max(60).meta({ description: 'What its clock is ahead, s.' }),
    timeBiasSigma: z.number().min(0).max(60).meta({ description: 'How well that is known, s, 1 sigma.' }),
    angleBiasSigma: z
      .number()
      .min(0)
      .max(36_000)
      .meta({ description: 'Of a constant error of pointing, arcsec, 1 sigma.' }),
  })
  .meta({ id: 'SensorAccuracy', description: 'Sigmas and biases of what a sensor measures.' });

/** What its own residuals say of a sensor. */
export const sensorCalibration = z
  .object({
    tracks: count('Tracks with a known object that it rests on'),
    points: count('Measurements in them'),
    angleSigma: z.number().nullable().meta({ description: 'Scatter of its directions, each axis, arcsec, 1 sigma.' }),
    rangeSigma: z.number().nullable().meta({ description: 'Scatter of its ranges, m, 1 sigma.' }),
    timeBias: z.number().nullable().meta({ description: 'What its clock seems ahead, s.' }),
    from: utcTimeOf('First measurement').nullable(),
    to: utcTimeOf('Last measurement').nullable(),
  })
  .meta({ id: 'SensorCalibration', description: 'What its own residuals say of a sensor.' });

/** A price in minor units of a currency. */
export const money = z
  .strictObject({
    amount: z.int().min(0).max(1e12).meta({ description: 'Minor units of the currency, for example cents.' }),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/)
      .meta({ description: 'ISO 4217.', examples: ['EUR'] }),
  })
  .meta({ id: 'Money', description: 'An amount in minor units of a currency.' });

const given = {
  sensorCode: z
    .string()
    .regex(/^[A-Z0-9][A-Z0-9_-]{1,31}$/)
    .meta({
      description: 'Short name: capitals, digits, - and _; the PARTICIPANT of its files.',
      examples: ['TEI-07'],
    }),
  groundSensorName: saying(80).meta({ description: 'Name in words.' }),
  sensorType,
  site: sensorSite,
  minElevation: degrees('Elevation from which on it sees', 0, 89),
  horizon: z
    .array(horizonPoint)
    .max(360)
    .meta({ description: 'The horizon where it is higher than that, by azimuth; empty: even.' }),
  fieldOfView: degrees('Width of what it sees at once', 0.001, 180),
  limitingMagnitude: z
    .number()
    .min(0)
    .max(25)
    .nullable()
    .meta({ description: 'Faintest object that a telescope sees, mag; null for a radar.' }),
  maxRange: z
    .number()
    .positive()
    .max(500_000)
    .nullable()
    .meta({ description: 'Farthest object of 1 m^2 that a radar sees, km; null for a telescope.' }),
  maxSunElevation: degrees('The Sun stands below this while a telescope measures', -24, 0),
  minMoonSeparation: degrees('A telescope stays this far from the Moon', 0, 90),
  slewRate: z.number().positive().max(100).meta({ description: 'How fast it turns, deg/s.' }),
  minPassSpacing: seconds('From the end of one pass to the begin of the next, besides turning').min(0).max(86_400),
  minSeparation: degrees('Two objects nearer than this are one to it', 0, 10),
  unavailable: z.array(spanOff).max(200).meta({ description: 'Times in which it takes no orders.' }),
  weatherSource,
  clearShare: z.number().min(0).max(1).meta({ description: 'Share of nights that are clear, 0 to 1; 1 for a radar.' }),
  latency: seconds('From the end of a pass to its file').min(0).max(604_800),
  accuracy: sensorAccuracy,
  pricePerPass: money.meta({ description: 'For one pass of routine priority.' }),
};

/** A ground sensor that takes orders. */
export const sensor = z
  .object({
    sensorId: idOf('the sensor'),
    ...given,
    provider: sensorProvider,
    dataMode,
    isOwn: z.boolean().meta({ description: 'It is a sensor of your organisation.' }),
    calibration: sensorCalibration.nullable().meta({ description: 'Null: it has not measured enough known objects.' }),
    version: z.int().meta({ description: 'Grows with every change; the ETag of the record.' }),
    createdAt: utcTimeOf('When it was added'),
    updatedAt: utcTimeOf('When it last changed'),
  })
  .meta({ id: 'Sensor', description: 'A ground sensor that takes orders.' });

export const sensorBody = z
  .strictObject(given)
  .meta({ id: 'SensorBody', description: 'What is given of a sensor of your own.' });

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

export const sensorChange = z.strictObject({ ...sensorGot, ...given }).meta({
  id: 'SensorChange',
  description: 'What a sensor is to be from now on. The rest of its record may be sent along as it was got.',
});

/** One step of the history of a calibration. */
export const calibrationPoint = z
  .object({
    at: utcTimeOf('End of the tracks that it rests on'),
    tracks: count('Tracks'),
    angleSigma: z.number().nullable().meta({ description: 'arcsec, 1 sigma, each axis.' }),
    rangeSigma: z.number().nullable().meta({ description: 'm, 1 sigma.' }),
    timeBias: z.number().nullable().meta({ description: 's.' }),
  })
  .meta({ id: 'CalibrationPoint', description: 'What a sensor measured like, up to a time.' });

export const sensorQuery = z.object({
  'sensor-type': sensorType.optional(),
  all: yesOrNo
    .default('false')
    .meta({ description: 'Test, future and retired sensors too, for accounts of the special mode.' }),
  ...pageQuery,
});

/** Whose a new sensor is. */
export const sensorCreation = z.object({
  network: yesOrNo
    .default('false')
    .meta({ description: 'A sensor for every operator, of a provider; for those who run the tracking.' }),
});

export const sensorRemoval = z.object({ 'sensor-id': idOf('the sensor to remove') });

export type Money = z.infer<typeof money>;
export type Sensor = z.infer<typeof sensor>;
export type SensorBody = z.infer<typeof sensorBody>;
export type SensorChange = z.infer<typeof sensorChange>;
export type SensorAccuracy = z.infer<typeof sensorAccuracy>;
export type SensorCalibration = z.infer<typeof sensorCalibration>;
export type CalibrationPoint = z.infer<typeof calibrationPoint>;
