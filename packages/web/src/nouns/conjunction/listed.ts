import type { ConjunctionSummary, Verdict } from '@keepout/contract/ca/conjunction';
import type { PagedList } from '../../api/pages.ts';

/** A conjunction as the lists show it. */
export type ConjunctionListRecord = Omit<ConjunctionSummary, 'verdict'> & {
  readonly verdict: Pick<Verdict, 'kind' | 'decideBy'> & { readonly reasons: readonly { readonly code: string }[] };
};

export function listedOf({ verdict, ...record }: ConjunctionSummary): ConjunctionListRecord {
  const { kind, reasons, decideBy } = verdict;
  return { ...record, verdict: { kind, reasons, decideBy } };
}

export const summariesOf = (records: readonly ConjunctionSummary[]): readonly ConjunctionListRecord[] =>
  records.map(listedOf);

/** A list as it was read, its records as lists show them. */
export const conjunctionList = (list: PagedList<ConjunctionSummary>): PagedList<ConjunctionListRecord> => ({
  ...list,
  records: summariesOf(list.records),
});
