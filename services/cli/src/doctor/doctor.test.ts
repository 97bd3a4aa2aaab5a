import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttp, type RequestListener } from 'node:http';
import { createServer as createHttps } from 'node:https';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TLSSocket } from 'node:tls';
import { asWritten } from '@keepout/contract/sentences';
import { collisionAvoidance } from '@keepout/server/ca/module';
import { testElements } from '@keepout/server/ca/test-oem';
import { storeCatalogue } from '@keepout/server/catalogue/load';
import { noteRefusal } from '@keepout/server/catalogue/store';
import { keepEarthOrientation } from '@keepout/server/earth-orientation/store';
import { openDatabase } from '@keepout/server/platform/database/database';
import { nowTaiS } from '@keepout/server/platform/now';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@keepout/server/platform/postgres/embedded';
import { openVault } from '@keepout/server/platform/secrets/vault';
import { effectiveSettings } from '@keepout/server/platform/settings/effective-settings';
import { readSettings, type Settings } from '@keepout/server/platform/settings/settings';
import { TEST_CERTIFICATE, TEST_KEY } from '@keepout/server/test-certificate';
import { startTestPlatform, type TestPlatform } from '@keepout/server/test-platform';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { commandWith } from '../test-command.ts';
import { databaseUrl } from '../test-sky.ts';
import { capacityFindings } from './capacity.ts';
import { catalogueFileFinding, catalogueFindings } from './catalogue.ts';
import { databaseFindings } from './database.ts';
import { identityFinding } from './identity.ts';
import { folderFindings, nodeFinding, portFinding } from './machine.ts';
import { secretsFindings } from './secrets.ts';
import { tableFindings } from './tables.ts';

let folder: string;
const open: Server[] = [];
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'keepout-doctor-'));
  chmodSync(folder, 0o755);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

