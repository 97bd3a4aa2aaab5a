import { z } from 'zod';
import { record, rows } from '../platform/described.ts';
import { pageQuery, text, utcTimeOf } from '../platform/primitives.ts';

/** An entry in the history of a satellite record. */
export const satelliteEvent = record('SatelliteEvent', 'An entry in the history of a satellite record.', {
  at: utcTimeOf('Time of the change'),
  actor: text('Author of the change: a user, `platform`, or the operator of the installation.'),
  action: text('Action: created, changed, claim-confirmed, claim-withdrawn, claim-disputed.'),
  changes: rows('Changed fields; empty if they were not recorded.', {
    field: text('Path of the field, for example `configuration.wetMass`.'),
    from: z.unknown().describe('Previous value; null without one.'),
    to: z.unknown().describe('New value; null without one.'),
  }),
});

export const satelliteHistoryQuery = z.object(pageQuery);
export type SatelliteEvent = z.infer<typeof satelliteEvent>;
