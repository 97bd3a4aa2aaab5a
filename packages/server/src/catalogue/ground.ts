import type { ServerModule } from '../hosting/module.ts';
import { catalogueLoaded } from './events.ts';
import { catalogueCheck, measureCatalogue } from './health.ts';
import { CATALOGUE_IDS } from './ids.ts';
import { catalogue, cataloguePart, catalogueRefusal, elementSet, objectFact } from './tables.ts';

/** The catalogue that every service looks objects up in. It has no routes of its own. */
export const catalogueGround: ServerModule = {
  name: 'catalogue',
  title: 'Catalogue',
  tables: [catalogue, catalogueRefusal, elementSet, cataloguePart, objectFact],
  idPrefixes: CATALOGUE_IDS.prefixes,
  publishes: [catalogueLoaded],
  checks: (context) => [catalogueCheck(context)],
  measure: measureCatalogue,
};
