import { z } from 'zod';
import { record } from '../platform/described.ts';
import { count, id, numberIn, probability, quantityText, utcTimeOf } from '../platform/primitives.ts';
import { MOST_PLANNED_EVENTS, SEARCH_NUMBERS } from './fields.ts';

/** Shapes that the records of planning share. */

export const vector = (label: string) => z.array(z.number()).length(3).describe(`${label}; three numbers.`);

export const vectorInput = (label: string) =>
  z.array(numberIn(SEARCH_NUMBERS.component)).length(3).describe(`${label}; three numbers.`);

export const kilograms = (label: string) => z.number().describe(quantityText(label, 'kg'));

export const probabilityValue = z.number().min(0).max(1);

export const span = z.object({ start: utcTimeOf('Start'), end: utcTimeOf('End') });

export const orNull = <T extends z.ZodType>(schema: T) => schema.nullable();

export const isInadequate = z
  .boolean()
  .describe(
    'True if a low probability is not conclusive: the method is not valid for the states after the manoeuvre, a covariance is implausible, or the verdict would still be inconclusive.',
  );

export const withExecutionError = z
  .object({
    probability: probabilityValue.describe('Probability of the avoided conjunction, 0 to 1.'),
    totalProbability: probabilityValue.describe('Probability that any known conjunction is a collision, 0 to 1.'),
  })
  .optional()
  .describe(
    'Probabilities with the execution error in the covariance: one sigma of delta-v magnitude and direction, or of the density. ' +
      'No probability is lower than for the burn as planned. Targets, recommendations, the manoeuvre commit point and screenings use this total.',
  );

/** Whether a low probability is conclusive, with the reason. */
export const doubt = {
  isInadequate,
  isInconclusive: z
    .boolean()
    .optional()
    .describe('True if the reason of `isInadequate` is a verdict that would still be inconclusive.'),
};

const LEFT_OUT =
  'conjunctions of the satellite to exclude from all totals. Their own total is returned separately. The avoided conjunction cannot be excluded.';

/** Conjunctions that an operator excludes from all totals. */
export const leftOutIds = z.array(id).max(MOST_PLANNED_EVENTS).optional().describe(`Ids of ${LEFT_OUT}`);

/** The excluded conjunctions in a URL. */
export const leftOutQuery = z
  .string()
  .max(121 * MOST_PLANNED_EVENTS)
  .optional()
  .describe(`Comma-separated ids of ${LEFT_OUT}`);

/** Totals of the conjunctions that an operator excludes. */
export const leftOutTotal = record(
  'LeftOutTotal',
  'Totals of the conjunctions that you excluded; absent if there are none.',
  {
    count: count('Conjunctions that you excluded'),
    totalProbabilityBefore: probability(
      'Probability that any of them is a collision, without the manoeuvre; null if not computed',
    ),
    totalProbability: probability(
      'Probability that any of them is a collision, with the manoeuvre as planned; null if not computed',
    ),
  },
);

/** Target of a search and of the cells of a map. */
export const targetProbability = z
  .number()
  .gt(0)
  .max(1)
  .optional()
  .describe(
    'Target total probability, 0 to 1. Default: the targets of the flight rules for a conjunction and for the total.',
  );
