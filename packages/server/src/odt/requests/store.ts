import type { MeasurementType, RequestStatus } from '@keepout/contract/odt/enums';
import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Queries, Transaction } from '../../platform/database/database.ts';
import { columnOrder, recordList } from '../../platform/http/record-list.ts';
import { observationPass, observationRequestTable } from '../records/request-tables.ts';

export type RequestRow = typeof observationRequestTable.$inferSelect;
export type ObservationPassRow = typeof observationPass.$inferSelect;

export interface ObservationRequestFilter {
  readonly statuses?: readonly RequestStatus[] | undefined;
  readonly noradId?: number | undefined;
  readonly conjunctionId?: string | undefined;
  readonly measurementType?: MeasurementType | undefined;
}

/** Requests are listed newest first. */
export const REQUEST_ORDER = columnOrder(
  'requests',
  [observationRequestTable.createdAt, observationRequestTable.id],
  'descending',
);

function requestsOf(operatorId: string, filter: ObservationRequestFilter): SQL | undefined {
  const { statuses, noradId, conjunctionId, measurementType } = filter;
  return and(
    eq(observationRequestTable.operatorId, operatorId),
    statuses && inArray(observationRequestTable.status, [...statuses]),
    noradId === undefined ? undefined : eq(observationRequestTable.noradId, noradId),
    conjunctionId === undefined ? undefined : eq(observationRequestTable.conjunctionId, conjunctionId),
    measurementType && eq(observationRequestTable.measurementType, measurementType),
  );
}

export const requestList = (db: Queries, operatorId: string, filter: ObservationRequestFilter) =>
  recordList(db, REQUEST_ORDER, () => db.select().from(observationRequestTable), requestsOf(operatorId, filter));

export async function findRequest(db: Queries, operatorId: string, id: string): Promise<RequestRow | undefined> {
  return (
    await db
      .select()
      .from(observationRequestTable)
      .where(and(eq(observationRequestTable.operatorId, operatorId), eq(observationRequestTable.id, id)))
  )[0];
}

export async function insertRequest(db: Queries, row: typeof observationRequestTable.$inferInsert): Promise<void> {
  await db.insert(observationRequestTable).values(row);
}

/** Passes of requests, by time. */
export async function passesOfRequests(
  db: Queries,
  requestIds: readonly string[],
): Promise<readonly ObservationPassRow[]> {
  if (requestIds.length === 0) return [];
  return await db
    .select()
    .from(observationPass)
    .where(inArray(observationPass.requestId, [...requestIds]))
    .orderBy(asc(observationPass.startTaiS), asc(observationPass.id));
}

/** Returns a pass by its id for any operator: for jobs, and for deliveries of providers. */
export async function findPass(db: Queries, passId: string): Promise<ObservationPassRow | undefined> {
  return (await db.select().from(observationPass).where(eq(observationPass.id, passId)))[0];
}

/**
 * Returns a request and its passes, locked until the transaction ends; undefined when it was deleted. Changes of passes require this lock first,
 * so that no deadlock occurs.
 */
export async function lockRequest(
  tx: Transaction,
  requestId: string,
): Promise<{ readonly request: RequestRow; readonly passes: readonly ObservationPassRow[] } | undefined> {
  const [request] = await tx
    .select()
    .from(observationRequestTable)
    .where(eq(observationRequestTable.id, requestId))
    .for('update');
  return request && { request, passes: await passesOfRequests(tx, [requestId]) };
}

/** Stores the delivery of a pass; only `moves.ts` changes its status. */
export async function notePassDelivery(
  tx: Transaction,
  passId: string,
  delivered: Partial<Pick<ObservationPassRow, 'points' | 'observationFileId'>>,
): Promise<void> {
  await tx
    .update(observationPass)
    .set({ ...delivered, updatedAt: new Date().toISOString() })
    .where(eq(observationPass.id, passId));
}

/** Returns a request by its id for any operator: for jobs. */
export async function findRequestById(db: Queries, id: string): Promise<RequestRow | undefined> {
  return (await db.select().from(observationRequestTable).where(eq(observationRequestTable.id, id)))[0];
}

/** Requests for which something may still be planned, of all operators. */
export async function openRequests(db: Queries): Promise<readonly RequestRow[]> {
  return await db
    .select()
    .from(observationRequestTable)
    .where(inArray(observationRequestTable.status, ['PENDING', 'APPROVED', 'IN_PROGRESS']))
    .orderBy(asc(observationRequestTable.createdAt), asc(observationRequestTable.id));
}
