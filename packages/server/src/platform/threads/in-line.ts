import { type Line, openLine, turnOf } from './line.ts';

/** Queues by pool and operator. */
const lines = new WeakMap<object, Map<string, Line>>();

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
  const ofPool = lines.get(pool) ?? new Map<string, Line>();
  lines.set(pool, ofPool);
  const line = ofPool.get(operatorId) ?? openLine(1);
  ofPool.set(operatorId, line);
  const leave = await line.enter(turnOf(operatorId));
  try {
    return await work();
  } finally {
    leave();
    const { inside, waiting } = line.stand();
    if (inside + waiting === 0) ofPool.delete(operatorId);
  }
}
