import { z } from 'zod';
import { contactsQuery, satelliteContacts } from '../../ca/contacts.ts';
import { endpoints } from '../../platform/endpoint.ts';

export const CONTACTS = endpoints('ca', ['stations'], {
  listContacts: {
    call: 'GET /stations/contacts',
    summary: 'Passes of your satellites over your ground stations',
    description:
      'Of each satellite from the orbit that speaks for it now, its ephemeris in force or the catalogue, without manoeuvres. ' +
      'Geometric, above the mask of each station. A satellite without an orbit is in the list with the reason. The first ' +
      'call of a window takes about a quarter of a second a satellite, others are instant.',
    query: contactsQuery,
    answers: { 200: z.array(satelliteContacts) },
    problems: ['time-invalid', 'not-found'],
  },
});
