import { z } from 'zod';
import { record } from '../platform/described.ts';
import { noradId, text, timeInput, utcTimeOf } from '../platform/primitives.ts';

export const tleQuery = z.object({
  noradId: z.coerce.number().int().min(1).max(999_999_999).describe('Catalogue number, up to nine digits.'),
  epoch: timeInput('The element set nearest before this time, the newest without it').optional(),
});

export const tle = record('Tle', 'An element set.', {
  noradId,
  epoch: utcTimeOf('Epoch of the element set'),
  tle: z.string().describe('Two lines, or three with the name; empty where the number does not fit a TLE.'),
  name: text('Name in the catalogue.'),
  source: text('Where the element set is from.'),
});

export const tleSetBody = z
  .array(
    z.union([
      noradId,
      z.strictObject({ noradId, epoch: timeInput('The element set nearest before this time').optional() }),
    ]),
  )
  .min(1)
  .max(5000)
  .describe('Catalogue numbers, or numbers with an epoch.');
export const elementSource = z.enum(['any', 'stored']).meta({
  id: 'ElementSource',
  description: 'Where element sets come from: also from the public catalogue, or what is stored here alone.',
});
export const tleSetQuery = z.object({ source: elementSource.default('any') });
export const tleSet = record('TleSet', 'Element sets of many objects; objects without one are absent.', {
  tle_set: z.record(z.string(), tle).describe('Element sets by catalogue number.'),
});

export type Tle = z.infer<typeof tle>;
