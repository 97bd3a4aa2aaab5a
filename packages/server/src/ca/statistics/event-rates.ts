import type { EventRates as Answer, archiveRatesQuery, eventRatesQuery } from '@keepout/contract/ca/event-rates';
import { MOST_ARCHIVE_ROWS, RATE_THRESHOLDS } from '@keepout/contract/ca/fields';
import type { EventRates, RateQuestion, TooManyEvents } from '@keepout/operations/archive/event-rates';
import type { z } from 'zod';
import type { ServerContext } from '../../hosting/module.ts';
import { boundedRejection, tooCostly } from '../../messages/bounded-rejection.ts';
import { filePlace, filePlacesText } from '../../messages/file-place.ts';
import type { UploadedFile } from '../../messages/received-form.ts';
import { nothingTaken } from '../../messages/rejection.ts';
import { receivedContent } from '../../platform/files/received-file.ts';
import { type Refusal, refused, refusedAt } from '../../platform/http/problem.ts';
import { nowTaiS } from '../../platform/now.ts';
import { runBounded, runBoundedTwice } from '../../platform/threads/bounded.ts';
import { turnOf } from '../../platform/threads/thread-queue.ts';
import { type ThreadTask, threadTask } from '../../platform/threads/threads.ts';
import type { ratesOfArchive, ratesOfMessages, SentArchive } from './event-rates.thread.ts';
import { listPastMessages } from './history-store.ts';

const messagesTask: ThreadTask<Parameters<typeof ratesOfMessages>[0], ReturnType<typeof ratesOfMessages>> = threadTask(
  new URL('./event-rates.thread.ts', import.meta.url),
  'ratesOfMessages',
);
const archiveTask: ThreadTask<SentArchive, ReturnType<typeof ratesOfArchive>> = threadTask(
  new URL('./event-rates.thread.ts', import.meta.url),
  'ratesOfArchive',
);

/** Time limit: reading the maximum number of rows and drawing the same number of events, s. */
const TIME_S = 60;
const OWN_NAME = 'messages';

type Query = z.infer<typeof eventRatesQuery> | z.infer<typeof archiveRatesQuery>;

function questionOf(query: Query): RateQuestion {
  const { years, residual, threshold } = query;
  const [commitDays, considerDays] = [query['commit-days'], query['consider-days']];
  if (considerDays < commitDays) {
    throw refusedAt(
      'window-empty',
      '?consider-days',
      `consider-days (${considerDays}) is below commit-days (${commitDays}).`,
    );
  }
  const thresholdPcs = [...new Set([...RATE_THRESHOLDS, ...(threshold === undefined ? [] : [threshold])])];
  return { years, residual, commitDays, considerDays, thresholdPcs: thresholdPcs.sort((a, b) => a - b) };
}

const tooLong = ({ expected, maximumExpected: limit }: TooManyEvents, { years }: RateQuestion): Refusal =>
  refused('mission-too-long', {
    detail: `${Math.round(expected)} conjunctions in ${years} years; at most ${limit} are simulated.`,
  });

function presented({ messages, events, eventsUsed, primaries, spanYears, rates }: EventRates): Answer {
  const archive = { messages, events, eventsUsed, satellites: primaries, years: spanYears };
  return { archive, rates: [...rates] };
}

/** Computes yearly event rates from an operator's own messages. */
export async function ratesOfOwn(
  { database, threads }: ServerContext,
  operatorId: string,
  query: z.infer<typeof eventRatesQuery>,
  signal: AbortSignal,
): Promise<Answer> {
  const question = questionOf(query);
  const span = { untilTaiS: nowTaiS(), limit: MOST_ARCHIVE_ROWS };
  const messages = await listPastMessages(database.orm, operatorId, query['satellite-id'], span);
  const rates = await runBounded(
    threads,
    messagesTask,
    { messages, question },
    { timeS: TIME_S, signal, turn: turnOf(operatorId) },
  );
  if (!rates.ok) throw nothingTaken([tooCostly(OWN_NAME, rates.fault)], '');
  if (!rates.value.ok) throw tooLong(rates.value.fault, question);
  return presented(rates.value.value);
}

/** Computes yearly event rates from an uploaded archive; the archive is not stored. */
export async function ratesOfSent(
  context: ServerContext,
  operatorId: string,
  { fileName, content }: UploadedFile,
  query: z.infer<typeof archiveRatesQuery>,
  signal: AbortSignal,
): Promise<Answer> {
  const question = questionOf(query);
  return await context.uploads.pass(operatorId, async (inside) => {
    const taskInput = { bytes: await receivedContent(content), radiusM: query.radius, question };
    const rates = await runBoundedTwice(context.readers, archiveTask, taskInput, { timeS: TIME_S, signal, ...inside });
    if (!rates.ok) throw nothingTaken([tooCostly(fileName, rates.fault)], '');
    if (rates.value.ok) return presented(rates.value.value);
    const { fault } = rates.value;
    if (fault.code === 'too-many-events') throw tooLong(fault, question);
    const place = filePlace(fault, fileName);
    throw nothingTaken([boundedRejection(fileName, fault.code, filePlacesText([place]), [place])], '');
  });
}
