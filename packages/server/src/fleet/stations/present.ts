import { type GroundStation, type GroundStationBody, groundStation } from '@keepout/contract/fleet/station';
import { fieldsOf } from '@keepout/contract/platform/fields-of';
import type { StationContent, StationRow } from './store.ts';

export function presentStation(row: StationRow): GroundStation {
  return {
    stationId: row.id,
    ...fieldsOf(groundStation, row),
    latitude: row.latitudeDeg,
    longitude: row.longitudeDeg,
    altitude: row.altitudeM,
    minElevation: row.minElevationDeg,
  };
}

/** Returns the stored form of a body. */
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
