import { z } from 'zod';
import { pageQuery, text, utcTimeOf } from '../platform/primitives.ts';

/** A line of the trail about one satellite. */
export const satelliteEvent = z
  .object({
    at: utcTimeOf('When'),
    actor: text('Who: a user, `platform`, or who runs the installation.'),
    action: text('What: created, changed, claim-confirmed, claim-withdrawn, claim-disputed.'),
    changes: z
      .array(
        z.object({
          field: text('Path of the field, `configuration.wetMass`.'),
          from: z.unknown().meta({ description: 'What it was; null when it was not there.' }),
          to: z.unknown().meta({ description: 'What it is since; null when it is not there.' }),
        }),
      )
      .meta({ description: 'What a change changed, field by field; empty where that was not written down.' }),
  })
  .meta({ id: 'SatelliteEvent', description: 'What happened to the record of a satellite.' });

export const satelliteHistoryQuery = z.object(pageQuery);
export type SatelliteEvent = z.infer<typeof satelliteEvent>;
