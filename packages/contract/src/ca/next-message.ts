import { z } from 'zod';
import { partOrNull, record } from '../platform/described.ts';
import { count, probability, utcTimeOf } from '../platform/primitives.ts';

export const nextMessageState = z.enum(['EXPECTED', 'NOT_EXPECTED', 'OVERDUE', 'NO_HISTORY']).meta({
  id: 'NextMessageState',
  description:
    'EXPECTED: with its times. NOT_EXPECTED: most likely none comes before TCA. OVERDUE: it is later than 99 % of all. ' +
    'NO_HISTORY: fewer than three intervals of the originators are known, and nothing is said.',
});
export const waitingOutlook = z.enum(['LIKELY', 'OPEN', 'UNLIKELY']).meta({
  id: 'WaitingOutlook',
  description: 'LIKELY: waiting brings a message before the decision is due, 80 % or more. UNLIKELY: 20 % or less.',
});

/** When another message about an event is to be expected, by what its originators did before. */
export const nextMessage = record('NextMessage', 'When another message about an event comes; times to the minute.', {
  state: nextMessageState,
  earliest: utcTimeOf('Begin of the 80 % in which it comes, if one comes').nullable(),
  expected: utcTimeOf('The middle of them').nullable(),
  latest: utcTimeOf('Their end; of an OVERDUE one, by when it was expected').nullable(),
  chance: probability('That one comes before TCA'),
  beforeDecision: partOrNull('Whether waiting can bring anything; null where nothing is due, or its time has passed.', {
    chance: probability('').unwrap().describe('That one comes before `decideBy`, 0 to 1.'),
    outlook: waitingOutlook,
  }),
  intervals: count('Intervals between messages that it rests on'),
});

/** What a row of a list tells of it. */
export const nextMessageSummary = nextMessage
  .pick({ state: true, earliest: true, latest: true, beforeDecision: true })
  .meta({
    id: 'NextMessageSummary',
    description: 'When another message about an event comes, in a list; times to the minute.',
  });

export type NextMessage = z.infer<typeof nextMessage>;
export type NextMessageSummary = z.infer<typeof nextMessageSummary>;
