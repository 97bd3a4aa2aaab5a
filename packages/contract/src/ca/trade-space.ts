import { z } from 'zod';
import { idOf, numberIn, ratio, utcTimeOf } from '../platform/primitives.ts';
import { SEARCH_NUMBERS } from './fields.ts';
import { thrustDirection } from './manoeuvre-command.ts';
import { plannedManoeuvreType } from './manoeuvre-enums.ts';
import { leftOutIds } from './manoeuvre-parts.ts';

/** A trade space over begin and size. */
export const tradeSpaceBody = z
  .strictObject({
    conjunctionId: idOf('the event to avoid'),
    orbitsFrom: numberIn(SEARCH_NUMBERS.orbitsFrom)
      .default(0.5)
      .meta({ description: 'Latest begin, orbits before closest approach.' }),
    orbitsTo: numberIn(SEARCH_NUMBERS.orbitsTo)
      .default(5)
      .meta({ description: 'Earliest begin, orbits before closest approach.' }),
    columns: z
      .int()
      .min(2)
      .max(400)
      .default(200)
      .meta({ description: 'Begins, evenly from the earliest to the latest.' }),
    rows: z.int().min(2).max(400).default(100).meta({ description: 'Sizes, evenly.' }),
    maxSize: z.number().min(-1e7).max(1e7).optional().meta({
      description:
        'Size of the last row: m/s of an impulse, s of a burn or an attitude; else what the satellite can give.',
    }),
    minSize: z.number().min(-1e7).max(1e7).optional().meta({
      description: 'Size of the first row, signed; else the largest the other way, or 0 where drag can only be more.',
    }),
    direction: thrustDirection.optional(),
    leftOut: leftOutIds,
  })
  .meta({ id: 'TradeSpaceBody', description: 'A trade space over begin and size of a manoeuvre.' });

export const tradeSpace = z
  .object({
    conjunctionId: idOf('the event'),
    manoeuvreType: plannedManoeuvreType,
    ignitionEpochs: z.array(utcTimeOf('Begin of a column')).meta({ description: 'Begins, a column each.' }),
    orbitsBeforeTca: z
      .array(ratio('Begin of a column, orbits before closest approach'))
      .meta({ description: 'The same in orbits before closest approach.' }),
    sizes: z.array(z.number()).meta({
      description: 'Size of a row: m/s of impulses, s of everything else; the sign is the way along the direction.',
    }),
    log10TotalProbability: z.array(z.array(z.number().nullable())).meta({
      description:
        'By column, then row: base-10 logarithm of the total probability over all known events; -17 at the least (what is below is not followed), null (and unsure) where an event that is near has lost its closest approach.',
    }),
    raised: z
      .array(z.array(z.boolean()))
      .meta({ description: 'By column, then row: an event that was below the watch limit is above it.' }),
    unsure: z.array(z.array(z.boolean())).meta({
      description:
        'By column, then row: it is not proven that the cell says to 1 % what the methods of the verdicts say; ask for its exact result.',
    }),
  })
  .meta({ id: 'TradeSpace', description: 'The total probability over begin and size of a manoeuvre.' });

export type TradeSpaceBody = z.infer<typeof tradeSpaceBody>;
export type TradeSpace = z.infer<typeof tradeSpace>;
