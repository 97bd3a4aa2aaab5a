import { createHash } from 'node:crypto';
import type { GainQuestion, gainsOfPasses } from '@keepout/operations/gain/gain';
import type { VisibilityQuestion, visibilitiesOver } from '@keepout/operations/opportunities/visibility';
import { heldResults } from '../../platform/held-results.ts';
import { turnOf } from '../../platform/threads/line.ts';
import type { Threads } from '../../platform/threads/threads.ts';
import { gainTask, visibilityTask } from './tasks.ts';

type Spans = ReturnType<typeof visibilitiesOver>;
type Gains = ReturnType<typeof gainsOfPasses>;

/** Two weeks of thirty sensors are a megabyte of passes; what they tell is a few kilobytes. */
const [MOST_SPANS, MOST_GAINS] = [32, 256];
const spans = heldResults<Spans>(MOST_SPANS);
const gains = heldResults<Gains>(MOST_GAINS);

/** Answers follow from the question alone: who asks the same may have the same. */
const keyOf = (question: object): string => createHash('sha256').update(JSON.stringify(question)).digest('base64');

/** The passes of a question: who looks and then orders has them sought once. */
export async function holdSpans(
  threads: Pick<Threads, 'run'>,
  operatorId: string,
  question: VisibilityQuestion,
): Promise<Spans> {
  return await spans(keyOf(question), () => threads.run(visibilityTask, question, { turn: turnOf(operatorId) }));
}

/** What passes tell; of each by itself it was told together with the cheapest set, whatever they cost. */
export async function holdGains(
  threads: Pick<Threads, 'run'>,
  operatorId: string,
  question: GainQuestion,
): Promise<Gains> {
  const run = () => threads.run(gainTask, question, { turn: turnOf(operatorId) });
  if (question.asked === 'together') return await gains(keyOf(question), run);
  const passes = question.passes.map(({ price: _, ...pass }) => pass);
  const eachKey = keyOf({ ...question, passes, asked: 'each' });
  if (question.asked === 'each') return await gains(eachKey, run);
  const answer = gains(keyOf(question), run);
  gains(eachKey, () => answer).catch(() => undefined);
  return await answer;
}
