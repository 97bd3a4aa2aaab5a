import { CALENDAR, CALENDAR_TYPE } from '@keepout/contract/alerts/endpoints/calendar';
import type { FastifyReply } from 'fastify';
import type { ServerContext } from '../../hosting/module.ts';
import { principalOf } from '../../identity/guard.ts';
import type { App } from '../../platform/http/http.ts';
import { serve } from '../../platform/http/serve.ts';
import { languageFor, languageOf } from '../../users/language.ts';
import { createAddress, listAddresses, readerOf, revokeAddress } from './addresses.ts';
import { decisionCalendar } from './decisions.ts';

/** When decisions are due, for calendar programs: signed in, or by an address with a secret. */
export function registerCalendar(app: App, context: ServerContext): void {
  const db = context.database.orm;

  serve(app, CALENDAR.getDecisionCalendar, async (request, reply) => {
    const principal = principalOf(request);
    const language = await languageFor(db, principal, request.query.language);
    return await sendCalendar(reply, await decisionCalendar(context, principal.operatorId, language));
  });

  serve(app, CALENDAR.readSubscribedCalendar, async (request, reply) => {
    const reader = await readerOf(context, request.query.token);
    return await sendCalendar(reply, await decisionCalendar(context, reader.operatorId, await languageOf(db, reader)));
  });

  serve(app, CALENDAR.listCalendarAddresses, (request) => listAddresses(context, principalOf(request)));
  serve(app, CALENDAR.createCalendarAddress, (request) =>
    createAddress(context, principalOf(request), request.body.name),
  );
  serve(app, CALENDAR.revokeCalendarAddress, (request) =>
    revokeAddress(context, principalOf(request), request.params.calendarId),
  );
}

async function sendCalendar(reply: FastifyReply, calendar: string) {
  return await reply
    .type(`${CALENDAR_TYPE}; charset=utf-8`)
    .header('content-disposition', 'inline; filename="keepout-decisions.ics"')
    .serializer((body: unknown) => body as string)
    .send(calendar);
}
