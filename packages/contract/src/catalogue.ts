import { z } from 'zod';
import { id, utcTime } from './primitives.ts';
import { problemPlace } from './problem.ts';

/** The catalogue that screenings run against. */
export const catalogueInfo = z
  .object({
    catalogueId: id,
    source: z.string(),
    format: z.string(),
    objects: z.int(),
    rejected: z.int(),
    faults: z.array(problemPlace).meta({ description: 'The first hundred records that could not be read.' }),
    newestEpoch: utcTime.nullable(),
    contentHash: z.string(),
    loadedAt: utcTime,
  })
  .meta({ id: 'Catalogue' });

export type CatalogueInfo = z.infer<typeof catalogueInfo>;
