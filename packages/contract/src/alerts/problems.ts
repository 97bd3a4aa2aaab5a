import type { ProblemTable } from '../platform/problem-table.ts';

/** Problems of alerts. */
export const ALERT_PROBLEMS = {
  'time-zone-unknown': {
    status: 422,
    title: 'The time zone does not exist.',
    advice: 'Send an IANA time zone name, such as `Europe/Berlin` or `UTC`.',
  },
  'rule-repeated': {
    status: 422,
    title: 'A kind of alert has more than one rule.',
    advice: 'Send one rule for each kind.',
  },
  'colleague-unknown': {
    status: 422,
    title: 'A member of the on-call schedule does not belong to your organisation.',
    advice: 'Choose a user from `GET alerts/colleagues`.',
  },
  'place-off': {
    status: 409,
    title: 'The contact point is disabled.',
    advice: 'Enable it with `PUT alerts/places/{placeId}` when the receiver is available again.',
  },
  'place-unsigned': {
    status: 409,
    title: 'Messages to this contact point are not signed.',
    advice: 'Use this call only for webhooks; only webhooks have a secret.',
  },
  'place-format-fixed': {
    status: 409,
    title: 'The channel of this contact point determines the message format.',
    advice: 'Omit the format. Only webhooks have a choice of formats.',
  },
  'calendar-addresses-limit': {
    status: 409,
    title: 'You have reached the limit of calendar addresses.',
    advice: 'Revoke an address that you no longer use.',
  },
  'delivery-underway': {
    status: 409,
    title: 'The message is still being delivered.',
    advice: 'Wait until its state is SENT or DEAD.',
  },
} as const satisfies ProblemTable;
