import { z } from 'zod';
import { asGot } from '../platform/fields-of.ts';
import { idOf, numberIn, numberOf, pageQuery, textIn, utcTimeOf } from '../platform/primitives.ts';
import { NAME } from '../platform/text-field.ts';
import { STATION_NUMBERS } from './fields.ts';

const name = textIn(NAME).meta({ description: 'Name; no two of your stations have the same.' });
const numbers = {
  latitude: numberIn(STATION_NUMBERS.latitude).meta({
    description: 'Geodetic latitude (WGS 84), deg, north positive.',
  }),
  longitude: numberIn(STATION_NUMBERS.longitude).meta({ description: 'Longitude (WGS 84), deg, east positive.' }),
  altitude: numberOf('Height above the ellipsoid (WGS 84)', STATION_NUMBERS.altitude),
  minElevation: numberOf('Elevation from which on a satellite is in contact', STATION_NUMBERS.minElevation),
};
const canCommand = z.boolean().meta({ description: 'Commands can be sent from here.' });
const canConfirm = z
  .boolean()
  .meta({ description: 'Telemetry is received here, so that a burn can be confirmed after it.' });

const fields = { name, ...numbers, canCommand, canConfirm };

/** A ground station from which an operator talks to its satellites. */
export const groundStation = z
  .object({
    stationId: idOf('the station'),
    ...fields,
    version: z.int().meta({ description: 'Grows with every change; the ETag of the record.' }),
    createdAt: utcTimeOf('When it was added'),
    updatedAt: utcTimeOf('When it last changed'),
  })
  .meta({ id: 'GroundStation', description: 'A ground station of your organisation.' });

export const groundStationBody = z
  .strictObject(fields)
  .meta({ id: 'GroundStationBody', description: 'What is given of a ground station.' });

/** What comes with the record of a station and is not changed by its owner. */
export const groundStationGot = asGot(
  groundStation.pick({ stationId: true, version: true, createdAt: true, updatedAt: true }).shape,
);

export const groundStationChange = z.strictObject({ ...groundStationGot, ...fields }).meta({
  id: 'GroundStationChange',
  description:
    'What a ground station is to be from now on. The rest of its record may be sent along as it was got; another value of it ' +
    'is refused.',
});

export const groundStationQuery = z.object(pageQuery);

export type GroundStation = z.infer<typeof groundStation>;
export type GroundStationBody = z.infer<typeof groundStationBody>;
export type GroundStationChange = z.infer<typeof groundStationChange>;
