import { z } from 'zod';
import { id, pageQuery, utcTime } from '../platform/primitives.ts';
import { screeningType } from './enums.ts';

/** One search over the conjunctions on record; every condition that is given must hold. */
export const findQuery = z.object({
  'satellite-id': id.optional().meta({ description: 'One of your satellites; all of them when absent.' }),
  object: z.string().trim().min(1).max(80).optional().meta({
    description: 'The other object: its catalogue number, its international designator, or a part of its name.',
  }),
  start: utcTime.optional().meta({ description: 'Earliest TCA.' }),
  end: utcTime.optional().meta({ description: 'Latest TCA.' }),
  'max-miss-distance': z.coerce.number().positive().max(1e9).optional().meta({ description: 'm' }),
  'min-probability': z.coerce
    .number()
    .min(0)
    .max(1)
    .optional()
    .meta({ description: 'Events whose probability could not be computed are left out.' }),
  'screening-type': screeningType.optional(),
  ...pageQuery,
});
