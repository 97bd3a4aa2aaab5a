import { z } from 'zod';
import { objectType } from '../fleet/enums.ts';
import { record } from '../platform/described.ts';
import { idOf, metres, noradId, squareMetres, text, utcTimeOf } from '../platform/primitives.ts';

/** What the loaded catalogue knows of one object: enough to begin the record of a satellite with. */
export const catalogueObject = record('CatalogueObject', 'Catalogue data of one object.', {
  noradId,
  name: text('Name in the catalogue; empty when it gives none.'),
  cosparId: text('International designator; empty when unknown.'),
  objectType,
  radarCrossSection: squareMetres('Radar cross-section; null when unknown').nullable(),
  sizeClass: z
    .enum(['SMALL', 'MEDIUM', 'LARGE'])
    .nullable()
    .describe('By radar cross-section: below 0.1 m^2, below 1 m^2, above; null when unknown.'),
  hardBodyRadius: metres('Radius that a screening takes for the object as long as its operator gives none'),
  hardBodyRadiusSource: z
    .enum(['catalogue-rcs', 'default-by-type'])
    .describe('Source of the radius: the radar cross-section as a disc, or the object type alone.'),
  epoch: utcTimeOf('Epoch of its element set'),
  catalogueId: idOf('the catalogue'),
  source: text('Who brought its element set, or where the catalogue is from.'),
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
