import { parseUtc } from '@keepout/astro/epoch';
import { and, eq, inArray, notInArray } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { refused } from '../../platform/http/problem.ts';
import { type OfferedPass, opportunityIdOf } from '../opportunities/find.ts';
import { type ObservedEvent, orderedPasses } from '../records/passes-of-event.ts';
import { orderedPass } from '../records/request-tables.ts';
import type { ObservationPassRow, RequestRow } from './store.ts';

/** Refuses passes that another request counts on already. @param requestedIds   as the order names them */
export function refuseOrdered(ordered: ReadonlyMap<string, string>, requestedIds: readonly string[]): void {
  const twice = requestedIds.filter((opportunityId) => ordered.has(opportunityId));
  if (twice.length === 0) return;
  const requests = [...new Set(twice.map((opportunityId) => ordered.get(opportunityId)!))];
  const message = `Passes of this conjunction are ordered already, by ${requests.join(' and ')}.`;
  const errors = twice.map((opportunityId) => ({
    code: 'passes-ordered' as const,
    pointer: `#/opportunityIds/${requestedIds.indexOf(opportunityId)}`,
    message,
  }));
  throw refused('passes-ordered', { detail: message, errors });
}

/** Notes the passes that a request counts on, each once for its event. @returns those that another request has */
export async function claimPasses(
  tx: Transaction,
  { id: requestId, operatorId, conjunctionId, targetKind }: ObservedEvent & { readonly id: string },
  opportunityIds: readonly string[],
): Promise<readonly string[]> {
  if (conjunctionId === null || opportunityIds.length === 0) return [];
  const rows = opportunityIds.map((opportunityId) => ({
    requestId,
    operatorId,
    conjunctionId,
    targetKind,
    opportunityId,
  }));
  const claimed = await tx.insert(orderedPass).values(rows).onConflictDoNothing().returning();
  return opportunityIds.filter((id) => !claimed.some(({ opportunityId }) => opportunityId === id));
}

/** Notes the passes that a request is to get. @returns those that no other request counts on */
export async function claimFree(
  tx: Transaction,
  request: RequestRow,
  passes: readonly OfferedPass[],
): Promise<OfferedPass[]> {
  await claimPasses(
    tx,
    request,
    passes.map(({ opportunityId }) => opportunityId),
  );
  const ordered = await orderedPasses(tx, request);
  return passes.filter(({ opportunityId }) => (ordered.get(opportunityId) ?? request.id) === request.id);
}

/** Releases reserved passes of a request for other orders: all, or those that were not planned. */
export async function releasePasses(
  tx: Transaction,
  request: Pick<RequestRow, 'id' | 'conjunctionId'>,
  passes?: readonly ObservationPassRow[],
): Promise<void> {
  if (request.conjunctionId === null) return;
  const isOf = eq(orderedPass.requestId, request.id);
  const ids = passes?.map(opportunityOfPass);
  await tx.delete(orderedPass).where(ids === undefined ? isOf : and(isOf, inArray(orderedPass.opportunityId, ids)));
}

/** Once all required passes are planned, reserves only these for the request. */
export async function claimPlanned(
  tx: Transaction,
  request: RequestRow,
  activePasses: readonly ObservationPassRow[],
  addedPasses: readonly OfferedPass[],
): Promise<void> {
  if (request.conjunctionId === null) return;
  const planned = [...activePasses.map(opportunityOfPass), ...addedPasses.map(({ opportunityId }) => opportunityId)];
  const isUnplanned = notInArray(orderedPass.opportunityId, planned);
  await tx.delete(orderedPass).where(and(eq(orderedPass.requestId, request.id), isUnplanned));
  await claimPasses(tx, request, planned);
}

/** The opportunity that a pass was planned from. */
function opportunityOfPass({ sensorId, visibility }: Pick<ObservationPassRow, 'sensorId' | 'visibility'>): string {
  const culmination = parseUtc(visibility.culmination);
  if (!culmination.ok) throw new Error(`a stored time that cannot be read: ${visibility.culmination}`);
  return opportunityIdOf(sensorId, culmination.value);
}
