import { formatUtcZ, toUnixMs } from '@keepout/astro/epoch';
import type { AuditEntry, AuditOperator } from '@keepout/contract/audit/entry';
import { and, eq, gte, inArray, lte, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { RecordName } from '../hosting/record-names.ts';
import { audit } from '../platform/audit/tables.ts';
import type { Queries } from '../platform/database/database.ts';
import { wireTime } from '../platform/database/stored-time.ts';
import type { PageKey } from '../platform/http/paging.ts';
import { columnOrder, recordList } from '../platform/http/record-list.ts';

/** Newest first. */
export const AUDIT_ORDER = columnOrder('audit', [audit.id], 'descending');
export const OPERATOR_ORDER = columnOrder('audit-operators', [audit.operatorId]);

/** Lines that a caller may read: those that match any of these conditions. */
export interface ReadableLines {
  readonly recordTypes: readonly string[];
  /** Also lines with a type outside of this list: accounts and sign-ins. */
  readonly exceptTypes?: readonly string[];
  /** Also lines of this user. */
  readonly actor?: string;
}

/** Selection of lines in the log of one organisation. */
export interface AuditFilter {
  readonly operatorId: string;
  readonly actor?: string | undefined;
  readonly action?: string | undefined;
  readonly recordType?: string | undefined;
  /** Only these; absent: all of them. */
  readonly readable?: ReadableLines | undefined;
  readonly recordId?: string | undefined;
  readonly fromTaiS?: number | undefined;
  readonly toTaiS?: number | undefined;
}

function filterCondition(filter: AuditFilter): SQL | undefined {
  const { operatorId, actor, action, recordType, readable, recordId, fromTaiS, toTaiS } = filter;
  return and(
    eq(audit.operatorId, operatorId),
    actor === undefined ? undefined : eq(audit.actor, actor),
    action === undefined ? undefined : eq(audit.action, action),
    recordType === undefined ? undefined : eq(audit.recordType, recordType),
    readable === undefined ? undefined : among(readable),
    recordId === undefined ? undefined : eq(audit.recordId, recordId),
    fromTaiS === undefined ? undefined : gte(audit.at, momentOf(fromTaiS)),
    toTaiS === undefined ? undefined : lte(audit.at, momentOf(toTaiS)),
  );
}

const among = ({ recordTypes, exceptTypes, actor }: ReadableLines): SQL | undefined =>
  or(
    inArray(audit.recordType, [...recordTypes]),
    exceptTypes === undefined ? undefined : notInArray(audit.recordType, [...exceptTypes]),
    actor === undefined ? undefined : eq(audit.actor, actor),
  );

const momentOf = (taiS: number) => new Date(toUnixMs(taiS)).toISOString();

export const auditList = (db: Queries, filter: AuditFilter) =>
  recordList(db, AUDIT_ORDER, () => db.select().from(audit), filterCondition(filter));

/** Yields all matching lines, newest first, in batches. */
export async function* allOfAudit(db: Queries, filter: AuditFilter, limit: number) {
  for (let after: PageKey | undefined; ; ) {
    const { rows, next } = await auditList(db, filter).page({ after, limit });
    yield rows.map(presentAuditEntry);
    if (next === undefined) return;
    after = next;
  }
}

const grouped = (db: Queries) =>
  db
    .select({
      operatorId: audit.operatorId,
      entries: sql<number>`count(*)::integer`,
      lastAt: sql<string>`max(${audit.at})::text`,
    })
    .from(audit)
    .groupBy(audit.operatorId);

/** Organisations by id. */
export const operatorList = (db: Queries) => ({
  ...recordList(db, OPERATOR_ORDER, () => grouped(db), undefined),
  async count(): Promise<number> {
    const rows = await db.select({ count: sql<number>`count(distinct ${audit.operatorId})::integer` }).from(audit);
    return rows[0]?.count ?? 0;
  },
});

export function presentAuditEntry({ id, detail, ...row }: typeof audit.$inferSelect): AuditEntry {
  return { entryId: id, ...row, detail: detail as AuditEntry['detail'] };
}

/** Returns the display name of a line's record, if it has one. */
export const presentName = (record: RecordName | undefined): Pick<AuditEntry, 'recordName' | 'recordTime'> => ({
  ...(record && { recordName: record.name }),
  ...(record?.atTaiS !== undefined && { recordTime: formatUtcZ(record.atTaiS, 0) }),
});

export const presentOperator = ({ lastAt, ...row }: AuditOperator): AuditOperator => ({
  ...row,
  lastAt: wireTime(lastAt),
});
