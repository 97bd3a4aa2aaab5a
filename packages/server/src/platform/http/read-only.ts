import { isDeepStrictEqual } from 'node:util';
import { refused } from './problem.ts';

const time = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

/**
 * Refuses a change to a read-only field. A record that was read can be sent back unchanged: equal
 * values and absent fields pass.
 *
 * @param given     body of the call
 * @param present   the record in its wire form
 * @param names     fields that cannot be changed
 */
export function refuseChanged(body: object, present: object, names: readonly string[]): void {
  const [wanted, standing] = [new Map(Object.entries(body)), new Map(Object.entries(present))];
  const changed = names.filter(
    (name) => wanted.get(name) !== undefined && !isSame(wanted.get(name), standing.get(name)),
  );
  if (changed.length === 0) return;
  const errors = changed.map((name) => ({
    code: 'read-only-field' as const,
    pointer: `#/${name}`,
    message: `${name} cannot be changed; it is ${JSON.stringify(standing.get(name))?.slice(0, 200)}.`,
  }));
  throw refused('read-only-field', { detail: errors[0]!.message, errors });
}

/** Clients write a time in their own way; it is the same to the millisecond. */
function isSame(wanted: unknown, standing: unknown): boolean {
  if (typeof wanted === 'string' && typeof standing === 'string' && time.test(wanted) && time.test(standing)) {
    return wanted === standing || Date.parse(wanted) === Date.parse(standing);
  }
  return isDeepStrictEqual(wanted, standing);
}
