import { type StatusLevel, worstLevel } from '../../../ui/status-level.ts';
import { type ConjunctionEvent, riskOrder } from './event.ts';

export const groupings = ['none', 'satellite', 'risk'] as const;
export type Grouping = (typeof groupings)[number];

/** A line of the table: the head of a group, or an event. */
export type ListLine =
  | {
      readonly kind: 'group';
      readonly id: string;
      readonly label: string;
      readonly count: number;
      readonly level: StatusLevel;
    }
  | { readonly kind: 'event'; readonly id: string; readonly event: ConjunctionEvent };

const eventLine = (event: ConjunctionEvent): ListLine => ({ kind: 'event', id: event.id, event });

/** Lays sorted events out as lines; inside a group the order stays. Satellites stand by name, risks by urgency. */
export function groupEvents(events: readonly ConjunctionEvent[], grouping: Grouping): readonly ListLine[] {
  if (grouping === 'none') return events.map(eventLine);
  const keyOf = ({ record }: ConjunctionEvent) =>
    grouping === 'risk' ? record.conjunctionData.riskLevel : record.satelliteName;
  const groups = grouped(events, keyOf);
  const names = [...groups.keys()].toSorted((a, b) =>
    grouping === 'risk' ? riskOrder.indexOf(a as never) - riskOrder.indexOf(b as never) : a.localeCompare(b),
  );
  return names.flatMap((label) => {
    const members = groups.get(label) ?? [];
    const level = worstLevel(members.map((member) => member.level));
    return [
      { kind: 'group' as const, id: `group:${label}`, label, count: members.length, level },
      ...members.map(eventLine),
    ];
  });
}

/** Events by key, each group in the order of the list. */
function grouped(
  events: readonly ConjunctionEvent[],
  keyOf: (event: ConjunctionEvent) => string,
): ReadonlyMap<string, readonly ConjunctionEvent[]> {
  const groups = new Map<string, ConjunctionEvent[]>();
  for (const event of events) {
    const group = groups.get(keyOf(event));
    if (group) group.push(event);
    else groups.set(keyOf(event), [event]);
  }
  return groups;
}

/** One satellite of the fleet as the strip beside the timeline shows it. */
export interface FleetMember {
  readonly satelliteId: string;
  readonly name: string;
  readonly count: number;
  readonly level: StatusLevel;
  readonly next: ConjunctionEvent | undefined;
}

/** The satellites that have events, worst first, then by name. */
export function fleetOf(events: readonly ConjunctionEvent[]): readonly FleetMember[] {
  const groups = grouped(events, ({ record }) => record.satelliteId);
  const members = [...groups].map(([satelliteId, own]): FleetMember => {
    const level = worstLevel(own.map((event) => event.level));
    return {
      satelliteId,
      name: own[0]?.record.satelliteName ?? satelliteId,
      count: own.length,
      level,
      next: own.toSorted((a, b) => a.tcaMs - b.tcaMs)[0],
    };
  });
  return members.toSorted((a, b) => rank(b.level) - rank(a.level) || a.name.localeCompare(b.name));
}

const ranks: readonly StatusLevel[] = ['inactive', 'pending', 'ok', 'caution', 'serious', 'critical'];
const rank = (level: StatusLevel) => ranks.indexOf(level);
