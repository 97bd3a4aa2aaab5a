import type { AuditEntry } from '@keepout/contract/audit/entry';
import { inHours, now } from './clock.ts';
import { type Handler, on } from './handlers.ts';
import type { Scenario } from './scenario.ts';

const COUNT = 260;
const ACTIONS = ['changed', 'created', 'uploaded', 'signed-in', 'deleted'] as const;
const TYPES = ['satellite', 'station', 'ephemeris', 'session', 'screening'] as const;

/** A log of its own for each organisation; who looks at another one is written into it. */
export function auditHandlers(scenario: Scenario): readonly Handler[] {
  const looks: AuditEntry[] = [];
  const log = Array.from(
    { length: scenario.audit === 'none' ? 0 : COUNT },
    (_, at): AuditEntry => ({
      entryId: COUNT - at,
      at: inHours(-at),
      operatorId: 'aurora',
      actor: at % 3 === 0 ? 'demo' : 'ada',
      action: ACTIONS[at % ACTIONS.length] ?? 'changed',
      recordType: TYPES[at % TYPES.length] ?? 'satellite',
      recordId: `${TYPES[at % TYPES.length]}-${at}`,
      ...(at % TYPES.length === 0 && { recordName: `AURORA-${(at % 3) + 1}` }),
      detail: { changes: [{ field: 'hardBodyRadius', from: 2.5, to: 3.4 }] },
    }),
  );
  const entries = (query: Readonly<Record<string, string | undefined>>) => {
    const operator = query['operator-id'];
    if (operator !== undefined)
      looks.unshift({
        entryId: COUNT + looks.length + 1,
        at: now(),
        operatorId: operator,
        actor: 'demo',
        action: 'looked-at',
        recordType: 'audit',
        recordId: operator,
        detail: { fromOperator: 'aurora' },
      });
    const is = (name: string, value: string) => (query[name] ?? value) === value;
    return (operator === undefined ? log : looks).filter(
      ({ actor, action, recordType, recordId, at }) =>
        is('actor', actor) &&
        is('action', action) &&
        is('record-type', recordType) &&
        is('record-id', recordId) &&
        (query['from'] ?? '') <= at &&
        at <= (query['to'] ?? '9'),
    );
  };
  return [
    on('listAuditEntries', ({ query }) => entries(query)),
    on(
      'exportAuditEntries',
      ({ query }) =>
        new Response(
          entries(query)
            .map((entry) => `${JSON.stringify(entry)}\n`)
            .join(''),
        ),
    ),
    on('listAuditOperators', () =>
      ['aurora', 'boreas'].map((operatorId) => ({ operatorId, entries: COUNT, lastAt: now() })),
    ),
  ];
}
