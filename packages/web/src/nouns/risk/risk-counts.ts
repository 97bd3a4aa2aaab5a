import type { RiskLevel } from '@keepout/contract/ca/enums';

export interface RiskCount {
  readonly risk: RiskLevel;
  readonly count: number;
}

/** Counts by risk, worst first: the four levels always, the unassessed ones when there are any. */
export function riskCountsByUrgency(counts: Readonly<Partial<Record<RiskLevel, number>>>): readonly RiskCount[] {
  return riskOrder
    .map((risk) => ({ risk, count: counts[risk] ?? 0 }))
    .filter(({ risk, count }) => risk !== 'UNKNOWN' || count > 0);
}

/** From the most to the least urgent. */
export const riskOrder: readonly RiskLevel[] = ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW', 'UNKNOWN'];
