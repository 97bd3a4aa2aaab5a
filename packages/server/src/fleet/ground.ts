import type { ServerModule } from '../hosting/module.ts';
import { namedBy } from '../hosting/record-names.ts';
import { flightRulesChanged, satelliteChanged, stationChanged } from './events.ts';
import { FLEET_IDS } from './ids.ts';
import { groundStationTable } from './stations/tables.ts';
import { operator, satelliteTable } from './tables.ts';

/** Operators, their rules, stations and satellites, which all services use. The routes are below those of `ca`. */
export const fleetGround: ServerModule = {
  name: 'fleet',
  title: 'Fleet',
  tables: [operator, satelliteTable, groundStationTable],
  idPrefixes: FLEET_IDS.prefixes,
  recordNames: {
    satellite: namedBy(satelliteTable, satelliteTable.name),
    station: namedBy(groundStationTable, groundStationTable.name),
  },
  publishes: [satelliteChanged, stationChanged, flightRulesChanged],
};
