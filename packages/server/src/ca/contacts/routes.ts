import { contactsQuery, satelliteContacts } from '@keepout/contract/ca/contacts';
import { SECONDS_PER_HOUR } from '@keepout/units/duration';
import { z } from 'zod';
import type { ServerContext } from '../../hosting/module.ts';
import { callerOf } from '../../platform/http/caller.ts';
import { givenTime } from '../../platform/http/given-time.ts';
import type { App } from '../../platform/http/http.ts';
import { nowTaiS } from '../../platform/now.ts';
import { contactsOfFleet } from './service.ts';

export function registerContacts(app: App, context: ServerContext): void {
  app.route({
    method: 'GET',
    url: '/stations/contacts',
    schema: {
      operationId: 'listContacts',
      summary: 'Passes of your satellites over your ground stations',
      description:
        'Of each satellite from the orbit that speaks for it now, its ephemeris in force or the catalogue, without manoeuvres. ' +
        'Geometric, above the mask of each station. A satellite without an orbit is in the list with the reason. The first ' +
        'call of a window takes about a quarter of a second a satellite, others are instant.',
      tags: ['stations'],
      querystring: contactsQuery,
      response: { 200: z.array(satelliteContacts) },
    },
    config: { problems: ['time-invalid', 'not-found'] },
    handler: async (request) => {
      const { from, days, 'satellite-id': satelliteId } = request.query;
      const { operatorId } = callerOf(request);
      const startTaiS = from === undefined ? presentHour() : givenTime(from, '?from');
      return [...(await contactsOfFleet(context, { operatorId, satelliteId, startTaiS, days }))];
    },
  });
}

/** Whole hours, so that who asks again within one gets what is held. */
const presentHour = (): number => Math.floor(nowTaiS() / SECONDS_PER_HOUR) * SECONDS_PER_HOUR;
