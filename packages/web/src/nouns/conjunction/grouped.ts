import type { ConjunctionEvent } from './event.ts';

/** Events by key, each group in the order of the list. */
export function groupEventsByKey(
  events: readonly ConjunctionEvent[],
  keyOf: (event: ConjunctionEvent) => string,
): ReadonlyMap<string, readonly ConjunctionEvent[]> {
  const groups = new Map<string, ConjunctionEvent[]>();
  for (const event of events) {
    const group = groups.get(keyOf(event));
    if (group) group.push(event);
    else groups.set(keyOf(event), [event]);
  }
  return groups;
}
