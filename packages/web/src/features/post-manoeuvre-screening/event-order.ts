import type { ScreenedEvent } from '@keepout/contract/ca/post-manoeuvre-screening';

const NONE = -1;
const pcOf = ({ after }: ScreenedEvent): number => after?.probability ?? NONE;

/** The avoided event, which comes first, stays there; of the others the most probable after the manoeuvre leads, whatever has changed. */
export function worstAfter(events: readonly ScreenedEvent[]): readonly ScreenedEvent[] {
  const [avoided, ...others] = events;
  return avoided === undefined ? [] : [avoided, ...others.toSorted((a, b) => pcOf(b) - pcOf(a))];
}
