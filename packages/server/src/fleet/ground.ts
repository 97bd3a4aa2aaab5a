import type { ServerModule } from '../hosting/module.ts';
import { namedBy } from '../hosting/record-names.ts';
import { flightRulesChanged, satelliteChanged, stationChanged } from './events.ts';
import { FLEET_IDS } from './ids.ts';
import { groundStation } from './stations/tables.ts';
import { operator, satellite } from './tables.ts';

/** Operators, their rules, stations and satellites, which all services use. The routes are below those of `ca`. */
export const fleetGround: ServerModule = {
  name: 'fleet',
  title: 'Fleet',
  tables: [operator, satellite, groundStation],
  idPrefixes: FLEET_IDS.prefixes,
  recordNames: {
    satellite: namedBy(satellite, satellite.name),
    station: namedBy(groundStation, groundStation.name),
  },
  publishes: [satelliteChanged, stationChanged, flightRulesChanged],
};
