import type { RiskLevel } from '@keepout/contract/ca/enums';
import { wordSearch } from '../../../navigation/search-params.ts';
import type { ListedEvent } from '../../../nouns/conjunction/event.ts';

/** Filters of the list; an empty list of choices does not filter. */
export interface ListFilter {
  readonly risks: readonly string[];
  readonly satelliteIds: readonly string[];
  /** Words that must all occur in names, numbers, verdict or ids. */
  readonly text: string;
  /** Range of TCA, Unix ms. */
  readonly span: readonly [number, number] | null;
}

/** Views of the upcoming conjunctions: decision needed, in progress, all. */
export const scopes = ['decide', 'work', 'all'] as const;
export type Scope = (typeof scopes)[number];

const IN_SCOPE: Readonly<Record<Scope, (record: ListedEvent['record']) => boolean>> = {
  decide: ({ needsDecision }) => needsDecision,
  work: ({ needsDecision, work }) => !needsDecision && work !== null,
  all: () => true,
};

/** Returns the conjunctions of a view, including the selected one, because an address may name it. */
export const eventsInScope = (events: readonly ListedEvent[], scope: Scope, selectedId?: string) =>
  events.filter(({ id, record }) => IN_SCOPE[scope](record) || id === selectedId);

/** Returns the number of active filters, for the text of an empty list. */
export const filterCount = ({ risks, satelliteIds, text, span }: ListFilter): number =>
  [risks.length > 0, satelliteIds.length > 0, text.trim() !== '', span !== null].filter(Boolean).length;

export function filterEvents(events: readonly ListedEvent[], filter: ListFilter): readonly ListedEvent[] {
  const hasWords = wordSearch(filter.text);
  const { risks, satelliteIds, span } = filter;
  return events.filter(
    ({ record, tcaMs }) =>
      (risks.length === 0 || risks.includes(record.conjunctionData.riskLevel)) &&
      (satelliteIds.length === 0 || satelliteIds.includes(record.satelliteId)) &&
      (span === null || (tcaMs >= span[0] && tcaMs <= span[1])) &&
      hasWords(...searchedOf(record)),
  );
}

function searchedOf(record: ListedEvent['record']): readonly unknown[] {
  const { object1, object2, verdict } = record;
  return [
    record.satelliteName,
    object1.name,
    object1.noradId,
    object2.name,
    object2.noradId,
    object2.objectType,
    verdict.kind.replaceAll('_', ' '),
    record.conjunctionId,
  ];
}

/** Returns the number of conjunctions at each risk level that pass the other filters. */
export function riskCounts(events: readonly ListedEvent[], filter: ListFilter): Readonly<Record<RiskLevel, number>> {
  const counts = { CRITICAL: 0, HIGH: 0, MEDIUM: 0, LOW: 0, UNKNOWN: 0 };
  for (const { record } of filterEvents(events, { ...filter, risks: [] })) counts[record.conjunctionData.riskLevel]++;
  return counts;
}
