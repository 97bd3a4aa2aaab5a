import {
  type ArchivedEvents,
  type ArchivedMessage,
  archivedEvents,
  type DecisionWindow,
  expectedEvents,
  type Mission,
  type MissionRates,
  missionRates,
} from '@keepout/conjunction/annual/archive';
import { seededRandom } from '@keepout/conjunction/numbers/random';
import { fail, ok, type Result } from '@keepout/units/result';

/** Query of event rates: the decision window, and the mission that they are for. */
export interface RateQuestion extends DecisionWindow, Mission {}

/** Event rates from an archive, scaled to the years of a mission. */
export interface EventRates extends Omit<ArchivedEvents, 'eventPcs'> {
  /** Number of events with a message in the decision window that states a risk. */
  readonly eventsUsed: number;
  /** By threshold; empty where the events span no time or none had a message at the decision. */
  readonly rates: readonly MissionRates[];
}

/** Events that a mission would have are drawn ten thousand times; more of them than are drawn. */
export interface TooManyEvents {
  readonly code: 'too-many-events';
  readonly expected: number;
  readonly maximumExpected: number;
}

/** Yearly rates from archived messages; the same messages and question give the same figures. */
export function eventRates(
  messages: readonly ArchivedMessage[],
  question: RateQuestion,
  maximumExpected: number = Number.POSITIVE_INFINITY,
): Result<EventRates, TooManyEvents> {
  const events = archivedEvents(messages, question);
  const { eventPcs, ...counts } = events;
  const isDrawn = events.spanYears > 0 && eventPcs.length > 0;
  const expected = isDrawn ? expectedEvents(events, question.years) : 0;
  if (expected > maximumExpected) return fail({ code: 'too-many-events', expected, maximumExpected });
  const rates = isDrawn ? missionRates(events, question, seededRandom(1)) : [];
  return ok({ ...counts, eventsUsed: eventPcs.length, rates });
}
