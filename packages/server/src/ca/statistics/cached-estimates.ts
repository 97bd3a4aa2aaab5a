import type { ServerContext } from '../../hosting/module.ts';
import { type ThreadTask, threadTask } from '../../platform/threads/threads.ts';
import type { CountedFlux, EstimateInput } from './estimate.thread.ts';

const estimateTask: ThreadTask<EstimateInput, CountedFlux | null> = threadTask(
  new URL('./estimate.thread.ts', import.meta.url),
  'estimatePassages',
);

/** An estimate takes a second of a thread and a few kilobytes; the last ones stay. */
const MOST_HELD = 200;
const cache = new Map<string, Promise<CountedFlux | null>>();

/**
 * The passages of a satellite, computed once for each catalogue, object and window: radius and level are asked of what is
 * held. Public figures alone go in, so that operators may share them.
 */
export async function holdEstimate({ threads }: ServerContext, input: EstimateInput): Promise<CountedFlux | null> {
  const { catalogue, object, startTaiS, stopTaiS, withinM, decisionDays } = input;
  const key = [catalogue.key, object, startTaiS, stopTaiS, withinM, decisionDays].join(' ');
  const entry = cache.get(key);
  if (entry !== undefined) return await entry;
  const computing = threads.run(estimateTask, input);
  cache.set(key, computing);
  for (const oldest of [...cache.keys()].slice(0, Math.max(0, cache.size - MOST_HELD))) cache.delete(oldest);
  computing.catch(() => cache.delete(key));
  return await computing;
}
