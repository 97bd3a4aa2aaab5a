import { type StatusLevel, worstLevel } from '../../../ui/status-level.ts';
import { riskOrder } from '../../risk/risk-counts.ts';
import type { ConjunctionEvent } from '../event.ts';
import { grouped } from '../grouped.ts';

export const groupings = ['none', 'satellite', 'risk'] as const;
export type Grouping = (typeof groupings)[number];

/** The passages of one pair as far as a row has to tell: how many, whether they are laid out below it, and which one this is. */
export interface PairLine {
  readonly id: string;
  readonly count: number;
  readonly isOpen: boolean;
  /** 0 leads: the first in the order of the list, which stands for the others while they are folded away. */
  readonly place: number;
  readonly mark: StatusLevel;
}

/** A line of the table: the head of a group, or an event. */
export type ListLine =
  | {
      readonly kind: 'group';
      readonly id: string;
      readonly label: string;
      readonly count: number;
      readonly level: StatusLevel;
    }
  | {
      readonly kind: 'event';
      readonly id: string;
      readonly event: ConjunctionEvent;
      /** Where the pair has more than one passage in the list. */
      readonly pair?: PairLine;
    };

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
    const level = worstLevel(members.map(({ mark }) => mark));
    return [
      { kind: 'group' as const, id: `group:${label}`, label, count: members.length, level },
      ...members.map(eventLine),
    ];
  });
}
