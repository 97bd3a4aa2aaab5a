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
  description: 'Source of element sets: also the public catalogue, or stored data only.',
});
export const tleSetQuery = z.object({ source: elementSource.default('any') });
const notAsked = record('NotAsked', 'An object that the public catalogue was not asked about.', {
  noradId,
  reason: z.enum(['catalogue-not-reached', 'too-many-look-ups']).meta({
    id: 'NotAskedReason',
    description:
      'The public catalogue did not answer, or the call names more objects to look up than one call may: ask for these in another call.',
  }),
});
export const tleSet = record(
  'TleSet',
  'Element sets of many objects. An object that is neither in `tle_set` nor in `notAsked` has no element set.',
  {
    tle_set: z.record(z.string(), tle).describe('Element sets by catalogue number.'),
    notAsked: z
      .array(notAsked)
      .describe(
        'Objects that the public catalogue was not asked about; an element set of one in `tle_set` is the newest that is stored here.',
      ),
  },
);

export type Tle = z.infer<typeof tle>;
export type TleSet = z.infer<typeof tleSet>;
export type NotAsked = z.infer<typeof notAsked>;
