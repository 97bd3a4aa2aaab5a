import { z } from 'zod';
import { id, utcTime } from '../platform/primitives.ts';
import { riskLevel, screeningState, screeningType, volumeShape } from './enums.ts';

/** Region around the primary in its RTN axes; semi-axes for an ellipsoid, half edges for a box, `r` alone for a sphere. */
export const screeningVolume = z
  .strictObject({
    shape: volumeShape,
    r: z.number().positive().max(200_000).meta({ description: 'Radial, m.' }),
    t: z.number().positive().max(200_000).optional().meta({ description: 'Along-track, m.' }),
    n: z.number().positive().max(200_000).optional().meta({ description: 'Cross-track, m.' }),
  })
  .meta({ id: 'ScreeningVolume' });

/**
 * What to screen: an uploaded ephemeris, a satellite by its newest orbit, or several satellites, each against the catalogue
 * and against the others; one of the three must be given.
 */
export const screeningBody = z
  .strictObject({
    oemFileId: id.optional(),
    satelliteId: id.optional(),
    satelliteIds: z
      .array(id)
      .min(1)
      .max(200)
      .optional()
      .meta({ description: 'Satellites to screen together: against the catalogue and against each other.' }),
    start: utcTime.optional(),
    days: z.number().min(0.001).max(14).default(7).meta({ description: 'Length of the window, days.' }),
    volume: screeningVolume.optional(),
  })
  .meta({ id: 'ScreeningBody' });

/** How much of a screening had to be computed, and what an earlier one had found already. */
export const screeningExtent = z
  .object({
    mode: z.enum(['WHOLE', 'CHANGES', 'REPEATED']).meta({
      description:
        'WHOLE: everything was screened. CHANGES: only what has changed since an earlier screening. REPEATED: the same ' +
        'content had been screened already. The encounters are the same in all three, and all are assessed anew.',
    }),
    reason: z
      .enum(['NO_EARLIER_RESULT', 'OTHER_VOLUME', 'OTHER_VERSION', 'OTHER_WINDOW', 'TOO_MANY_CHANGES'])
      .nullable()
      .meta({ description: 'Why everything was screened.' }),
    earlierScreeningId: id.nullable().meta({ description: 'The screening that was compared with.' }),
    objectsChanged: z.int().nullable().meta({ description: 'Objects that are new or have other orbits since then.' }),
    blocksTakenOver: z.int(),
    encountersTakenOver: z.int(),
  })
  .meta({ id: 'ScreeningExtent' });

export const screening = z
  .object({
    screeningId: id,
    screeningType,
    state: screeningState,
    satelliteIds: z.array(id),
    satelliteNames: z.array(z.string()),
    oemFileId: id.nullable(),
    fileName: z.string().nullable(),
    trigger: z.enum(['UPLOAD', 'USER', 'SCHEDULE']),
    start: utcTime,
    stop: utcTime,
    volume: screeningVolume.nullable().meta({ description: 'Null: the volume of the orbit regime.' }),
    catalogue: z.object({ catalogueId: id, source: z.string(), objects: z.int() }).nullable(),
    progress: z.object({
      percent: z.number(),
      blocksDone: z.int(),
      blocksTotal: z.int(),
      remainingSeconds: z.number().nullable(),
    }),
    extent: screeningExtent.nullable().meta({ description: 'Null: not planned yet.' }),
    coverage: z.enum(['FULL', 'PARTIAL', 'NO_OVERLAP']).nullable(),
    conjunctionCount: z.int(),
    risks: z.record(riskLevel, z.int()),
    worstProbability: z.number().nullable(),
    dropouts: z.array(z.object({ noradId: z.int(), name: z.string(), reason: z.string() })),
    dropoutCount: z.int(),
    createdAt: utcTime,
    startedAt: utcTime.nullable(),
    finishedAt: utcTime.nullable(),
    durationSeconds: z.number().nullable(),
    createdBy: z.string(),
    failure: z.string().nullable(),
  })
  .meta({ id: 'Screening' });

export const screeningQuery = z.object({
  'satellite-id': id.optional(),
  'oem-id': id.optional(),
  state: screeningState.optional(),
  limit: z.coerce.number().int().min(1).max(1000).default(200),
});

export type ScreeningExtent = z.infer<typeof screeningExtent>;
export type Screening = z.infer<typeof screening>;
export type ScreeningBody = z.infer<typeof screeningBody>;
/** The volume as the API writes it; inside, it is the `ScreeningVolume` of the engine. */
export type WireVolume = z.infer<typeof screeningVolume>;
