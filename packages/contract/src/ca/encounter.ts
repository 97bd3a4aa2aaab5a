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

/** Combined values of both objects, if both have a covariance (E-01). */
export const conjunctionData = record('ConjunctionData', 'TCA, risk level and combined values of both objects.', {
  tca: utcTimeOf('Time of closest approach'),
  riskLevel,
  combinedHardBodyRadius: metres('Sum of the hard-body radii').optional(),
  combinedPlaneX: metres('Relative position along x of the conjunction plane').optional(),
  combinedPlaneY: metres('Relative position along y of the conjunction plane').optional(),
  combinedPlaneCovarianceXX: squareMetres('Combined covariance in the conjunction plane, xx').optional(),
  combinedPlaneCovarianceYX: squareMetres('Combined covariance in the conjunction plane, yx').optional(),
  combinedPlaneCovarianceYY: squareMetres('Combined covariance in the conjunction plane, yy').optional(),
});

/** TCA and risk level alone. */
export const conjunctionBrief = conjunctionData
  .pick({ tca: true, riskLevel: true })
  .meta({ id: 'ConjunctionBrief', description: 'TCA and risk level of a conjunction.' });

/** Figures of an encounter in all lists and details of CDMs and conjunctions. */
export const encounterFigures = {
  totalMissDistance: metres('Miss distance at TCA'),
  relativeSpeed: metresPerSecond('Relative speed at TCA'),
  relativePosition: rtn('Relative position', 'm'),
  probabilityOfCollision: probability('Computed probability of collision; null if it cannot be computed'),
  probabilityMethod: text('Method of the probability: author and year.'),
  maxProbability: probability('Maximum probability over all scales of the covariance; null without covariance'),
  dilution: dilutionRegion.nullable(),
  mahalanobisDistance: ratio('Mahalanobis distance in the encounter plane; null without covariance').nullable(),
};

const objectScaling = record('ObjectScaling', 'Effect of better data on one object alone on the probability.', {
  maxProbability: z
    .number()
    .min(0)
    .max(1)
    .describe('Maximum probability over smaller sigmas of this object with unchanged sigmas of the other, 0 to 1.'),
  scale: z.number().min(0).max(1).describe('Factor on the sigmas of this object at the maximum, 0 to 1.'),
});

export const separateScaling = record(
  'SeparateScaling',
  'Effect of better data on either object alone on the probability.',
  { object1: objectScaling, object2: objectScaling },
);

/** Additional figures of details. */
export const encounterDetails = {
  mahalanobisDistanceInSpace: ratio(
    'Mahalanobis distance in three dimensions, by the combined position covariance; null without covariance, and for CDMs of earlier versions',
  ).nullable(),
  relativeVelocity: rtn('Relative velocity', 'm/s'),
  probabilityReason: text('Reason for a missing probability, a sentence; null with a probability.').nullable(),
  probabilityReasonSentences: sentencesOf('probabilityReason'),
  maxProbabilityReason: text(
    'Reason for a missing maximum probability, a sentence; null with a maximum, and for CDMs of earlier versions.',
  ).nullable(),
  maxProbabilityReasonSentences: sentencesOf('maxProbabilityReason'),
  separateScaling: separateScaling
    .nullable()
    .describe(
      'Effect of better data on either object alone on the probability; null if the covariance cannot be scaled, and for CDMs of earlier versions.',
    ),
};
