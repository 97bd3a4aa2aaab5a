import { z } from 'zod';
import { partOrNull, record } from '../platform/described.ts';
import { count, probability, utcTimeOf } from '../platform/primitives.ts';

export const nextMessageState = z.enum(['EXPECTED', 'NOT_EXPECTED', 'OVERDUE', 'NO_HISTORY']).meta({
  id: 'NextMessageState',
  description:
    'EXPECTED: the times give the expected arrival. NOT_EXPECTED: probably no CDM before TCA. OVERDUE: later than 99 % of past intervals. ' +
    'NO_HISTORY: fewer than three intervals of the originators are available, so there is no estimate.',
});
export const waitingOutlook = z.enum(['LIKELY', 'OPEN', 'UNLIKELY']).meta({
  id: 'WaitingOutlook',
  description:
    'Chance of another CDM before the decision deadline. LIKELY: at least 80 %. UNLIKELY: at most 20 %. OPEN: between.',
});

/** Expected arrival of the next CDM, from past intervals of the originators. */
export const nextMessage = record(
  'NextMessage',
  'Expected arrival of the next CDM on a conjunction; times to the minute.',
  {
    state: nextMessageState,
    earliest: utcTimeOf('Start of the 80 % interval of the arrival; null without an estimate').nullable(),
    expected: utcTimeOf('Median of the arrival; null without an estimate').nullable(),
    latest: utcTimeOf(
      'End of the 80 % interval; for OVERDUE, the time by which the CDM was expected; null without an estimate',
    ).nullable(),
    chance: probability('Probability of another CDM before TCA; null without an estimate'),
    beforeDecision: partOrNull(
      'Chance of another CDM before the decision deadline; null without a deadline, or after it.',
      {
        chance: probability('').unwrap().describe('Probability of another CDM before `decideBy`, 0 to 1.'),
        outlook: waitingOutlook,
      },
    ),
    intervals: count('Intervals between CDMs used for the estimate'),
  },
);

/** Fields of the estimate in a list. */
export const nextMessageSummary = nextMessage
  .pick({ state: true, earliest: true, latest: true, beforeDecision: true })
  .meta({
    id: 'NextMessageSummary',
    description: 'Expected arrival of the next CDM on a conjunction, in a list; times to the minute.',
  });

export type NextMessage = z.infer<typeof nextMessage>;
export type NextMessageSummary = z.infer<typeof nextMessageSummary>;
