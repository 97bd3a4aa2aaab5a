import type { LeftOutEvent } from './manoeuvre-result.ts';

/** Which events the operator left out, as a request says it. */
export function leftOutBy({ leftOutEvents = [] }: { readonly leftOutEvents?: readonly LeftOutEvent[] | undefined }) {
  return leftOutEvents.flatMap(({ conjunctionId, reason }) => (reason === 'LEFT_OUT_BY_OPERATOR' ? conjunctionId : []));
}
