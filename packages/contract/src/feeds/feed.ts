import { z } from 'zod';
import { asGot } from '../platform/fields-of.ts';
import { count, idOf, numberIn, numberOf, seconds, text, textIn, utcTimeOf } from '../platform/primitives.ts';
import { sentencesOf } from '../platform/sentence.ts';
import { feedContent, feedHealth, feedKind, feedTurnState } from './enums.ts';
import { FEED_NUMBERS, FEED_TEXTS, MOST_SETS } from './fields.ts';

/** What came in a turn, and what became of it. */
export const feedTurn = z
  .object({
    turnId: idOf('the turn'),
    feedId: idOf('the feed'),
    isTrial: z.boolean().meta({ description: 'Only looked at: nothing of what came is in use.' }),
    state: feedTurnState,
    isByClock: z
      .boolean()
      .meta({ description: 'Its time had come; else somebody asked for it, as the audit log says.' }),
    askedAt: utcTimeOf('When it was asked for'),
    startedAt: utcTimeOf('When it began').nullable(),
    endedAt: utcTimeOf('When it ended').nullable(),
    calls: count('Calls that it cost'),
    files: z
      .array(
        z
          .object({
            name: text('What was asked for.'),
            sizeBytes: count('Bytes that came'),
            records: count('Records that were read'),
            rejected: count('Records that could not be read'),
          })
          .meta({ description: 'A file that came.' }),
      )
      .meta({ description: 'What came, in the order of the calls.' }),
    change: z
      .object({
        objects: count('Objects, days or messages in what came'),
        newer: count('Of which something newer came than what is in use'),
        added: count('That were not known before, or of messages: that were taken'),
        gone: count('That came before and do not any more'),
      })
      .nullable()
      .meta({ description: 'What it changes, or of a trial would; null where nothing usable came.' }),
    message: text('What is to be said of it; empty where all is well.'),
    messageSentences: sentencesOf('message'),
  })
  .meta({ id: 'FeedTurn', description: 'One turn of a feed: what was asked, what came, what became of it.' });

const content = {
  name: textIn(FEED_TEXTS.name).meta({ description: 'What it is called; no two are called the same.' }),
  kind: feedKind,
  address: textIn(FEED_TEXTS.address).meta({
    description: 'Where it is published: https, a mailbox (imaps, imap), or a folder of the machine.',
  }),
  sets: z.array(textIn(FEED_TEXTS.set)).max(MOST_SETS).meta({
    description:
      'What is asked for there, one call each, such as the groups of CelesTrak; of a mailbox whose mails are taken.',
  }),
  everyMinutes: numberOf('How often it is asked', FEED_NUMBERS.everyMinutes),
  leastShare: numberIn(FEED_NUMBERS.leastShare).meta({
    description: 'A file with a smaller share of the objects that the last good one had is not taken.',
  }),
  signInAddress: textIn(FEED_TEXTS.address)
    .nullable()
    .meta({ description: 'Where the account signs in, if that is elsewhere; null where it is not.' }),
  identity: textIn(FEED_TEXTS.identity)
    .nullable()
    .meta({ description: 'Whose account it is; null where none is needed.' }),
  isOn: z.boolean().meta({ description: 'It is asked by the clock.' }),
} as const;

const password = textIn(FEED_TEXTS.password)
  .optional()
  .meta({ description: 'Password of the account. It is sealed and never told; left out, it stays as it is.' });

export const feedBody = z
  .strictObject({ ...content, password })
  .meta({ id: 'FeedBody', description: 'What an installation is to be fed by.' });

const got = {
  feedId: idOf('the feed'),
  brings: feedContent,
  isOwn: z.boolean().meta({ description: 'It is of your organisation; else of the whole installation.' }),
  hasPassword: z.boolean().meta({ description: 'A password is kept.' }),
  version: count('Number of changes so far'),
} as const;

const status = z
  .object({
    health: feedHealth,
    ageSeconds: seconds('Time since the last turn that brought something good, also the same as before').nullable(),
    lastGoodAt: utcTimeOf('When that was').nullable(),
    dueAt: utcTimeOf('When the clock asks next; null while it is switched off').nullable(),
    failures: count('Turns in a row that brought nothing usable'),
    lastTurn: feedTurn.nullable().meta({ description: 'The newest turn, trials aside; null before the first.' }),
    underway: feedTurn.nullable().meta({ description: 'The turn or trial that waits or asks now.' }),
    budget: z
      .array(
        z
          .object({
            minutes: count('Minutes back from now that are counted'),
            used: count('Calls in them'),
            limit: count('Calls that may be'),
          })
          .meta({ description: 'Calls of the account in a span.' }),
      )
      .meta({
        description: 'What the publisher allows an account, and how much of it is used; empty where it says nothing.',
      }),
  })
  .meta({ id: 'FeedStatus', description: 'How a feed stands at the moment.' });

export const feed = z
  .object({ ...content, ...got, status })
  .meta({ id: 'Feed', description: 'What an installation is fed by, and how that goes.' });

export const feedGot = asGot(got);

export const feedChange = z
  .strictObject({
    ...feedGot,
    ...content,
    password,
    status: z.looseObject({}).optional().meta({ description: 'Passed over.', readOnly: true }),
  })
  .meta({ id: 'FeedChange', description: 'A feed as it is to be; what was got may be sent back.' });

export const feedTurnBody = z
  .strictObject({
    isTrial: z.boolean().meta({ description: 'Only look: what comes is told and not taken.' }),
  })
  .meta({ id: 'FeedTurnBody', description: 'A turn out of its time. The budget of the publisher holds for it too.' });

export type Feed = z.infer<typeof feed>;
export type FeedBody = z.infer<typeof feedBody>;
export type FeedChange = z.infer<typeof feedChange>;
export type FeedTurn = z.infer<typeof feedTurn>;
