import { z } from 'zod';
import { record } from '../platform/described.ts';
import { id, idOf, text, timeInput, utcTimeOf, wholeListQuery } from '../platform/primitives.ts';

/** One pass of a satellite over a ground station. */
export const contact = record('StationContact', 'One pass of a satellite over a ground station.', {
  stationId: idOf('the station'),
  stationName: text('Name of the station.'),
  canCommand: z.boolean().describe('True if the station can send commands.'),
  canConfirm: z.boolean().describe('True if the station receives telemetry.'),
  start: utcTimeOf('Rise above the elevation mask of the station, or start of the window'),
  culmination: utcTimeOf('Time of the maximum elevation'),
  end: utcTimeOf('Set below the elevation mask of the station, or end of the window'),
  maxElevation: z.number().describe('Elevation at culmination, deg.'),
});

export const satelliteContacts = record('SatelliteContacts', 'Ground station contacts of a satellite.', {
  satelliteId: idOf('your satellite'),
  satelliteName: text('Name of the satellite.'),
  orbitSource: z
    .enum(['EPHEMERIS', 'ELEMENTS'])
    .nullable()
    .describe('Source of the orbit: operational ephemeris, or element set of the catalogue; null without an orbit.'),
  noOrbitReason: text('Reason for the missing orbit, a sentence; null with an orbit.').nullable(),
  coveredUntil: utcTimeOf(
    'End of the ephemeris within the window, after which no contacts are listed; null if it covers the window',
  ).nullable(),
  contacts: z.array(contact).describe('Contacts by time.'),
});

export const contactsQuery = z.object({
  'satellite-id': id.optional().describe('Id of one satellite; all of your satellites if absent, at most 200 by name.'),
  from: timeInput('Start of the window; default: the current hour').optional(),
  days: z.coerce.number().int().min(1).max(14).default(7).describe('Length of the window, d.'),
  ...wholeListQuery,
});

export type SatelliteContacts = z.infer<typeof satelliteContacts>;
export type StationContact = z.infer<typeof contact>;
