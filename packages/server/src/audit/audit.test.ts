import type { AuditEntry, AuditOperator } from '@keepout/contract/audit/entry';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TokenFacts } from '../identity/test-tokens.ts';
import { writeAudit } from '../platform/audit/audit.ts';
import { startTestPlatform, type TestPlatform } from '../test-platform.ts';
import { auditLog } from './module.ts';

const ADMIN: TokenFacts = { operatorId: 'platform', userName: 'root', roles: { payments: ['admin'] } };
const ADA: TokenFacts = { operatorId: 'aurora', userName: 'ada' };
const BO: TokenFacts = { operatorId: 'boreas', userName: 'bo' };

describe('A-16 the audit log', () => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await startTestPlatform([auditLog], { worker: false });
    const line = (operatorId: string, actor: string, action: string, recordId: string) => ({
      operatorId,
      actor,
      action,
      recordId,
      recordType: 'satellite',
      detail: { changes: [{ field: 'name', from: 'A', to: '=B' }] },
    });
    await writeAudit(platform.context.database.orm, line('aurora', 'ada', 'created', 'sat-1'));
    await writeAudit(platform.context.database.orm, line('aurora', 'ada', 'changed', 'sat-1'));
    await writeAudit(platform.context.database.orm, line('aurora', '=cmd', 'changed', 'sat-2'));
    await writeAudit(platform.context.database.orm, line('boreas', 'bo', 'deleted', 'sat-9'));
  });
  afterAll(() => platform.close());

  async function get(path: string, facts: TokenFacts, accept = 'application/json') {
    const headers = { ...(await platform.bearer(facts)), accept };
    const answer = await platform.app.inject({ url: `/api/v1/audit/${path}`, headers });
    return { status: answer.statusCode, headers: answer.headers, body: answer.body };
  }
  const list = async (path: string, facts: TokenFacts) => JSON.parse((await get(path, facts)).body) as AuditEntry[];

  it('tells each organisation its own lines alone, newest first, by filter and page by page', async () => {
    expect((await list('entries', ADA)).map(({ action, recordId }) => `${action} ${recordId}`)).toEqual([
      ...['changed sat-2', 'changed sat-1', 'created sat-1'],
    ]);
    expect(await list('entries', BO)).toMatchObject([{ actor: 'bo', action: 'deleted' }]);
    expect(await list('entries?action=changed&record-id=sat-1', ADA)).toHaveLength(1);
    expect(await list('entries?actor=nobody', ADA)).toEqual([]);
    expect(await list('entries?to=2020-01-01T00:00:00Z', ADA)).toEqual([]);
    const first = await get('entries?limit=2', ADA);
    expect(first.headers['x-total-count']).toBe('3');
    const next = /entries(\?[^>]+)>/.exec(String(first.headers['link']))?.[1];
    expect(await list(`entries${next}`, ADA)).toMatchObject([{ action: 'created' }]);
  });

  it('P-05 does not let anybody but an administrator know of another organisation', async () => {
    expect((await get('entries?operator-id=boreas', ADA)).status).toBe(404);
    expect((await get('export?operator-id=boreas', ADA, 'text/csv')).status).toBe(404);
    expect((await get('operators', ADA)).status).toBe(403);
    expect(await list('entries', BO)).toHaveLength(1);
  });

  it('has every look of an administrator at another organisation in it, the list and the export', async () => {
    expect(await list('entries?operator-id=boreas', ADMIN)).toMatchObject([
      { action: 'looked-at', actor: 'root', operatorId: 'boreas', recordType: 'audit' },
      { action: 'deleted' },
    ]);
    await get('export?operator-id=boreas', ADMIN, 'text/csv');
    const looks = await list('entries?action=looked-at', BO);
    expect(looks.map(({ actor, detail }) => [actor, detail])).toEqual([
      ['root', { fromOperator: 'platform', call: '/api/v1/audit/export?operator-id=boreas' }],
      ['root', { fromOperator: 'platform', call: '/api/v1/audit/entries?operator-id=boreas' }],
    ]);
    // At his own he may look without a word.
    expect(await list('entries?operator-id=platform', ADMIN)).toEqual([]);
  });

  it('lists for administrators who has a log', async () => {
    const { status, body } = await get('operators', ADMIN);
    const operators = JSON.parse(body) as AuditOperator[];
    expect([status, operators.map(({ operatorId, entries }) => [operatorId, entries])]).toEqual([
      200,
      [
        ['aurora', 3],
        ['boreas', 3],
      ],
    ]);
  });

  it('is exported whole as CSV, in which nothing runs as a formula, and as JSON line by line', async () => {
    const csv = await get('export', ADA, 'text/csv');
    expect(csv.headers['content-disposition']).toBe('attachment; filename="audit_aurora.csv"');
    const lines = csv.body.trimEnd().split('\r\n');
    expect(lines[0]).toBe('entryId,at,operatorId,actor,action,recordType,recordId,detail');
    expect(lines).toHaveLength(4);
    expect(lines[1]).toContain(",'=cmd,changed,satellite,sat-2,");
    expect(lines[1]).toContain('""to"":""=B""');
    const json = await get('export?action=created', ADA, 'application/x-ndjson');
    expect(
      json.body
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toMatchObject([{ recordId: 'sat-1' }]);
  });
});
