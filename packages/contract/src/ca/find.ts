import { z } from 'zod';
import { pageQuery, saying } from '../platform/primitives.ts';
import { conjunctionConditions } from './conjunction.ts';
import { screeningType } from './enums.ts';

/** One search over the conjunctions on record; every condition that is given must hold. */
export const findQuery = z.object({
  object: saying(80).optional().meta({
    description: 'The other object: its catalogue number, its international designator, or a part of its name.',
  }),
  'screening-type': screeningType.optional(),
  ...conjunctionConditions,
  ...pageQuery,
});
