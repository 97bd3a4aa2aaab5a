import type { ServerModule } from '../hosting/module.ts';
import { satelliteChanged } from './events.ts';
import { FLEET_IDS } from './ids.ts';
import { operator, satellite } from './tables.ts';

/** Operators, their rules and their satellites, which every service is about. Its calls lie below those of `ca`. */
export const fleetGround: ServerModule = {
  name: 'fleet',
  title: 'Fleet',
  tables: [operator, satellite],
  idPrefixes: FLEET_IDS.prefixes,
  publishes: [satelliteChanged],
};
