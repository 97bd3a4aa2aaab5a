import { DECISION_TRANSITIONS } from '@keepout/contract/ca/decision-states';
import { and, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { columnOrder, type RecordList, recordList } from '../../platform/http/record-list.ts';
import { conjunctionTable, decisionTable } from '../tables.ts';

type Stored = typeof decisionTable.$inferSelect;

/** A record with the present figures of its event; null if the event was deleted. */
export interface DecisionRow extends Omit<Stored, 'frozen' | 'record'> {
  readonly lastCdmId: string | null;
  readonly messageCount: number;
}

export interface DecisionFilter {
  readonly decisionId?: string | undefined;
  readonly conjunctionId?: string | undefined;
}

/** Decision records are listed newest first. */
export const DECISION_ORDER = columnOrder('decisions', [decisionTable.openedAt, decisionTable.id], 'descending');

/** Columns without the texts, which are large and rarely needed. */
const { frozen: _frozen, record: _record, ...stored } = getTableColumns(decisionTable);
const columns = {
  ...stored,
  lastCdmId: conjunctionTable.lastCdmId,
  messageCount: sql<number>`coalesce(cardinality(${conjunctionTable.messageCreationTaiS}), 0)`,
};

const decides = and(
  eq(conjunctionTable.id, decisionTable.conjunctionId),
  eq(conjunctionTable.operatorId, decisionTable.operatorId),
);

function decisionsOf(operatorId: string, { decisionId, conjunctionId }: DecisionFilter): SQL | undefined {
  const conditions: SQL[] = [eq(decisionTable.operatorId, operatorId)];
  if (decisionId !== undefined) conditions.push(eq(decisionTable.id, decisionId));
  if (conjunctionId !== undefined) conditions.push(eq(decisionTable.conjunctionId, conjunctionId));
  return and(...conditions);
}

export const decisionList = (db: Queries, operatorId: string, filter: DecisionFilter): RecordList<DecisionRow> =>
  recordList(
    db,
    DECISION_ORDER,
    () => db.select(columns).from(decisionTable).leftJoin(conjunctionTable, decides),
    decisionsOf(operatorId, filter),
  );

/** Returns a record; undefined if it belongs to another operator. */
export async function findDecision(db: Queries, operatorId: string, id: string): Promise<DecisionRow | undefined> {
  return await decisionList(db, operatorId, { decisionId: id }).first();
}

/** Returns a record and locks it until the end of the transaction. */
export async function lockDecision(tx: Queries, operatorId: string, id: string): Promise<DecisionRow | undefined> {
  await tx
    .select({ id: decisionTable.id })
    .from(decisionTable)
    .where(decisionsOf(operatorId, { decisionId: id }))
    .for('update');
  return await findDecision(tx, operatorId, id);
}

/** Returns the content frozen with the decision, unchanged. */
export async function readFrozen(db: Queries, operatorId: string, id: string): Promise<string | undefined> {
  const rows = await db
    .select({ frozen: decisionTable.frozen })
    .from(decisionTable)
    .where(decisionsOf(operatorId, { decisionId: id }));
  return rows[0]?.frozen ?? undefined;
}

/** Returns the text of the signed record, unchanged. */
export async function readRecordText(db: Queries, operatorId: string, id: string): Promise<string | undefined> {
  const rows = await db
    .select({ record: decisionTable.record })
    .from(decisionTable)
    .where(decisionsOf(operatorId, { decisionId: id }));
  return rows[0]?.record ?? undefined;
}

/** Returns the id of the event's record that is neither signed nor withdrawn. */
export async function findOpenDecision(db: Queries, operatorId: string, conjunctionId: string) {
  const rows = await db
    .select({ id: decisionTable.id })
    .from(decisionTable)
    .where(
      and(
        decisionsOf(operatorId, { conjunctionId }),
        inArray(decisionTable.state, ['OPEN', 'ACKNOWLEDGED', 'DECIDED']),
      ),
    );
  return rows[0]?.id;
}

/** Stores a record; false if the event has an open one. */
export async function insertDecision(db: Queries, row: typeof decisionTable.$inferInsert): Promise<boolean> {
  return (
    (await db.insert(decisionTable).values(row).onConflictDoNothing().returning({ id: decisionTable.id })).length > 0
  );
}

/** Updates a locked record and increments its version. State changes follow the transition table only. */
export async function updateDecision(
  db: Queries,
  row: Pick<DecisionRow, 'operatorId' | 'id' | 'version' | 'state'>,
  change: Partial<Stored>,
): Promise<void> {
  const { state = row.state } = change;
  if (state !== row.state && !DECISION_TRANSITIONS[row.state].includes(state)) {
    throw new Error(`a decision record that is ${row.state} does not become ${state}`);
  }
  await db
    .update(decisionTable)
    .set({ ...change, version: row.version + 1, updatedAt: sql`clock_timestamp()` as unknown as string })
    .where(decisionsOf(row.operatorId, { decisionId: row.id }));
}
