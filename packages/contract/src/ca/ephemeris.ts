import { z } from 'zod';
import { id, utcTime } from '../platform/primitives.ts';
import { problemPlace } from '../platform/problem.ts';
import { ephemerisDesignation } from './enums.ts';

/** An operator's orbit ephemeris message, as stored. */
export const ephemerisFile = z
  .object({
    oemFileId: id,
    satelliteId: id,
    satelliteName: z.string(),
    fileName: z.string(),
    designation: ephemerisDesignation,
    objectName: z.string(),
    objectId: z.string(),
    frame: z.string(),
    startTime: utcTime,
    stopTime: utcTime,
    stepSeconds: z.number().nullable().meta({ description: 'Median step between states, s.' }),
    stateCount: z.int(),
    segmentCount: z.int(),
    covarianceCount: z.int(),
    interpolation: z.string(),
    sizeBytes: z.int(),
    sha256: z.string(),
    warnings: z.array(problemPlace),
    uploadedAt: utcTime,
    uploadedBy: z.string(),
    screeningId: id.nullable(),
  })
  .meta({ id: 'EphemerisFile' });

export const ephemerisQuery = z.object({
  'oem-id': id.optional(),
  'satellite-id': id.optional(),
});

export const rejectedFile = z
  .object({ fileName: z.string(), code: z.string(), message: z.string(), errors: z.array(problemPlace) })
  .meta({ id: 'RejectedFile' });

/** What became of an upload: each file on its own. A request whose files were all rejected answers 422. */
export const ephemerisUpload = z
  .object({ accepted: z.array(ephemerisFile), rejected: z.array(rejectedFile) })
  .meta({ id: 'EphemerisUpload' });

export const ephemerisChange = z
  .strictObject({ oemFileId: id, designation: ephemerisDesignation.optional(), satelliteId: id.optional() })
  .meta({ id: 'EphemerisChange' });

export type EphemerisFile = z.infer<typeof ephemerisFile>;
export type EphemerisUpload = z.infer<typeof ephemerisUpload>;
export type RejectedFile = z.infer<typeof rejectedFile>;
