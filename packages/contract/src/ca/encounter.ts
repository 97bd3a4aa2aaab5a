import { z } from 'zod';
import { record } from '../platform/described.ts';
import {
  metres,
  metresPerSecond,
  probability,
  ratio,
  rtn,
  squareMetres,
  text,
  utcTimeOf,
} from '../platform/primitives.ts';
import { sentencesOf } from '../platform/sentence.ts';
import { dilutionRegion, riskLevel } from './enums.ts';

/** What the two objects' values add up to, when both have the XX covariance (E-01); the sums are the relative position. */
export const conjunctionData = record('ConjunctionData', 'Time, risk, and combined figures of both objects.', {
  tca: utcTimeOf('Time of closest approach'),
  riskLevel,
  combinedHardBodyRadius: metres('Sum of the hard-body radii').optional(),
  combinedPlaneX: metres('Relative in-plane position along x').optional(),
  combinedPlaneY: metres('Relative in-plane position along y').optional(),
  combinedPlaneCovarianceXX: squareMetres('Combined in-plane covariance, xx').optional(),
  combinedPlaneCovarianceYX: squareMetres('Combined in-plane covariance, yx').optional(),
  combinedPlaneCovarianceYY: squareMetres('Combined in-plane covariance, yy').optional(),
});

/** The same in few words. */
export const conjunctionBrief = conjunctionData
  .pick({ tca: true, riskLevel: true })
  .meta({ id: 'ConjunctionBrief', description: 'When, and how grave.' });

/** Figures of an encounter that every list and detail of messages and events has. */
export const encounterFigures = {
  totalMissDistance: metres('Miss distance at TCA'),
  relativeSpeed: metresPerSecond('Relative speed at TCA'),
  relativePosition: rtn('Relative position', 'm'),
  probabilityOfCollision: probability('Our probability of collision; null where it cannot be computed'),
  probabilityMethod: text('Method of the probability: author and year.'),
  maxProbability: probability('Largest probability over all scales of the covariance; null without a covariance'),
  dilution: dilutionRegion.nullable(),
  mahalanobisDistance: ratio(
    'Miss distance in sigmas of the combined covariance, both in the encounter plane',
  ).nullable(),
};

const objectScaling = record('ObjectScaling', 'Effect of better data on one object alone on the probability.', {
  maxProbability: z
    .number()
    .min(0)
    .max(1)
    .describe('Largest probability over smaller errors of this object, those of the other as they are, 0 to 1.'),
  scale: z.number().min(0).max(1).describe('Share of the present errors that reaches it, 0 to 1.'),
});

export const separateScaling = record(
  'SeparateScaling',
  'Effect of better data on either object alone on the probability.',
  { object1: objectScaling, object2: objectScaling },
);

/** What the details have besides. */
export const encounterDetails = {
  mahalanobisDistanceInSpace: ratio(
    'Miss distance in sigmas of the combined position covariance, both in three dimensions; null without one, and in ' +
      'messages that were judged before it was kept',
  ).nullable(),
  relativeVelocity: rtn('Relative velocity', 'm/s'),
  probabilityReason: text('Why the probability could not be computed, a sentence.').nullable(),
  probabilityReasonSentences: sentencesOf('probabilityReason'),
  maxProbabilityReason: text(
    'Why there is no largest probability, a sentence; null where there is one, and in messages that were judged before ' +
      'reasons were kept.',
  ).nullable(),
  maxProbabilityReasonSentences: sentencesOf('maxProbabilityReason'),
  separateScaling: separateScaling
    .nullable()
    .describe(
      'What better data of either object alone could make of the probability; null where it cannot be scaled, and in ' +
        'messages that were judged before it was kept.',
    ),
};
