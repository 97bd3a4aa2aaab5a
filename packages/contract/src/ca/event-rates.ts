import { z } from 'zod';
import { part, record } from '../platform/described.ts';
import { count, id, queryNumberIn } from '../platform/primitives.ts';
import { RATE_DEFAULTS, RATE_NUMBERS, RATE_THRESHOLDS } from './fields.ts';

const number = (name: keyof typeof RATE_NUMBERS) => queryNumberIn(RATE_NUMBERS[name]);

/** When one decides, and for which mission an archive is to stand: what `keepout statistics --archive` asks too. */
const question = {
  'commit-days': number('commitDays')
    .default(RATE_DEFAULTS.commitDays)
    .describe('Days before closest approach at which a manoeuvre is decided.'),
  'consider-days': number('considerDays')
    .default(RATE_DEFAULTS.considerDays)
    .describe('Days before it from which an event is considered; not below `commit-days`.'),
  residual: number('residual')
    .default(RATE_DEFAULTS.residual)
    .describe('Share of the threshold that a manoeuvre leaves, 0..1.'),
  years: number('years').default(RATE_DEFAULTS.years).describe('Length of the mission, years.'),
  threshold: number('threshold')
    .optional()
    .describe(`Probability from which one acts, 0..1, beside ${RATE_THRESHOLDS.join(', ')}.`),
};

export const eventRatesQuery = z.object({
  'satellite-id': id.optional().describe('One satellite; without it the fleet.'),
  ...question,
});

export const archiveRatesQuery = z.object({
  radius: number('radius').meta({
    description: 'Combined hard-body radius, m, within those of the columns.',
    examples: [5],
  }),
  ...question,
});

const perYear = (what: string) => z.number().describe(`${what}, 1/year and satellite.`);
const collision = (what: string) => z.number().min(0).max(1).describe(`${what}, 0..1; median of the draws.`);

const thresholdRates = record('ThresholdRates', 'Effect of a threshold in a mission like that of the archive.', {
  thresholdPc: z.number().describe('From which probability on one acts, 0..1.'),
  ratePerYear: part('Events above the threshold, of one satellite.', {
    median: perYear('Events above it; the mean of the draws where that is larger'),
    upper95: perYear(
      'Upper limit of the 95 % that the draws span, or that no event in the archive leaves; the mean where that is larger',
    ),
  }),
  cumulativePc: part('Effect on the collision probability.', {
    without: collision('Collision in the complete mission without manoeuvres'),
    with: collision('The same where each of these events is acted on'),
  }),
});

/** Yearly rates from archived messages. */
export const eventRates = record('EventRates', 'Yearly rates by threshold from archived messages, with the counts.', {
  archive: part('Counts.', {
    messages: count('Messages that count: those about numbers of analysts do not'),
    events: count('Their events: messages of a pair within 450 s'),
    eventsUsed: count('Events with a message between consider and commit, and a probability there from 1e-10 on'),
    satellites: count('Satellites that the messages are about'),
    years: z.number().describe('From the first event to the last, years.'),
  }),
  rates: z
    .array(thresholdRates)
    .describe(
      'The lowest threshold first; empty where the events span no time, and where `eventsUsed` is 0: there are no data then.',
    ),
});

export type EventRates = z.infer<typeof eventRates>;
