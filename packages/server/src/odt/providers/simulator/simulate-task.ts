import type { Statement } from '@keepout/contract/platform/sentence-text';
import type { SimulatedTruth } from '@keepout/operations/orbit/truth';
import { type ThreadTask, threadTask } from '../../../platform/threads/threads.ts';
import type { Simulated, SimulateQuestion, TruthQuestion } from './simulate.thread.ts';

/** One pass of the simulated world, in a thread. */
export const simulateTask: ThreadTask<SimulateQuestion, Simulated> = threadTask(
  new URL('./simulate.thread.ts', import.meta.url),
  'simulate',
);

/** The truth about the object of an order, in a thread. */
export const truthTask: ThreadTask<
  TruthQuestion,
  { readonly truth: SimulatedTruth } | { readonly refusal: Statement }
> = threadTask(new URL('./simulate.thread.ts', import.meta.url), 'simulatedTruth');
