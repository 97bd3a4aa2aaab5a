import { z } from 'zod';
import { input, part, partOrNull, record } from '../platform/described.ts';
import { asGot } from '../platform/fields-of.ts';
import { count, idOf, numberIn, numberOf, seconds, text, textIn, utcTimeOf } from '../platform/primitives.ts';
import { renamed } from '../platform/renamed.ts';
import { sentencesOf } from '../platform/sentence.ts';
import { feedContent, feedHealth, feedKind, feedTurnState } from './enums.ts';
import { FEED_NUMBERS, FEED_TEXTS, MOST_SETS } from './fields.ts';

/** A download of a feed and its result. */
export const feedTurn = record('FeedTurn', 'A download of a feed with calls, received files and results.', {
  turnId: idOf('the download'),
  feedId: idOf('the feed'),
  isTrial: z.boolean().describe('True for a trial, whose data are not used.'),
  state: feedTurnState,
  ...renamed('isByClock', {
    isScheduled: z
      .boolean()
      .describe('True if started by the schedule; false if started by a user (see the audit log).'),
  }),
  askedAt: utcTimeOf('Time of the request'),
  startedAt: utcTimeOf('Start of the download; null while it waits').nullable(),
  endedAt: utcTimeOf('End of the download; null while it waits or runs').nullable(),
  calls: count('Calls to the publisher'),
  files: z
    .array(
      part('A received file.', {
        name: text('Name of the file.'),
        sizeBytes: count('Received bytes'),
        records: count('Records read'),
        rejected: count('Records that could not be read'),
      }),
    )
    .describe('Received files, in the order of the calls.'),
  change: partOrNull('Changes by the data, for a trial without applying them; null without usable data.', {
    objects: count('Number of received objects, days, messages or contacts'),
    newer: count('Number of records newer than those in use'),
    added: count('Number of new records, or of accepted messages'),
    ...renamed('gone', { missing: count('Records of the previous download that are missing now') }),
  }),
  message: text('Remarks; empty without faults.'),
  messageSentences: sentencesOf('message'),
});

const content = {
  name: textIn(FEED_TEXTS.name).describe('Unique name of the feed.'),
  kind: feedKind,
  address: textIn(FEED_TEXTS.address).describe(
    'Address of the publisher: an https URL, a mailbox (imaps, imap), or a folder of the server.',
  ),
  sets: z
    .array(textIn(FEED_TEXTS.set))
    .max(MOST_SETS)
    .describe(
      'Requested data sets, one call each, for example groups of CelesTrak; for a mailbox, the accepted senders.',
    ),
  everyMinutes: numberOf('Interval of the downloads', FEED_NUMBERS.everyMinutes),
  ...renamed('leastShare', {
    minShare: numberIn(FEED_NUMBERS.minShare).describe(
      'Minimum number of objects as a share of the last accepted file, 0 to 1; a file with fewer objects is rejected.',
    ),
  }),
  signInAddress: textIn(FEED_TEXTS.address)
    .nullable()
    .describe('Sign-in URL of the account, if it differs from the address; null otherwise.'),
  trustedServer: textIn(FEED_TEXTS.trustedServer)
    .nullable()
    .default(null)
    .describe(
      'Trusted mail server of a mailbox: the name of your mail server in its `Authentication-Results` (authserv-id, RFC 8601). Fields of other servers are ignored. Without it, no mail is read. Null for other kinds.',
    ),
  identity: textIn(FEED_TEXTS.identity)
    .nullable()
    .describe('User name of the account; null if no account is required, and for callers who may not change the feed.'),
  isOn: z.boolean().describe('True if the feed runs by the schedule.'),
} as const;

const password = textIn(FEED_TEXTS.password)
  .optional()
  .describe('Password of the account. It is stored encrypted and never returned. If omitted, it does not change.');

export const feedBody = input('FeedBody', 'Definition of a feed.', { ...content, password });

const receivedFields = {
  feedId: idOf('the feed'),
  ...renamed('brings', { content: feedContent }),
  isOwn: z.boolean().describe('True for a feed of your organisation, false for one of the installation.'),
  hasPassword: z.boolean().describe('True if a password is stored.'),
  version: count('Number of changes of the feed'),
} as const;

const status = record('FeedStatus', 'Status of a feed.', {
  health: feedHealth,
  ageSeconds: seconds('Time since `lastGoodAt`; null without one').nullable(),
  lastGoodAt: utcTimeOf(
    'Time of the last usable data or of the last response without new data; for a folder, time of the last read; null without one',
  ).nullable(),
  dueAt: utcTimeOf('Time of the next scheduled download; null if the feed is disabled').nullable(),
  failures: count('Consecutive downloads without usable data'),
  refused: z
    .array(
      part('A rejected file or mail. It is read again when it changes or the feed is saved.', {
        name: text('Name of the file, or number of the mail.'),
        reason: text('Reason for the rejection, a sentence.'),
        reasonSentences: sentencesOf('reason'),
        refusedAt: utcTimeOf('Time of the first rejection'),
      }),
    )
    .describe(
      'Rejected files of the folder or mailbox, newest first, at most 100. They do not fail a download, and leave the list when they are accepted or removed.',
    ),
  lastTurn: feedTurn
    .nullable()
    .describe('Newest completed download, without trials, skipped and stopped ones; null before the first.'),
  underway: feedTurn.nullable().describe('Waiting or running download or trial; null without one.'),
  budget: z
    .array(
      part('Calls of the account in a time span.', {
        minutes: count('Length of the span up to now, min'),
        used: count('Calls in the span'),
        limit: count('Maximum number of calls in the span'),
      }),
    )
    .describe('Rate limits of the account at the publisher, with their use; empty if unknown.'),
});

export const feed = record('Feed', 'A feed with its status.', {
  ...content,
  ...receivedFields,
  status,
});

export const feedGot = asGot(receivedFields);

export const feedChange = input(
  'FeedChange',
  'New definition of a feed. Read-only fields may be sent with their current value.',
  {
    ...feedGot,
    ...content,
    password,
    status: z.looseObject({}).optional().meta({ description: 'Ignored.', readOnly: true }),
  },
);

export const feedTurnBody = input(
  'FeedTurnBody',
  'An additional download. The rate limits of the publisher also apply to it.',
  {
    isTrial: z.boolean().describe('True for a trial: received data are reported and not used.'),
  },
);

export type Feed = z.infer<typeof feed>;
/** A feed in a request: fields with a default are optional. */
export type FeedBody = z.input<typeof feedBody>;
export type FeedChange = z.input<typeof feedChange>;
export type FeedTurn = z.infer<typeof feedTurn>;
