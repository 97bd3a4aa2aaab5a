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

/** Region around the primary in its RTN axes; semi-axes for an ellipsoid, half edges for a box, `r` alone for a sphere. */
export const screeningVolume = input(
  'ScreeningVolume',
  'Region around the primary in its RTN axes; semi-axes for an ellipsoid, half edges for a box, `r` alone for a sphere.',
  {
    shape: volumeShape,
    r: numberOf('Radial', SCREENING_NUMBERS.length),
    t: numberOf('Along-track', SCREENING_NUMBERS.length).optional(),
    n: numberOf('Cross-track', SCREENING_NUMBERS.length).optional(),
  },
);

/**
 * What to screen: an uploaded ephemeris, a satellite by its newest orbit, or several satellites, each against the catalogue
 * and against the others; one of the three must be given.
 */
export const screeningBody = input(
  'ScreeningBody',
  'What to screen: one of `oemFileId`, `satelliteId`, `satelliteIds`.',
  {
    oemFileId: idOf('an uploaded ephemeris to screen').optional(),
    satelliteId: idOf('a satellite to screen by its newest orbit').optional(),
    satelliteIds: z
      .array(id)
      .min(1)
      .max(200)
      .optional()
      .describe('Satellites to screen together: against the catalogue and against each other.'),
    start: timeInput('Begin of the window; now without it').optional(),
    days: numberIn(SCREENING_NUMBERS.days).default(7).describe('Length of the window, days.'),
    volume: z.union([screeningVolume, namedVolume]).optional().describe('Numbers of your own, or a name.'),
  },
);

/** How much of a screening had to be computed, and what an earlier one had found already. */
export const screeningExtent = record(
  'ScreeningExtent',
  'How much of a screening had to be computed, and what an earlier one had found already.',
  {
    mode: extentMode,
    reason: extentReason.nullable(),
    earlierScreeningId: idOf('the screening that was compared with').nullable(),
    objectsChanged: z.int().nullable().describe('Objects that are new or have other orbits since then.'),
    blocksTakenOver: count('Blocks that were not computed again'),
    encountersTakenOver: count('Encounters that were not searched again'),
  },
);

const common = {
  screeningId: idOf('the screening'),
  screeningType,
  state: screeningState,
  satelliteIds: z.array(id).describe('The satellites that are screened.'),
  satelliteNames: z.array(z.string()).describe('Their names, in the same order.'),
  oemFileId: idOf('the ephemeris that is screened; null for newest orbits').nullable(),
  fileName: text('Name of that ephemeris.').nullable(),
  trigger: screeningTrigger,
  start: utcTimeOf('Begin of the window'),
  stop: utcTimeOf('End of the window'),
  volume: screeningVolume.nullable().describe('Null: the volume of the orbit regime.'),
  catalogue: partOrNull('What is screened against; null before the screening is planned.', {
    catalogueId: idOf('the catalogue'),
    source: text('Where it is from.'),
    objects: count('Objects in it'),
  }),
  progress: part('How far the screening is.', {
    phase: screeningPhase,
    percent: z.number().min(0).max(100).describe('Share of the whole, %; 100 when everything is stored, never before.'),
    ...screeningCounts.shape,
    remainingSeconds: seconds('Estimated time until everything is stored; null when nobody can say yet').nullable(),
    waitingBehind: count(
      'While it waits: screenings of your organisation that were ordered before it and have not ended',
    ),
  }),
  otherEphemerides: count(
    "Satellites that are met by their operators' ephemerides instead of the catalogue, yours and shared ones; 0 until it is planned",
  ),
  extent: screeningExtent.nullable().describe('Null: not planned yet.'),
  coverage: screeningCoverage.nullable(),
  conjunctionCount: count('Conjunctions found'),
  seenAgainCount: count('Of those, such as are just as an earlier message tells them: seen again, and no new message'),
  risks: part('Conjunctions found by risk level, a count each.', {
    UNKNOWN: count('Of unknown risk'),
    LOW: count('Of low risk'),
    MEDIUM: count('Of medium risk'),
    HIGH: count('Of high risk'),
    CRITICAL: count('Of critical risk'),
  }),
  worstProbability: probability('Largest probability found; null where none could be computed'),
  dropoutCount: count('Objects that could not be screened over the whole window'),
  createdAt: utcTimeOf('When it was ordered'),
  startedAt: utcTimeOf('When it began').nullable(),
  finishedAt: utcTimeOf('When it ended').nullable(),
  durationSeconds: seconds('From begin to end').nullable(),
  createdBy: text('Who ordered it.'),
  failure: text('Why it failed, a sentence.').nullable(),
  failureSentences: sentencesOf('failure'),
  waitingFor: screeningWait.nullable(),
};

/** A screening in a list. */
export const screeningSummary = record(
  'ScreeningSummary',
  'A screening in a list; the screening itself names its dropouts.',
  common,
);

export const screening = record('Screening', 'A screening: what was asked, how far it is, what it found.', {
  ...common,
  dropouts: rows('Objects that could not be screened over the whole window; the first hundred.', {
    noradId,
    name: text('Name in the catalogue.'),
    reason: text('Why and from when it could not be followed.'),
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
