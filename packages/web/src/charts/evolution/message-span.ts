import { MS_PER_HOUR } from '@keepout/units/duration';
import type { AxisSpan } from '../scale/view.ts';

export interface MessageTime {
  readonly id: string;
  readonly createdMs: number;
}

export interface TrackedMessage extends MessageTime {
  /** Names of the objects that tracking came of which the message before did not rest on; absent without any. */
  readonly tracked?: readonly string[] | undefined;
}

/** The common time axis of a conjunction's messages: from a little before the first to a little after TCA. */
export function messageSpan(messages: readonly MessageTime[], tcaMs: number): AxisSpan {
  let first = tcaMs;
  let last = tcaMs;
  for (const { createdMs } of messages) {
    first = Math.min(first, createdMs);
    last = Math.max(last, createdMs);
  }
  const air = Math.max(MS_PER_HOUR / 2, (last - first) * 0.02);
  return [first - air, last + air];
}

/** The message created nearest to a moment; null without any. */
export function nearestMessage<M extends MessageTime>(messages: readonly M[], timeMs: number): M | null {
  let best: M | null = null;
  for (const message of messages) {
    if (best === null || Math.abs(message.createdMs - timeMs) < Math.abs(best.createdMs - timeMs)) best = message;
  }
  return best;
}

/** The message `by` places after the chosen one in creation order, held at the ends. */
export function stepMessage<M extends MessageTime>(messages: readonly M[], id: string | null, by: number): M | null {
  const ordered = [...messages].sort((a, b) => a.createdMs - b.createdMs);
  const index = ordered.findIndex((message) => message.id === id);
  const start = index < 0 ? ordered.length - 1 : index + by;
  return ordered[Math.max(0, Math.min(ordered.length - 1, start))] ?? null;
}
