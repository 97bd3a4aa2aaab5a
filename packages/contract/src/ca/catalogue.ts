import { z } from 'zod';
import { objectType } from '../fleet/enums.ts';
import { id, noradId, utcTime } from '../platform/primitives.ts';
import { problemPlace } from '../platform/problem.ts';

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

const numbers = (description: string) => z.array(z.number()).meta({ description });

/**
 * The element sets of the catalogue as columns of one length, ordered by catalogue number: what SGP4 needs, who the
 * object is, and how large. Numbers keep every digit, so that a screening elsewhere finds what the server finds.
 */
export const catalogueElements = z
  .object({
    catalogueId: id,
    source: z.string(),
    contentHash: z.string(),
    newestEpoch: utcTime.nullable(),
    loadedAt: utcTime,
    count: z.int(),
    columns: z.object({
      noradId: z.array(noradId),
      name: z.array(z.string()),
      cosparId: z.array(z.string()).meta({ description: 'International designator; empty when unknown.' }),
      objectType: z.array(objectType),
      rcs: z.array(z.number().nullable()).meta({ description: 'Radar cross-section, m^2; null when unknown.' }),
      epoch: numbers('Epoch, TAI seconds since 2000-01-01T00:00:00 TAI.'),
      meanMotion: numbers('Mean motion (Kozai), rev/day.'),
      eccentricity: numbers('Eccentricity.'),
      inclination: numbers('Inclination in TEME, deg.'),
      raan: numbers('Right ascension of the ascending node in TEME, deg.'),
      argPerigee: numbers('Argument of perigee, deg.'),
      meanAnomaly: numbers('Mean anomaly, deg.'),
      bstar: numbers('Drag term B*, 1/Earth radii.'),
      meanMotionDot: numbers('First derivative of the mean motion as in the element set, rev/day^2.'),
      meanMotionDdot: numbers('Second derivative of the mean motion as in the element set, rev/day^3.'),
      ephemerisType: numbers('Ephemeris type; 0 for SGP4.'),
    }),
  })
  .meta({ id: 'CatalogueElements' });

export type CatalogueElements = z.infer<typeof catalogueElements>;
export type CatalogueInfo = z.infer<typeof catalogueInfo>;
