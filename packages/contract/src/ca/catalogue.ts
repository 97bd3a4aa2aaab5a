import { z } from 'zod';
import { objectType } from '../fleet/enums.ts';
import { input, part, partOrNull, record } from '../platform/described.ts';
import { count, idOf, noradId, seconds, text, utcTimeOf } from '../platform/primitives.ts';
import { problemPlace } from '../platform/problem.ts';
import { renamed } from '../platform/renamed.ts';
import { sentencesOf } from '../platform/sentence.ts';
import { keptBackState } from './enums.ts';

/** The catalogue that screenings run against. */
export const catalogueInfo = record('Catalogue', 'Catalogue of element sets for screenings.', {
  catalogueId: idOf('the catalogue'),
  source: text('Source of the catalogue.'),
  format: text('Format of the file.'),
  objects: count('Objects in the catalogue'),
  rejected: count('Records that could not be read'),
  faults: z
    .array(problemPlace)
    .describe(
      'First 100 records that could not be read. The first entry reports element sets that are marked as classified, if there are any.',
    ),
  newestEpoch: utcTimeOf('Newest epoch of an element set; null without element sets').nullable(),
  medianEpoch: utcTimeOf('Median epoch of the element sets; null without element sets').nullable(),
  ageSeconds: seconds('Age of the catalogue: time since the median epoch; null without element sets').nullable(),
  isStale: z.boolean().describe('True if the age exceeds KEEPOUT_CATALOGUE_MAX_AGE_HOURS of the installation.'),
  contentHash: text('SHA-256 of the element sets, independent of their file.'),
  loadedAt: utcTimeOf('Time at which the catalogue last came into use'),
  sources: z
    .array(
      part('Source of a part of the catalogue.', {
        source: text('Name of the source.'),
        objects: count('Objects in the source'),
        used: count('Number of objects whose newest element set comes from this source'),
        takenAt: utcTimeOf('Time of the last data from the source'),
      }),
    )
    .describe('Feeds that form the catalogue; empty for a catalogue from one file.'),
});

/** Result of a catalogue upload. */
export const catalogueUpload = z
  .object({
    catalogue: catalogueInfo,
    isNew: z.boolean().describe('False if the same element sets were stored before; they are in use again.'),
  })
  .meta({ id: 'CatalogueUpload' });

/** Differences between a new catalogue and the one in use. */
const change = {
  objects: count('Objects in the new catalogue'),
  inUse: count('Objects in the catalogue that was in use at that time'),
  ...renamed('gone', { missing: count('Objects in use that are not in the new catalogue') }),
  compared: count('Objects in both catalogues'),
  ...renamed('jumped', {
    displaced: count('Objects in both catalogues whose orbit differs from the element set in use'),
  }),
  ...renamed('goneExamples', {
    missingExamples: z.array(noradId).describe('Catalogue numbers of up to 10 missing objects.'),
  }),
  ...renamed('jumpedExamples', {
    displacedExamples: z.array(noradId).describe('Catalogue numbers of up to 10 objects with a different orbit.'),
  }),
};

/** A catalogue that waits for a decision by the operator of the installation. */
export const keptBackCatalogue = record(
  'KeptBackCatalogue',
  'Withheld catalogue: it would lose or move too many of the objects in use. It comes into use when a person accepts it.',
  {
    ...renamed('keptBackId', { withheldId: idOf('the withheld catalogue') }),
    source: text('Source of the catalogue: a feed or a file.'),
    ...change,
    reason: text('Reason, a sentence.'),
    reasonSentences: sentencesOf('reason'),
    ...renamed('keptBackAt', { withheldAt: utcTimeOf('Time at which the catalogue was withheld') }),
    state: keptBackState,
    decidedAt: utcTimeOf('Time at which it was accepted, discarded or replaced; null before').nullable(),
    decidedBy: text('User who accepted or discarded it; null otherwise.').nullable(),
  },
);

/** The catalogue whose use is undone. */
export const catalogueUndoBody = input('CatalogueUndoBody', 'The catalogue whose use is undone.', {
  catalogueId: idOf('the catalogue in use; another one is refused'),
});

const numbers = (description: string) => z.array(z.number()).meta({ description });

/**
 * The element sets of the catalogue as columns of one length, ordered by catalogue number: inputs of SGP4, identity and size of the
 * object. Numbers keep all digits, so that a screening in the browser reproduces that of the server.
 */
export const catalogueElements = record('CatalogueElements', 'The element sets of the catalogue as columns.', {
  catalogueId: idOf('the catalogue'),
  source: text('Source of the catalogue.'),
  contentHash: text('Hash of the content; equal hashes mean equal element sets.'),
  newestEpoch: utcTimeOf('Newest epoch of an element set; null without element sets').nullable(),
  loadedAt: utcTimeOf('Time at which the catalogue was loaded'),
  count: count('Element sets'),
  earthOrientation: partOrNull(
    'Earth orientation at present, for states in an Earth-fixed frame; null if UT1 = UTC is assumed.',
    {
      firstDay: z.int().describe('First day of the values, UTC, days since 2000-01-01.'),
      values: numbers('Six values per day: UT1 - TAI s, x ", y ", length of day s, dPsi ", dEps ".'),
    },
  ),
  columns: part('One list for each field; all lists have the same length and order.', {
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
            frame: z
              .enum(['GCRF', 'EME2000', 'TEME', 'TOD', 'ITRF', 'RTN', 'TNW'])
              .describe('Reference frame of the matrix.'),
            matrix: numbers('Covariance matrix, 6x6, row by row: m^2, m^2/s, m^2/s^2.'),
          })
          .nullable(),
      )
      .describe('Covariance of each element set; null if its file had none.'),
  }),
});

export type CatalogueElements = z.infer<typeof catalogueElements>;
export type KeptBackCatalogue = z.infer<typeof keptBackCatalogue>;
export type CatalogueUpload = z.infer<typeof catalogueUpload>;
export type CatalogueInfo = z.infer<typeof catalogueInfo>;
