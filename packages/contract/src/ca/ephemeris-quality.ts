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

/** In the RTN axes of the earlier file. */
const local = (what: string, unit: string) => rtn(what, unit, 'in RTN axes');

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
  level: z.enum(['good', 'note', 'caution', 'serious']).describe('How much it weighs.'),
  value: z
    .number()
    .nullable()
    .describe(
      'The figure it rests on: span-short d, states-sparse states per revolution, gaps s (the longest), interpolation-coarse m, ' +
        'covariance-left-out a count, covariance-constant and -shrinks the last along-track sigma over the first, ' +
        'covariance-jumps the largest factor between neighbours, continues and parts the Mahalanobis distance, ' +
        'burn-undeclared and -declared m/s, realism-* the factor by which sigmas would have to be larger.',
    ),
  limit: z.number().nullable().describe('Its limit, in the unit of the figure; null without one.'),
  time: utcTimeOf('When it is').nullable(),
});

const difference = record('EphemerisDifference', 'How far two files of one satellite lie apart at an instant.', {
  time: utcTimeOf('Instant'),
  position: local('Difference of the positions, this file minus the other', 'm'),
  sigma: local('One sigma of both files together', 'm').nullable(),
  mahalanobisDistance: ratio('Distance over the summed covariances').nullable(),
});

const burn = record('EphemerisBurn', 'A burn that only one of two files contains.', {
  time: utcTimeOf('When the impulse fits best'),
  deltaV: local('The impulse', 'm/s'),
  sigma: local('One sigma of it, from what the fit leaves', 'm/s'),
  size: metresPerSecond('Its size'),
  isDeclared: z.boolean().describe('One of the files begins a new segment there.'),
});

const comparison = record('EphemerisComparison', 'A file against an earlier one of the same satellite.', {
  oemFileId: idOf('the file that it is compared with'),
  fileName: text('Its name.'),
  overlapSeconds: seconds('How long both have states'),
  handover: difference.nullable().describe('The first instant that both files have.'),
  largest: difference.nullable().describe('Where the files lie farthest apart.'),
  differences: z.array(difference).describe('Evenly over the overlap, about 200.'),
  burn: burn.nullable(),
  fit: partOrNull(
    'How well the difference is explained, velocities counted over the mean motion; null where the overlap is too short.',
    {
      plain: metres('Root mean square of the difference'),
      withoutBurn: metres('Residual after a fit of orbit and drag'),
      withBurn: metres('Residual after a fit of an additional impulse'),
    },
  ),
  realism: partOrNull(
    'Whether the earlier prediction met the later states within its covariance, at 2 % significance; null where it has none.',
    {
      epochs: count('Instants compared, one a revolution'),
      medianSquared: ratio('Median of the squared Mahalanobis distance; 2.37 is the median of chi-square of 3 degrees'),
      sigmaFactor: ratio('Factor by which sigmas would have to be larger'),
      verdict: z
        .enum(['fits', 'too-small', 'too-large'])
        .describe('Whether the sigmas agree with later data, or are too small or too large.'),
    },
  ),
});

/** How good an ephemeris file is, and how it goes on from the one before it. */
export const ephemerisQuality = record('EphemerisQuality', 'Quality report of an ephemeris file.', {
  oemFileId: idOf('the file'),
  isInForce: z.boolean().describe('It speaks for its satellite now: the newest operational file that reaches on.'),
  identicalTo: rows('Other files of yours with the same content.', {
    oemFileId: idOf('the file'),
    fileName: text('Its name.'),
  }),
  spanSeconds: seconds('Usable span'),
  wantedSpanSeconds: seconds('Usual value for this kind of orbit'),
  periodSeconds: seconds('Period of the orbit'),
  statesPerRevolution: ratio('States in one revolution'),
  gaps: rows('Spans without states.', { start: utcTimeOf('Begin'), stop: utcTimeOf('End') }),
  interpolationError: metres('Estimated error between states').nullable(),
  covariance: partOrNull('Null if the file has none.', {
    count: count('Covariances that can be used'),
    firstSigma: local('One sigma of the position at the first', 'm'),
    lastSigma: local('One sigma of the position at the last', 'm'),
    alongTrackExponent: ratio('Power of time with which the along-track sigma rises').nullable(),
    growth: z.enum(['grows', 'constant', 'shrinks', 'too-short']).describe('How it develops.'),
  }),
  comparison: comparison.nullable().describe('Null where there is no earlier operational file.'),
  findings: z.array(finding).describe('Worst first.'),
});

export const ephemerisQualityQuery = z.object({
  against: id
    .optional()
    .describe('The file to compare with; without it the one that spoke for the satellite when this one came.'),
});

export type EphemerisQuality = z.infer<typeof ephemerisQuality>;
export type EphemerisFinding = z.infer<typeof finding>;
export type EphemerisDifference = z.infer<typeof difference>;
