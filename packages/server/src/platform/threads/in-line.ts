import { openThreadQueue, type ThreadQueue, turnOf } from './thread-queue.ts';

/** Queues by pool and operator. */
const queues = new WeakMap<object, Map<string, ThreadQueue>>();

/**
 * Serialises work of one operator on the same rows, such as orders paid from one balance; different operators
 * run concurrently. A waiting call uses no connection of the pool and no lock, whose timeout is short, so many calls are served in turn and do not block
 * other operators. The number of waiting calls is limited by the operator's rate limit, not by a timeout. For another process, one
 * call of this process waits at the lock.
 */
export async function inLine<T>(
  { pool }: { readonly pool: object },
  operatorId: string,
  work: () => Promise<T>,
): Promise<T> {
  const ofPool = queues.get(pool) ?? new Map<string, ThreadQueue>();
  queues.set(pool, ofPool);
  const queue = ofPool.get(operatorId) ?? openThreadQueue(1);
  ofPool.set(operatorId, queue);
  const leave = await queue.enter(turnOf(operatorId));
  try {
    return await work();
  } finally {
    leave();
    const { running, queued } = queue.counts();
    if (running + queued === 0) ofPool.delete(operatorId);
  }
}
