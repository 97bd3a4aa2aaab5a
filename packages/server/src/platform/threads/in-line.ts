import { Outage } from '../outage.ts';
import { type Line, openLine, turnOf } from './line.ts';

/** A person waits for the answer: as long as any statement of a request may take. */
const LONGEST_WAIT_MS = 15_000;

/** By the pool of connections that they spare. */
const lines = new WeakMap<object, Line>();

/**
 * Does what all of one operator do with the same rows, such as orders that are paid from one balance: of one operator one at a time. Who waits
 * here has no connection of the pool and waits for no lock, whose limit is short; so a crowd is served in turn and keeps nobody else out.
 * Another process is waited for at the lock, by one of this process.
 *
 * @throws Outage  `database-busy`: it did not come to this one in time
 */
export async function inLine<T>(
  { pool }: { readonly pool: object },
  operatorId: string,
  work: () => Promise<T>,
): Promise<T> {
  const line = lines.get(pool) ?? openLine(1);
  lines.set(pool, line);
  const leave = await line.enter(turnOf(operatorId), AbortSignal.timeout(LONGEST_WAIT_MS)).catch((cause: unknown) => {
    throw new Outage('database-busy', 'Too many write the same at once.', { cause });
  });
  try {
    return await work();
  } finally {
    leave();
  }
}
