import type { ProblemTable } from '../platform/problem-table.ts';

/** Problems of alerts. */
export const ALERT_PROBLEMS = {
  'time-zone-unknown': {
    status: 422,
    title: 'There is no such time zone.',
    advice: 'Send a name of the IANA, such as `Europe/Berlin` or `UTC`.',
  },
  'rule-repeated': {
    status: 422,
    title: 'A kind of alert has two rules.',
    advice: 'Send one rule for each kind.',
  },
  'colleague-unknown': {
    status: 422,
    title: 'A member of the rota is nobody of your organisation.',
    advice: 'Choose from `GET alerts/colleagues`.',
  },
  'place-off': {
    status: 409,
    title: 'The place is switched off.',
    advice: 'Switch it on again by `PUT alerts/places/{placeId}` when the receiver is back.',
  },
  'place-unsigned': {
    status: 409,
    title: 'Messages to this place are not signed.',
    advice: 'Only webhooks have a secret.',
  },
  'place-format-fixed': {
    status: 409,
    title: 'The form of what is sent to this place is its channel’s.',
    advice: 'Only webhooks have a choice.',
  },
  'calendar-addresses-limit': {
    status: 409,
    title: 'You have as many addresses of calendars as you may have.',
    advice: 'Revoke one that no program reads any more.',
  },
  'delivery-underway': {
    status: 409,
    title: 'The message is still on its way.',
    advice: 'Wait until it was sent or given up.',
  },
} as const satisfies ProblemTable;
