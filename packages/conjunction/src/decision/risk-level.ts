export type RiskLevel = 'LOW' | 'MEDIUM' | 'HIGH' | 'CRITICAL' | 'UNKNOWN';

/** Lower ends of the levels, in the operator's version. */
export interface RiskThresholds {
  readonly version: number;
  readonly mediumPc: number;
  readonly highPc: number;
  readonly criticalPc: number;
}

/** The product's own: MEDIUM from 1e-7, HIGH from 1e-5, CRITICAL from 1e-4 (NASA NPR 8079.1 and ESA act at 1e-4). */
export const DEFAULT_RISK_THRESHOLDS: RiskThresholds = { version: 1, mediumPc: 1e-7, highPc: 1e-5, criticalPc: 1e-4 };

/** Whether the three ends are probabilities in rising order. */
export function areRiskThresholdsOrdered(thresholds: RiskThresholds): boolean {
  const { mediumPc, highPc, criticalPc } = thresholds;
  return mediumPc > 0 && mediumPc < highPc && highPc < criticalPc && criticalPc <= 1;
}

/** Risk level of a collision probability; a missing one is UNKNOWN, never LOW. */
export function riskLevel(pc: number | undefined, thresholds: RiskThresholds = DEFAULT_RISK_THRESHOLDS): RiskLevel {
  if (pc === undefined || Number.isNaN(pc)) return 'UNKNOWN';
  if (pc >= thresholds.criticalPc) return 'CRITICAL';
  if (pc >= thresholds.highPc) return 'HIGH';
  return pc >= thresholds.mediumPc ? 'MEDIUM' : 'LOW';
}
