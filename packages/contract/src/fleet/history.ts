import { z } from 'zod';
import { record, rows } from '../platform/described.ts';
import { pageQuery, text, utcTimeOf } from '../platform/primitives.ts';

/** A line of the trail about one satellite. */
export const satelliteEvent = record('SatelliteEvent', 'History of the record of a satellite.', {
  at: utcTimeOf('When'),
  actor: text('Who: a user, `platform`, or who runs the installation.'),
  action: text('Action: created, changed, claim-confirmed, claim-withdrawn, claim-disputed.'),
  changes: rows('Changed fields; empty if they were not recorded.', {
    field: text('Path of the field, `configuration.wetMass`.'),
    from: z.unknown().describe('Previous value; null without one.'),
    to: z.unknown().describe('New value; null without one.'),
  }),
});

export const satelliteHistoryQuery = z.object(pageQuery);
export type SatelliteEvent = z.infer<typeof satelliteEvent>;
