import type { SentenceTable } from '../platform/sentence-text.ts';

/** Reasons for a failed delivery of a message. */
export const ALERT_SENTENCES = {
  'place-off': 'the contact point is disabled',
  'user-left': 'the user no longer belongs to the organisation',
  'no-mail-relay': 'no mail relay is configured',
  'address-none': 'the address is not valid',
  'address-private': 'the address is private',
  'https-only': 'only https addresses are allowed',
  'port-closed': 'port {port} is not allowed, only {ports}',
  'no-public-address': 'the host name has no public address',
  'answer-broke-off': 'the response is incomplete',
  'no-answer': 'no response in time',
  'no-connection': 'no connection',
  'no-connection-because': 'no connection ({code})',
  'redirect-not-followed': 'the receiver redirects, and redirects are not followed',
  overtaken: 'a later message on the same conjunction replaced it',
  'earlier-first': 'an earlier message on the same conjunction is sent first',
  'receiver-gone': 'The receiver returned 410 Gone.',
} as const satisfies SentenceTable;
