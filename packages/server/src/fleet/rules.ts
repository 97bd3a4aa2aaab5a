import type { JudgingRules } from '@keepout/assessment/rules';
import { SECONDS_PER_HOUR } from '@keepout/units/duration';
import { eq } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import { operator } from './tables.ts';

/** How an operator judges: risk levels from these probabilities on, and how long before TCA a decision is due. */
export interface OperatorRules {
  readonly thresholds: { readonly medium: number; readonly high: number; readonly critical: number };
  readonly decisionLeadHours: number;
}

export async function readRules(db: Queries, operatorId: string): Promise<OperatorRules> {
  const row = (
    await db
      .select({ thresholds: operator.thresholds, decisionLeadHours: operator.decisionLeadHours })
      .from(operator)
      .where(eq(operator.id, operatorId))
  )[0];
  if (row === undefined) throw new Error(`operator ${operatorId} is not in the database`);
  return row;
}

/** The rules as the judging room takes them. */
export function judgingRules({ thresholds, decisionLeadHours }: OperatorRules): JudgingRules {
  const { medium, high, critical } = thresholds;
  return {
    thresholds: { version: 1, mediumPc: medium, highPc: high, criticalPc: critical },
    decisionLeadS: decisionLeadHours * SECONDS_PER_HOUR,
  };
}
