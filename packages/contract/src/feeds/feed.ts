import { z } from 'zod';
import { input, part, partOrNull, record } from '../platform/described.ts';
import { asGot } from '../platform/fields-of.ts';
import { count, idOf, numberIn, numberOf, seconds, text, textIn, utcTimeOf } from '../platform/primitives.ts';
import { sentencesOf } from '../platform/sentence.ts';
import { feedContent, feedHealth, feedKind, feedTurnState } from './enums.ts';
import { FEED_NUMBERS, FEED_TEXTS, MOST_SETS } from './fields.ts';

/** What came in a turn, and what became of it. */
export const feedTurn = record('FeedTurn', 'One turn of a feed: calls, received files, and results.', {
  turnId: idOf('the turn'),
  feedId: idOf('the feed'),
  isTrial: z.boolean().describe('Trial: the received data are not used.'),
  state: feedTurnState,
  isByClock: z.boolean().describe('Started by the schedule; else by a user, as in the audit log.'),
  askedAt: utcTimeOf('Time of the request'),
  startedAt: utcTimeOf('When it began').nullable(),
  endedAt: utcTimeOf('When it ended').nullable(),
  calls: count('Calls that it cost'),
  files: z
    .array(
      part('A file that came.', {
        name: text('Name of the requested file.'),
        sizeBytes: count('Bytes that came'),
        records: count('Records that were read'),
        rejected: count('Records that could not be read'),
      }),
    )
    .describe('Received files, in the order of the calls.'),
  change: partOrNull('Changes, for a trial those that it would make; null without usable data.', {
    objects: count('Number of received objects, days, messages or contacts'),
    newer: count('Number of records newer than those in use'),
    added: count('Number of new records, or of accepted messages'),
    gone: count('That came before and do not any more'),
  }),
  message: text('Remarks; empty without faults.'),
  messageSentences: sentencesOf('message'),
});

const content = {
  name: textIn(FEED_TEXTS.name).describe('Unique name.'),
  kind: feedKind,
  address: textIn(FEED_TEXTS.address).describe(
    'Where it is published: https, a mailbox (imaps, imap), or a folder of the machine.',
  ),
  sets: z
    .array(textIn(FEED_TEXTS.set))
    .max(MOST_SETS)
    .describe(
      'What is asked for there, one call each, such as the groups of CelesTrak; of a mailbox whose mails are taken.',
    ),
  everyMinutes: numberOf('Interval of its calls', FEED_NUMBERS.everyMinutes),
  leastShare: numberIn(FEED_NUMBERS.leastShare).describe(
    'A file with a smaller share of the objects that the last good one had is not taken.',
  ),
  signInAddress: textIn(FEED_TEXTS.address)
    .nullable()
    .describe('Where the account signs in, if that is elsewhere; null where it is not.'),
  trustedServer: textIn(FEED_TEXTS.trustedServer)
    .nullable()
    .default(null)
    .describe(
      'Of a mailbox: the name of your own mail server in the `Authentication-Results` that it writes (authserv-id, RFC 8601). Fields of other servers are ignored, and without it no mail is read; null for other kinds.',
    ),
  identity: textIn(FEED_TEXTS.identity)
    .nullable()
    .describe('Whose account it is; null where none is needed, and for callers who may not change the feed.'),
  isOn: z.boolean().describe('It runs by the schedule.'),
} as const;

const password = textIn(FEED_TEXTS.password)
  .optional()
  .describe('Password of the account. It is sealed and never told; left out, it stays as it is.');

export const feedBody = input('FeedBody', 'Definition of a feed.', { ...content, password });

const got = {
  feedId: idOf('the feed'),
  brings: feedContent,
  isOwn: z.boolean().describe('It is of your organisation; else of the whole installation.'),
  hasPassword: z.boolean().describe('A password is stored.'),
  version: count('Number of changes so far'),
} as const;

const status = record('FeedStatus', 'Status of a feed.', {
  health: feedHealth,
  ageSeconds: seconds('Time since `lastGoodAt`').nullable(),
  lastGoodAt: utcTimeOf(
    'When the publisher last gave usable data, or said that there are no new ones; of a folder, when it was last read',
  ).nullable(),
  dueAt: utcTimeOf('When the clock asks next; null while it is switched off').nullable(),
  failures: count('Consecutive turns without usable data'),
  refused: z
    .array(
      part('A file or mail that was refused by itself. It is read again when it changes or the feed is saved.', {
        name: text('Name of the file, or number of the mail.'),
        reason: text('Why it was refused.'),
        reasonSentences: sentencesOf('reason'),
        refusedAt: utcTimeOf('When it was refused first'),
      }),
    )
    .describe(
      'Refused files of the folder or mailbox, the newest first, at most 100. They fail no turn and leave the list when they are taken or removed.',
    ),
  lastTurn: feedTurn
    .nullable()
    .describe('The newest completed turn, without trials, skipped and stopped turns; null before the first.'),
  underway: feedTurn.nullable().describe('The turn or trial that waits or asks now.'),
  budget: z
    .array(
      part('Calls of the account in a span.', {
        minutes: count('Minutes back from now that are counted'),
        used: count('Calls in them'),
        limit: count('Calls that may be'),
      }),
    )
    .describe('Call budget of the account at the publisher, with its use; empty if none is known.'),
});

export const feed = record('Feed', 'A feed, with its status.', {
  ...content,
  ...got,
  status,
});

export const feedGot = asGot(got);

export const feedChange = input('FeedChange', 'New definition of a feed; its record may be sent back.', {
  ...feedGot,
  ...content,
  password,
  status: z.looseObject({}).optional().meta({ description: 'Passed over.', readOnly: true }),
});

export const feedTurnBody = input(
  'FeedTurnBody',
  'A turn out of its time. The budget of the publisher holds for it too.',
  {
    isTrial: z.boolean().describe('Trial: received data are reported and not used.'),
  },
);

export type Feed = z.infer<typeof feed>;
/** As callers send it: fields with a default are optional. */
export type FeedBody = z.input<typeof feedBody>;
export type FeedChange = z.input<typeof feedChange>;
export type FeedTurn = z.infer<typeof feedTurn>;
