import type { AuditEntry, AuditOperator } from './entry.ts';

const entry: AuditEntry = {
  entryId: 4711,
  at: '2026-11-21T09:41:02.123456Z',
  operatorId: 'aurora',
  actor: 'ada',
  action: 'changed',
  recordType: 'satellite',
  recordId: 'sat_01J9',
  recordName: 'AURORA-1',
  detail: { changes: [{ field: 'hardBodyRadius', from: 2.5, to: 3.4 }] },
};

const operator: AuditOperator = { operatorId: 'aurora', entries: 128, lastAt: '2026-11-21T09:41:02.123456Z' };

/** An example of each answer, by the name of its schema. */
export const AUDIT_EXAMPLES = { AuditEntry: entry, AuditOperator: operator } satisfies Readonly<Record<string, object>>;
