import { z } from 'zod';
import { partOrNull, record, rows } from '../platform/described.ts';
import {
  count,
  id,
  idOf,
  metres,
  metresPerSecond,
  ratio,
  rtn,
  seconds,
  text,
  utcTimeOf,
} from '../platform/primitives.ts';
import { renamed } from '../platform/renamed.ts';

/** In the RTN axes of the earlier file. */
const local = (label: string, unit: string) => rtn(label, unit, 'in RTN axes');

export const ephemerisFindingCode = z
  .enum([
    'span-short',
    'states-sparse',
    'gaps',
    'interpolation-coarse',
    'covariance-missing',
    'covariance-left-out',
    'covariance-constant',
    'covariance-shrinks',
    'covariance-jumps',
    'nothing-before',
    'no-overlap',
    'continues',
    'parts',
    'burn-undeclared',
    'burn-declared',
    'realism-too-small',
    'realism-too-large',
    'realism-fits',
  ])
  .meta({ id: 'EphemerisFindingCode', description: 'Findings of a quality report, by code.' });

const finding = record('EphemerisFinding', 'One finding of a quality report.', {
  code: ephemerisFindingCode,
  level: z.enum(['good', 'note', 'caution', 'serious']).describe('Severity of the finding.'),
  value: z
    .number()
    .nullable()
    .describe(
      'Value of the finding by code; null without one. span-short: d. states-sparse: states per revolution. gaps: longest gap, s. ' +
        'interpolation-coarse: m. covariance-left-out: number of covariances. covariance-constant, covariance-shrinks: ratio of the last to the first ' +
        'along-track sigma. covariance-jumps: largest ratio of consecutive sigmas. continues, parts: Mahalanobis distance. ' +
        'burn-undeclared, burn-declared: m/s. realism-*: factor that makes the sigmas realistic.',
    ),
  limit: z.number().nullable().describe('Limit in the unit of the value; null without a limit.'),
  time: utcTimeOf('Time of the finding; null without one').nullable(),
});

const difference = record('EphemerisDifference', 'Difference between two files of one satellite at an epoch.', {
  time: utcTimeOf('Epoch'),
  position: local('Position of this file minus that of the other', 'm'),
  sigma: local('1-sigma uncertainty of the difference (sum of both covariances)', 'm').nullable(),
  mahalanobisDistance: ratio(
    'Mahalanobis distance by the sum of both covariances; null without covariances',
  ).nullable(),
});

const burn = record('EphemerisBurn', 'A burn that only one of two files contains.', {
  time: utcTimeOf('Time of the best-fitting impulse'),
  deltaV: local('Delta-v of the impulse', 'm/s'),
  sigma: local('1-sigma uncertainty of the delta-v, from the residuals of the fit', 'm/s'),
  size: metresPerSecond('Delta-v magnitude'),
  isDeclared: z.boolean().describe('True if one of the files starts a new segment at this time.'),
});

const comparison = record('EphemerisComparison', 'Comparison of a file with an earlier one of the same satellite.', {
  oemFileId: idOf('the earlier file'),
  fileName: text('Name of the earlier file.'),
  overlapSeconds: seconds('Length of the overlap'),
  handover: difference.nullable().describe('Difference at the start of the overlap; null without an overlap.'),
  largest: difference.nullable().describe('Largest difference; null without an overlap.'),
  differences: z.array(difference).describe('About 200 differences at equal steps over the overlap.'),
  burn: burn.nullable(),
  fit: partOrNull(
    'Fits to the difference, with velocities divided by the mean motion; null if the overlap is too short.',
    {
      plain: metres('Root mean square of the difference'),
      withoutBurn: metres('Root mean square after a fit of orbit and drag'),
      withBurn: metres('Root mean square after a fit of orbit, drag and an impulse'),
    },
  ),
  realism: partOrNull(
    'Test of the covariance of the earlier prediction against the later states, 2 % significance; null without covariance.',
    {
      epochs: count('Compared epochs, one per revolution'),
      medianSquared: ratio(
        'Median of the squared Mahalanobis distance; 2.37 is expected (chi-square, 3 degrees of freedom)',
      ),
      sigmaFactor: ratio('Factor that makes the sigmas realistic'),
      verdict: z
        .enum(['fits', 'too-small', 'too-large'])
        .describe('Result: the sigmas agree with the later data, are too small, or too large.'),
    },
  ),
});

/** Quality of an ephemeris file and its continuity with the previous one. */
export const ephemerisQuality = record('EphemerisQuality', 'Quality report of an ephemeris file.', {
  oemFileId: idOf('the file'),
  isInForce: z
    .boolean()
    .describe(
      'True if the file is the current orbit of its satellite: the newest operational file that extends into the future.',
    ),
  identicalTo: rows('Other files of yours with the same content.', {
    oemFileId: idOf('the file'),
    fileName: text('Name of the file.'),
  }),
  spanSeconds: seconds('Length of the usable span'),
  ...renamed('wantedSpanSeconds', { recommendedSpanSeconds: seconds('Recommended span for this orbit regime') }),
  periodSeconds: seconds('Orbital period'),
  statesPerRevolution: ratio('States per revolution'),
  gaps: rows('Gaps without states.', { start: utcTimeOf('Start of the gap'), stop: utcTimeOf('End of the gap') }),
  interpolationError: metres('Estimated interpolation error; null if not estimated').nullable(),
  covariance: partOrNull('Covariance over the span; null if the file has none.', {
    count: count('Usable covariances'),
    firstSigma: local('1-sigma position uncertainty of the first covariance', 'm'),
    lastSigma: local('1-sigma position uncertainty of the last covariance', 'm'),
    alongTrackExponent: ratio(
      'Exponent of the power law of the along-track sigma over time; null if not estimated',
    ).nullable(),
    growth: z
      .enum(['grows', 'constant', 'shrinks', 'too-short'])
      .describe('Growth of the covariance over the span; too-short: span too short to tell.'),
  }),
  comparison: comparison.nullable().describe('Comparison with an earlier operational file; null without one.'),
  findings: z.array(finding).describe('Findings, most severe first.'),
});

export const ephemerisQualityQuery = z.object({
  against: id
    .optional()
    .describe('Id of the file to compare with. Default: the operational ephemeris at the time of the upload.'),
});

export type EphemerisQuality = z.infer<typeof ephemerisQuality>;
export type EphemerisFinding = z.infer<typeof finding>;
export type EphemerisDifference = z.infer<typeof difference>;
