import type { ServerContext } from '../../hosting/module.ts';
import { sharedInFlight } from '../../platform/result-cache.ts';
import { turnOf } from '../../platform/threads/thread-queue.ts';
import { type ThreadTask, threadTask } from '../../platform/threads/threads.ts';
import type { CountedFlux, EstimateInput } from './estimate.thread.ts';

const estimateTask: ThreadTask<EstimateInput, CountedFlux | null> = threadTask(
  new URL('./estimate.thread.ts', import.meta.url),
  'estimatePassages',
);

/** Size of the cache: an estimate takes a second of a thread and a few kilobytes; a large fleet must fit. */
const MOST_HELD = 5000;
const result = sharedInFlight<CountedFlux | null>(MOST_HELD);

/**
 * Returns the conjunction flux of a satellite, computed once for each catalogue, object and window; hard-body radius and Pc level are applied
 * to the cached result. The inputs are public, so operators may share results.
 */
export async function cachedEstimate(
  { threads }: ServerContext,
  operatorId: string,
  input: EstimateInput,
  signal: AbortSignal | undefined,
): Promise<CountedFlux | null> {
  const { catalogue, object, startTaiS, stopTaiS, withinM, decisionDays } = input;
  const key = [catalogue.key, object, startTaiS, stopTaiS, withinM, decisionDays].join(' ');
  return await result(key, signal, () => threads.run(estimateTask, input, { signal, turn: turnOf(operatorId) }));
}
