import { z } from 'zod';
import { objectType } from '../fleet/enums.ts';
import { input, part, partOrNull, record } from '../platform/described.ts';
import { count, idOf, noradId, seconds, text, utcTimeOf } from '../platform/primitives.ts';
import { problemPlace } from '../platform/problem.ts';
import { sentencesOf } from '../platform/sentence.ts';
import { keptBackState } from './enums.ts';

/** The catalogue that screenings run against. */
export const catalogueInfo = record('Catalogue', 'The catalogue that screenings run against.', {
  catalogueId: idOf('the catalogue'),
  source: text('Where it is from.'),
  format: text('Form of the file that it was read from.'),
  objects: count('Objects in it'),
  rejected: count('Records that could not be read'),
  faults: z
    .array(problemPlace)
    .describe(
      'The first hundred records that could not be read; before them, where element sets are marked as classified, that.',
    ),
  newestEpoch: utcTimeOf('Newest epoch of an element set').nullable(),
  medianEpoch: utcTimeOf('Median epoch of the element sets: the age of the catalogue').nullable(),
  ageSeconds: seconds('Time since the median epoch').nullable(),
  isStale: z.boolean().describe('Older than the installation allows: KEEPOUT_CATALOGUE_MAX_AGE_HOURS.'),
  contentHash: text('SHA-256 of the element sets, independent of their file.'),
  loadedAt: utcTimeOf('When it came into use last'),
  sources: z
    .array(
      part('One of them.', {
        source: text('What it is called.'),
        objects: count('Objects that it has'),
        used: count('Number of objects whose newest element set comes from this source'),
        takenAt: utcTimeOf('When it brought something last'),
      }),
    )
    .describe('The feeds that it is put together from; empty where it came as one file.'),
});

/** What became of a catalogue file that was sent. */
export const catalogueUpload = z
  .object({
    catalogue: catalogueInfo,
    isNew: z.boolean().describe('False: the same element sets were there before, and are in use again.'),
  })
  .meta({ id: 'CatalogueUpload' });

/** Differences between a new catalogue and the one in use. */
const change = {
  objects: count('Objects of the catalogue that was offered'),
  inUse: count('Objects of the catalogue in use at that time'),
  gone: count('Of these: not in the offered catalogue'),
  compared: count('Of these: in both catalogues'),
  jumped: count('Of those in both: on another orbit than the element set in use'),
  goneExamples: z.array(noradId).describe('Catalogue numbers of up to ten objects that are gone.'),
  jumpedExamples: z.array(noradId).describe('Catalogue numbers of up to ten objects that jump.'),
};

/** A catalogue that waits for a person of the installation's operator. */
export const keptBackCatalogue = record(
  'KeptBackCatalogue',
  'A catalogue that would lose or move too many of the objects in use: it is not in use until a person accepts it.',
  {
    keptBackId: idOf('the withheld catalogue'),
    source: text('Who brought it: a feed or a file.'),
    ...change,
    reason: text('Reason, a sentence.'),
    reasonSentences: sentencesOf('reason'),
    keptBackAt: utcTimeOf('Time of the decision not to use it'),
    state: keptBackState,
    decidedAt: utcTimeOf('When it was accepted, discarded or replaced').nullable(),
    decidedBy: text('Who accepted or discarded it.').nullable(),
  },
);

/** Which use of a catalogue is undone. */
export const catalogueUndoBody = input('CatalogueUndoBody', 'Which use of a catalogue is undone.', {
  catalogueId: idOf('the catalogue in use; another one is refused'),
});

const numbers = (description: string) => z.array(z.number()).meta({ description });

/**
 * The element sets of the catalogue as columns of one length, ordered by catalogue number: what SGP4 needs, who the
 * object is, and how large. Numbers keep every digit, so that a screening elsewhere finds what the server finds.
 */
export const catalogueElements = record('CatalogueElements', 'The element sets of the catalogue as columns.', {
  catalogueId: idOf('the catalogue'),
  source: text('Where it is from.'),
  contentHash: text('Names the content: equal texts mean equal element sets.'),
  newestEpoch: utcTimeOf('Newest epoch of an element set').nullable(),
  loadedAt: utcTimeOf('When it was loaded'),
  count: count('Element sets'),
  earthOrientation: partOrNull(
    'Earth orientation at present, for states in an Earth-fixed frame; null if UT1 = UTC is assumed.',
    {
      firstDay: z.int().describe('Of UTC, days since 2000-01-01.'),
      values: numbers('Six values per day: UT1 - TAI s, x ", y ", length of day s, dPsi ", dEps ".'),
    },
  ),
  columns: part('One list for each field, all of one length and in one order.', {
    noradId: z.array(noradId).describe('Catalogue numbers.'),
    name: z.array(z.string()).describe('Names.'),
    cosparId: z.array(z.string()).describe('International designator; empty when unknown.'),
    objectType: z.array(objectType).describe('Kinds of objects.'),
    rcs: z.array(z.number().nullable()).describe('Radar cross-section, m^2; null when unknown.'),
    epoch: numbers('Epoch, TAI seconds since 2000-01-01T00:00:00 TAI.'),
    meanMotion: numbers('Mean motion (Kozai), rev/day.'),
    eccentricity: numbers('Mean eccentricity of each element set, without unit.'),
    inclination: numbers('Inclination in TEME, deg.'),
    raan: numbers('Right ascension of the ascending node in TEME, deg.'),
    argPerigee: numbers('Argument of perigee, deg.'),
    meanAnomaly: numbers('Mean anomaly, deg.'),
    bstar: numbers('Drag term B*, 1/Earth radii.'),
    meanMotionDot: numbers('First derivative of the mean motion as in the element set, rev/day^2.'),
    meanMotionDdot: numbers('Second derivative of the mean motion as in the element set, rev/day^3.'),
    ephemerisType: numbers('Ephemeris type; 0 for SGP4.'),
    covariance: z
      .array(
        z
          .object({
            epochTaiS: z.number().describe('TAI seconds since 2000-01-01T00:00:00 TAI.'),
            frame: z.enum(['GCRF', 'EME2000', 'TEME', 'TOD', 'ITRF', 'RTN', 'TNW']).describe('Of the matrix.'),
            matrix: numbers('Six by six, by rows, m and m/s.'),
          })
          .nullable(),
      )
      .describe('Where an element set came with one.'),
  }),
});

export type CatalogueElements = z.infer<typeof catalogueElements>;
export type KeptBackCatalogue = z.infer<typeof keptBackCatalogue>;
export type CatalogueUpload = z.infer<typeof catalogueUpload>;
export type CatalogueInfo = z.infer<typeof catalogueInfo>;
