import { formatUtcZ } from '@keepout/astro/epoch';
import {
  arrivalHistory,
  type MessageStream,
  type MessageTimes,
  nextMessage,
  type NextMessage as Outlook,
} from '@keepout/conjunction/event/next-message';
import type { NextMessage } from '@keepout/contract/ca/next-message';
import { and, between, desc, eq, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { cdm, conjunction } from '../tables.ts';
import { heldPast } from './held-past.ts';

/** What is known of the messages of events that are ahead, by event. */
export type Arrivals = ReadonlyMap<string, readonly MessageStream[]>;

/** Events behind us that tell when messages come, the newest: some days of a large fleet, half a year of one satellite. */
const PAST_EVENTS = 600;

/** Messages of events with what their originators did about past events of the operator. */
export async function readArrivals(
  db: Queries,
  operatorId: string,
  conjunctionIds: readonly string[],
  nowTaiS: number,
): Promise<Arrivals> {
  if (conjunctionIds.length === 0) return new Map();
  const histories = await historiesOf(db, operatorId, nowTaiS, () => readHistories(db, operatorId, nowTaiS));
  const ofEvents = inArray(cdm.conjunctionId, [...conjunctionIds]);
  const arrivals = new Map<string, MessageStream[]>();
  for (const { conjunctionId, originator, createdTaiS } of await readTimes(db, operatorId, ofEvents)) {
    const stream = { createdTaiS, history: histories.get(originator) ?? NO_PAST };
    arrivals.set(conjunctionId, [...(arrivals.get(conjunctionId) ?? []), stream]);
  }
  return arrivals;
}

const NO_PAST = arrivalHistory([]);

type Histories = ReadonlyMap<string, typeof NO_PAST>;

/** One answer for each operator until something changes: every list with an event ahead asks. */
const historiesOf = heldPast<Histories>();

/** How each originator sent messages about past events of the operator. */
async function readHistories(db: Queries, operatorId: string, nowTaiS: number): Promise<Histories> {
  const isPast = and(
    eq(conjunction.operatorId, operatorId),
    eq(conjunction.isCandidate, false),
    lt(conjunction.tcaTaiS, nowTaiS),
  );
  const past = await db
    .select({ id: conjunction.id, tcaTaiS: conjunction.tcaTaiS })
    .from(conjunction)
    .where(isPast)
    .orderBy(desc(conjunction.tcaTaiS), desc(conjunction.id))
    .limit(PAST_EVENTS);
  const byOriginator = new Map<string, MessageTimes[]>();
  for (const { originator, ...event } of await readPast(db, operatorId, past))
    byOriginator.set(originator, [...(byOriginator.get(originator) ?? []), event]);
  return new Map([...byOriginator].map(([originator, events]) => [originator, arrivalHistory(events)]));
}

/** A message tells another TCA than its event does in the end: by minutes, never by hours. */
const FAR_S = 21_600;

/** When each originator made its messages about past events: those of their span in one walk along an index, not event by event. */
async function readPast(
  db: Queries,
  operatorId: string,
  past: readonly { readonly id: string; readonly tcaTaiS: number }[],
) {
  const tcaOf = new Map(past.map(({ id, tcaTaiS }) => [id, tcaTaiS]));
  const [newest, oldest] = [past[0]?.tcaTaiS, past.at(-1)?.tcaTaiS];
  if (newest === undefined || oldest === undefined) return [];
  const times = await readTimes(db, operatorId, between(cdm.tcaTaiS, oldest - FAR_S, newest + FAR_S));
  return times.flatMap((row) => {
    const tcaTaiS = tcaOf.get(row.conjunctionId);
    return tcaTaiS === undefined ? [] : [{ ...row, tcaTaiS }];
  });
}

/** When each originator made its messages; ours that rest on ordered observations keep no turn. */
async function readTimes(db: Queries, operatorId: string, about: SQL) {
  return await db
    .select({
      conjunctionId: cdm.conjunctionId,
      originator: cdm.originator,
      createdTaiS: sql<number[]>`array_agg(${cdm.creationTaiS})`,
    })
    .from(cdm)
    .where(and(eq(cdm.operatorId, operatorId), about, isNull(cdm.observed)))
    .groupBy(cdm.conjunctionId, cdm.originator);
}

/** What a row tells of its event as far as another message matters. */
type OpenEvent = Pick<
  typeof conjunction.$inferSelect,
  'id' | 'tcaTaiS' | 'verdict' | 'decideByTaiS' | 'stillReported' | 'isCandidate'
>;

/** The next message of an event; undefined where there is none to wait for. */
function outlookOf(event: OpenEvent, arrivals: Arrivals, nowTaiS: number): Outlook | undefined {
  const { id, tcaTaiS, verdict, decideByTaiS, stillReported, isCandidate } = event;
  if (isCandidate || !stillReported) return undefined;
  const due = verdict === 'safe' ? {} : { decideByTaiS };
  return nextMessage(arrivals.get(id) ?? [], { tcaTaiS, nowTaiS, ...due });
}

/** The same as the API tells it. */
export function presentNextMessage(event: OpenEvent, arrivals: Arrivals, nowTaiS: number): NextMessage | null {
  const outlook = outlookOf(event, arrivals, nowTaiS);
  return outlook === undefined ? null : wireOf(outlook);
}

/** Whether waiting brings another message, for whoever is told that a decision is due soon. */
export async function waitingOf(
  db: Queries,
  event: OpenEvent & { readonly operatorId: string },
  nowTaiS: number,
): Promise<Outlook['beforeDecision']> {
  const arrivals = await readArrivals(db, event.operatorId, [event.id], nowTaiS);
  return outlookOf(event, arrivals, nowTaiS)?.beforeDecision;
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

/** No more digits than are known: a list that is asked again has the same. */
const toPercent = (chance: number): number => Math.round(100 * chance) / 100;

const toMinute = (taiS: number | undefined): string | null =>
  taiS === undefined ? null : formatUtcZ(taiS, 0).replace(/\d\dZ$/, '00Z');
