import type { RiskLevel } from '@keepout/contract/ca/enums';
import type { ConjunctionEvent } from '../../../nouns/conjunction/event.ts';

/** What narrows the list; an empty list of choices narrows nothing. */
export interface ListFilter {
  readonly risks: readonly string[];
  readonly satelliteIds: readonly string[];
  /** Words that must all be found in names, numbers, verdict or ids. */
  readonly text: string;
  /** Span of TCA, Unix ms. */
  readonly span: readonly [number, number] | null;
}

/** The events that somebody has to decide on; the selected one stays, an address may point at it. */
export const decidable = (events: readonly ConjunctionEvent[], selectedId: string | undefined) =>
  events.filter(({ id, record }) => record.needsDecision || id === selectedId);

/** How many of the filters are on, for the words that say why nothing is left. */
export const filterCount = ({ risks, satelliteIds, text, span }: ListFilter): number =>
  [risks.length > 0, satelliteIds.length > 0, text.trim() !== '', span !== null].filter(Boolean).length;

export function filterEvents(events: readonly ConjunctionEvent[], filter: ListFilter): readonly ConjunctionEvent[] {
  const words = filter.text.toLowerCase().split(/\s+/).filter(Boolean);
  const { risks, satelliteIds, span } = filter;
  return events.filter(
    ({ record, tcaMs }) =>
      (risks.length === 0 || risks.includes(record.conjunctionData.riskLevel)) &&
      (satelliteIds.length === 0 || satelliteIds.includes(record.satelliteId)) &&
      (span === null || (tcaMs >= span[0] && tcaMs <= span[1])) &&
      (words.length === 0 || hasWords(record, words)),
  );
}

function hasWords(record: ConjunctionEvent['record'], words: readonly string[]): boolean {
  const { object1, object2, verdict } = record;
  const text = [
    record.satelliteName,
    object1.name,
    object1.noradId,
    object2.name,
    object2.noradId,
    object2.objectType,
    verdict.kind.replaceAll('_', ' '),
    record.conjunctionId,
  ]
    .join(' ')
    .toLowerCase();
  return words.every((word) => text.includes(word));
}

/** How many events each risk level has among those that the other filters leave. */
export function riskCounts(
  events: readonly ConjunctionEvent[],
  filter: ListFilter,
): Readonly<Record<RiskLevel, number>> {
  const counts = { CRITICAL: 0, HIGH: 0, MEDIUM: 0, LOW: 0, UNKNOWN: 0 };
  for (const { record } of filterEvents(events, { ...filter, risks: [] })) counts[record.conjunctionData.riskLevel]++;
  return counts;
}
