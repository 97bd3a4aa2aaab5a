import { z } from 'zod';
import { record } from '../platform/described.ts';
import { count, id, numberIn, probability, utcTimeOf } from '../platform/primitives.ts';
import { MOST_PLANNED_EVENTS, SEARCH_NUMBERS } from './fields.ts';

/** Shapes that the records of planning share. */

export const vector = (what: string) => z.array(z.number()).length(3).describe(`${what}; three numbers.`);

export const vectorInput = (what: string) =>
  z.array(numberIn(SEARCH_NUMBERS.component)).length(3).describe(`${what}; three numbers.`);

export const kilograms = (what: string) => z.number().describe(`${what}, kg.`);

export const known = z.number().min(0).max(1);

export const span = z.object({ start: utcTimeOf('Begin'), end: utcTimeOf('End') });

export const orNull = <T extends z.ZodType>(schema: T) => schema.nullable();

export const isInadequate = z
  .boolean()
  .describe(
    'A probability is by a method that does not hold for the moved states, of errors that are not believed, or of an event of which the verdict would still conclude nothing: below a limit it gives no comfort.',
  );

export const withExecutionError = z
  .object({
    probability: known.describe('Of the event that is avoided, 0 to 1.'),
    totalProbability: known.describe('That any known event is a collision, 0 to 1.'),
  })
  .optional()
  .describe(
    'The same probabilities with the error of the burn (one sigma of its size and direction, or of the density) among the errors; those above are of the burn as planned. ' +
      'Of no event less than as planned. This total counts: for targets, stars, the last chance and screenings.',
  );

/** Whether a figure gives comfort, and why not. */
export const doubt = {
  isInadequate,
  isInconclusive: z.boolean().optional().describe('Since the verdict would still conclude nothing.'),
};

const LEFT_OUT =
  'events of the satellite that you count in no total; what they come to is told beside it. Not the event that the plan is about.';

/** Which events an operator counts in no total. */
export const leftOutIds = z.array(id).max(MOST_PLANNED_EVENTS).optional().describe(`Ids of ${LEFT_OUT}`);

/** The same in an address. */
export const leftOutQuery = z
  .string()
  .max(121 * MOST_PLANNED_EVENTS)
  .optional()
  .describe(`Comma-separated ids of ${LEFT_OUT}`);

/** What an operator leaves out, together. */
export const leftOutTotal = record(
  'LeftOutTotal',
  'Events that you left out of every total, together; absent without any.',
  {
    count: count('Events that you left out'),
    totalProbabilityBefore: probability('That any of them is a collision, without the manoeuvre'),
    totalProbability: probability('That any of them is a collision, with the manoeuvre as planned'),
  },
);

/** What a search and the cells of a map are to reach. */
export const targetProbability = z
  .number()
  .gt(0)
  .max(1)
  .optional()
  .describe('Total probability to reach, 0 to 1; without it those of the flight rules for event and total.');
