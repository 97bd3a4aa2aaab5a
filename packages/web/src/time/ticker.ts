import { useCallback, useSyncExternalStore } from 'react';

/** The clocks of the application (C-11): every component that shows a time subscribes to one of these. */
export const TICK_PERIODS_MS = {
  second: 1_000,
  fiveSeconds: 5_000,
  halfMinute: 30_000,
  minute: 60_000,
  fiveMinutes: 300_000,
};
export type TickChannel = keyof typeof TICK_PERIODS_MS;

export interface Ticker {
  /** Wall time of the channel's latest tick, Unix ms. */
  now(channel: TickChannel): number;
  subscribe(channel: TickChannel, listener: () => void): () => void;
}

/** Creates one timer per channel, aligned to the wall clock, running only with subscribers. */
export function createTicker(): Ticker {
  const channels = new Map<TickChannel, Channel>();
  const channelOf = (name: TickChannel): Channel => {
    const channel = channels.get(name);
    if (channel) return channel;
    const fresh = createChannel(TICK_PERIODS_MS[name]);
    channels.set(name, fresh);
    return fresh;
  };
  return {
    now: (name) => channelOf(name).now(),
    subscribe: (name, listener) => channelOf(name).subscribe(listener),
  };
}

interface Channel {
  now(): number;
  subscribe(listener: () => void): () => void;
}

function createChannel(periodMs: number): Channel {
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latest = 0;

  const floor = () => Math.floor(Date.now() / periodMs) * periodMs;
  const schedule = () => {
    timer = setTimeout(tick, periodMs - (Date.now() % periodMs));
  };
  const tick = () => {
    latest = floor();
    schedule();
    for (const listener of [...listeners]) listener();
  };

  return {
    now: () => (listeners.size > 0 ? latest : floor()),
    subscribe(listener) {
      if (listeners.size === 0) {
        latest = floor();
        schedule();
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) clearTimeout(timer);
      };
    },
  };
}

export const ticker: Ticker = createTicker();

/** The current time in Unix ms, renewed at the pace of the channel. */
export function useNow(channel: TickChannel): number {
  const subscribe = useCallback((listener: () => void) => ticker.subscribe(channel, listener), [channel]);
  return useSyncExternalStore(subscribe, () => ticker.now(channel));
}
