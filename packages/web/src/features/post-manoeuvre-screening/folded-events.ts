import type { ScreenedEvent } from '@keepout/contract/ca/post-manoeuvre-screening';

const NONE = -1;
const pcOf = (side: ScreenedEvent['after']): number => side?.probability ?? NONE;

/** The avoided event, which comes first, stays there; of the others the most probable after the manoeuvre leads, whatever has changed. */
export function worstAfter(events: readonly ScreenedEvent[]): readonly ScreenedEvent[] {
  const [avoided, ...others] = events;
  return avoided === undefined ? [] : [avoided, ...others.toSorted((a, b) => pcOf(b.after) - pcOf(a.after))];
}

/** What has a probability that nobody could compute is not known to be below any limit. */
const isKnownBelow = (side: ScreenedEvent['after'], limit: number): boolean =>
  side === null || (side.probability !== null && side.probability < limit);

/** The events that are looked at, and those below the watch limit before and after; the avoided one is always looked at. */
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
