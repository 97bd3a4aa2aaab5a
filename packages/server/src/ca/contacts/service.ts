import { formatUtcZ } from '@keepout/astro/epoch';
import type { SatelliteContacts } from '@keepout/contract/ca/contacts';
import { RAD_PER_DEG } from '@keepout/units/angle';
import { SECONDS_PER_DAY } from '@keepout/units/duration';
import { earthOrientationInUse } from '../../earth-orientation/store.ts';
import { findSatellite, type SatelliteRow, satelliteList } from '../../fleet/satellites/store.ts';
import { type StationRow, stationList } from '../../fleet/stations/store.ts';
import type { ServerContext } from '../../hosting/module.ts';
import { orNotFound } from '../../platform/http/problem.ts';
import { NoOrbit, presentSubject } from '../screenings/subject.ts';
import { cachedContacts } from './cached-contacts.ts';
import type { ContactsInput } from './contacts.thread.ts';

export interface ContactsRequest {
  readonly operatorId: string;
  readonly satelliteId: string | undefined;
  readonly startTaiS: number;
  readonly days: number;
}

const MOST_SATELLITES = 200;

/** Returns the contacts of an operator's satellites with its stations. */
export async function contactsOfFleet(
  context: ServerContext,
  { operatorId, satelliteId, startTaiS, days }: ContactsRequest,
): Promise<readonly SatelliteContacts[]> {
  const db = context.database.orm;
  const [rows, stations, orientation] = await Promise.all([
    satelliteId === undefined
      ? satelliteList(db, operatorId).all()
      : ownSatelliteRows(context, operatorId, satelliteId),
    stationList(db, operatorId).all(),
    earthOrientationInUse(db),
  ]);
  const window = { startTaiS, stopTaiS: startTaiS + days * SECONDS_PER_DAY, ...orientation };
  return await Promise.all(rows.slice(0, MOST_SATELLITES).map((row) => contactsOfOne(context, row, stations, window)));
}

async function ownSatelliteRows({ database }: ServerContext, operatorId: string, satelliteId: string) {
  const row = await orNotFound(findSatellite(database.orm, operatorId, satelliteId), 'The satellite');
  return [row];
}

async function contactsOfOne(
  context: ServerContext,
  row: SatelliteRow,
  stations: readonly StationRow[],
  window: Pick<ContactsInput, 'startTaiS' | 'stopTaiS' | 'earthOrientation'>,
): Promise<SatelliteContacts> {
  const satelliteName = { satelliteId: row.id, satelliteName: row.name };
  const subject = await presentSubject(context, row).catch((error: unknown) => {
    if (error instanceof NoOrbit) return error.message;
    throw error;
  });
  if (typeof subject === 'string')
    return { ...satelliteName, orbitSource: null, noOrbitReason: subject, coveredUntil: null, contacts: [] };
  const sites = stations.map(({ id, latitudeDeg, longitudeDeg, altitudeM, minElevationDeg }) => ({
    stationId: id,
    latitudeDeg,
    longitudeDeg,
    altitudeM,
    minElevationDeg,
  }));
  const { spans, coveredUntilTaiS } = await cachedContacts(context, row.operatorId, {
    subject,
    stations: sites,
    ...window,
  });
  const byId = new Map(stations.map((station) => [station.id, station]));
  return {
    ...satelliteName,
    orbitSource: subject.orbit.kind === 'ephemeris' ? 'EPHEMERIS' : 'ELEMENTS',
    noOrbitReason: null,
    coveredUntil: coveredUntilTaiS === undefined ? null : formatUtcZ(coveredUntilTaiS),
    contacts: spans.flatMap((span) => {
      const station = byId.get(span.stationId);
      if (station === undefined) return [];
      return {
        stationId: station.id,
        stationName: station.name,
        canCommand: station.canCommand,
        canConfirm: station.canConfirm,
        start: formatUtcZ(span.startTaiS),
        culmination: formatUtcZ(span.culminationTaiS),
        end: formatUtcZ(span.stopTaiS),
        maxElevation: span.maxElevationRad / RAD_PER_DEG,
      };
    }),
  };
}
