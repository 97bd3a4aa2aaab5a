import { type Satellite, type SatelliteConfiguration, satellite } from '@keepout/contract/fleet/satellite';
import { fieldsOf } from '@keepout/contract/platform/fields-of';
import type { SatelliteRow } from './store.ts';

export function presentSatellite(row: SatelliteRow): Satellite {
  return {
    satelliteId: row.id,
    ...fieldsOf(satellite, row),
    configuration: row.configuration as SatelliteConfiguration,
    isClaimDisputed: row.isDisputed,
  };
}
