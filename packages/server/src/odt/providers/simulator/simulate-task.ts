import { type ThreadTask, threadTask } from '../../../platform/threads/threads.ts';
import type { PassOrder } from '../provider.ts';
import type { Simulated } from './simulate.thread.ts';
import type { Truth } from './truth.ts';

/** One pass of the simulated world, in a thread. */
export const simulateTask: ThreadTask<{ readonly order: PassOrder; readonly truth: Truth }, Simulated> = threadTask(
  new URL('./simulate.thread.ts', import.meta.url),
  'simulate',
);

/** The truth about the object of an order, in a thread. */
export const truthTask: ThreadTask<
  { readonly order: PassOrder; readonly objectKey: string; readonly before: Truth | undefined },
  { readonly truth: Truth } | { readonly refusal: string }
> = threadTask(new URL('./simulate.thread.ts', import.meta.url), 'truthOf');
