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
  const [requestedFields, storedFields] = [new Map(Object.entries(body)), new Map(Object.entries(present))];
  const changed = names.filter(
    (name) => requestedFields.get(name) !== undefined && !isSame(requestedFields.get(name), storedFields.get(name)),
  );
  if (changed.length === 0) return;
  const errors = changed.map((name) => ({
    code: 'read-only-field' as const,
    pointer: `#/${name}`,
    message: `${name} cannot be changed; it is ${JSON.stringify(storedFields.get(name))?.slice(0, 200)}.`,
  }));
  throw refused('read-only-field', { detail: errors[0]!.message, errors });
}

/** Clients write a time in their own way; it is the same to the millisecond. */
function isSame(requestedValue: unknown, storedValue: unknown): boolean {
  if (
    typeof requestedValue === 'string' &&
    typeof storedValue === 'string' &&
    time.test(requestedValue) &&
    time.test(storedValue)
  ) {
    return requestedValue === storedValue || Date.parse(requestedValue) === Date.parse(storedValue);
  }
  return isDeepStrictEqual(requestedValue, storedValue);
}
