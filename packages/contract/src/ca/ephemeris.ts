import { z } from 'zod';
import { input, partOrNull, record } from '../platform/described.ts';
import { asGot } from '../platform/fields-of.ts';
import { count, id, idOf, pageQuery, seconds, text, timeInput, utcTimeOf } from '../platform/primitives.ts';
import { problemPlace } from '../platform/problem.ts';
import { ephemerisDesignation } from './enums.ts';

const burnSource = z.enum(['STATED', 'PLAN', 'FOUND']).meta({
  id: 'BurnSource',
  description:
    'Source of a burn in a file. STATED: stated in the file (OCM). PLAN: the file was exported from the plan. FOUND: found by comparison with the operational ephemeris, accurate to about a quarter of a revolution.',
});

const common = {
  oemFileId: idOf('the file'),
  satelliteId: idOf('the satellite of the file'),
  satelliteName: text('Name of the satellite.'),
  fileName: text('Name of the uploaded file.'),
  designation: ephemerisDesignation,
  objectName: text('OBJECT_NAME of the file.'),
  objectId: text('OBJECT_ID of the file.'),
  frame: text('Reference frame of the states.'),
  startTime: utcTimeOf('Start of the usable span'),
  stopTime: utcTimeOf('End of the usable span'),
  stepSeconds: seconds('Median step between states; null with one state').nullable(),
  stateCount: count('States in the file'),
  segmentCount: count('Segments in the file'),
  covarianceCount: count('Covariances in the file'),
  interpolation: text(
    'Interpolation method and degree, for example LAGRANGE 7. If segments differ, a comma-separated list in the order of the file. ' +
      'If the file states none, "(assumed)" follows.',
  ),
  sizeBytes: z.int().min(0).describe('Size of the file, bytes.'),
  sha256: text('SHA-256 of the file, hexadecimal.'),
  uploadedAt: utcTimeOf('Time of the upload'),
  contentRemovedAt: utcTimeOf(
    'Time at which the content was removed because no record used it; the record remains; null if the content is stored',
  ).nullable(),
  uploadedBy: text('User who uploaded the file.'),
  burn: partOrNull('A burn in the file that was in the future at the upload; null without one.', {
    time: utcTimeOf('Start of the burn'),
    source: burnSource,
    planId: idOf('the manoeuvre plan with this burn; null without one').nullable(),
  }),
  screeningId: idOf('the newest screening of the file; null without one').nullable(),
  warningCount: count('Warnings on the file'),
};

/** An operator's orbit ephemeris message in a list. */
export const ephemerisSummary = record(
  'EphemerisSummary',
  'An ephemeris file in a list, without its warnings.',
  common,
);

/** An operator's orbit ephemeris message, as stored. */
export const ephemerisFile = record('EphemerisFile', 'A stored ephemeris file with its warnings.', {
  ...common,
  warnings: z.array(problemPlace).describe('Warnings on the file, by place.'),
});

export const ephemerisQuery = z.object({
  'oem-id': id.optional().describe('Id of one file.'),
  'satellite-id': id.optional().describe('Files of one of your satellites.'),
  ...pageQuery,
});

export const rejectedFile = record('RejectedFile', 'A rejected file with the reason.', {
  fileName: text('Name of the rejected file.'),
  code: text('Problem code; the errors guide lists all codes.'),
  message: text('Reason, a sentence.'),
  errors: z.array(problemPlace).describe('Places of the faults in the file.'),
});

/** Result of an upload, by file. A request whose files were all rejected answers 422. */
export const ephemerisUpload = record('EphemerisUpload', 'Result of an upload, by file.', {
  accepted: z.array(ephemerisFile).describe('Accepted files.'),
  rejected: z.array(rejectedFile).describe('Rejected files.'),
});

/** State and covariance of a file at a time. */
export const ephemerisState = record('EphemerisState', 'Interpolated state vector and covariance of an ephemeris.', {
  time: utcTimeOf('Epoch of the state vector'),
  frame: text('Reference frame of state vector and covariance.'),
  positionKm: z.array(z.number()).length(3).describe('Position x, y, z in `frame`, km.'),
  velocityKmS: z.array(z.number()).length(3).describe('Velocity x, y, z in `frame`, km/s.'),
  covarianceKm: z
    .array(z.array(z.number()))
    .nullable()
    .describe(
      'Covariance matrix, 6x6, row by row in `frame`: km^2, km^2/s, km^2/s^2; null if the file has none at this time.',
    ),
  isPositive: z.boolean().nullable().describe('True if the covariance is positive definite; null without covariance.'),
});
export const ephemerisStateQuery = z.object({ at: timeInput('Epoch of the state vector') });

/** What comes with the record of a file and is not changed by its owner. */
export const ephemerisGot = asGot(ephemerisFile.omit({ designation: true, satelliteId: true }).shape);

/** What can be changed. */
export const ephemerisChange = input(
  'EphemerisChange',
  'Changes of an ephemeris file: `designation` and `satelliteId`. Other fields of the record may be sent with their current value; ' +
    'a different value is refused.',
  {
    ...ephemerisGot,
    designation: ephemerisDesignation.optional(),
    satelliteId: idOf('the satellite of the file').optional(),
  },
);

export type EphemerisFile = z.infer<typeof ephemerisFile>;
export type EphemerisSummary = z.infer<typeof ephemerisSummary>;
export type EphemerisState = z.infer<typeof ephemerisState>;
export type EphemerisUpload = z.infer<typeof ephemerisUpload>;
export type RejectedFile = z.infer<typeof rejectedFile>;
