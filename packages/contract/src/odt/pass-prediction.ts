import { z } from 'zod';
import { record } from '../platform/described.ts';
import {
  id,
  idOf,
  noradId,
  noradIdInAddress,
  seconds,
  text,
  timeInput,
  utcTimeOf,
  wholeListQuery,
} from '../platform/primitives.ts';
import { infeasibleReason, sensorType, yesOrNo } from './enums.ts';

const degrees = (what: string) => z.number().describe(`${what}, deg.`);

/** One span in which a sensor sees an object, or would if not for the reason given. */
export const visibilityInterval = record('VisibilityInterval', 'One span in which a sensor sees an object.', {
  start: utcTimeOf('When it rises over the mask, or becomes visible'),
  end: utcTimeOf('When it sets, or is lost'),
  culmination: utcTimeOf('When it is highest'),
  maxElevation: degrees('Elevation then'),
  azimuthAtStart: degrees('From north over east at the start'),
  azimuthAtEnd: degrees('From north over east at the end'),
  range: z.number().describe('At culmination, km.'),
  rangeRate: z.number().describe('Largest magnitude in the span, km/s.'),
  sunElevation: degrees('Elevation of the Sun at the site at culmination'),
  sunlit: z
    .boolean()
    .describe('The object is lit over the full span: the complete disc of the Sun is visible from it.'),
  phaseAngle: degrees('Sun, object, site, at culmination'),
  moonSeparation: degrees('Smallest angle to the Moon in the span'),
  moonIllumination: z.number().min(0).max(1).describe('Lit share of the Moon, 0 to 1.'),
  magnitude: z
    .number()
    .nullable()
    .describe('Apparent magnitude at its brightest, by a diffuse sphere; null for a radar.'),
  obstacle: infeasibleReason.nullable().describe('Null: it can be observed.'),
});

/** One direction of the path over the sky. */
export const skyPoint = record('SkyPoint', 'One direction of the path over the sky.', {
  epoch: utcTimeOf('When'),
  azimuth: degrees('From north over east'),
  elevation: degrees('Over the horizon'),
  sunlit: z.boolean().describe('The object is lit: the complete disc of the Sun is visible from it.'),
});

/** When a sensor sees an object. */
export const passPrediction = record('PassPrediction', 'When a sensor sees an object.', {
  catalogueId: noradId,
  name: text('Name of the object.'),
  sensorCode: text('Short name of the sensor.'),
  groundSensorName: text('Name of the sensor.'),
  sensorType,
  orbitAgeDays: z.number().nullable().describe('How old the orbit is at the start, days.'),
  visibilityIntervals: z.array(visibilityInterval).describe('In order of time.'),
  reason: infeasibleReason.nullable().describe('Reason why the object cannot be observed; null if it can.'),
  cacheId: idOf('the prediction, to be asked for again as it was'),
});

export const passPredictionQuery = z.object({
  'norad-id': noradIdInAddress('The object; needed without `cacheId`.')
    .meta({ examples: [25544] })
    .optional(),
  'sensor-code': z
    .string()
    .max(400)
    .optional()
    .describe('Sensors, separated by commas; all that take orders without it.'),
  start: timeInput('Begin; now without it').optional(),
  days: z.coerce.number().min(0.01).max(14).default(1).describe('Length, days.'),
  all: yesOrNo.default('false').describe('Passes that cannot be observed as well, each with its obstacle.'),
  cacheId: id.optional().describe('A prediction that was made before.'),
  ...wholeListQuery,
});

export const skyTrackQuery = z.object({
  'norad-id': noradIdInAddress('The object.').meta({ examples: [25544] }),
  'sensor-code': z
    .string()
    .max(40)
    .meta({ description: 'The sensor.', examples: ['TEI-07'] }),
  start: timeInput('Begin'),
  end: timeInput('End, an hour later at most for a low orbit; a day at most').meta({
    examples: ['2026-11-20T00:10:00Z'],
  }),
});

export const skyTrack = record('SkyTrack', 'The path of an object over the sky of a sensor.', {
  points: z.array(skyPoint).describe('The path, at most 400 points.'),
  sun: z.array(skyPoint).describe('The Sun at begin and end.'),
  moon: z.array(skyPoint).describe('The Moon at begin and end.'),
  step: seconds('From one point to the next'),
});

export type VisibilityInterval = z.infer<typeof visibilityInterval>;
export type PassPrediction = z.infer<typeof passPrediction>;
export type SkyTrack = z.infer<typeof skyTrack>;
export type SkyPoint = z.infer<typeof skyPoint>;
