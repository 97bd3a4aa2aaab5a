import { type StatusLevel, worstLevel } from '../../../ui/status-level.ts';
import { riskOrder } from '../../risk/risk-counts.ts';
import type { ListedEvent } from '../event.ts';
import { groupEventsByKey } from '../grouped.ts';
import type { ConjunctionListRecord } from '../listed.ts';

export const groupings = ['none', 'satellite', 'risk'] as const;
export type Grouping = (typeof groupings)[number];

/** Close approaches of one pair for a row: their number, whether they are expanded below it, and the index of this one. */
export interface PairLine {
  readonly id: string;
  readonly count: number;
  readonly isOpen: boolean;
  /** 0 leads: the worst, which stands for the others while they are folded away; the first in the order of the list while they are laid out. */
  readonly place: number;
  readonly mark: StatusLevel;
}

/** Header of a folded or expanded part. */
export interface FoldLine {
  readonly kind: 'fold';
  readonly id: string;
  readonly count: number;
  /** Of how many. */
  readonly totalCount: number;
  readonly level: StatusLevel;
  readonly isOpen: boolean;
  /** Those that are not laid out below it. */
  readonly folded: readonly ListedEvent[];
}

/** A line of the table: the header of a group or of a fold, or a conjunction. */
export type ListLine =
  | FoldLine
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
      readonly event: ListedEvent;
      /** Where the pair has more than one passage in the list. */
      readonly pair?: PairLine;
    };

const eventLine = (event: ListedEvent): ListLine => ({ kind: 'event', id: event.id, event });

/** Lays sorted events out as lines; inside a group the order stays. Satellites stand by name, risks by urgency. */
export function groupedLines(events: readonly ListedEvent[], grouping: Grouping): readonly ListLine[] {
  if (grouping === 'none') return events.map(eventLine);
  const keyOf = ({ record }: ListedEvent) =>
    grouping === 'risk' ? record.conjunctionData.riskLevel : record.satelliteName;
  const groups = groupEventsByKey(events, keyOf);
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

/**
 * Arranges conjunctions to decide: those with stated covariance first, those with estimated covariance folded below, unless all are
 * estimated.
 */
export function foldEstimated(events: readonly ListedEvent[], isWanted: boolean): readonly ListLine[] {
  const firm = events.filter(({ isEstimated }) => !isEstimated);
  const estimated = events.filter(({ isEstimated }) => isEstimated);
  if (estimated.length === 0) return firm.map(eventLine);
  const isOpen = isWanted || firm.length === 0;
  const level = worstLevel(estimated.map(({ mark }) => mark));
  const counts = { count: estimated.length, totalCount: events.length, folded: isOpen ? [] : estimated };
  const head = { kind: 'fold' as const, id: 'estimated', ...counts, level, isOpen };
  return [...firm.map(eventLine), head, ...(isOpen ? estimated.map(eventLine) : [])];
}

/** The conjunctions of a list in its order, with those that are folded away: as many as the list counts. */
export function recordsInOrder(lines: readonly ListLine[]): readonly ConjunctionListRecord[] {
  return lines.flatMap((line) => {
    if (line.kind === 'event') return [line.event.record];
    return line.kind === 'fold' ? line.folded.map(({ record }) => record) : [];
  });
}
