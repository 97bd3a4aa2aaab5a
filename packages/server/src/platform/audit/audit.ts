import type { Queries } from '../database/database.ts';
import { audit } from './tables.ts';

export interface NewAuditEntry {
  readonly operatorId: string;
  readonly actor: string;
  /** Verb in the past tense: created, changed, deleted, uploaded, cancelled. */
  readonly action: string;
  readonly recordType: string;
  readonly recordId: string;
  readonly detail?: Readonly<Record<string, unknown>>;
}

/** Actor of changes without a user: timers, workers, and the creation of a demo. */
export const PLATFORM_ACTOR = 'Keepout';

/** Writes audit entries; call it inside the transaction of the change itself. */
export async function writeAudit(db: Queries, ...entries: readonly NewAuditEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await db.insert(audit).values(entries.map((entry) => ({ ...entry, detail: entry.detail ?? {} })));
}
