/**
 * Puts items behind those that are there, one by one: `push(...items)` has as many arguments as a text has lines, and a
 * text of a hundred thousand comments would overflow the stack.
 */
export function append<T>(target: T[], items: Iterable<T>): void {
  for (const item of items) target.push(item);
}
