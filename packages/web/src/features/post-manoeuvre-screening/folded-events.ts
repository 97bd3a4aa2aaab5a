import type { ScreenedEvent } from '@keepout/contract/ca/post-manoeuvre-screening';

const NOT_FOUND = -1;
const pcOf = (side: ScreenedEvent['after']): number => side?.probability ?? NOT_FOUND;

/** Returns the conjunctions with the avoided one first, then by Pc after the manoeuvre, largest first. */
export function worstAfter(events: readonly ScreenedEvent[]): readonly ScreenedEvent[] {
  const [avoided, ...otherEvents] = events;
  return avoided === undefined ? [] : [avoided, ...otherEvents.toSorted((a, b) => pcOf(b.after) - pcOf(a.after))];
}

/** Returns whether Pc is below a limit; false for a Pc that could not be computed. */
const isKnownBelow = (side: ScreenedEvent['after'], limit: number): boolean =>
  side === null || (side.probability !== null && side.probability < limit);

/** Splits the conjunctions into displayed ones and those below the watch threshold before and after; the avoided one is always displayed. */
export function foldedEvents(
  events: readonly ScreenedEvent[],
  watchPc: number | undefined,
): { readonly shown: readonly ScreenedEvent[]; readonly below: readonly ScreenedEvent[] } {
  const sorted = worstAfter(events);
  if (watchPc === undefined) return { shown: sorted, below: [] };
  const isBelow = ({ before, after }: ScreenedEvent, place: number) =>
    place > 0 && isKnownBelow(before, watchPc) && isKnownBelow(after, watchPc);
  return {
    shown: sorted.filter((event, place) => !isBelow(event, place)),
    below: sorted.filter(isBelow),
  };
}
