import type { MachineList, MachineSecret } from '@keepout/contract/identity/machine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collisionAvoidance } from '../../ca/module.ts';
import { serveModules } from '../../hosting/service-routes.ts';
import { saveMachineClient } from '../../identity/embedded/clients.ts';
import { startTestProvider, type TestProvider } from '../../identity/embedded/test-provider.ts';
import type { TokenFacts } from '../../identity/test-tokens.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { startTestPlatform, type TestPlatform } from '../../test-platform.ts';
import { type Route, route } from '../../test-route.ts';
import { account } from '../module.ts';
import { createMachine, listMachines, revokeMachine } from './service.ts';

const BOOKS = { machineId: 'keepout-machine-aurora-books' };
const admin: TokenFacts = {
  operatorId: 'aurora',
  roles: { 'collision-avoidance': ['admin'], 'on-demand-tracking': ['user'] },
};

describe('programs of an organisation', () => {
  let platform: TestPlatform;
  let provider: TestProvider;
  beforeAll(async () => {
    const modules = [collisionAvoidance, account];
    platform = await startTestPlatform(modules, { worker: false });
    provider = await startTestProvider(platform.context.database, (app, verifier) =>
      serveModules(app, modules, () => platform.context, { verifier, version: '0.0.0' }),
    );
  });
  afterAll(async () => {
    await provider.app.close();
    await platform.close();
  });

  const call = async (
    place: Route,
    {
      payload,
      who = admin,
      headers = {},
    }: { payload?: object; who?: TokenFacts; headers?: Record<string, string> } = {},
  ) => {
    const answer = await platform.app.inject({
      ...place,
      headers: { ...(await platform.bearer(who)), ...headers },
      ...(payload && { payload }),
    });
    return { status: answer.statusCode, body: (answer.body === '' ? null : answer.json()) as never };
  };
  const make = async (name: string, roles: readonly string[] = ['collision-avoidance:user'], who = admin) =>
    (await call(route('createMachine'), { payload: { name, roles }, who })) as {
      status: number;
      body: MachineSecret & Problem;
    };
  const listed = async (who = admin) => (await call(route('listMachines'), { who })).body as MachineList;
  const tokenFor = async (clientId: string, secret: string) =>
    await provider.exchange(
      { grant_type: 'client_credentials' },
      { authorization: `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}` },
    );

  interface Problem {
    readonly code?: string;
    readonly detail?: string;
  }

  it('a program that was made gets a token, lists conjunctions, is revoked, and gets none', async () => {
    const { status, body: made } = await make('Flight dynamics');
    expect(status).toBe(201);
    expect(made).toMatchObject({ createdBy: 'ada', roles: ['collision-avoidance:user'], lastUsedAt: null });
    const { status: got, body } = await tokenFor(made.machineId, made.secret!);
    expect(got).toBe(200);
    const ask = () =>
      fetch(`${new URL(provider.realm).origin}${route('listConjunctions').url}`, {
        headers: { authorization: `Bearer ${body.access_token}` },
      });
    const conjunctions = await ask();
    expect([conjunctions.status, await conjunctions.json()]).toEqual([200, []]);
    const list = await listed();
    expect(list).toMatchObject({
      managedBy: 'KEEPOUT',
      tokenEndpoint: expect.stringMatching(/openid-connect\/token$/),
    });
    expect(Date.now() - Date.parse(list.machines[0]!.lastUsedAt!)).toBeLessThan(120_000);
    expect(JSON.stringify(list)).not.toContain(made.secret);

    expect((await call(route('revokeMachine', { machineId: made.machineId }))).status).toBe(204);
    expect(await tokenFor(made.machineId, made.secret!)).toMatchObject({
      status: 401,
      body: { error: 'invalid_client' },
    });
    expect((await call(route('revokeMachine', { machineId: made.machineId }))).status).toBe(404);
    const { rows } = await platform.context.database.pool.query(
      "select operator_id, actor, action, detail from audit where record_type = 'machine' and record_id = $1 order by id",
      [made.machineId],
    );
    const line = { operator_id: 'aurora', actor: 'ada', detail: { name: 'Flight dynamics', roles: made.roles } };
    expect(rows).toEqual([
      { ...line, action: 'created' },
      { ...line, action: 'revoked' },
    ]);
  });

  it('a new secret takes the place of the old one at once', async () => {
    const { body: made } = await make('Second');
    const renewed = (await call(route('renewMachineSecret', { machineId: made.machineId }), { payload: {} }))
      .body as MachineSecret;
    expect((await tokenFor(made.machineId, made.secret!)).status).toBe(401);
    expect((await tokenFor(made.machineId, renewed.secret!)).status).toBe(200);
    expect(renewed.secretAt > made.secretAt).toBe(true);
  });

  it('none has roles that its maker has not, neither made nor taken over by a new secret', async () => {
    for (const roles of [['payments:user'], ['collision-avoidance:user', 'on-demand-tracking:admin']]) {
      const { status, body } = await make('Beyond', roles);
      expect([status, body.code]).toEqual([403, 'roles-beyond-own']);
      expect(body.detail).toContain(roles.at(-1));
    }
    expect((await make('Within', ['collision-avoidance:admin', 'on-demand-tracking:user'])).status).toBe(201);
    await saveMachineClient(platform.context.database, {
      clientId: BOOKS.machineId,
      name: 'books',
      operatorId: 'aurora',
      roles: { payments: ['admin'], account: ['manage-account'] },
    });
    const { status, body } = await call(route('renewMachineSecret', BOOKS), { payload: {} });
    expect([status, (body as Problem).code]).toEqual([403, 'roles-beyond-own']);
    const listing = (await listed()).machines.find(({ name }) => name === 'books');
    expect(listing).toMatchObject({ createdBy: null, roles: ['payments:admin'] });
    expect((await make('No such role', ['collision-avoidance:owner'])).status).toBe(400);
  });

  it('administrators manage them: others, testers and programs read a sentence', async () => {
    for (const [who, sentence] of [
      [{ roles: { 'collision-avoidance': ['user'] } }, 'Only administrators of a service manage programs'],
      [
        { roles: { 'collision-avoidance': ['testuser'], account: ['admin'] } },
        'Only administrators of a service manage programs',
      ],
      [{ roles: {} }, 'Only administrators of a service manage programs'],
      [{ ...admin, subject: 'keepout-machine-aurora-x' }, 'sign in as a user'],
    ] as const) {
      for (const [place, payload] of [
        [route('listMachines'), undefined],
        [route('createMachine'), { name: 'Mine', roles: ['collision-avoidance:user'] }],
        [route('renewMachineSecret', BOOKS), {}],
        [route('revokeMachine', BOOKS), undefined],
      ] as const) {
        const { status, body } = await call(place, { ...(payload && { payload }), who });
        expect([status, (body as Problem).code, (body as Problem).detail]).toEqual([
          ...[403, 'role-missing', expect.stringContaining(sentence)],
        ]);
      }
    }
  });

  it("another organisation's programs do not exist", async () => {
    const { body: made } = await make('Only ours');
    const other = { ...admin, operatorId: 'borealis' };
    expect((await listed(other)).machines).toEqual([]);
    expect(
      (await call(route('renewMachineSecret', { machineId: made.machineId }), { payload: {}, who: other })).status,
    ).toBe(404);
    expect((await call(route('revokeMachine', { machineId: made.machineId }), { who: other })).status).toBe(404);
    expect((await make('Only ours', undefined, other)).status).toBe(201);
    expect((await tokenFor(made.machineId, made.secret!)).status).toBe(200);
  });

  it('of two that are made at once under one name there is one', async () => {
    const answers = await Promise.all([make('Twin'), make('twin')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)!.body.code).toBe('machine-name-taken');
    expect((await listed()).machines.filter(({ name }) => name.toLowerCase() === 'twin')).toHaveLength(1);
  });

  it('a repeated request gets its program again, and its secret is kept nowhere', async () => {
    const repeat = async () =>
      await call(route('createMachine'), {
        payload: { name: 'Repeated', roles: ['collision-avoidance:user'] },
        headers: { 'idempotency-key': 'machine-1' },
      });
    const [first, second] = [(await repeat()).body as MachineSecret, (await repeat()).body as MachineSecret];
    expect(first.secret).toHaveLength(43);
    expect(second).toEqual({ ...first, secret: null });
    const { rows } = await platform.context.database.pool.query(
      'select to_jsonb(idempotent_answer)::text as row from idempotent_answer union all select to_jsonb(identity_client)::text from identity_client',
    );
    expect(rows.length).toBeGreaterThan(5);
    expect(JSON.stringify(rows)).not.toContain(first.secret);
  });

  it('where the provider is elsewhere, the list says so and nothing is made here', async () => {
    const issuerUrl = 'https://id.example.com/realms/platform';
    const elsewhere = { ...platform.context, settings: { ...platform.context.settings, issuerUrl } };
    const who: Principal = {
      subject: 's',
      userName: 'ada',
      operatorId: 'aurora',
      roles: admin.roles!,
      expiresAtS: 0,
    };
    expect(await listMachines(elsewhere, who)).toEqual({
      managedBy: 'ISSUER',
      issuer: issuerUrl,
      machines: [],
      tokenEndpoint: `${issuerUrl}/protocol/openid-connect/token`,
    });
    const refusal = { facts: { code: 'machines-elsewhere', detail: expect.stringContaining(issuerUrl) } };
    const made = createMachine(elsewhere, who, { name: 'Here', roles: ['collision-avoidance:user'] });
    await expect(made).rejects.toMatchObject(refusal);
    await expect(revokeMachine(elsewhere, who, 'keepout-machine-x')).rejects.toMatchObject(refusal);
  });
});
