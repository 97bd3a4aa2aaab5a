import { z } from 'zod';
import { objectType } from '../fleet/enums.ts';
import { record } from '../platform/described.ts';
import { idOf, metres, noradId, squareMetres, text, utcTimeOf } from '../platform/primitives.ts';

/** Catalogue data of one object, for the first values of a satellite record. */
export const catalogueObject = record('CatalogueObject', 'Catalogue data of one object.', {
  noradId,
  name: text('Name in the catalogue; empty if unknown.'),
  cosparId: text('International designator; empty when unknown.'),
  objectType,
  radarCrossSection: squareMetres('Radar cross-section; null when unknown').nullable(),
  sizeClass: z
    .enum(['SMALL', 'MEDIUM', 'LARGE'])
    .nullable()
    .describe(
      'Size class by radar cross-section: SMALL below 0.1 m^2, MEDIUM below 1 m^2, LARGE above; null if unknown.',
    ),
  hardBodyRadius: metres('Hard-body radius that screenings use if the operator gives none'),
  hardBodyRadiusSource: z
    .enum(['catalogue-rcs', 'default-by-type'])
    .describe('Source of the radius: a disc with the radar cross-section, or a default for the object type.'),
  epoch: utcTimeOf('Epoch of the element set'),
  catalogueId: idOf('the catalogue'),
  source: text('Source of the element set, or of the catalogue.'),
  owner: z
    .string()
    .nullable()
    .describe('Code of the owner in the satellite catalogue, such as US or ESA; null when unknown.'),
  operationalStatus: z
    .string()
    .nullable()
    .describe('Operational status code, such as + (operational) or - (not operational); null when unknown.'),
});

export type CatalogueObject = z.infer<typeof catalogueObject>;
