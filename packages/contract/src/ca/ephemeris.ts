import { z } from 'zod';
import { input, partOrNull, record } from '../platform/described.ts';
import { asGot } from '../platform/fields-of.ts';
import { count, id, idOf, pageQuery, seconds, text, timeInput, utcTimeOf } from '../platform/primitives.ts';
import { problemPlace } from '../platform/problem.ts';
import { ephemerisDesignation } from './enums.ts';

const burnSource = z.enum(['STATED', 'PLAN', 'FOUND']).meta({
  id: 'BurnSource',
  description:
    'STATED: by the file (OCM). PLAN: the file was exported from the plan. FOUND: by comparison with the ephemeris in force, to about a quarter of a revolution.',
});

const common = {
  oemFileId: idOf('the file'),
  satelliteId: idOf('the satellite that it is for'),
  satelliteName: text('Name of that satellite.'),
  fileName: text('Name under which it was uploaded.'),
  designation: ephemerisDesignation,
  objectName: text('OBJECT_NAME of the message.'),
  objectId: text('OBJECT_ID of the message.'),
  frame: text('Frame of its states.'),
  startTime: utcTimeOf('Begin of its usable span'),
  stopTime: utcTimeOf('End of its usable span'),
  stepSeconds: seconds('Median step between states').nullable(),
  stateCount: count('States'),
  segmentCount: count('Segments'),
  covarianceCount: count('Covariances'),
  interpolation: text(
    'Method and degree with which it is interpolated, as LAGRANGE 7; of segments that differ each one once in their order, with commas between. ' +
      'Where the file states none, (assumed) follows.',
  ),
  sizeBytes: z.int().min(0).describe('Size of the file, bytes.'),
  sha256: text('SHA-256 of the file, hexadecimal.'),
  uploadedAt: utcTimeOf('When it was uploaded'),
  contentRemovedAt: utcTimeOf(
    'When its content was removed, since nothing rested on it any more; null while it is kept. Its record stays',
  ).nullable(),
  uploadedBy: text('Who uploaded it.'),
  burn: partOrNull('A burn in the file that was ahead at the upload; null without one.', {
    time: utcTimeOf('Start of the burn'),
    source: burnSource,
    planId: idOf('the manoeuvre plan with this burn').nullable(),
  }),
  screeningId: idOf('the newest screening of it; null when it was never screened').nullable(),
  warningCount: count('Warnings'),
};

/** An operator's orbit ephemeris message in a list. */
export const ephemerisSummary = record(
  'EphemerisSummary',
  'An ephemeris file in a list; the file itself has its warnings.',
  common,
);

/** An operator's orbit ephemeris message, as stored. */
export const ephemerisFile = record('EphemerisFile', 'An ephemeris file as it was read.', {
  ...common,
  warnings: z.array(problemPlace).describe('Warnings on the file, by place.'),
});

export const ephemerisQuery = z.object({
  'oem-id': id.optional().describe('One file.'),
  'satellite-id': id.optional().describe('Files of one of your satellites.'),
  ...pageQuery,
});

export const rejectedFile = record('RejectedFile', 'A file that was not taken, and why.', {
  fileName: text('The file that was not taken.'),
  code: text('Why, by code; the guide of errors lists them.'),
  message: text('Why, a sentence.'),
  errors: z.array(problemPlace).describe('The places at fault.'),
});

/** Result of an upload, by file. A request whose files were all rejected answers 422. */
export const ephemerisUpload = record('EphemerisUpload', 'Result of an upload, by file.', {
  accepted: z.array(ephemerisFile).describe('The accepted files.'),
  rejected: z.array(rejectedFile).describe('The files that were not.'),
});

/** State and covariance of a file at a time. */
export const ephemerisState = record('EphemerisState', 'State and covariance of an ephemeris between its points.', {
  time: utcTimeOf('When'),
  frame: text('Frame of the states of the file.'),
  positionKm: z.array(z.number()).length(3).describe('Position vector x, y, z in the frame of the answer, km.'),
  velocityKmS: z.array(z.number()).length(3).describe('Velocity vector x, y, z in the frame of the answer, km/s.'),
  covarianceKm: z
    .array(z.array(z.number()))
    .nullable()
    .describe('6x6 by rows in the frame: km^2, km^2/s, km^2/s^2. Null: the file has none there.'),
  isPositive: z.boolean().nullable().describe('Whether the covariance is positive definite.'),
});
export const ephemerisStateQuery = z.object({ at: timeInput('When') });

/** What comes with the record of a file and is not changed by its owner. */
export const ephemerisGot = asGot(ephemerisFile.omit({ designation: true, satelliteId: true }).shape);

/** What can be changed. */
export const ephemerisChange = input(
  'EphemerisChange',
  'Changes of an ephemeris file: `designation` and `satelliteId`. The rest of its record may be sent along as it was ' +
    'got; another value of it is refused.',
  {
    ...ephemerisGot,
    designation: ephemerisDesignation.optional(),
    satelliteId: idOf('the satellite that it is for').optional(),
  },
);

export type EphemerisFile = z.infer<typeof ephemerisFile>;
export type EphemerisSummary = z.infer<typeof ephemerisSummary>;
export type EphemerisState = z.infer<typeof ephemerisState>;
export type EphemerisUpload = z.infer<typeof ephemerisUpload>;
export type RejectedFile = z.infer<typeof rejectedFile>;