async function listen(server: Server): Promise<number> {
  open.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

function settings(environment: Record<string, string>): Settings {
  const result = readSettings({ KEEPOUT_DATA_DIR: folder, ...environment }, '/');
  if (!result.ok) throw new Error(JSON.stringify(result.fault));
  return result.value;
}

const databaseOf = async (url: string) =>
  (await databaseFindings(settings({ KEEPOUT_DATABASE_URL: url }), async () => []))[0]!;

describe('doctor, of a PostgreSQL that asks for passwords', () => {
  let server: EmbeddedPostgres;
  let data: string;
  beforeAll(async () => {
    data = mkdtempSync(join(tmpdir(), 'keepout-passwords-'));
    chmodSync(data, 0o755);
    server = await startEmbeddedPostgres(data);
    const database = openDatabase(server.connection, { connections: 1 });
    await database.pool.query(`create role ada login password 'right'`);
    await database.pool.query('create database empty owner ada');
    const { rows } = await database.pool.query<{ hba_file: string }>('show hba_file');
    const file = rows[0]!.hba_file;
    writeFileSync(
      file,
      `local all ${server.connection.user} trust\nlocal all bob reject\nlocal all all scram-sha-256\n${readFileSync(file, 'utf8')}`,
    );
    await database.pool.query('create role bob login');
    await database.pool.query('select pg_reload_conf()');
    await database.close();
  });
  afterAll(async () => {
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  });

  const url = (user: string, name: string) =>
    `postgresql://${user}@localhost/${name}?host=${encodeURIComponent(server.connection.host)}&port=${server.connection.port}`;

  it.each([
    ['a wrong password', 'ada:wrong', 'empty', /^wrong password for the user ada at .*correct KEEPOUT_DATABASE_URL$/],
    ['no password', 'ada', 'empty', /asks for a password and KEEPOUT_DATABASE_URL has none for the user ada$/],
    ['no such user', 'eve:right', 'empty', /user eve/],
    ['a user who is kept out', 'bob:right', 'empty', /does not let the user bob in.*pg_hba\.conf$/],
    ['no such database', 'ada:right', 'absent', /^there is no database absent at .*createdb -O ada absent/],
    ['an empty database', 'ada:right', 'empty', /its tables are not those of this version; run `keepout migrate`$/],
  ])('names %s', async (_, user, name, detail) => {
    const finding = await databaseOf(url(user, name));
    expect(finding).toMatchObject({ what: 'database', state: 'bad', detail: expect.stringMatching(detail) });
    expect(finding.detail).not.toMatch(/right|wrong@/);
  });

  it('ends with 3 and shows no secret as a command', async () => {
    const environment = {
      KEEPOUT_DATABASE_URL: url('ada:s3cret', 'empty'),
      KEEPOUT_DATA_DIR: folder,
      KEEPOUT_PORT: '0',
    };
    const { code, stdout } = await commandWith(environment, 'doctor');
    expect(code, stdout).toBe(3);
    expect(stdout).toMatch(/^BAD {3}database: wrong password for the user ada/m);
    expect(stdout).toMatch(/^KEEPOUT_DATABASE_URL .*\(environment\)/m);
    expect(stdout).toMatch(/^KEEPOUT_MODE +demo +\(default\)/m);
    expect(stdout).not.toContain('s3cret');
  });
});

describe('doctor, of a database elsewhere', () => {
  it('names a port where nothing listens', async () => {
    const port = await listen(createServer());
    open.splice(0)[0]!.close();
    expect(await databaseOf(`postgresql://ada@127.0.0.1:${port}/x`)).toMatchObject({
      state: 'bad',
      detail: expect.stringMatching(/^nothing listens at 127\.0\.0\.1:\d+;/),
    });
  });

  it('names a socket that is not there', async () => {
    expect((await databaseOf(`postgresql://ada@localhost/x?host=${encodeURIComponent(folder)}`)).detail).toMatch(
      /^there is no socket at/,
    );
  });

  it('names a server without TLS, and a certificate that nobody trusts', async () => {
    const plain = await listen(createServer((socket) => socket.once('data', () => socket.end('N'))));
    expect((await databaseOf(`postgresql://ada@127.0.0.1:${plain}/x?sslmode=verify-full`)).detail).toMatch(
      /does not speak TLS/,
    );
    const own = await listen(
      createServer((socket) => {
        socket.on('error', () => undefined);
        socket.once('data', () => {
          socket.write('S');
          const secure = new TLSSocket(socket, { isServer: true, key: TEST_KEY, cert: TEST_CERTIFICATE });
          secure.on('error', () => undefined);
        });
      }),
    );
    expect((await databaseOf(`postgresql://ada@localhost:${own}/x?sslmode=verify-full`)).detail).toMatch(
      /^the certificate of localhost:\d+ is signed by itself; .*NODE_EXTRA_CA_CERTS/,
    );
  });
});

describe('doctor, of an identity provider', () => {
  const identityOf = (url: string) => identityFinding(settings({ KEEPOUT_ISSUER_URL: url }));
  const provider = async (answers: (origin: string) => Record<string, unknown>): Promise<string> => {
    let origin = '';
    const answer: RequestListener = (request, response) => {
      const body = answers(origin)[request.url ?? ''];
      response.writeHead(body === undefined ? 404 : 200).end(typeof body === 'string' ? body : JSON.stringify(body));
    };
    origin = `http://127.0.0.1:${await listen(createHttp(answer))}`;
    return origin;
  };
  const DISCOVERY = '/realms/platform/.well-known/openid-configuration';

  it('finds a good one good', async () => {
    const origin = await provider((at) => ({
      [DISCOVERY]: { issuer: `${at}/realms/platform`, jwks_uri: `${at}/keys` },
      '/keys': { keys: [{ kid: 'a' }] },
    }));
    expect(await identityOf(`${origin}/realms/platform`)).toMatchObject({
      state: 'good',
      detail: expect.stringMatching(/1 keys$/),
    });
  });

  it.each<[string, (origin: string) => Record<string, unknown>, RegExp]>([
    [
      'another issuer',
      () => ({ [DISCOVERY]: { issuer: 'https://other', jwks_uri: 'x' } }),
      /calls itself https:\/\/other; they must be the same/,
    ],
    ['no realm', () => ({}), /answers 404; is the realm there/],
    ['a page', () => ({ [DISCOVERY]: '<html>' }), /is no JSON/],
    [
      'no keys',
      (at) => ({ [DISCOVERY]: { issuer: `${at}/realms/platform`, jwks_uri: `${at}/keys` }, '/keys': { keys: [] } }),
      /has no keys/,
    ],
    [
      'keys that are not there',
      (at) => ({ [DISCOVERY]: { issuer: `${at}/realms/platform`, jwks_uri: `${at}/keys` } }),
      /keys answers 404/,
    ],
  ])('names %s', async (_, answers, detail) => {
    const origin = await provider(answers);
    expect(await identityOf(`${origin}/realms/platform`)).toMatchObject({
      state: 'bad',
      detail: expect.stringMatching(detail),
    });
  });

  it('names one that does not answer, and one whose certificate nobody trusts', async () => {
    const port = await listen(createServer());
    open.splice(0)[0]!.close();
    expect((await identityOf(`http://127.0.0.1:${port}/realms/platform`)).detail).toMatch(/^nothing listens at/);
    const secure = await listen(
      createHttps({ key: TEST_KEY, cert: TEST_CERTIFICATE }, (_, response) => response.end('{}')),
    );
    expect((await identityOf(`https://localhost:${secure}/realms/platform`)).detail).toMatch(
      /certificate .*is signed by itself/,
    );
  });
});

describe('doctor, of the machine', () => {
  it('names a port that another has, and takes Keepout itself for good', async () => {
    const other = await listen(createServer());
    expect(await portFinding(settings({ KEEPOUT_PORT: String(other) }))).toMatchObject({
      state: 'bad',
      detail: expect.stringMatching(/^Port \d+ is taken by another program\. Stop it, or set KEEPOUT_PORT/),
    });
    const ours = await listen(createHttp((_, response) => response.end('{"status":"ok"}')));
    expect(await portFinding(settings({ KEEPOUT_PORT: String(ours) }))).toMatchObject({ state: 'good' });
  });

  it('names a folder that is none, and an old Node.js', () => {
    writeFileSync(join(folder, 'file'), '');
    const [data] = folderFindings(settings({ KEEPOUT_DATA_DIR: join(folder, 'file', 'below') }));
    expect(data).toMatchObject({ state: 'bad', detail: expect.stringMatching(/is no folder; set KEEPOUT_DATA_DIR/) });
    expect(
      ['20.18.0', '21.5.0', '22.11.0', '23.1.0', '20.19.0', '22.12.0', '24.0.0'].map(
        (version) => nodeFinding({ mode: 'demo' }, version).state,
      ),
    ).toEqual(['bad', 'bad', 'bad', 'bad', 'good', 'good', 'good']);
  });

  it('says in production that the upkeep of a Node.js has ended', () => {
    const findings = ['20.19.0', '22.12.0', '24.0.0', '26.0.0'].map((version) =>
      nodeFinding({ mode: 'production' }, version),
    );
    expect(findings.map(({ state }) => state)).toEqual(['note', 'good', 'good', 'good']);
    expect(findings[0]!.detail).toMatch(/^20\.19\.0; its upkeep ended on 2026-04-30.*24 is recommended$/);
    expect(nodeFinding({ mode: 'production' }, '20.18.0').state).toBe('bad');
  });

  it('tells where each setting came from, the environment before the file', () => {
    writeFileSync(
      join(folder, '.env'),
      'KEEPOUT_PORT=9000\nKEEPOUT_HOST=0.0.0.0\nKEEPOUT_SMTP_URL=smtp://u:hidden@mail:25/\nKEEPOUT_METRICS_TOKEN=hidden\n',
    );
    const all = new Map(
      effectiveSettings(folder, { KEEPOUT_HOST: '::1', KEEPOUT_MODE: '' }).map((setting) => [setting.name, setting]),
    );
    expect(all.get('KEEPOUT_PORT')).toMatchObject({ value: '9000', origin: '.env' });
    expect(all.get('KEEPOUT_HOST')).toMatchObject({ value: '::1', origin: 'environment' });
    expect(all.get('KEEPOUT_MODE')).toMatchObject({ value: 'demo', origin: 'default' });
    expect(all.get('KEEPOUT_SMTP_URL')?.value).toBe('smtp://u:********@mail:25/');
    expect(JSON.stringify([...all])).not.toContain('hidden');
  });
});

describe('doctor, of the catalogue', () => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await startTestPlatform([collisionAvoidance], { worker: false });
  });
  afterAll(() => platform.close());
  const production = { ...settings({}), mode: 'production' } as const;
  const look = () => catalogueFindings(platform.context.database, production);
  const store = (ageS: number) =>
    storeCatalogue(platform.context, {
      format: 'tle',
      elements: [testElements(nowTaiS() - ageS)],
      rejectedCount: 0,
      faults: [],
      source: 'gp.tle',
      bytes: Buffer.from('x'),
    });

  it('names none, an old one, and a file that was not taken', async () => {
    expect(await look()).toMatchObject([
      { state: 'bad', detail: expect.stringMatching(/^none is loaded.*keepout catalogue load/) },
    ]);
    expect(await catalogueFindings(platform.context.database, settings({}))).toMatchObject([{ state: 'note' }]);
    await store(80 * 3600);
    expect(await look()).toMatchObject([
      { state: 'bad', detail: expect.stringMatching(/80\.0 h: older than KEEPOUT_CATALOGUE_MAX_AGE_HOURS=72/) },
    ]);
    await store(3600);
    expect(await look()).toMatchObject([{ state: 'good', detail: expect.stringMatching(/1 objects/) }]);
    await noteRefusal(platform.context.database.orm, '/data/gp.tle', asWritten('The file ends too early.'));
    expect(await look()).toMatchObject([
      { state: 'good' },
      { state: 'bad', detail: '/data/gp.tle was not taken: The file ends too early.' },
    ]);
  });

  it('25.4 names an operator who is nearly full by his own limit, and one of whom there is nothing', async () => {
    const { database } = platform.context;
    await database.pool.query(
      "insert into operator (id, name, thresholds, thresholds_version, decision_lead_hours) values ('aurora', 'aurora', '{}', 1, 12)",
    );
    await database.pool.query(
      "insert into satellite (id, operator_id, norad_id, name, configuration) values ('s', 'aurora', 1, 's', '{}')",
    );
    const limited = (limits: string) => capacityFindings(database, settings({ KEEPOUT_OPERATOR_LIMITS: limits }));
    expect(await limited('{"aurora": {"KEEPOUT_RECORDS_LIMIT": 1}}')).toMatchObject([
      {
        state: 'note',
        detail: expect.stringMatching(/^aurora has used 100 % of its records; raise KEEPOUT_RECORDS_LIMIT/),
      },
    ]);
    expect(await limited('{"aurroa": {"KEEPOUT_RECORDS_LIMIT": 1}}')).toMatchObject([
      { state: 'note', detail: 'KEEPOUT_OPERATOR_LIMITS names aurroa, an operator of whom nobody has signed in yet' },
    ]);
    expect(await limited('{"aurora": {"KEEPOUT_RECORDS_LIMIT": 5}}')).toMatchObject([{ state: 'good' }]);
  });

  it('counts the sealed texts that the secrets key does not open, and says what to set', async () => {
    const { database } = platform.context;
    const keyOf = (fill: number) => Buffer.alloc(32, fill).toString('base64');
    const withKey = (...fills: number[]) => settings({ KEEPOUT_SECRETS_KEY: fills.map(keyOf).join(',') });
    const [sealed] = [7].map((fill) => openVault([Buffer.alloc(32, fill)]).seal('a private key', 'owner'));
    await database.pool.query(`insert into record_key (kid, public_key, private_key) values ('lost', 'x', $1)`, [
      sealed,
    ]);
    expect(await secretsFindings(database, withKey(8))).toEqual([
      {
        what: 'secrets key',
        state: 'bad',
        detail:
          'opens 0 of 1 sealed texts: set KEEPOUT_SECRETS_KEY to the key that sealed them, behind the present one with a comma between',
      },
    ]);
    expect(await secretsFindings(database, withKey(8, 7))).toMatchObject([{ state: 'good' }]);
    await database.pool.query(`delete from record_key where kid = 'lost'`);
  });

  it('tells how far Earth orientation and space weather go, and what is computed without', async () => {
    const { database } = platform.context;
    const today = Math.floor(nowTaiS() / 86_400);
    expect(await tableFindings(database)).toMatchObject([
      {
        state: 'note',
        detail: expect.stringMatching(/^no table.*UT1 is taken as UTC.*keepout earth-orientation load/),
      },
      { state: 'note', detail: expect.stringMatching(/^no table.*exponential.*keepout space-weather load/) },
    ]);
    await keepEarthOrientation(database, { firstDay: today - 1, values: [0, 0, 0.1, 0, 0, 0] }, 'eop.csv');
    expect((await tableFindings(database))[0]).toMatchObject({
      state: 'note',
      detail: expect.stringMatching(/no later/),
    });
  });

  it('names a file that is not there', () => {
    expect(catalogueFileFinding(settings({ KEEPOUT_CATALOGUE: join(folder, 'none.tle') }))).toMatchObject([
      { state: 'bad', detail: expect.stringMatching(/does not exist; correct KEEPOUT_CATALOGUE/) },
    ]);
    expect(catalogueFileFinding(settings({ KEEPOUT_CATALOGUE: folder }))).toMatchObject([{ state: 'bad' }]);
  });

  it('ends with 0 on an installation that lacks nothing', async () => {
    await platform.context.database.pool.query('delete from catalogue_refusal');
    const environment = {
      KEEPOUT_DATABASE_URL: databaseUrl(platform.context.database),
      KEEPOUT_DATA_DIR: folder,
      KEEPOUT_PORT: '0',
    };
    const { code, stdout } = await commandWith(environment, 'doctor');
    expect(code, stdout).toBe(0);
    expect(stdout).toMatch(/^good {2}database: .*up to date$/m);
    expect(stdout).toMatch(/^good {2}catalogue: gp\.tle/m);
  });
});
