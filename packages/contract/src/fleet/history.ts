import { z } from 'zod';
import { record, rows } from '../platform/described.ts';
import { pageQuery, text, utcTimeOf } from '../platform/primitives.ts';

/** A line of the trail about one satellite. */
export const satelliteEvent = record('SatelliteEvent', 'What happened to the record of a satellite.', {
  at: utcTimeOf('When'),
  actor: text('Who: a user, `platform`, or who runs the installation.'),
  action: text('What: created, changed, claim-confirmed, claim-withdrawn, claim-disputed.'),
  changes: rows('What a change changed, field by field; empty where that was not written down.', {
    field: text('Path of the field, `configuration.wetMass`.'),
    from: z.unknown().describe('What it was; null when it was not there.'),
    to: z.unknown().describe('What it is since; null when it is not there.'),
  }),
});

export const satelliteHistoryQuery = z.object(pageQuery);
export type SatelliteEvent = z.infer<typeof satelliteEvent>;
