import { z } from 'zod';
import { record } from '../platform/described.ts';
import { id, idOf, text, timeInput, utcTimeOf, wholeListQuery } from '../platform/primitives.ts';

/** One pass of a satellite over a ground station. */
export const contact = record('StationContact', 'One pass of a satellite over a ground station.', {
  stationId: idOf('the station'),
  stationName: text('Its name.'),
  canCommand: z.boolean().describe('Commands can be sent in it.'),
  canConfirm: z.boolean().describe('Telemetry is received in it.'),
  start: utcTimeOf('When the satellite rises over the mask of the station, or the window begins'),
  culmination: utcTimeOf('Time of the maximum elevation'),
  end: utcTimeOf('When it sets under the mask, or the window ends'),
  maxElevation: z.number().describe('Elevation at culmination, deg.'),
});

export const satelliteContacts = record('SatelliteContacts', 'When a satellite is in contact with the ground.', {
  satelliteId: idOf('your satellite'),
  satelliteName: text('Its name.'),
  orbitSource: z
    .enum(['EPHEMERIS', 'ELEMENTS'])
    .nullable()
    .describe('Source of its orbit: its operational ephemeris, or the catalogue; null for neither.'),
  noOrbitReason: text('Why it has no orbit, a sentence.').nullable(),
  coveredUntil: utcTimeOf(
    'End of its ephemeris within the window: no contacts are listed beyond; null if the window is covered',
  ).nullable(),
  contacts: z.array(contact).describe('By time.'),
});

export const contactsQuery = z.object({
  'satellite-id': id.optional().describe('One satellite; without it all of yours, at most 200 by name.'),
  from: timeInput('When the window begins; without it the present hour').optional(),
  days: z.coerce.number().int().min(1).max(14).default(7).describe('Length of the window, d.'),
  ...wholeListQuery,
});

export type SatelliteContacts = z.infer<typeof satelliteContacts>;
export type StationContact = z.infer<typeof contact>;
