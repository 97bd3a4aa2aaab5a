import { toUnixMs } from '@keepout/astro/epoch';
import type { Language } from '@keepout/contract/platform/language';
import type { ServerContext } from '../../hosting/module.ts';
import { conjunctions } from '../../ports/conjunctions.ts';
import { readRota } from '../rota/store.ts';
import { conjunctionFacts } from '../words/conjunction-facts.ts';
import { say, wordsOf } from '../words/say.ts';
import { icsOf } from './ics.ts';

const MINUTES_PER_HOUR = 60;
/** 2000-01-01, from which changes are numbered by the second: a number of 32 bits lasts until 2068. */
const SINCE_MS = Date.UTC(2000, 0, 1);

/** When decisions of an operator are due, as a calendar in a language. */
export async function decisionCalendar(
  context: ServerContext,
  operatorId: string,
  language: Language,
): Promise<string> {
  const words = wordsOf(language);
  const { rota } = await readRota(context.database.orm, operatorId);
  const alarmMinutes = Math.round(rota.decideByNearHours * MINUTES_PER_HOUR);
  const awaiting = await context.use(conjunctions).awaitingDecision(operatorId);
  const events = awaiting.map(({ updatedAt, ...event }) => {
    const facts = conjunctionFacts({ ...event, before: null }, event);
    const { message, path } = say('DECIDE_BY_NEAR', facts, language);
    const url = `${context.settings.publicUrl}${path}`;
    const changedMs = Date.parse(updatedAt);
    return {
      uid: event.conjunctionId,
      sequence: Math.floor((changedMs - SINCE_MS) / 1000),
      changedMs,
      startMs: toUnixMs(event.decideByTaiS),
      summary: words.decideBy(words.verdict(event.verdict), event.satelliteName, event.secondaryName),
      description: `${message}\n${url}`,
      url,
      alarmMinutes,
    };
  });
  return icsOf({ name: words.calendar, events });
}
