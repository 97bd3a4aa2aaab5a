import { useCallback, useSyncExternalStore } from 'react';
import { type TickChannel, ticker } from './ticker.ts';

/** The current time in Unix ms, renewed at the pace of the channel. */
export function useNow(channel: TickChannel): number {
  const subscribe = useCallback((listener: () => void) => ticker.subscribe(channel, listener), [channel]);
  return useSyncExternalStore(subscribe, () => ticker.now(channel));
}
