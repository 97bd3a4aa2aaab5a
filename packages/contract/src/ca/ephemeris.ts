import { z } from 'zod';
import { asGot } from '../platform/fields-of.ts';
import { count, id, idOf, pageQuery, seconds, text, timeInput, utcTimeOf } from '../platform/primitives.ts';
import { problemPlace } from '../platform/problem.ts';
import { ephemerisDesignation } from './enums.ts';

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
  interpolation: text('Method and degree with which it is interpolated.'),
  sizeBytes: z.int().min(0).meta({ description: 'Size of the file, bytes.' }),
  sha256: text('SHA-256 of the file, hexadecimal.'),
  uploadedAt: utcTimeOf('When it was uploaded'),
  contentRemovedAt: utcTimeOf(
    'When its content was removed, since nothing rested on it any more; null while it is kept. Its record stays',
  ).nullable(),
  uploadedBy: text('Who uploaded it.'),
  screeningId: idOf('the newest screening of it; null when it was never screened').nullable(),
  warningCount: count('Warnings'),
};

/** An operator's orbit ephemeris message in a list. */
export const ephemerisSummary = z
  .object(common)
  .meta({ id: 'EphemerisSummary', description: 'An ephemeris file in a list; the file itself has its warnings.' });

/** An operator's orbit ephemeris message, as stored. */
export const ephemerisFile = z
  .object({ ...common, warnings: z.array(problemPlace).meta({ description: 'What was odd in the file, by place.' }) })
  .meta({ id: 'EphemerisFile', description: 'An ephemeris file as it was read.' });

export const ephemerisQuery = z.object({
  'oem-id': id.optional().meta({ description: 'One file.' }),
  'satellite-id': id.optional().meta({ description: 'Files of one of your satellites.' }),
  ...pageQuery,
});

export const rejectedFile = z
  .object({
    fileName: text('The file that was not taken.'),
    code: text('Why, by code; the guide of errors lists them.'),
    message: text('Why, a sentence.'),
    errors: z.array(problemPlace).meta({ description: 'The places at fault.' }),
  })
  .meta({ id: 'RejectedFile', description: 'A file that was not taken, and why.' });

/** What became of an upload: each file on its own. A request whose files were all rejected answers 422. */
export const ephemerisUpload = z
  .object({
    accepted: z.array(ephemerisFile).meta({ description: 'The files that were taken.' }),
    rejected: z.array(rejectedFile).meta({ description: 'The files that were not.' }),
  })
  .meta({ id: 'EphemerisUpload', description: 'What became of an upload: each file on its own.' });

/** State and covariance of a file at a time. */
export const ephemerisState = z
  .object({
    time: utcTimeOf('When'),
    frame: text('Frame of the states of the file.'),
    positionKm: z.array(z.number()).length(3).meta({ description: 'Position, km.' }),
    velocityKmS: z.array(z.number()).length(3).meta({ description: 'Velocity, km/s.' }),
    covarianceKm: z
      .array(z.array(z.number()))
      .nullable()
      .meta({ description: '6x6 by rows in the frame: km^2, km^2/s, km^2/s^2. Null: the file has none there.' }),
    isPositive: z.boolean().nullable().meta({ description: 'Whether the covariance is positive definite.' }),
  })
  .meta({ id: 'EphemerisState', description: 'State and covariance of an ephemeris between its points.' });
export const ephemerisStateQuery = z.object({ at: timeInput('When') });

/** What comes with the record of a file and is not changed by its owner. */
export const ephemerisGot = asGot(ephemerisFile.omit({ designation: true, satelliteId: true }).shape);

/** What can be changed. */
export const ephemerisChange = z
  .strictObject({
    ...ephemerisGot,
    designation: ephemerisDesignation.optional(),
    satelliteId: idOf('the satellite that it is for').optional(),
  })
  .meta({
    id: 'EphemerisChange',
    description:
      'Changes of an ephemeris file: `designation` and `satelliteId`. The rest of its record may be sent along as it was ' +
      'got; another value of it is refused.',
  });

export type EphemerisFile = z.infer<typeof ephemerisFile>;
export type EphemerisSummary = z.infer<typeof ephemerisSummary>;
export type EphemerisState = z.infer<typeof ephemerisState>;
export type EphemerisUpload = z.infer<typeof ephemerisUpload>;
export type RejectedFile = z.infer<typeof rejectedFile>;
