import type { FastifyRequest } from 'fastify';
import { writeAudit } from '../audit/audit.ts';
import { changedFields } from '../audit/changed-fields.ts';
import { isUniqueViolation, type Queries, type Transaction } from '../database/database.ts';
import { type Caller, callerOf } from '../http/caller.ts';
import { orNotFound, type Refusal, refused } from '../http/problem.ts';
import { refuseChanged } from '../http/read-only.ts';

/** A kind of record that callers replace completely, on the basis of a version. */
export interface RecordKind<Row extends { readonly version: number }, Body extends object> {
  /** Noun at the beginning of a sentence: `The station`. */
  readonly noun: string;
  /** Kind in the audit trail. */
  readonly type: string;
  /** Read-only fields of the record. */
  readonly readOnlyFields: readonly string[];
  /** Returns the record in its wire form. */
  present(row: Row): object;
  /** Returns the fields set by callers, as compared in the audit trail. */
  contentOf(body: Body): object;
  find(db: Queries, operatorId: string, id: string): Promise<Row | undefined>;
  /** Replaces the record; returns false if `version` is outdated. */
  update(tx: Transaction, row: Row, body: Body, caller: Caller): Promise<boolean>;
  /** Returns the refusal if the database reports a duplicate; absent for records without unique fields. */
  exists?(body: Body): Refusal;
}

export interface RecordChange<Body> {
  readonly caller: Caller;
  readonly id: string;
  readonly body: Body;
  /** Version from `If-Match`. */
  readonly expected: number | undefined;
}

/** Reads a requested change from a call. */
export function recordChange<Body>(
  request: FastifyRequest & { readonly body: Body },
  id: string,
  expected: number | undefined,
): RecordChange<Body> {
  return { caller: callerOf(request), id, body: request.body, expected };
}

/**
 * Replaces a record. Refuses an unknown record, an outdated version, a body with another value for a read-only
 * field, and a concurrent change. The audit trail contains each changed field.
 *
 * @returns the record before and after the change
 */
export async function changeRecord<Row extends { readonly version: number }, Body extends object>(
  tx: Transaction,
  kind: RecordKind<Row, Body>,
  { caller, id, body, expected }: RecordChange<Body>,
): Promise<{ readonly before: Row; readonly row: Row }> {
  const readRow = async (): Promise<Row> => {
    return await orNotFound(kind.find(tx, caller.operatorId, id), kind.noun);
  };
  const before = await readRow();
  const document = kind.present(before);
  refuseOtherVersion(kind.noun, before.version, expected);
  refuseChanged(body, document, kind.readOnlyFields);
  const isReplaced = await kind.update(tx, before, body, caller).catch((error: unknown) => {
    throw kind.exists !== undefined && isUniqueViolation(error) ? kind.exists(body) : error;
  });
  const row = await readRow();
  if (!isReplaced) throw changedMeanwhile(kind.noun, row.version, before.version);
  const changes = changedFields(kind.contentOf(document as Body), kind.contentOf(body));
  const detail = { version: row.version, changes };
  await writeAudit(tx, { ...caller, action: 'changed', recordType: kind.type, recordId: id, detail });
  return { before, row };
}

/** The record has changed since the caller read it. */
export function changedMeanwhile(noun: string, present: number, basis: number): Refusal {
  return refused('version-changed', {
    detail: `${noun} changed in the meantime: its version is ${present}, your change was based on ${basis}.`,
  });
}

/** Refuses a change based on an outdated version; without `If-Match` the newest version is replaced. */
export function refuseOtherVersion(noun: string, present: number, expected: number | undefined): void {
  if (expected !== undefined && expected !== present) throw changedMeanwhile(noun, present, expected);
}
