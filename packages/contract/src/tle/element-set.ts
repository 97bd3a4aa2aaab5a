import { z } from 'zod';
import { record } from '../platform/described.ts';
import { noradId, text, timeInput, utcTimeOf } from '../platform/primitives.ts';

export const tleQuery = z.object({
  noradId: z.coerce.number().int().min(1).max(999_999_999).describe('Catalogue number, up to nine digits.'),
  epoch: timeInput('Time before which the nearest element set is returned; default: the newest element set').optional(),
});

export const tle = record('Tle', 'An element set as TLE.', {
  noradId,
  epoch: utcTimeOf('Epoch of the element set'),
  tle: z.string().describe('Two lines, or three with the name; empty if the catalogue number does not fit a TLE.'),
  name: text('Name in the catalogue.'),
  source: text('Source of the element set.'),
});

export const tleSetBody = z
  .array(
    z.union([
      noradId,
      z.strictObject({ noradId, epoch: timeInput('Time before which the nearest element set is returned').optional() }),
    ]),
  )
  .min(1)
  .max(5000)
  .describe('Catalogue numbers, or numbers with an epoch.');
export const elementSource = z.enum(['any', 'stored']).meta({
  id: 'ElementSource',
  description: 'Source of element sets. any: stored data and the public catalogue. stored: stored data only.',
});
export const tleSetQuery = z.object({ source: elementSource.default('any') });
const notAsked = record('NotAsked', 'An object that was not looked up in the public catalogue.', {
  noradId,
  reason: z.enum(['catalogue-not-reached', 'too-many-look-ups']).meta({
    id: 'NotAskedReason',
    description:
      'catalogue-not-reached: the public catalogue did not respond. too-many-look-ups: the call exceeds the maximum number of look-ups; request these objects in another call.',
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
        'Objects that were not looked up in the public catalogue; their element set in `tle_set` is the newest stored one.',
      ),
  },
);

export type Tle = z.infer<typeof tle>;
export type TleSet = z.infer<typeof tleSet>;
export type NotAsked = z.infer<typeof notAsked>;
