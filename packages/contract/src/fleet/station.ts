import { z } from 'zod';
import { input, record } from '../platform/described.ts';
import { asGot } from '../platform/fields-of.ts';
import { idOf, numberIn, numberOf, pageQuery, textIn, utcTimeOf } from '../platform/primitives.ts';
import { NAME } from '../platform/text-field.ts';
import { STATION_NUMBERS } from './fields.ts';

const name = textIn(NAME).describe('Name, unique among your stations.');
const numbers = {
  latitude: numberIn(STATION_NUMBERS.latitude).describe('Geodetic latitude (WGS 84), deg, north positive.'),
  longitude: numberIn(STATION_NUMBERS.longitude).describe('Longitude (WGS 84), deg, east positive.'),
  altitude: numberOf('Altitude above the ellipsoid (WGS 84)', STATION_NUMBERS.altitude),
  minElevation: numberOf('Minimum elevation of a contact', STATION_NUMBERS.minElevation),
};
const canCommand = z.boolean().describe('True if the station can send commands.');
const canConfirm = z.boolean().describe('True if the station receives telemetry, which can confirm a burn.');

const fields = { name, ...numbers, canCommand, canConfirm };

/** A ground station of an operator. */
export const groundStation = record('GroundStation', 'A ground station of your organisation.', {
  stationId: idOf('the station'),
  ...fields,
  version: z.int().describe('Version of the record, also its ETag; it grows with each change.'),
  createdAt: utcTimeOf('Time of creation'),
  updatedAt: utcTimeOf('Time of the last change'),
});

export const groundStationBody = input('GroundStationBody', 'Fields of a ground station.', fields);

/** Read-only fields of a station record. */
export const groundStationGot = asGot(
  groundStation.pick({ stationId: true, version: true, createdAt: true, updatedAt: true }).shape,
);

export const groundStationChange = input(
  'GroundStationChange',
  'New content of a ground station. Read-only fields may be sent with their current values; other values are refused.',
  { ...groundStationGot, ...fields },
);

export const groundStationQuery = z.object(pageQuery);

export type GroundStation = z.infer<typeof groundStation>;
export type GroundStationBody = z.infer<typeof groundStationBody>;
export type GroundStationChange = z.infer<typeof groundStationChange>;
