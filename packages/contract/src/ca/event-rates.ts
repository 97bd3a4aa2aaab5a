import { z } from 'zod';
import { part, record } from '../platform/described.ts';
import { count, id, quantityText, queryNumberIn } from '../platform/primitives.ts';
import { RATE_DEFAULTS, RATE_NUMBERS, RATE_THRESHOLDS } from './fields.ts';

const number = (name: keyof typeof RATE_NUMBERS) => queryNumberIn(RATE_NUMBERS[name]);

/** Decision times and mission length for the rates; `keepout statistics --archive` has the same options. */
const question = {
  'commit-days': number('commitDays')
    .default(RATE_DEFAULTS.commitDays)
    .describe('Time of the decision before TCA, days.'),
  'consider-days': number('considerDays')
    .default(RATE_DEFAULTS.considerDays)
    .describe('Time before TCA from which CDMs of a conjunction are used, days; at least `commit-days`.'),
  residual: number('residual')
    .default(RATE_DEFAULTS.residual)
    .describe('Residual probability after a manoeuvre as a share of the threshold, 0 to 1.'),
  years: number('years').default(RATE_DEFAULTS.years).describe('Length of the mission, years.'),
  threshold: number('threshold')
    .optional()
    .describe(
      `Additional threshold for a manoeuvre, probability of collision, 0 to 1. Always included: ${RATE_THRESHOLDS.join(', ')}.`,
    ),
};

export const eventRatesQuery = z.object({
  'satellite-id': id.optional().describe('Id of one satellite; all satellites of the organisation if absent.'),
  ...question,
});

export const archiveRatesQuery = z.object({
  radius: number('radius').meta({
    description: 'Combined hard-body radius, m, within the range of the columns.',
    examples: [5],
  }),
  ...question,
});

const perYear = (label: string) => z.number().describe(quantityText(label, '1/year per satellite'));
const collision = (label: string) => z.number().min(0).max(1).describe(`${label}, 0 to 1; median of the simulations.`);

const thresholdRates = record('ThresholdRates', 'Effect of a threshold in a mission like that of the archive.', {
  thresholdPc: z.number().describe('Probability of collision from which a manoeuvre is made, 0 to 1.'),
  ratePerYear: part('Rate of conjunctions above the threshold for one satellite.', {
    median: perYear('Median of the simulations; their mean if that is larger'),
    upper95: perYear(
      'Upper 95 % limit of the simulations, or of zero conjunctions in the archive; the mean if that is larger',
    ),
  }),
  cumulativePc: part('Effect on the collision probability.', {
    without: collision('Probability of a collision in the complete mission without manoeuvres'),
    with: collision('Probability of a collision if a manoeuvre is made for each of these conjunctions'),
  }),
});

/** Yearly rates from archived messages. */
export const eventRates = record('EventRates', 'Yearly rates by threshold from archived CDMs, with the counts.', {
  archive: part('Counts of the archive.', {
    messages: count('CDMs used; CDMs with analyst catalogue numbers are excluded'),
    events: count('Conjunctions: CDMs of a pair with TCA within 450 s'),
    eventsUsed: count(
      'Conjunctions with a CDM between consider-days and commit-days whose probability is at least 1e-10',
    ),
    satellites: count('Satellites in the CDMs'),
    years: z.number().describe('Time from the first to the last conjunction, years.'),
  }),
  rates: z
    .array(thresholdRates)
    .describe(
      'Rates by threshold, lowest first; empty without data: if the conjunctions span no time, or `eventsUsed` is 0.',
    ),
});

export type EventRates = z.infer<typeof eventRates>;
