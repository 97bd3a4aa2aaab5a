import type { Conjunction } from '@keepout/contract/ca/conjunction';
import { readRules } from '../../fleet/rules.ts';
import type { Queries } from '../../platform/database/database.ts';
import { nowTaiS } from '../../platform/now.ts';
import { readHistories } from './message-store.ts';
import { presentConjunction } from './present.ts';
import type { ConjunctionRow } from './store.ts';

/** Events with their histories and the rules in force, as the API tells them. */
export async function presentConjunctions(
  db: Queries,
  operatorId: string,
  rows: readonly ConjunctionRow[],
): Promise<Conjunction[]> {
  const rules = await readRules(db, operatorId);
  const ids = rows.map((row) => row.id);
  const histories = await readHistories(db, operatorId, ids);
  const now = nowTaiS();
  return rows.map((row) => presentConjunction(row, histories.get(row.id) ?? [], rules, now));
}
