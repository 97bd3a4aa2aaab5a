import type { GroundStation, GroundStationBody } from '@keepout/contract/fleet/station';
import { wireTime } from '../../platform/database/stored-time.ts';
import type { StationContent, StationRow } from './store.ts';

export function presentStation(row: StationRow): GroundStation {
  return {
    stationId: row.id,
    name: row.name,
    latitude: row.latitudeDeg,
    longitude: row.longitudeDeg,
    altitude: row.altitudeM,
    minElevation: row.minElevationDeg,
    canCommand: row.canCommand,
    canConfirm: row.canConfirm,
    version: row.version,
    createdAt: wireTime(row.createdAt),
    updatedAt: wireTime(row.updatedAt),
  };
}

/** What a body says, as it is stored. */
export function contentOfStation(body: GroundStationBody): StationContent {
  const { name, latitude, longitude, altitude, minElevation, canCommand, canConfirm } = body;
  return {
    name,
    latitudeDeg: latitude,
    longitudeDeg: longitude,
    altitudeM: altitude,
    minElevationDeg: minElevation,
    canCommand,
    canConfirm,
  };
}
