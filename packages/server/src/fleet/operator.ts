import { eq } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import type { App } from '../platform/http/http.ts';
import { operator } from './tables.ts';

/** Creates the operator's record, if it is new: an organisation exists from its first user's first call on. */
export async function ensureOperator(db: Queries, id: string, name: string = id): Promise<void> {
  await db
    .insert(operator)
    .values({ id, name, thresholds: DEFAULT_THRESHOLDS, thresholdsVersion: 1, decisionLeadHours: 12 })
    .onConflictDoNothing();
}

/** Returns the name of an organisation, or its id if it has no name. */
export async function operatorName(db: Queries, id: string): Promise<string> {
  const [row] = await db.select({ name: operator.name }).from(operator).where(eq(operator.id, id));
  return row?.name ?? id;
}

export async function isOperator(db: Queries, id: string): Promise<boolean> {
  return (await db.$count(operator, eq(operator.id, id))) > 0;
}

/** Risk levels from these probabilities on; the operator can change them. */
const DEFAULT_THRESHOLDS = { medium: 1e-7, high: 1e-5, critical: 1e-4 } as const;

/** Every call of the scope finds its operator's record; asked once a process and operator. */
export function ensureOperators(app: App, db: Queries): void {
  const ids = new Set<string>();
  app.addHook('preHandler', async (request) => {
    const id = request.principal?.operatorId;
    if (id === undefined || ids.has(id)) return;
    await ensureOperator(db, id);
    ids.add(id);
  });
}
