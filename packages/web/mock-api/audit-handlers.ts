import type { AuditEntry } from '@keepout/contract/audit/entry';
import { type Handler, on } from './handlers.ts';
import { mockPage } from './mock-problem.ts';
import type { Scenario } from './scenario.ts';

const HOUR_MS = 3_600_000;
const COUNT = 260;
const ACTIONS = ['changed', 'created', 'uploaded', 'signed-in', 'deleted'] as const;
const TYPES = ['satellite', 'station', 'ephemeris', 'session', 'screening'] as const;

/** A log of its own for each organisation; who looks at another one is written into it. */
export function auditHandlers(scenario: Scenario): readonly Handler[] {
  const looks: AuditEntry[] = [];
  const made = Array.from(
    { length: scenario.audit === 'none' ? 0 : COUNT },
    (_, at): AuditEntry => ({
      entryId: COUNT - at,
      at: new Date(Date.now() - at * HOUR_MS).toISOString(),
      operatorId: 'aurora',
      actor: at % 3 === 0 ? 'demo' : 'ada',
      action: ACTIONS[at % ACTIONS.length] ?? 'changed',
      recordType: TYPES[at % TYPES.length] ?? 'satellite',
      recordId: `${TYPES[at % TYPES.length]}-${at}`,
      detail: { changes: [{ field: 'hardBodyRadius', from: 2.5, to: 3.4 }] },
    }),
  );
  const found = (query: URLSearchParams) => {
    const operator = query.get('operator-id');
    if (operator !== null)
      looks.unshift({
        entryId: COUNT + looks.length + 1,
        at: new Date().toISOString(),
        operatorId: operator,
        actor: 'demo',
        action: 'looked-at',
        recordType: 'audit',
        recordId: operator,
        detail: { fromOperator: 'aurora' },
      });
    const is = (name: string, value: string) => query.get(name) === null || query.get(name) === value;
    return (operator === null ? made : looks).filter(
      ({ actor, action, recordType, recordId, at }) =>
        is('actor', actor) &&
        is('action', action) &&
        is('record-type', recordType) &&
        is('record-id', recordId) &&
        (query.get('from') ?? '') <= at &&
        at <= (query.get('to') ?? '9'),
    );
  };
  return [
    on('listAuditEntries', (request) => mockPage(request, found(new URL(request.url).searchParams))),
    on('exportAuditEntries', (request) => {
      const entries = found(new URL(request.url).searchParams);
      return new Response(entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
    }),
    on('listAuditOperators', (request) =>
      mockPage(
        request,
        ['aurora', 'boreas'].map((operatorId) => ({ operatorId, entries: COUNT, lastAt: new Date().toISOString() })),
      ),
    ),
  ];
}
