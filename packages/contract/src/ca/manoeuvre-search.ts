import { z } from 'zod';
import { input, part, record, rows } from '../platform/described.ts';
import { count, idOf, numberIn, timeInput, utcTimeOf } from '../platform/primitives.ts';
import { renamed } from '../platform/renamed.ts';
import { candidateScreening } from './candidate-screening.ts';
import { type DurationUnit, durationUnit } from './enums.ts';
import { SEARCH_NUMBERS, USUAL_SEARCH } from './fields.ts';
import { manoeuvreCommand, planConstraints, thrustDirection } from './manoeuvre-command.ts';
import { manoeuvreObjective, manoeuvreStar, notScreenedReason, planConstraint } from './manoeuvre-enums.ts';
import { leftOutIds, probabilityValue, targetProbability } from './manoeuvre-parts.ts';
import { manoeuvreResult } from './manoeuvre-result.ts';

const periods = numberIn(SEARCH_NUMBERS.orbitsFrom);
const seconds = numberIn(SEARCH_NUMBERS.seconds);
const LATEST = 'Latest ignition';
const EARLIEST = 'Earliest ignition';
const { PERIODS, SECONDS, DATE } = durationUnit.enum;
const unit = (name: DurationUnit) => z.literal(name).describe('Unit of the ignition epochs.');

/** Range of ignition epochs of a search. */
export const searchBegins = z
  .discriminatedUnion('unit', [
    input('BeginsInPeriods', 'Ignition range in orbital periods before TCA.', {
      unit: unit(PERIODS),
      latest: periods.describe(`${LATEST}, orbital periods before TCA.`),
      earliest: periods.describe(`${EARLIEST}, orbital periods before TCA.`),
    }),
    input('BeginsInSeconds', 'Ignition range in seconds before TCA.', {
      unit: unit(SECONDS),
      latest: seconds.describe(`${LATEST}, s before TCA.`),
      earliest: seconds.describe(`${EARLIEST}, s before TCA.`),
    }),
    input('BeginsByDate', 'Ignition range as times.', {
      unit: unit(DATE),
      latest: timeInput(LATEST),
      earliest: timeInput(EARLIEST),
    }),
  ])
  .meta({ id: 'SearchBegins', description: 'Range of ignition epochs of a search, in a unit of DurationUnit.' });

/** A search for manoeuvres. */
export const manoeuvreSearch = input('ManoeuvreSearch', 'A search for manoeuvres that avoid a conjunction.', {
  conjunctionId: idOf('the conjunction to avoid'),
  objective: manoeuvreObjective.default(USUAL_SEARCH.objective),
  targetProbability,
  maxDeltaV: numberIn(SEARCH_NUMBERS.maxDeltaV)
    .optional()
    .describe('Maximum delta-v magnitude, m/s. Default: the limit of the satellite.'),
  orbitsFrom: numberIn(SEARCH_NUMBERS.orbitsFrom)
    .default(USUAL_SEARCH.orbitsFrom)
    .describe('Latest ignition, orbital periods before TCA.'),
  orbitsTo: numberIn(SEARCH_NUMBERS.orbitsTo)
    .default(USUAL_SEARCH.orbitsTo)
    .describe('Earliest ignition, orbital periods before TCA.'),
  begins: searchBegins.optional().describe('Ignition range that replaces `orbitsFrom` and `orbitsTo`, in any unit.'),
  direction: thrustDirection.optional(),
  constraints: planConstraints.prefault({}),
  leftOut: leftOutIds,
});

export const manoeuvreCandidate = record('ManoeuvreCandidate', 'A candidate manoeuvre with its result.', {
  ...renamed('stars', {
    recommendedAs: z
      .array(manoeuvreStar)
      .describe(
        'Roles in which the candidate is recommended. It creates no new conjunction with stated covariance above the watch threshold, its increase by estimated ' +
          'covariance is at most half the target of the avoided conjunction, and it is the best such candidate in the role. Empty if it is not recommended.',
      ),
  }),
  roles: z
    .array(manoeuvreStar)
    .describe(
      'Roles of the candidate: roles with a recommendation, and roles without any recommended candidate in which it is the best of all. Each of the four roles has a candidate.',
    ),
  manoeuvre: manoeuvreCommand,
  result: manoeuvreResult,
  screening: candidateScreening.nullable().describe('Screening of the candidate; null if it was not screened.'),
});

export const manoeuvreCandidates = record('ManoeuvreCandidates', 'Result of a search.', {
  conjunctionId: idOf('the conjunction'),
  targetProbability: probabilityValue.describe('Target total probability, 0 to 1.'),
  totalProbabilityBefore: probabilityValue.describe(
    'Probability that any known conjunction is a collision, without a manoeuvre, 0 to 1.',
  ),
  isTargetMet: z
    .boolean()
    .describe(
      'True if no manoeuvre is needed: total and conjunction are below the target, and all verdicts are conclusive.',
    ),
  inconclusiveEvents: count('Conjunctions in the total with an inconclusive verdict'),
  candidates: z.array(manoeuvreCandidate).describe('Candidates, the best first.'),
  notScreened: notScreenedReason
    .nullable()
    .describe('Reason why no candidate was screened; null if they were screened.'),
  ...renamed('lastChance', {
    commitPoint: utcTimeOf(
      'Manoeuvre commit point: last ignition epoch that still reaches the target; a missed burn can be repeated until then; null without one',
    ).nullable(),
  }),
  constraints: part('Feasible manoeuvres under the constraints.', {
    tried: count('Manoeuvres that reach the target'),
    feasible: count('Manoeuvres that also meet all constraints'),
    ...renamed('forbids', {
      excludedByConstraint: rows('Manoeuvres excluded by each constraint.', {
        constraint: planConstraint,
        count: count('Manoeuvres that the constraint excludes'),
      }),
    }),
    ...renamed('emptiedBy', {
      limitingConstraint: planConstraint
        .nullable()
        .describe('Constraint that excludes the last remaining manoeuvre; null if a manoeuvre is feasible.'),
    }),
  }),
  ...renamed('isBeyondMeans', {
    isInfeasible: z
      .boolean()
      .describe('True if no manoeuvre of the satellite reaches the target, even without constraints.'),
  }),
});

export type SearchBegins = z.infer<typeof searchBegins>;
export type ManoeuvreSearch = z.infer<typeof manoeuvreSearch>;
export type ManoeuvreCandidate = z.infer<typeof manoeuvreCandidate>;
export type ManoeuvreCandidates = z.infer<typeof manoeuvreCandidates>;
