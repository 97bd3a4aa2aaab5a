import { z } from 'zod';
import { noradId, utcTime } from '../platform/primitives.ts';

export const tleQuery = z.object({
  noradId: z.coerce.number().int().min(1).max(999_999_999),
  epoch: utcTime.optional().meta({ description: 'The element set nearest before this time; the newest without it.' }),
});

export const tle = z
  .object({
    noradId,
    epoch: utcTime,
    tle: z
      .string()
      .meta({ description: 'Two lines, or three with the name; empty where the number does not fit a TLE.' }),
    name: z.string(),
    source: z.string(),
  })
  .meta({ id: 'Tle' });

export const tleSetBody = z
  .array(z.union([noradId, z.strictObject({ noradId, epoch: utcTime.optional() })]))
  .min(1)
  .max(5000);
export const tleSet = z.object({ tle_set: z.record(z.string(), tle) }).meta({ id: 'TleSet' });

export type Tle = z.infer<typeof tle>;
