import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '../client.ts';
import type { House } from '../house.ts';
import { ask } from '../sessions.ts';
import { type ChaosFinding, finding, type Work } from '../work.ts';
import { type AuditLine, changedFindings, lineFindings, lineHashes } from './audit-findings.ts';

const PAUSE_MS = 1000;
/** Records that have to have so many lines of an action, and have another number of them. */
const MISCOUNTED = `
  select id, action, expected, seen from (
    select id, 'prepared' as action, 1 as expected,
      (select count(*)::integer from audit where record_id = publication.id and action = 'prepared' and operator_id = publication.operator_id) as seen
    from publication
    union all select id, 'confirmed',
      (select count(*)::integer from jsonb_array_elements(history) as step where step->>'state' = 'QUEUED'),
      (select count(*)::integer from audit where record_id = publication.id and action = 'confirmed' and operator_id = publication.operator_id)
    from publication
    union all select conjunction_id, 'coordinated', count(*)::integer,
      (select count(*)::integer from audit where record_id = conjunction_id and action = 'coordinated' and audit.operator_id = coordination_entry.operator_id)
    from coordination_entry where channel = 'HERE' group by conjunction_id, operator_id
    union all select conjunction_id, 'answered', count(*)::integer,
      (select count(*)::integer from audit where record_id = conjunction_id and action = 'answered' and audit.operator_id = coordination_entry.operator_id)
    from coordination_entry where channel = 'LINK' group by conjunction_id, operator_id
    union all select conjunction_id, 'form-opened', count(*)::integer,
      (select count(*)::integer from audit where record_id = conjunction_id and action = 'form-opened' and audit.operator_id = coordination_link.operator_id)
    from coordination_link group by conjunction_id, operator_id
    union all select id, 'acknowledged', case when acknowledged_by = 'Keepout' then 0 else 1 end,
      (select count(*)::integer from audit where record_id = alert.id and action = 'acknowledged' and operator_id = alert.operator_id)
    from alert where acknowledged_by is not null
  ) as counted where expected <> seen`;

const GUARDS = ['audit_append_only', 'audit_never_emptied'] as const;

/** Nothing that stood in the audit log changes or goes, and everything acknowledged has its line. */
export class Audit implements Work {
  readonly name = 'audit';
  readonly #house: House;
  readonly #clients: readonly Client[];
  /** SHA-256 of each line that was seen, by its id. */
  #seen: ReadonlyMap<string, string> = new Map();

  constructor(house: House, clients: readonly Client[]) {
    this.#house = house;
    this.#clients = clients;
  }

  async begin(): Promise<void> {}

  async work(): Promise<void> {
    await sleep(PAUSE_MS);
  }

  async check(): Promise<readonly ChaosFinding[]> {
    const lines = await ask<AuditLine>(
      this.#house,
      `select id::text, operator_id as "operatorId", action, record_id as "recordId", audit::text as content from audit`,
    );
    const changed = changedFindings(this.#seen, lines);
    this.#seen = new Map([...this.#seen, ...lineHashes(lines)]);
    const missing = this.#clients.flatMap(({ acknowledged, samples }) =>
      lineFindings(acknowledged, samples.operatorId, lines),
    );
    const miscounted = await ask<{ id: string; action: string; expected: number; seen: number }>(
      this.#house,
      MISCOUNTED,
    );
    const guards = await ask<{ name: string }>(
      this.#house,
      `select tgname as name from pg_trigger where tgrelid = 'audit'::regclass and tgenabled = 'O'`,
    );
    return [
      ...changed,
      ...missing,
      ...miscounted.map(({ id, action, expected, seen }) =>
        finding(`audit of ${id}`, `${expected} lines ${action}`, String(seen)),
      ),
      ...GUARDS.filter((guard) => !guards.some(({ name }) => name === guard)).map((guard) =>
        finding(`trigger ${guard}`, 'in force', 'not in force'),
      ),
    ];
  }

  async end(): Promise<void> {}
}
