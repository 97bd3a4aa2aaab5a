import { and, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import type { OperatorRules } from '../rules.ts';
import { operator } from '../tables.ts';

/** What a caller decides of the rules. */
export type RulesContent = Omit<OperatorRules, 'version' | 'updatedAt' | 'thresholdsVersion'>;

/** Whether the rules were changed: they were not when `version` is not theirs any more. */
export async function updateRules(
  db: Queries,
  operatorId: string,
  version: number,
  { uplinkLeadTime, maxSmaChange, ...content }: RulesContent,
): Promise<boolean> {
  const wanted = JSON.stringify(content.thresholds);
  const rows = await db
    .update(operator)
    .set({
      ...content,
      uplinkLeadTimeS: uplinkLeadTime,
      maxSmaChangeM: maxSmaChange,
      thresholdsVersion: sql`${operator.thresholdsVersion} + (${operator.thresholds} <> ${wanted}::jsonb)::integer`,
      rulesVersion: version + 1,
      rulesUpdatedAt: new Date().toISOString(),
    })
    .where(and(eq(operator.id, operatorId), eq(operator.rulesVersion, version)))
    .returning({ id: operator.id });
  return rows.length > 0;
}
