import { pcInFile } from '../platform/probability-text.ts';
import type { LeftOutEvent, LeftOutTotal } from './manoeuvre-result.ts';

/** Which events the operator left out, as a request says it. */
export function leftOutBy({ leftOutEvents = [] }: { readonly leftOutEvents?: readonly LeftOutEvent[] | undefined }) {
  return leftOutEvents.flatMap(({ conjunctionId, reason }) => (reason === 'LEFT_OUT_BY_OPERATOR' ? conjunctionId : []));
}

/** What the operator left out, as files say it beside a total. */
export function leftOutText({ count, totalProbabilityBefore: before, totalProbability: after }: LeftOutTotal): string {
  const pc = (value: number | null) => (value === null ? 'unknown' : pcInFile(value));
  return `${count} ${count === 1 ? 'event' : 'events'} left out of the totals by the operator: Pc ${pc(after)}, without the manoeuvre ${pc(before)}`;
}
