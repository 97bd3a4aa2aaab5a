import type { Verdict } from '@keepout/contract/ca/conjunction';
import { parseTime } from '../../../time/utc.ts';

/** Until when to decide, Unix ms. What is safe has nothing to decide, and so no deadline. */
export function decideByMsOf({ kind, decideBy }: Pick<Verdict, 'kind' | 'decideBy'>): number | undefined {
  return kind === 'SAFE' || decideBy === null ? undefined : parseTime(decideBy);
}
