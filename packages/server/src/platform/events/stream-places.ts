import { refused } from '../http/problem.ts';
import { type LimitsOf, limitOf } from '../settings/operator-limits.ts';

export interface StreamLimits extends LimitsOf<'streamsPerOperator'> {
  readonly streamsPerUser: number;
}

/** Counts open streams of this process. */
export interface StreamPlaces {
  /** Takes a place and returns a function that releases it once; throws a 429 if no place is free. */
  take(subject: string, operatorId: string): () => void;
}

/** Retry-After of a refused caller, s. A closed page frees its place at once. */
const RETRY_AFTER_S = 30;

export function openStreamPlaces(limits: StreamLimits): StreamPlaces {
  const open = new Map<string, number>();
  const add = (key: string, change: 1 | -1) => {
    const count = (open.get(key) ?? 0) + change;
    if (count > 0) open.set(key, count);
    else open.delete(key);
  };
  return {
    take: (subject, operatorId) => {
      const keys = [`user ${subject}`, `operator ${operatorId}`] as const;
      const together = limitOf(limits, 'streamsPerOperator', operatorId);
      if ((open.get(keys[0]) ?? 0) >= limits.streamsPerUser) throw tooMany('You have', limits.streamsPerUser);
      if ((open.get(keys[1]) ?? 0) >= together) throw tooMany('Your organisation has', together);
      for (const key of keys) add(key, 1);
      let isTaken = true;
      return () => {
        if (!isTaken) return;
        isTaken = false;
        for (const key of keys) add(key, -1);
      };
    },
  };
}

function tooMany(holder: string, limit: number) {
  return refused('too-many-streams', {
    detail: `${holder} ${limit} event streams open already; close one first.`,
    headers: { 'retry-after': String(RETRY_AFTER_S) },
  });
}
