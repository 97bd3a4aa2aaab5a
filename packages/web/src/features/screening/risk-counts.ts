import type { Screening } from '@keepout/contract/ca/screening';

export interface RiskCount {
  readonly risk: string;
  readonly count: number;
}

const always = ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW'] as const;

/** The conjunctions of a run by risk, worst first: the four levels always, the unassessed ones when there are any. */
export function riskCounts(risks: Screening['risks']): readonly RiskCount[] {
  const counts = always.map((risk) => ({ risk, count: risks[risk] ?? 0 }));
  const unknown = risks.UNKNOWN ?? 0;
  return unknown > 0 ? [...counts, { risk: 'UNKNOWN', count: unknown }] : counts;
}
