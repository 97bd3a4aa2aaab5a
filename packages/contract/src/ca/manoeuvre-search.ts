import { z } from 'zod';
import { input, part, record, rows } from '../platform/described.ts';
import { count, idOf, numberIn, timeInput, utcTimeOf } from '../platform/primitives.ts';
import { candidateScreening } from './candidate-screening.ts';
import { type DurationUnit, durationUnit } from './enums.ts';
import { SEARCH_NUMBERS, USUAL_SEARCH } from './fields.ts';
import { manoeuvreCommand, planConstraints, thrustDirection } from './manoeuvre-command.ts';
import { manoeuvreObjective, manoeuvreStar, notScreenedReason, planConstraint } from './manoeuvre-enums.ts';
import { known, leftOutIds, targetProbability } from './manoeuvre-parts.ts';
import { manoeuvreResult } from './manoeuvre-result.ts';

const periods = numberIn(SEARCH_NUMBERS.orbitsFrom);
const seconds = numberIn(SEARCH_NUMBERS.seconds);
const LATEST = 'Latest ignition';
const EARLIEST = 'Earliest begin';
const { PERIODS, SECONDS, DATE } = durationUnit.enum;
const unit = (name: DurationUnit) => z.literal(name).describe('Unit of the begins.');

/** The begins of a search, in the unit that is chosen. */
export const searchBegins = z
  .discriminatedUnion('unit', [
    input('BeginsInPeriods', 'Begins in periods of the satellite.', {
      unit: unit(PERIODS),
      latest: periods.describe(`${LATEST}, periods before closest approach.`),
      earliest: periods.describe(`${EARLIEST}, periods before closest approach.`),
    }),
    input('BeginsInSeconds', 'Begins in seconds before closest approach.', {
      unit: unit(SECONDS),
      latest: seconds.describe(`${LATEST}, s before closest approach.`),
      earliest: seconds.describe(`${EARLIEST}, s before closest approach.`),
    }),
    input('BeginsByDate', 'Begins as times.', {
      unit: unit(DATE),
      latest: timeInput(LATEST),
      earliest: timeInput(EARLIEST),
    }),
  ])
  .meta({ id: 'SearchBegins', description: 'Begins of a search, in the unit that is chosen (DurationUnit).' });

/** A search for manoeuvres. */
export const manoeuvreSearch = input('ManoeuvreSearch', 'A search for manoeuvres that avoid an event.', {
  conjunctionId: idOf('the event to avoid'),
  objective: manoeuvreObjective.default(USUAL_SEARCH.objective),
  targetProbability,
  maxDeltaV: numberIn(SEARCH_NUMBERS.maxDeltaV)
    .optional()
    .describe('Largest change of velocity, m/s; else that of the satellite.'),
  orbitsFrom: numberIn(SEARCH_NUMBERS.orbitsFrom)
    .default(USUAL_SEARCH.orbitsFrom)
    .describe('Latest ignition, orbits before closest approach.'),
  orbitsTo: numberIn(SEARCH_NUMBERS.orbitsTo)
    .default(USUAL_SEARCH.orbitsTo)
    .describe('Earliest begin, orbits before closest approach.'),
  begins: searchBegins.optional().describe('In place of `orbitsFrom` and `orbitsTo`, in another unit.'),
  direction: thrustDirection.optional(),
  constraints: planConstraints.prefault({}),
  leftOut: leftOutIds,
});

export const manoeuvreCandidate = record('ManoeuvreCandidate', 'A candidate manoeuvre with its result.', {
  stars: z
    .array(manoeuvreStar)
    .describe(
      'Roles in which it is the best candidate without a new event above the watch limit by stated covariance, and with an increase by estimated covariance of at most half the target of the ' +
        'avoided event. Empty if others are better in all roles, and if it is not recommended because of its new events.',
    ),
  roles: z
    .array(manoeuvreStar)
    .describe(
      'Roles of the candidate: those that it is recommended for, and roles without a recommended candidate in which it is the best of all, clear or not. Each of the four roles has a candidate.',
    ),
  manoeuvre: manoeuvreCommand,
  result: manoeuvreResult,
  screening: candidateScreening.nullable().describe('Null where it was not screened.'),
});

export const manoeuvreCandidates = record('ManoeuvreCandidates', 'Result of a search.', {
  conjunctionId: idOf('the event'),
  targetProbability: known.describe('Total probability that was to be reached, 0 to 1.'),
  totalProbabilityBefore: known.describe('That any known event is a collision, if nothing is done, 0 to 1.'),
  isTargetMet: z
    .boolean()
    .describe('Nothing need be done: total and event are below target already, of every event the verdict concludes.'),
  inconclusiveEvents: count('Events in the total of which the verdict concludes nothing'),
  candidates: z.array(manoeuvreCandidate).describe('The better first.'),
  notScreened: notScreenedReason.nullable().describe('Why none was screened; null where they were.'),
  lastChance: utcTimeOf(
    'The last begin with which the target can still be reached: until then a missed burn can be replaced',
  ).nullable(),
  constraints: part('Feasible manoeuvres under the constraints.', {
    tried: count('Manoeuvres that reach the target'),
    feasible: count('Of these, that keep to all constraints'),
    forbids: rows('Manoeuvres excluded by each constraint.', {
      constraint: planConstraint,
      count: count('Manoeuvres that it forbids'),
    }),
    emptiedBy: planConstraint
      .nullable()
      .describe('The constraint with which the last one goes; null while any is left.'),
  }),
  isBeyondMeans: z.boolean().describe('No manoeuvre of the satellite reaches the target, constraints or not.'),
});

export type SearchBegins = z.infer<typeof searchBegins>;
export type ManoeuvreSearch = z.infer<typeof manoeuvreSearch>;
export type ManoeuvreCandidate = z.infer<typeof manoeuvreCandidate>;
export type ManoeuvreCandidates = z.infer<typeof manoeuvreCandidates>;
