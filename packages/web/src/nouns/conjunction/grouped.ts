import type { ListedEvent } from './event.ts';

/** Events by key, each group in the order of the list. */
export function groupEventsByKey(
  events: readonly ListedEvent[],
  keyOf: (event: ListedEvent) => string,
): ReadonlyMap<string, readonly ListedEvent[]> {
  const groups = new Map<string, ListedEvent[]>();
  for (const event of events) {
    const group = groups.get(keyOf(event));
    if (group) group.push(event);
    else groups.set(keyOf(event), [event]);
  }
  return groups;
}
