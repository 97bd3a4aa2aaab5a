import { z } from 'zod';
import { COLLISION_AVOIDANCE } from '../../ca/role.ts';
import { endpoints } from '../../platform/endpoint.ts';
import { idOf, wholeListQuery } from '../../platform/primitives.ts';
import {
  calendarAddress,
  calendarAddressBody,
  calendarAddressMade,
  calendarQuery,
  subscriptionQuery,
} from '../calendar.ts';

/** iCalendar, RFC 5545. */
export const CALENDAR_TYPE = 'text/calendar';
const requirement = COLLISION_AVOIDANCE.requirement;

export const CALENDAR = endpoints('alerts', ['calendar'], {
  getDecisionCalendar: {
    call: 'GET /calendar.ics',
    summary: 'When decisions are due: an iCalendar of the conjunctions that need one',
    description:
      'One event for each conjunction whose decision is not made, at its decide-by time, with an alarm as long before as the rota says. ' +
      'Its UID is the id of the conjunction.',
    query: calendarQuery,
    answers: { 200: z.any() },
    offers: [CALENDAR_TYPE],
    requirement,
  },
  listCalendarAddresses: {
    call: 'GET /calendar-addresses',
    summary: 'Your addresses at which calendar programs read it, without their secrets',
    query: z.object(wholeListQuery),
    answers: { 200: z.array(calendarAddress) },
    requirement,
  },
  createCalendarAddress: {
    call: 'POST /calendar-addresses',
    summary: 'Create an address for a calendar program; it is shown once',
    description:
      'Whoever has the address reads when decisions of your organisation are due, and nothing else. Repeated with the same Idempotency-Key, the answer ' +
      'is the same without the address.',
    body: calendarAddressBody,
    answers: { 201: calendarAddressMade },
    problems: ['calendar-addresses-limit'],
    tellsOnce: ['address'],
    requirement,
  },
  revokeCalendarAddress: {
    call: 'DELETE /calendar-addresses/{calendarId}',
    summary: 'Revoke an address: it no longer works',
    params: z.object({ calendarId: idOf('the address') }),
    answers: { 204: z.null() },
    requirement,
  },
  readSubscribedCalendar: {
    call: 'GET /subscription.ics',
    summary: 'The same calendar for a program that has an address and no token',
    description:
      'Nobody signs in for it: the secret stands in the query, which no log has. It answers 404 when the address was revoked, or whoever made it has left ' +
      'the organisation.',
    query: subscriptionQuery,
    answers: { 200: z.any() },
    offers: [CALENDAR_TYPE],
    isPublic: true,
  },
});
