import { z } from 'zod';
import { input, record } from '../platform/described.ts';
import { asGot } from '../platform/fields-of.ts';
import { idOf, numberIn, numberOf, pageQuery, textIn, utcTimeOf } from '../platform/primitives.ts';
import { NAME } from '../platform/text-field.ts';
import { STATION_NUMBERS } from './fields.ts';

const name = textIn(NAME).describe('Name; no two of your stations have the same.');
const numbers = {
  latitude: numberIn(STATION_NUMBERS.latitude).describe('Geodetic latitude (WGS 84), deg, north positive.'),
  longitude: numberIn(STATION_NUMBERS.longitude).describe('Longitude (WGS 84), deg, east positive.'),
  altitude: numberOf('Height above the ellipsoid (WGS 84)', STATION_NUMBERS.altitude),
  minElevation: numberOf('Elevation from which on a satellite is in contact', STATION_NUMBERS.minElevation),
};
const canCommand = z.boolean().describe('Commands can be sent from here.');
const canConfirm = z.boolean().describe('Telemetry is received here, so that a burn can be confirmed after it.');

const fields = { name, ...numbers, canCommand, canConfirm };

/** A ground station from which an operator talks to its satellites. */
export const groundStation = record('GroundStation', 'A ground station of your organisation.', {
  stationId: idOf('the station'),
  ...fields,
  version: z.int().describe('Grows with every change; the ETag of the record.'),
  createdAt: utcTimeOf('When it was added'),
  updatedAt: utcTimeOf('When it last changed'),
});

export const groundStationBody = input('GroundStationBody', 'Fields of a ground station.', fields);

/** What comes with the record of a station and is not changed by its owner. */
export const groundStationGot = asGot(
  groundStation.pick({ stationId: true, version: true, createdAt: true, updatedAt: true }).shape,
);

export const groundStationChange = input(
  'GroundStationChange',
  'What a ground station is to be from now on. The rest of its record may be sent along as it was got; another value of it ' +
    'is refused.',
  { ...groundStationGot, ...fields },
);

export const groundStationQuery = z.object(pageQuery);

export type GroundStation = z.infer<typeof groundStation>;
export type GroundStationBody = z.infer<typeof groundStationBody>;
export type GroundStationChange = z.infer<typeof groundStationChange>;
