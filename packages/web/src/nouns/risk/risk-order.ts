import type { RiskLevel } from '@keepout/contract/ca/enums';

/** From the most to the least urgent. */
export const riskOrder: readonly RiskLevel[] = ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW', 'UNKNOWN'];
