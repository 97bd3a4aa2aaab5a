import type { ServerModule } from '../hosting/module.ts';
import { CATALOGUE_IDS } from './ids.ts';
import { catalogue, elementSet } from './tables.ts';

/** The catalogue that every service looks objects up in. It has no routes of its own. */
export const catalogueGround: ServerModule = {
  name: 'catalogue',
  title: 'Catalogue',
  tables: [catalogue, elementSet],
  idPrefixes: CATALOGUE_IDS.prefixes,
};
