import { formatUtcZ } from '@keepout/astro/epoch';
import {
  arrivalHistory,
  type MessageStream,
  type MessageTimes,
  nextMessage,
  type NextMessage as Outlook,
} from '@keepout/conjunction/event/next-message';
import type { NextMessage } from '@keepout/contract/ca/next-message';
import { and, desc, eq, getTableColumns, lt } from 'drizzle-orm';
import type { Orm, Queries } from '../../platform/database/database.ts';
import { conjunctionTable } from '../tables.ts';
import { cachedPastEvents } from './held-past.ts';

/** Streams of messages by originator, for each upcoming event. */
export type Arrivals = ReadonlyMap<string, readonly MessageStream[]>;

/** Maximum number of past events, newest first: some days of a large fleet, half a year of one satellite. */
const PAST_EVENTS = 300;

/** Columns of an event with the creation times of its messages. */
export type EventCourse = Pick<
  typeof conjunctionTable.$inferSelect,
  'id' | 'tcaTaiS' | 'messageCreationTaiS' | 'messageOriginator'
>;

/** Reads how originators sent messages about past events of the operator, from the cache; not for use within a transaction. */
export const readPast = async (db: Orm, operatorId: string, nowTaiS: number): Promise<Histories> =>
  await historiesOf(db, operatorId, nowTaiS, () => readHistories(db, operatorId, nowTaiS));

/** Returns the message streams of upcoming events with the history of each originator. */
export function messageStreams(histories: Histories, events: readonly EventCourse[], nowTaiS: number): Arrivals {
  const ahead = events.filter(({ tcaTaiS }) => tcaTaiS > nowTaiS);
  return new Map(
    ahead.map((event) => [
      event.id,
      timesOf(event).map(([originator, createdTaiS]) => ({
        createdTaiS,
        history: histories.get(originator) ?? NO_PAST,
      })),
    ]),
  );
}

const NO_PAST = arrivalHistory([]);

type Histories = ReadonlyMap<string, typeof NO_PAST>;

/** Cache with one result for each operator: each list with an upcoming event needs it. */
const historiesOf = cachedPastEvents<Histories>();

/** Reads how originators sent messages about past events of the operator. */
async function readHistories(db: Queries, operatorId: string, nowTaiS: number): Promise<Histories> {
  const isPast = and(
    eq(conjunctionTable.operatorId, operatorId),
    eq(conjunctionTable.isCandidate, false),
    lt(conjunctionTable.tcaTaiS, nowTaiS),
  );
  const { id, tcaTaiS, messageCreationTaiS, messageOriginator } = getTableColumns(conjunctionTable);
  const past = await db
    .select({ id, tcaTaiS, messageCreationTaiS, messageOriginator })
    .from(conjunctionTable)
    .where(isPast)
    .orderBy(desc(conjunctionTable.tcaTaiS), desc(conjunctionTable.id))
    .limit(PAST_EVENTS);
  const byOriginator = new Map<string, MessageTimes[]>();
  for (const event of past)
    for (const [originator, createdTaiS] of timesOf(event))
      byOriginator.set(originator, [...(byOriginator.get(originator) ?? []), { tcaTaiS: event.tcaTaiS, createdTaiS }]);
  return new Map([...byOriginator].map(([originator, events]) => [originator, arrivalHistory(events)]));
}

/** Returns creation times of an event's messages by originator; messages with ordered observations follow no schedule and are excluded. */
function timesOf({ messageCreationTaiS, messageOriginator }: EventCourse): readonly (readonly [string, number[]])[] {
  const byOriginator = new Map<string, number[]>();
  for (const [k, originator] of messageOriginator.entries())
    if (originator !== null)
      byOriginator.set(originator, [...(byOriginator.get(originator) ?? []), messageCreationTaiS[k]!]);
  return [...byOriginator];
}

/** Columns of an event that determine its next message. */
type OpenEvent = Pick<
  typeof conjunctionTable.$inferSelect,
  'id' | 'tcaTaiS' | 'verdict' | 'decideByTaiS' | 'stillReported' | 'isCandidate'
>;

/** Predicts the next message of an event; undefined if none is expected. */
function outlookOf(event: OpenEvent, arrivals: Arrivals, nowTaiS: number): Outlook | undefined {
  const { id, tcaTaiS, verdict, decideByTaiS, stillReported, isCandidate } = event;
  if (isCandidate || !stillReported) return undefined;
  const due = verdict === 'safe' ? {} : { decideByTaiS };
  return nextMessage(arrivals.get(id) ?? [], { tcaTaiS, nowTaiS, ...due });
}

/** Returns the prediction in the form of the API. */
export function presentNextMessage(event: OpenEvent, arrivals: Arrivals, nowTaiS: number): NextMessage | null {
  const outlook = outlookOf(event, arrivals, nowTaiS);
  return outlook === undefined ? null : wireOf(outlook);
}

/** Predicts whether another message arrives before the decision deadline, for reminders. */
export async function waitingOf(
  db: Orm,
  event: OpenEvent & EventCourse & { readonly operatorId: string },
  nowTaiS: number,
): Promise<Outlook['beforeDecision']> {
  if (event.tcaTaiS <= nowTaiS) return undefined;
  const past = await readPast(db, event.operatorId, nowTaiS);
  return outlookOf(event, messageStreams(past, [event], nowTaiS), nowTaiS)?.beforeDecision;
}

const STATES = {
  expected: 'EXPECTED',
  'not-expected': 'NOT_EXPECTED',
  overdue: 'OVERDUE',
  'no-history': 'NO_HISTORY',
} as const;
const OUTLOOKS = { likely: 'LIKELY', open: 'OPEN', unlikely: 'UNLIKELY' } as const;

function wireOf({
  state,
  earliestTaiS,
  medianTaiS,
  latestTaiS,
  chance,
  beforeDecision,
  intervals,
}: Outlook): NextMessage {
  return {
    state: STATES[state],
    earliest: toMinute(earliestTaiS),
    expected: toMinute(medianTaiS),
    latest: toMinute(latestTaiS),
    chance: chance === undefined ? null : toPercent(chance),
    beforeDecision: beforeDecision
      ? { chance: toPercent(beforeDecision.chance), outlook: OUTLOOKS[beforeDecision.outlook] }
      : null,
    intervals,
  };
}

/** Rounds to the accuracy of the prediction, so that a repeated request returns the same list. */
const toPercent = (chance: number): number => Math.round(100 * chance) / 100;

const toMinute = (taiS: number | undefined): string | null =>
  taiS === undefined ? null : formatUtcZ(taiS, 0).replace(/\d\dZ$/, '00Z');
