import type { PlanningBasis } from '@keepout/contract/ca/planning-basis';
import { type ObjectType, objectType } from '@keepout/contract/fleet/enums';

/** Kinds that events are chosen by: what the other object is, and whether it manoeuvres by itself. */
export type CountedKind = ObjectType | 'MANOEUVRABLE';
const KINDS: readonly CountedKind[] = [...objectType.options, 'MANOEUVRABLE'];

/** Events whose other object is of a kind. */
export interface KindOfEvents {
  readonly kind: CountedKind;
  readonly ids: readonly string[];
  /** All of them count, none, or some. */
  readonly counted: 'all' | 'none' | 'some';
}

/** The kinds that there are among the events that may be left out; the one to avoid is in none. */
export function kindsOfEvents({ events, leftOutEvents = [], otherObjects }: PlanningBasis): readonly KindOfEvents[] {
  const counted = new Set(events.slice(1).map(({ conjunctionId }) => conjunctionId));
  const choosable = new Set(counted);
  for (const { conjunctionId, reason } of leftOutEvents)
    if (reason === 'LEFT_OUT_BY_OPERATOR') choosable.add(conjunctionId);
  return KINDS.flatMap((kind) => {
    const ids = otherObjects
      .filter((other) => (kind === 'MANOEUVRABLE' ? other.manoeuvrable === 'YES' : other.objectType === kind))
      .map(({ conjunctionId }) => conjunctionId)
      .filter((id) => choosable.has(id));
    if (ids.length === 0) return [];
    const still = ids.filter((id) => counted.has(id)).length;
    return [{ kind, ids, counted: still === 0 ? 'none' : still === ids.length ? 'all' : 'some' } as const];
  });
}
