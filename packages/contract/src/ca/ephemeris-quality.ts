import { z } from 'zod';
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
  .meta({ id: 'EphemerisFindingCode', description: 'What a quality report found, by code.' });

const finding = z
  .object({
    code: ephemerisFindingCode,
    level: z.enum(['good', 'note', 'caution', 'serious']).meta({ description: 'How much it weighs.' }),
    value: z
      .number()
      .nullable()
      .meta({
        description:
          'The figure it rests on: span-short d, states-sparse states per revolution, gaps s (the longest), interpolation-coarse m, ' +
          'covariance-left-out a count, covariance-constant and -shrinks the last along-track sigma over the first, ' +
          'covariance-jumps the largest factor between neighbours, continues and parts the Mahalanobis distance, ' +
          'burn-undeclared and -declared m/s, realism-* the factor by which sigmas would have to be larger.',
      }),
    limit: z.number().nullable().meta({ description: 'Its limit, in the unit of the figure; null without one.' }),
    time: utcTimeOf('When it is').nullable(),
  })
  .meta({ id: 'EphemerisFinding', description: 'One finding of a quality report.' });

const difference = z
  .object({
    time: utcTimeOf('Instant'),
    position: local('Difference of the positions, this file minus the other', 'm'),
    sigma: local('One sigma of both files together', 'm').nullable(),
    mahalanobisDistance: ratio('Distance over the summed covariances').nullable(),
  })
  .meta({ id: 'EphemerisDifference', description: 'How far two files of one satellite lie apart at an instant.' });

const burn = z
  .object({
    time: utcTimeOf('When the impulse fits best'),
    deltaV: local('The impulse', 'm/s'),
    sigma: local('One sigma of it, from what the fit leaves', 'm/s'),
    size: metresPerSecond('Its size'),
    isDeclared: z.boolean().meta({ description: 'One of the files begins a new segment there.' }),
  })
  .meta({ id: 'EphemerisBurn', description: 'A burn that one of two files has and the other has not.' });

const comparison = z
  .object({
    oemFileId: idOf('the file that it is compared with'),
    fileName: text('Its name.'),
    overlapSeconds: seconds('How long both have states'),
    handover: difference.nullable().meta({ description: 'The first instant that both files have.' }),
    largest: difference.nullable().meta({ description: 'Where the files lie farthest apart.' }),
    differences: z.array(difference).meta({ description: 'Evenly over the overlap, about 200.' }),
    burn: burn.nullable(),
    fit: z
      .object({
        plain: metres('Root mean square of the difference'),
        withoutBurn: metres('What a change of orbit and drag leaves of it'),
        withBurn: metres('What an impulse besides leaves'),
      })
      .nullable()
      .meta({
        description:
          'How well the difference is explained, velocities counted over the mean motion; null where the overlap is too short.',
      }),
    realism: z
      .object({
        epochs: count('Instants compared, one a revolution'),
        medianSquared: ratio(
          'Median of the squared Mahalanobis distance; 2.37 is the median of chi-square of 3 degrees',
        ),
        sigmaFactor: ratio('Factor by which sigmas would have to be larger'),
        verdict: z
          .enum(['fits', 'too-small', 'too-large'])
          .meta({ description: 'Whether the sigmas fit what came later, or are too small or too large.' }),
      })
      .nullable()
      .meta({
        description:
          'Whether the earlier prediction met the later states within its covariance, at 2 % significance; null where it has none.',
      }),
  })
  .meta({ id: 'EphemerisComparison', description: 'A file against an earlier one of the same satellite.' });

/** How good an ephemeris file is, and how it goes on from the one before it. */
export const ephemerisQuality = z
  .object({
    oemFileId: idOf('the file'),
    isInForce: z
      .boolean()
      .meta({ description: 'It speaks for its satellite now: the newest operational file that reaches on.' }),
    identicalTo: z
      .array(z.object({ oemFileId: idOf('the file'), fileName: text('Its name.') }))
      .meta({ description: 'Other files of yours with the same content.' }),
    spanSeconds: seconds('Usable span'),
    wantedSpanSeconds: seconds('What is usual for this kind of orbit'),
    periodSeconds: seconds('Period of the orbit'),
    statesPerRevolution: ratio('States in one revolution'),
    gaps: z
      .array(z.object({ start: utcTimeOf('Begin'), stop: utcTimeOf('End') }))
      .meta({ description: 'Spans without states.' }),
    interpolationError: metres('Estimated error between states').nullable(),
    covariance: z
      .object({
        count: count('Covariances that can be used'),
        firstSigma: local('One sigma of the position at the first', 'm'),
        lastSigma: local('One sigma of the position at the last', 'm'),
        alongTrackExponent: ratio('Power of time with which the along-track sigma rises').nullable(),
        growth: z.enum(['grows', 'constant', 'shrinks', 'too-short']).meta({ description: 'How it develops.' }),
      })
      .nullable()
      .meta({ description: 'Null where the file has none.' }),
    comparison: comparison.nullable().meta({ description: 'Null where there is no earlier operational file.' }),
    findings: z.array(finding).meta({ description: 'Worst first.' }),
  })
  .meta({ id: 'EphemerisQuality', description: 'Quality report of an ephemeris file.' });

export const ephemerisQualityQuery = z.object({
  against: id.optional().meta({
    description: 'The file to compare with; without it the one that spoke for the satellite when this one came.',
  }),
});

export type EphemerisQuality = z.infer<typeof ephemerisQuality>;
export type EphemerisFinding = z.infer<typeof finding>;
export type EphemerisDifference = z.infer<typeof difference>;
