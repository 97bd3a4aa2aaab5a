import { z } from 'zod';
import { record } from '../platform/described.ts';
import {
  id,
  idOf,
  noradId,
  noradIdInAddress,
  quantityText,
  seconds,
  text,
  timeInput,
  utcTimeOf,
  wholeListQuery,
} from '../platform/primitives.ts';
import { infeasibleReason, sensorType, yesOrNo } from './enums.ts';

const degrees = (label: string) => z.number().describe(quantityText(label, 'deg'));

/** A pass of an object over a sensor; `obstacle` gives the reason if it cannot be observed. */
export const visibilityInterval = record('VisibilityInterval', 'A pass of an object over a sensor.', {
  start: utcTimeOf('Rise above the elevation mask, or start of visibility'),
  end: utcTimeOf('Set below the elevation mask, or end of visibility'),
  culmination: utcTimeOf('Time of the maximum elevation'),
  maxElevation: degrees('Elevation at culmination'),
  azimuthAtStart: degrees('Azimuth at the start, from north over east'),
  azimuthAtEnd: degrees('Azimuth at the end, from north over east'),
  range: z.number().describe('Range at culmination, km.'),
  rangeRate: z.number().describe('Maximum magnitude of the range rate in the pass, km/s.'),
  sunElevation: degrees('Elevation of the Sun at the site at culmination'),
  sunlit: z
    .boolean()
    .describe('True if the object is sunlit during the full pass: the complete disc of the Sun is visible from it.'),
  phaseAngle: degrees('Phase angle Sun-object-site at culmination'),
  moonSeparation: degrees('Minimum angle to the Moon in the pass'),
  moonIllumination: z.number().min(0).max(1).describe('Illuminated fraction of the Moon, 0 to 1.'),
  magnitude: z
    .number()
    .nullable()
    .describe('Brightest apparent magnitude in the pass, for a diffuse sphere, mag; null for a radar.'),
  obstacle: infeasibleReason.nullable().describe('Reason why the pass cannot be observed; null if it can.'),
});

/** A point of a path over the sky. */
export const skyPoint = record('SkyPoint', 'A point of a path over the sky.', {
  epoch: utcTimeOf('Time of the point'),
  azimuth: degrees('Azimuth from north over east'),
  elevation: degrees('Elevation above the horizon'),
  sunlit: z.boolean().describe('True if the object is sunlit: the complete disc of the Sun is visible from it.'),
});

/** Passes of an object over a sensor. */
export const passPrediction = record('PassPrediction', 'Passes of an object over a sensor.', {
  catalogueId: noradId,
  name: text('Name of the object.'),
  sensorCode: text('Code of the sensor.'),
  groundSensorName: text('Name of the sensor.'),
  sensorType,
  orbitAgeDays: z.number().nullable().describe('Age of the orbit at the start, days; null without an orbit.'),
  visibilityIntervals: z.array(visibilityInterval).describe('Passes by time.'),
  reason: infeasibleReason.nullable().describe('Reason why the object cannot be observed; null if it can.'),
  cacheId: idOf('the cached prediction, to request it again'),
});

export const passPredictionQuery = z.object({
  'norad-id': noradIdInAddress('Catalogue number of the object; required without `cacheId`.')
    .meta({ examples: [25544] })
    .optional(),
  'sensor-code': z
    .string()
    .max(400)
    .optional()
    .describe('Comma-separated sensor codes; all sensors that accept orders if absent.'),
  start: timeInput('Start of the window; default: now').optional(),
  days: z.coerce.number().min(0.01).max(14).default(1).describe('Length of the window, days.'),
  all: yesOrNo.default('false').describe('True to include passes that cannot be observed, with their obstacle.'),
  cacheId: id.optional().describe('Id of a cached prediction.'),
  ...wholeListQuery,
});

export const skyTrackQuery = z.object({
  'norad-id': noradIdInAddress('Catalogue number of the object.').meta({ examples: [25544] }),
  'sensor-code': z
    .string()
    .max(40)
    .meta({ description: 'Code of the sensor.', examples: ['TEI-07'] }),
  start: timeInput('Start of the path'),
  end: timeInput('End of the path; at most one hour after the start for a low orbit, at most one day for others').meta({
    examples: ['2026-11-20T00:10:00Z'],
  }),
});

export const skyTrack = record('SkyTrack', 'The path of an object over the sky of a sensor.', {
  points: z.array(skyPoint).describe('Points of the path, at most 400.'),
  sun: z.array(skyPoint).describe('Position of the Sun at start and end.'),
  moon: z.array(skyPoint).describe('Position of the Moon at start and end.'),
  step: seconds('Time between two points'),
});

export type VisibilityInterval = z.infer<typeof visibilityInterval>;
export type PassPrediction = z.infer<typeof passPrediction>;
export type SkyTrack = z.infer<typeof skyTrack>;
export type SkyPoint = z.infer<typeof skyPoint>;
