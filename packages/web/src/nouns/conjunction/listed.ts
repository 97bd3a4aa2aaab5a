import type { ConjunctionSummary, Verdict } from '@keepout/contract/ca/conjunction';
import type { Listed } from '../../api/pages.ts';
import { parseTime } from '../../time/utc.ts';

/** A conjunction as lists show it: what the server's lists tell, with the deadline as a time. */
export type ListedConjunction = Omit<ConjunctionSummary, 'verdict'> & {
  readonly verdict: Pick<Verdict, 'kind' | 'decideBy'> & { readonly reasons: readonly { readonly code: string }[] };
};

/** A record of a list; lists tell how long before TCA a decision is due, since that hardly differs from row to row. */
export function listedOf({ verdict, ...record }: ConjunctionSummary): ListedConjunction {
  const { kind, reasons, decisionLead } = verdict;
  const tcaMs = parseTime(record.conjunctionData.tca);
  const decideBy =
    tcaMs === undefined || decisionLead === null ? null : new Date(tcaMs - decisionLead * 1000).toISOString();
  return { ...record, verdict: { kind, reasons, decideBy } };
}

export const summariesOf = (records: readonly ConjunctionSummary[]): readonly ListedConjunction[] =>
  records.map(listedOf);

/** A list as it was read, its records as lists show them. */
export const listOf = (list: Listed<ConjunctionSummary>): Listed<ListedConjunction> => ({
  ...list,
  records: summariesOf(list.records),
});
