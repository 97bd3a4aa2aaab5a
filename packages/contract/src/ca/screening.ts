import { z } from 'zod';
import { input, part, partOrNull, record, rows } from '../platform/described.ts';
import {
  count,
  id,
  idOf,
  noradId,
  numberIn,
  numberOf,
  pageQuery,
  probability,
  seconds,
  text,
  timeInput,
  utcTimeOf,
} from '../platform/primitives.ts';
import { renamed } from '../platform/renamed.ts';
import { screeningCounts } from '../platform/screening-counts.ts';
import { sentencesOf } from '../platform/sentence.ts';
import {
  extentMode,
  extentReason,
  namedVolume,
  screeningCoverage,
  screeningPhase,
  screeningState,
  screeningTrigger,
  screeningType,
  screeningWait,
  volumeShape,
} from './enums.ts';
import { SCREENING_NUMBERS } from './fields.ts';

/** Screening volume around object 1 in its RTN axes. */
export const screeningVolume = input(
  'ScreeningVolume',
  'Screening volume around object 1 in its RTN axes: semi-axes of an ellipsoid, half edges of a box, or radius `r` of a sphere.',
  {
    shape: volumeShape,
    r: numberOf('Radial half size', SCREENING_NUMBERS.length),
    t: numberOf('Along-track half size', SCREENING_NUMBERS.length).optional(),
    n: numberOf('Cross-track half size', SCREENING_NUMBERS.length).optional(),
  },
);

/**
 * Objects to screen: an uploaded ephemeris, a satellite with its newest orbit, or several satellites against the catalogue and against each
 * other. Exactly one of the three is given.
 */
export const screeningBody = input(
  'ScreeningBody',
  'Objects and window of a screening. Send exactly one of `oemFileId`, `satelliteId`, `satelliteIds`.',
  {
    oemFileId: idOf('an uploaded ephemeris to screen').optional(),
    satelliteId: idOf('a satellite to screen with its newest orbit').optional(),
    satelliteIds: z
      .array(id)
      .min(1)
      .max(200)
      .optional()
      .describe('Satellites to screen together: against the catalogue and against each other.'),
    start: timeInput('Start of the window; default: now').optional(),
    days: numberIn(SCREENING_NUMBERS.days).default(7).describe('Length of the window, days.'),
    volume: z
      .union([screeningVolume, namedVolume])
      .optional()
      .describe('Screening volume, as numbers or by name. Default: the volume of the orbit regime.'),
  },
);

/** Computed part of a screening, and results reused from an earlier one. */
export const screeningExtent = record(
  'ScreeningExtent',
  'Computed part of a screening, and results reused from an earlier one.',
  {
    mode: extentMode,
    reason: extentReason.nullable(),
    earlierScreeningId: idOf('the earlier screening; null without one').nullable(),
    objectsChanged: z
      .int()
      .nullable()
      .describe('Objects that are new or have other orbits since the earlier screening, a count; null without one.'),
    blocksTakenOver: count('Blocks reused from the earlier screening'),
    encountersTakenOver: count('Encounters reused from the earlier screening'),
  },
);

const common = {
  screeningId: idOf('the screening'),
  screeningType,
  state: screeningState,
  satelliteIds: z.array(id).describe('Ids of the screened satellites.'),
  satelliteNames: z.array(z.string()).describe('Names of the satellites, in the same order.'),
  oemFileId: idOf('the screened ephemeris; null for newest orbits').nullable(),
  fileName: text('File name of the ephemeris; null for newest orbits.').nullable(),
  trigger: screeningTrigger,
  start: utcTimeOf('Start of the window'),
  stop: utcTimeOf('End of the window'),
  volume: screeningVolume.nullable().describe('Requested screening volume; null for the volume of the orbit regime.'),
  catalogue: partOrNull('Catalogue of the screening; null before the screening is planned.', {
    catalogueId: idOf('the catalogue'),
    source: text('Source of the catalogue.'),
    objects: count('Objects in the catalogue'),
  }),
  progress: part('Progress of the screening.', {
    phase: screeningPhase,
    percent: z.number().min(0).max(100).describe('Progress, %; 100 only when all results are stored.'),
    ...screeningCounts.shape,
    remainingSeconds: seconds(
      'Estimated remaining time until all results are stored; null without an estimate',
    ).nullable(),
    waitingBehind: count('Earlier screenings of your organisation that have not ended, while this screening waits'),
  }),
  otherEphemerides: count(
    'Other satellites with an operator ephemeris instead of the catalogue (yours and shared ones); 0 before the screening is planned',
  ),
  extent: screeningExtent.nullable().describe('Extent of the screening; null before it is planned.'),
  coverage: screeningCoverage.nullable(),
  conjunctionCount: count('Conjunctions found'),
  ...renamed('seenAgainCount', {
    redetectionCount: count(
      'Conjunctions found that equal an earlier CDM (unchanged re-detections); they create no CDM',
    ),
  }),
  risks: part('Number of conjunctions by risk level.', {
    UNKNOWN: count('Conjunctions of unknown risk'),
    LOW: count('Conjunctions of low risk'),
    MEDIUM: count('Conjunctions of medium risk'),
    HIGH: count('Conjunctions of high risk'),
    CRITICAL: count('Conjunctions of critical risk'),
  }),
  worstProbability: probability('Largest probability of collision found; null if none could be computed'),
  dropoutCount: count('Objects that could not be screened over the entire window'),
  createdAt: utcTimeOf('Time of the request'),
  startedAt: utcTimeOf('Start of the screening; null while it waits').nullable(),
  finishedAt: utcTimeOf('End of the screening; null while it waits or runs').nullable(),
  durationSeconds: seconds('Duration from start to end; null before the end').nullable(),
  createdBy: text('User who requested the screening.'),
  failure: text('Reason for the failure, a sentence; null if it has not failed.').nullable(),
  failureSentences: sentencesOf('failure'),
  waitingFor: screeningWait.nullable(),
};

/** A screening in a list. */
export const screeningSummary = record('ScreeningSummary', 'A screening in a list, without its dropouts.', common);

export const screening = record('Screening', 'A screening: request, progress and results.', {
  ...common,
  dropouts: rows('Objects that could not be screened over the entire window; at most 100.', {
    noradId,
    name: text('Name in the catalogue.'),
    reason: text('Reason, with the time from which the object has no orbit.'),
  }),
});

export const screeningQuery = z.object({
  'satellite-id': id.optional().describe('Screenings of one of your satellites.'),
  'oem-id': id.optional().describe('Screenings of one ephemeris file.'),
  state: screeningState.optional(),
  ...pageQuery,
});

export type ScreeningExtent = z.infer<typeof screeningExtent>;
export type Screening = z.infer<typeof screening>;
export type ScreeningSummary = z.infer<typeof screeningSummary>;
export type ScreeningBody = z.infer<typeof screeningBody>;
/** The volume as the API writes it; inside, it is the `ScreeningVolume` of the engine. */
export type WireVolume = z.infer<typeof screeningVolume>;
