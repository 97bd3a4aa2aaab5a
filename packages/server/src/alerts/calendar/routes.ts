import { toUnixMs } from '@keepout/astro/epoch';
import { CALENDAR, CALENDAR_TYPE } from '@keepout/contract/alerts/endpoints/calendar';
import type { Language } from '@keepout/contract/platform/language';
import { icsOf } from '@keepout/operations/alerts/ics';
import type { FastifyReply } from 'fastify';
import type { ServerContext } from '../../hosting/module.ts';
import { principalOf } from '../../identity/guard.ts';
import type { App } from '../../platform/http/http.ts';
import { serve } from '../../platform/http/serve.ts';
import { conjunctions } from '../../ports/conjunctions.ts';
import { languageFor, languageOf } from '../../users/language.ts';
import { readRota } from '../rota/store.ts';
import { conjunctionFacts } from '../words/conjunction-facts.ts';
import { alertWords, composeAlertText } from '../words/say.ts';
import { createAddress, listAddresses, readerOf, revokeAddress } from './addresses.ts';

const MINUTES_PER_HOUR = 60;
/** 2000-01-01, epoch of the sequence numbers in seconds: a 32-bit number lasts until 2068. */
const SINCE_MS = Date.UTC(2000, 0, 1);

/** Returns the decision deadlines of an operator as a calendar in a language. */
async function decisionCalendar(context: ServerContext, operatorId: string, language: Language): Promise<string> {
  const words = alertWords(language);
  const { rota } = await readRota(context.database.orm, operatorId);
  const alarmMinutes = Math.round(rota.decideByNearHours * MINUTES_PER_HOUR);
  const awaiting = await context.use(conjunctions).awaitingDecision(operatorId);
  const events = awaiting.map(({ updatedAt, ...event }) => {
    const facts = conjunctionFacts({ ...event, before: null }, event);
    const { message, path } = composeAlertText('DECIDE_BY_NEAR', facts, language);
    const url = `${context.settings.publicUrl}${path}`;
    const changedMs = Date.parse(updatedAt);
    return {
      uid: event.conjunctionId,
      sequence: Math.floor((changedMs - SINCE_MS) / 1000),
      changedMs,
      startMs: toUnixMs(event.decideByTaiS),
      summary: words.decideBy(words.verdict(event.verdict), event.satelliteName, event.secondaryName),
      description: `${message}\n${url}`,
      url,
      alarmMinutes,
    };
  });
  return icsOf({ name: words.calendar, events });
}

/** Decision deadlines for calendar programs: with sign-in, or by a URL with a secret. */
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
