import type { PlanningBasis } from '@keepout/contract/ca/planning-basis';
import { type ObjectType, objectType } from '@keepout/contract/fleet/enums';

/** Kinds by which conjunctions are selected: type of the other object, and whether it can manoeuvre. */
export type CountedKind = ObjectType | 'MANOEUVRABLE';
const KINDS: readonly CountedKind[] = [...objectType.options, 'MANOEUVRABLE'];

/** Conjunctions whose other object is of a kind. */
export interface KindOfEvents {
  readonly kind: CountedKind;
  readonly ids: readonly string[];
  /** Whether all, some or zero of them count. */
  readonly counted: 'all' | 'none' | 'some';
}

/** Returns the kinds among the conjunctions that may be excluded; the conjunction to avoid is not included. */
export function kindsOfEvents({ events, leftOutEvents = [], otherObjects }: PlanningBasis): readonly KindOfEvents[] {
  const countedIds = new Set(events.slice(1).map(({ conjunctionId }) => conjunctionId));
  const choosable = new Set(countedIds);
  for (const { conjunctionId, reason } of leftOutEvents)
    if (reason === 'LEFT_OUT_BY_OPERATOR') choosable.add(conjunctionId);
  return KINDS.flatMap((kind) => {
    const ids = otherObjects
      .filter((event) => (kind === 'MANOEUVRABLE' ? event.manoeuvrable === 'YES' : event.objectType === kind))
      .map(({ conjunctionId }) => conjunctionId)
      .filter((id) => choosable.has(id));
    if (ids.length === 0) return [];
    const countedCount = ids.filter((id) => countedIds.has(id)).length;
    return [
      { kind, ids, counted: countedCount === 0 ? 'none' : countedCount === ids.length ? 'all' : 'some' } as const,
    ];
  });
}
