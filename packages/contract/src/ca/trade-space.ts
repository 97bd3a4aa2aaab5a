import { z } from 'zod';
import { input, record } from '../platform/described.ts';
import { idOf, numberIn, ratio, utcTimeOf } from '../platform/primitives.ts';
import { SEARCH_NUMBERS } from './fields.ts';
import { thrustDirection } from './manoeuvre-command.ts';
import { plannedManoeuvreType } from './manoeuvre-enums.ts';
import { leftOutIds } from './manoeuvre-parts.ts';

/** A trade space over begin and size. */
export const tradeSpaceBody = input('TradeSpaceBody', 'A trade space over begin and size of a manoeuvre.', {
  conjunctionId: idOf('the event to avoid'),
  orbitsFrom: numberIn(SEARCH_NUMBERS.orbitsFrom)
    .default(0.5)
    .describe('Latest begin, orbits before closest approach.'),
  orbitsTo: numberIn(SEARCH_NUMBERS.orbitsTo).default(5).describe('Earliest begin, orbits before closest approach.'),
  columns: z.int().min(2).max(400).default(200).describe('Begins, evenly from the earliest to the latest.'),
  rows: z.int().min(2).max(400).default(100).describe('Sizes, evenly.'),
  maxSize: z
    .number()
    .min(-1e7)
    .max(1e7)
    .optional()
    .describe('Size of the last row: m/s of an impulse, s of a burn or an attitude; else what the satellite can give.'),
  minSize: z
    .number()
    .min(-1e7)
    .max(1e7)
    .optional()
    .describe('Size of the first row, signed; else the largest the other way, or 0 where drag can only be more.'),
  direction: thrustDirection.optional(),
  leftOut: leftOutIds,
});

export const tradeSpace = record('TradeSpace', 'The total probability over begin and size of a manoeuvre.', {
  conjunctionId: idOf('the event'),
  manoeuvreType: plannedManoeuvreType,
  ignitionEpochs: z.array(utcTimeOf('Begin of a column')).describe('Begins, a column each.'),
  orbitsBeforeTca: z
    .array(ratio('Begin of a column, orbits before closest approach'))
    .describe('The same in orbits before closest approach.'),
  sizes: z
    .array(z.number())
    .describe('Size of a row: m/s of impulses, s of everything else; the sign is the way along the direction.'),
  log10TotalProbability: z
    .array(z.array(z.number().nullable()))
    .describe(
      'By column, then row: base-10 logarithm of the total probability over all known events; -17 at the least (what is below is not followed), null (and unsure) where an event that is near has lost its closest approach.',
    ),
  raised: z
    .array(z.array(z.boolean()))
    .describe('By column, then row: an event that was below the watch limit is above it.'),
  unsure: z
    .array(z.array(z.boolean()))
    .describe(
      'By column, then row: it is not proven that the cell says to 1 % what the methods of the verdicts say; ask for its exact result.',
    ),
});

export type TradeSpaceBody = z.infer<typeof tradeSpaceBody>;
export type TradeSpace = z.infer<typeof tradeSpace>;
