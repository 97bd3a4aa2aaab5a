import { pcInFile } from '../platform/probability-text.ts';
import type { LeftOutEvent, LeftOutTotal } from './manoeuvre-result.ts';

/** Returns the ids of the conjunctions that the operator excluded, for a request. */
export function leftOutBy({ leftOutEvents = [] }: { readonly leftOutEvents?: readonly LeftOutEvent[] | undefined }) {
  return leftOutEvents.flatMap(({ conjunctionId, reason }) => (reason === 'LEFT_OUT_BY_OPERATOR' ? conjunctionId : []));
}

/** Returns the text on excluded conjunctions in exported files. */
export function leftOutText({ count, totalProbabilityBefore: before, totalProbability: after }: LeftOutTotal): string {
  const pc = (value: number | null) => (value === null ? 'unknown' : pcInFile(value));
  return `${count} ${count === 1 ? 'conjunction' : 'conjunctions'} excluded from the totals by the operator: Pc ${pc(after)}, without the manoeuvre ${pc(before)}`;
}
