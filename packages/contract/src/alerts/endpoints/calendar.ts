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
    summary: 'Returns an iCalendar of the decision deadlines of your conjunctions',
    description:
      'Contains one calendar event at the decision deadline of each conjunction without a decision. Its alarm has the lead time of the on-call schedule, its UID is the id of the conjunction.',
    query: calendarQuery,
    answers: { 200: z.any() },
    offers: [CALENDAR_TYPE],
    requirement,
  },
  listCalendarAddresses: {
    call: 'GET /calendar-addresses',
    summary: 'Lists your calendar addresses, without their secrets',
    query: z.object(wholeListQuery),
    answers: { 200: z.array(calendarAddress) },
    requirement,
  },
  createCalendarAddress: {
    call: 'POST /calendar-addresses',
    summary: 'Creates an address for a calendar program; it is returned once',
    description:
      'The address gives access to the decision deadlines of your organisation only. A request repeated with the same Idempotency-Key returns the same response without the address.',
    body: calendarAddressBody,
    answers: { 201: calendarAddressMade },
    problems: ['calendar-addresses-limit'],
    tellsOnce: ['address'],
    requirement,
  },
  revokeCalendarAddress: {
    call: 'DELETE /calendar-addresses/{calendarId}',
    summary: 'Revokes a calendar address',
    params: z.object({ calendarId: idOf('the address') }),
    answers: { 204: z.null() },
    requirement,
  },
  readSubscribedCalendar: {
    call: 'GET /subscription.ics',
    summary: 'Returns the calendar of decision deadlines for a calendar address, without a token',
    description:
      'No sign-in is required: the secret is in the query, which is not logged. Returns 404 if the address was revoked, or if its owner has left the organisation.',
    query: subscriptionQuery,
    answers: { 200: z.any() },
    offers: [CALENDAR_TYPE],
    isPublic: true,
  },
});
