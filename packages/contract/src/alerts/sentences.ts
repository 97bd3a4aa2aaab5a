import type { SentenceTable } from '../platform/sentence-text.ts';

/** Why a message was not taken, where nobody answered it. */
export const ALERT_SENTENCES = {
  'place-off': 'the place is switched off',
  'user-left': 'the user is not known to belong to the organisation any more',
  'no-mail-relay': 'no mail relay is set',
  'address-none': 'the address is none',
  'address-private': 'the address is private',
  'https-only': 'only https is called',
  'port-closed': 'port {port} is not called here, only {ports}',
  'no-public-address': 'the name leads to no public address',
  'answer-broke-off': 'the answer broke off',
  'no-answer': 'no answer in time',
  'no-connection': 'no connection',
  'no-connection-because': 'no connection ({code})',
  'redirect-not-followed': 'it redirects, and redirects are not followed',
  overtaken: 'a later message about the same event has overtaken it',
  'earlier-first': 'an earlier message about the same event is sent first',
  'receiver-gone': 'The receiver said that it is gone (410).',
} as const satisfies SentenceTable;
