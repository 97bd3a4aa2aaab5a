import type { AuditEntry, AuditOperator } from '@keepout/contract/audit/entry';
import { MOST_COUNTED } from '@keepout/contract/platform/primitives';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TokenFacts } from '../identity/test-tokens.ts';
import { writeAudit } from '../platform/audit/audit.ts';
import { startTestPlatform, type TestPlatform } from '../test-platform.ts';
import { nextPage, type Route, route } from '../test-route.ts';
import { auditLog } from './module.ts';

const ADMIN: TokenFacts = { operatorId: 'platform', userName: 'root', roles: { payments: ['admin'] } };
/** An administrator of everything, for his operator. */
const OTHERS_ADMIN: TokenFacts = {
  operatorId: 'aurora',
  userName: 'ava',
  roles: { 'collision-avoidance': ['admin'], 'on-demand-tracking': ['admin'], payments: ['admin'] },
};
const ADA: TokenFacts = { operatorId: 'aurora', userName: 'ada' };
const BO: TokenFacts = { operatorId: 'boreas', userName: 'bo' };

describe('A-16 the audit log', () => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await startTestPlatform([auditLog], { worker: false, settings: { paymentsOperator: 'platform' } });
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

  async function get(place: Route, facts: TokenFacts, accept = 'application/json') {
    const headers = { ...(await platform.bearer(facts)), accept };
    const answer = await platform.app.inject({ ...place, headers });
    return { status: answer.statusCode, headers: answer.headers, body: answer.body };
  }
  const list = async (place: Route, facts: TokenFacts) => JSON.parse((await get(place, facts)).body) as AuditEntry[];

  it('tells each organisation its own lines alone, newest first, by filter and page by page', async () => {
    expect((await list(route('listAuditEntries'), ADA)).map(({ action, recordId }) => `${action} ${recordId}`)).toEqual(
      [...['changed sat-2', 'changed sat-1', 'created sat-1']],
    );
    expect(await list(route('listAuditEntries'), BO)).toMatchObject([{ actor: 'bo', action: 'deleted' }]);
    expect(await list(route('listAuditEntries', {}, { action: 'changed', 'record-id': 'sat-1' }), ADA)).toHaveLength(1);
    expect(await list(route('listAuditEntries', {}, { actor: 'nobody' }), ADA)).toEqual([]);
    expect(await list(route('listAuditEntries', {}, { to: '2020-01-01T00:00:00Z' }), ADA)).toEqual([]);
    const first = await get(route('listAuditEntries', {}, { limit: 2 }), ADA);
    expect(first.headers['x-total-count']).toBe('3');
    expect(await list(nextPage(first)!, ADA)).toMatchObject([{ action: 'created' }]);
  });

  it('P-05 lets nobody know of another organisation but who runs the payments of the installation', async () => {
    for (const who of [ADA, OTHERS_ADMIN]) {
      expect((await get(route('listAuditEntries', {}, { 'operator-id': 'boreas' }), who)).status).toBe(404);
      const file = await get(route('exportAuditEntries', {}, { 'operator-id': 'boreas' }), who, 'text/csv');
      expect(file.status).toBe(404);
      expect((await get(route('listAuditOperators'), who)).status).toBe(403);
    }
    expect(await list(route('listAuditEntries'), BO)).toHaveLength(1);
    // One that does not exist has no log, and gets none by being asked for.
    expect((await get(route('listAuditEntries', {}, { 'operator-id': 'nobody' }), ADMIN)).status).toBe(404);
  });

  it('has every look of who runs the payments at another organisation in it, the list and the export', async () => {
    expect(await list(route('listAuditEntries', {}, { 'operator-id': 'boreas' }), ADMIN)).toMatchObject([
      { action: 'looked-at', actor: 'root', operatorId: 'boreas', recordType: 'audit' },
      { action: 'deleted' },
    ]);
    await get(route('exportAuditEntries', {}, { 'operator-id': 'boreas' }), ADMIN, 'text/csv');
    const looks = await list(route('listAuditEntries', {}, { action: 'looked-at' }), BO);
    expect(looks.map(({ actor, detail }) => [actor, detail])).toEqual([
      ['root', { fromOperator: 'platform', call: route('exportAuditEntries', {}, { 'operator-id': 'boreas' }).url }],
      ['root', { fromOperator: 'platform', call: route('listAuditEntries', {}, { 'operator-id': 'boreas' }).url }],
    ]);
    // At his own he may look without a word.
    expect(await list(route('listAuditEntries', {}, { 'operator-id': 'platform' }), ADMIN)).toEqual([]);
  });

  it('lists for who runs the payments who has a log', async () => {
    const { status, body } = await get(route('listAuditOperators'), ADMIN);
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
    const csv = await get(route('exportAuditEntries'), ADA, 'text/csv');
    expect(csv.headers['content-disposition']).toBe('attachment; filename="audit_aurora.csv"');
    const lines = csv.body.trimEnd().split('\r\n');
    expect(lines[0]).toBe('\ufeffentryId,at,operatorId,actor,action,recordType,recordId,detail');
    expect(lines).toHaveLength(4);
    expect(lines[1]).toContain(",'=cmd,changed,satellite,sat-2,");
    expect(lines[1]).toContain('""to"":""=B""');
    const json = await get(route('exportAuditEntries', {}, { action: 'created' }), ADA, 'application/x-ndjson');
    expect(
      json.body
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toMatchObject([{ recordId: 'sat-1' }]);
  });

  it('tells a program of records of its services alone, in the list and the export, and its organisation alone', async () => {
    const line = (recordType: string, operatorId = 'dione') => ({
      operatorId,
      actor: 'di',
      action: 'changed',
      recordType,
      recordId: recordType,
    });
    const types = ['satellite', 'sensor', 'invoice', 'session', 'machine'];
    const db = platform.context.database.orm;
    await writeAudit(db, ...types.map((type) => line(type)), line('sensor', 'aurora'));
    const client = 'keepout-machine-dione-1';
    const program = (...resources: string[]): TokenFacts => ({
      operatorId: 'dione',
      client,
      subject: client,
      userName: client,
      roles: Object.fromEntries(resources.map((resource) => [resource, ['user']])),
    });
    const told = async (who: TokenFacts) =>
      (await list(route('listAuditEntries'), who)).map(({ recordType }) => recordType).toSorted();
    expect(await told(program('on-demand-tracking'))).toEqual(['satellite', 'sensor']);
    expect(await told(program('payments'))).toEqual(['invoice']);
    expect(await told(program('payments', 'collision-avoidance'))).toEqual(['invoice', 'satellite']);
    const keycloak = { ...program('payments'), subject: 'd1', userName: `service-account-${client}` };
    expect(await told(keycloak)).toEqual(['invoice']);
    expect(await list(route('listAuditEntries', {}, { 'record-type': 'session' }), program('payments'))).toEqual([]);
    const file = await get(route('exportAuditEntries'), program('payments'), 'text/csv');
    expect(file.body.trimEnd().split('\r\n')).toHaveLength(2);
    expect((await get(route('listAuditEntries'), program())).status).toBe(403);
    expect(await told({ operatorId: 'dione', userName: 'di' })).toEqual(types.toSorted());
  });

  it('tells a user of records of the own services and of the own actions, and administrators alone of accounts', async () => {
    const kinds = ['satellite', 'sensor', 'invoice', 'session', 'machine'];
    const lines = ['eve', 'fred'].flatMap((actor) =>
      kinds.map((recordType) => ({ operatorId: 'echo', actor, action: 'changed', recordType, recordId: recordType })),
    );
    await writeAudit(platform.context.database.orm, ...lines);
    const told = async (roles: TokenFacts['roles'], userName: string) => {
      const who: TokenFacts = { operatorId: 'echo', userName, ...(roles && { roles }) };
      const rows = await list(route('listAuditEntries'), who);
      const file = await get(route('exportAuditEntries'), who, 'application/x-ndjson');
      expect(file.body.trimEnd().split('\n')).toHaveLength(rows.length);
      return rows.map(({ actor, recordType }) => `${actor} ${recordType}`).toSorted();
    };
    const of = (actor: string, ...types: string[]) => types.map((type) => `${actor} ${type}`);
    const all = of('fred', ...kinds);
    const rolesOf = (resource: string, role: string) => ({ [resource]: [role] });
    expect(await told(rolesOf('payments', 'user'), 'eve')).toEqual([...of('eve', ...kinds), 'fred invoice'].toSorted());
    expect(await told(rolesOf('on-demand-tracking', 'user'), 'guest')).toEqual(
      ['eve', 'fred'].flatMap((actor) => of(actor, 'satellite', 'sensor')),
    );
    expect(await told(rolesOf('payments', 'admin'), 'guest')).toEqual(
      ['eve', 'fred'].flatMap((actor) => of(actor, 'invoice', 'machine', 'session')),
    );
    const everything = Object.fromEntries(
      ['collision-avoidance', 'on-demand-tracking', 'payments'].map((resource) => [resource, ['admin']]),
    );
    expect(await told(everything, 'eve')).toEqual([...of('eve', ...kinds), ...all].toSorted());
    const sessions = route('listAuditEntries', {}, { 'record-type': 'session', actor: 'fred' });
    expect(await list(sessions, { operatorId: 'echo', userName: 'guest' })).toEqual([]);
  });

  it('is counted to a thousand, and to the end where that is asked for', async () => {
    const many = Array.from({ length: MOST_COUNTED + 1 }, () => {
      return { operatorId: 'corvus', actor: 'cy', action: 'changed', recordId: 'sat-3', recordType: 'satellite' };
    });
    await writeAudit(platform.context.database.orm, ...many);
    const counted = async (query: { readonly total?: 'exact' }) => {
      const { headers } = await get(route('listAuditEntries', {}, { limit: 1, ...query }), {
        operatorId: 'corvus',
        userName: 'cy',
      });
      return [headers['x-total-count'], headers['x-total-more']];
    };
    expect(await counted({})).toEqual([String(MOST_COUNTED), 'true']);
    expect(await counted({ total: 'exact' })).toEqual([String(MOST_COUNTED + 1), undefined]);
  });
});
