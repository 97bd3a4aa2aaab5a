import type { PassPrediction } from '@keepout/contract/odt/pass-prediction';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { passPredictionTable } from './tables.ts';

/** How long a prediction can be asked for again. */
const KEPT_HOURS = 24;

export async function keepPrediction(
  db: Queries,
  row: { readonly id: string; readonly operatorId: string; readonly answer: readonly PassPrediction[] },
): Promise<void> {
  const forgetAt = sql`now() + make_interval(hours => ${KEPT_HOURS})` as unknown as string;
  await db.insert(passPredictionTable).values({ ...row, forgetAt });
}

/** A prediction that is still kept; another operator's is not. */
export async function findPrediction(
  db: Queries,
  operatorId: string,
  id: string,
): Promise<readonly PassPrediction[] | undefined> {
  const isCurrent = gt(passPredictionTable.forgetAt, sql`now()`);
  const rows = await db
    .select({ answer: passPredictionTable.answer })
    .from(passPredictionTable)
    .where(and(eq(passPredictionTable.operatorId, operatorId), eq(passPredictionTable.id, id), isCurrent));
  return rows[0]?.answer;
}

export async function prunePredictions(db: Queries): Promise<void> {
  await db.delete(passPredictionTable).where(lt(passPredictionTable.forgetAt, sql`now()`));
}
