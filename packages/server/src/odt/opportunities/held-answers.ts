import { createHash } from 'node:crypto';
import type { GainQuestion, gainsOfPasses } from '@keepout/operations/gain/gain';
import type { sensorVisibilities, VisibilityQuestion } from '@keepout/operations/opportunities/visibility';
import { sharedInFlight } from '../../platform/result-cache.ts';
import { turnOf } from '../../platform/threads/thread-queue.ts';
import type { Threads } from '../../platform/threads/threads.ts';
import { gainTask, visibilityTask } from './tasks.ts';

type Spans = ReturnType<typeof sensorVisibilities>;
type Gains = ReturnType<typeof gainsOfPasses>;

/** Two weeks of thirty sensors are a megabyte of passes; gains are a few kilobytes. */
const [MOST_SPANS, MOST_GAINS] = [32, 256];
const spans = sharedInFlight<Spans>(MOST_SPANS);
const gains = sharedInFlight<Gains>(MOST_GAINS);

/** Answers follow from the question alone: who asks the same may have the same. */
const keyOf = (question: object): string => createHash('sha256').update(JSON.stringify(question)).digest('base64');

/** The passes of a question: who looks and then orders has them sought once. */
export async function holdSpans(
  threads: Pick<Threads, 'run'>,
  operatorId: string,
  question: VisibilityQuestion,
  signal?: AbortSignal,
): Promise<Spans> {
  const options = { turn: turnOf(operatorId), signal };
  return await spans(keyOf(question), signal, () => threads.run(visibilityTask, question, options));
}

/** Caches the gains of passes; gains of single passes were computed together with the cheapest set and do not depend on prices. */
export async function holdGains(
  threads: Pick<Threads, 'run'>,
  operatorId: string,
  question: GainQuestion,
  signal?: AbortSignal,
): Promise<Gains> {
  const run = () => threads.run(gainTask, question, { turn: turnOf(operatorId), signal });
  if (question.requestedScope === 'together') return await gains(keyOf(question), signal, run);
  const passes = question.passes.map(({ price: _, ...pass }) => pass);
  const eachKey = keyOf({ ...question, passes, requestedScope: 'each' });
  if (question.requestedScope === 'each') return await gains(eachKey, signal, run);
  const answer = await gains(keyOf(question), signal, run);
  await gains(eachKey, signal, async () => answer);
  return answer;
}
