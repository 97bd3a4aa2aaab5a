import { type Line, openLine, turnOf } from './line.ts';

/** By the pool of connections that they spare, then by the operator. */
const lines = new WeakMap<object, Map<string, Line>>();

/**
 * Does what all of one operator do with the same rows, such as orders that are paid from one balance: of one operator one at a time, whatever
 * others do. Who waits here has no connection of the pool and waits for no lock, whose limit is short; so a crowd is served in turn and keeps
 * nobody else out. How long a crowd may be is said by the calls that an operator has a minute, not by a clock. Another process is waited for at
 * the lock, by one of this process.
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
