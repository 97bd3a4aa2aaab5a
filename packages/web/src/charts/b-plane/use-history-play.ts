import { useEffect, useRef, useState } from 'react';

const STEP_MS = 800;

export interface HistoryPlay {
  readonly isPlaying: boolean;
  toggle(): void;
  stop(): void;
}

/** Steps through the messages from the first (or from where one is) to the last. */
export function useHistoryPlay(count: number, index: number, onIndex: (index: number) => void): HistoryPlay {
  const [isPlaying, setPlaying] = useState(false);
  const latest = useRef({ index, onIndex });
  useEffect(() => {
    latest.current = { index, onIndex };
  });
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => {
      const next = latest.current.index + 1;
      if (next < count) latest.current.onIndex(next);
      if (next >= count - 1) setPlaying(false);
    }, STEP_MS);
    return () => clearInterval(timer);
  }, [isPlaying, count]);
  return {
    isPlaying,
    toggle() {
      if (!isPlaying && index >= count - 1) onIndex(0);
      setPlaying((old) => !old);
    },
    stop: () => setPlaying(false),
  };
}
