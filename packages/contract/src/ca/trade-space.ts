import { z } from 'zod';
import { input, record } from '../platform/described.ts';
import { idOf, numberIn, ratio, utcTimeOf } from '../platform/primitives.ts';
import { renamed } from '../platform/renamed.ts';
import { SEARCH_NUMBERS } from './fields.ts';
import { thrustDirection } from './manoeuvre-command.ts';
import { plannedManoeuvreType } from './manoeuvre-enums.ts';
import { leftOutIds } from './manoeuvre-parts.ts';

/** A trade space over ignition epoch and magnitude. */
export const tradeSpaceBody = input(
  'TradeSpaceBody',
  'A trade space over ignition epoch and magnitude of a manoeuvre.',
  {
    conjunctionId: idOf('the conjunction to avoid'),
    orbitsFrom: numberIn(SEARCH_NUMBERS.orbitsFrom)
      .default(0.5)
      .describe('Latest ignition, orbital periods before TCA.'),
    orbitsTo: numberIn(SEARCH_NUMBERS.orbitsTo).default(5).describe('Earliest ignition, orbital periods before TCA.'),
    columns: z
      .int()
      .min(2)
      .max(400)
      .default(200)
      .describe('Number of ignition epochs, at equal steps from the earliest to the latest.'),
    rows: z.int().min(2).max(400).default(100).describe('Number of magnitudes, at equal steps.'),
    maxSize: z
      .number()
      .min(-1e7)
      .max(1e7)
      .optional()
      .describe(
        'Magnitude of the last row: m/s for an impulse, s for a burn or differential drag. Default: the limit of the satellite.',
      ),
    minSize: z
      .number()
      .min(-1e7)
      .max(1e7)
      .optional()
      .describe(
        'Signed magnitude of the first row. Default: the limit in the opposite direction, or 0 if drag can only increase.',
      ),
    direction: thrustDirection.optional(),
    leftOut: leftOutIds,
  },
);

export const tradeSpace = record('TradeSpace', 'Total probability over ignition epoch and magnitude of a manoeuvre.', {
  conjunctionId: idOf('the conjunction'),
  manoeuvreType: plannedManoeuvreType,
  ignitionEpochs: z.array(utcTimeOf('Ignition epoch of a column')).describe('Ignition epochs by column.'),
  orbitsBeforeTca: z
    .array(ratio('Ignition of a column, orbital periods before TCA'))
    .describe('Ignition by column, orbital periods before TCA.'),
  sizes: z
    .array(z.number())
    .describe(
      'Signed magnitude by row: m/s for impulses, s for all other types; negative is opposite to the direction.',
    ),
  log10TotalProbability: z
    .array(z.array(z.number().nullable()))
    .describe(
      'Base-10 logarithm of the total probability of all known conjunctions, by column, then row. The minimum is -17; lower values are not computed. Null (and unverified) if a conjunction no longer has a close approach.',
    ),
  raised: z
    .array(z.array(z.boolean()))
    .describe(
      'By column, then row: true if the manoeuvre raises a conjunction from below to above the watch threshold.',
    ),
  ...renamed('unsure', {
    unverified: z
      .array(z.array(z.boolean()))
      .describe(
        'By column, then row: true if the value is not proven to agree within 1 % with the methods of the verdicts; request the exact result of the cell.',
      ),
  }),
});

export type TradeSpaceBody = z.infer<typeof tradeSpaceBody>;
export type TradeSpace = z.infer<typeof tradeSpace>;
