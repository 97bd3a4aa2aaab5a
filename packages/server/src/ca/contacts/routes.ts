import { CONTACTS } from '@keepout/contract/ca/endpoints/contacts';
import { SECONDS_PER_HOUR } from '@keepout/units/duration';
import type { ServerContext } from '../../hosting/module.ts';
import { callerOf } from '../../platform/http/caller.ts';
import type { App } from '../../platform/http/http.ts';
import { serve } from '../../platform/http/serve.ts';
import { givenTime } from '../../platform/http/time-query.ts';
import { nowTaiS } from '../../platform/now.ts';
import { contactsOfFleet } from './service.ts';

export function registerContacts(app: App, context: ServerContext): void {
  serve(app, CONTACTS.listContacts, async (request) => {
    const { from, days, 'satellite-id': satelliteId } = request.query;
    const { operatorId } = callerOf(request);
    const startTaiS = from === undefined ? presentHour() : givenTime(from, '?from');
    return [...(await contactsOfFleet(context, { operatorId, satelliteId, startTaiS, days }))];
  });
}

/** Returns the present time rounded down to the hour, so that requests within an hour share the cached result. */
const presentHour = (): number => Math.floor(nowTaiS() / SECONDS_PER_HOUR) * SECONDS_PER_HOUR;
