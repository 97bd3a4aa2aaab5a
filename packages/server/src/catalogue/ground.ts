import type { ServerModule } from '../hosting/module.ts';
import { catalogueKeptBackChanged, catalogueLoaded } from './events.ts';
import { catalogueCheck, measureCatalogue } from './health.ts';
import { CATALOGUE_IDS } from './ids.ts';
import {
  catalogue,
  catalogueKeptBack,
  cataloguePart,
  cataloguePartSet,
  catalogueRefusal,
  elementSet,
  objectFact,
} from './tables.ts';

/** The catalogue that every service looks objects up in. It has no routes of its own. */
export const catalogueGround: ServerModule = {
  name: 'catalogue',
  title: 'Catalogue',
  tables: [catalogue, catalogueRefusal, elementSet, cataloguePart, cataloguePartSet, catalogueKeptBack, objectFact],
  idPrefixes: CATALOGUE_IDS.prefixes,
  publishes: [catalogueLoaded, catalogueKeptBackChanged],
  checks: (context) => [catalogueCheck(context)],
  measure: measureCatalogue,
};
