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

/** What is asked of an archive: when one decides, and for which mission it is to stand. */
export interface RateQuestion extends DecisionWindow, Mission {}

/** What an archive says of the years of a mission. */
export interface EventRates extends Omit<ArchivedEvents, 'eventPcs'> {
  /** Events with a message in the window of the decision that tells of a risk. */
  readonly eventsUsed: number;
  /** By threshold; empty where the events span no time or none had a message at the decision. */
  readonly rates: readonly MissionRates[];
}

/** Events that a mission would have are drawn ten thousand times; more of them than are drawn. */
export interface TooManyEvents {
  readonly code: 'too-many-events';
  readonly expected: number;
  readonly most: number;
}

/** Yearly rates from archived messages; the same messages and question give the same figures. */
export function eventRates(
  messages: readonly ArchivedMessage[],
  question: RateQuestion,
  most: number = Number.POSITIVE_INFINITY,
): Result<EventRates, TooManyEvents> {
  const events = archivedEvents(messages, question);
  const { eventPcs, ...counts } = events;
  const isDrawn = events.spanYears > 0 && eventPcs.length > 0;
  const expected = isDrawn ? expectedEvents(events, question.years) : 0;
  if (expected > most) return fail({ code: 'too-many-events', expected, most });
  const rates = isDrawn ? missionRates(events, question, seededRandom(1)) : [];
  return ok({ ...counts, eventsUsed: eventPcs.length, rates });
}
