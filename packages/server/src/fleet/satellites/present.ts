import type { Satellite, SatelliteConfiguration } from '@keepout/contract/fleet/satellite';
import { wireTime } from '../../platform/database/stored-time.ts';
import type { SatelliteRow } from './store.ts';

export function presentSatellite(row: SatelliteRow): Satellite {
  return {
    satelliteId: row.id,
    cosparId: row.cosparId,
    name: row.name,
    noradId: row.noradId,
    configuration: row.configuration as SatelliteConfiguration,
    claim: row.claim,
    isClaimDisputed: row.isDisputed,
    version: row.version,
    createdAt: wireTime(row.createdAt),
    updatedAt: wireTime(row.updatedAt),
  };
}
