import { z } from 'zod';
import { contactsQuery, satelliteContacts } from '../../ca/contacts.ts';
import { endpoints } from '../../platform/endpoint.ts';

export const CONTACTS = endpoints('ca', ['stations'], {
  listContacts: {
    call: 'GET /stations/contacts',
    summary: 'Lists passes of your satellites over your ground stations',
    description:
      'Uses the current orbit of each satellite without manoeuvres: its operational ephemeris or its element set. Passes are geometric, above the elevation mask of each station. A satellite without an orbit is listed with the reason. The first call for a window takes about 0.25 s per satellite.',
    query: contactsQuery,
    answers: { 200: z.array(satelliteContacts) },
    problems: ['time-invalid', 'not-found'],
  },
});
