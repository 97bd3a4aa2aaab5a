import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttp, type RequestListener } from 'node:http';
import { createServer as createHttps } from 'node:https';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer as createTls, TLSSocket } from 'node:tls';
import { asWritten } from '@keepout/contract/sentences';
import { startTestRelay, type TestRelay } from '@keepout/server/alerts/test-receivers';
import { collisionAvoidance } from '@keepout/server/ca/module';
import { testElements } from '@keepout/server/ca/test-oem';
import { storeCatalogue } from '@keepout/server/catalogue/load';
import { noteRefusal } from '@keepout/server/catalogue/store';
import { keepEarthOrientation } from '@keepout/server/earth-orientation/store';
import { migrationsDir } from '@keepout/server/hosting/places';
import { grantApplicationRole } from '@keepout/server/platform/database/application-role';
import { openDatabase } from '@keepout/server/platform/database/database';
import { migrate, readMigrations } from '@keepout/server/platform/database/migrations';
import { databaseUnreachable } from '@keepout/server/platform/database/trouble';
import { serveHealth } from '@keepout/server/platform/http/health';
import { createHttp as createWebServer } from '@keepout/server/platform/http/http';
import { nowTaiS } from '@keepout/server/platform/now';
import { createLogger } from '@keepout/server/platform/observing/logs';
import { CLOCK_OFFSET_LIMITS_S } from '@keepout/server/platform/observing/measure-database';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@keepout/server/platform/postgres/embedded';
import { openVault } from '@keepout/server/platform/secrets/vault';
import { effectiveSettings } from '@keepout/server/platform/settings/effective-settings';
import { parseSettings, type Settings } from '@keepout/server/platform/settings/settings';
import { testSettings } from '@keepout/server/platform/settings/test-settings';
import { TEST_CERTIFICATE, TEST_KEY } from '@keepout/server/test-certificate';
import { startTestPlatform, type TestPlatform } from '@keepout/server/test-platform';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { commandWith } from '../test-command.ts';
import { databaseUrl } from '../test-sky.ts';
import { capacityFindings } from './capacity.ts';
import { catalogueFileFinding, catalogueFindings } from './catalogue.ts';
import { clockFinding, databaseFindings } from './database.ts';
import { identityFinding } from './identity.ts';
import { folderFindings, nodeFinding, portFinding } from './machine.ts';
import { mailFinding } from './mail.ts';
import { outboundFindings } from './outbound.ts';
import { publicUrlFindings } from './public-url.ts';
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
  const result = parseSettings({ KEEPOUT_DATA_DIR: folder, ...environment }, '/');
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
    [
      'a wrong password',
      'ada:wrong',
      'empty',
      /^wrong password, or no such user: .* refuses the login of ada .*; correct KEEPOUT_DATABASE_URL \(in a URL @ /,
    ],
    ['no password', 'ada', 'empty', /asks for a password and KEEPOUT_DATABASE_URL has none for the user ada$/],
    ['no such user', 'eve:right', 'empty', /^wrong password, or no such user: .* the login of eve/],
    ['a user who is kept out', 'bob:right', 'empty', /does not let the user bob in.*pg_hba\.conf$/],
    ['no such database', 'ada:right', 'absent', /^the database absent does not exist at .*createdb -O ada absent/],
    ['an empty database', 'ada:right', 'empty', /has no tables of Keepout yet; run `keepout migrate`$/],
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
    expect(stdout).toMatch(/^BAD {3}database: wrong password, or no such user: .* the login of ada/m);
    expect(stdout).toMatch(/^KEEPOUT_DATABASE_URL .*\(environment\)/m);
    expect(stdout).toMatch(/^KEEPOUT_MODE +demo +\(default\)/m);
    expect(stdout).not.toContain('s3cret');
  });
});

describe('doctor, of roles and of the version of the tables', () => {
  let server: EmbeddedPostgres;
  let data: string;
  beforeAll(async () => {
    data = mkdtempSync(join(tmpdir(), 'keepout-roles-'));
    chmodSync(data, 0o755);
    server = await startEmbeddedPostgres(data);
    await asSuperuser('postgres', 'create role olga login', 'create role app login', 'create role stranger login');
    await asSuperuser('postgres', 'create database filled owner olga', 'create database bare owner olga');
    await migrate(as('olga', 'filled'), readMigrations(migrationsDir));
    await grantApplicationRole(as('olga', 'filled'), 'app');
  });
  afterAll(async () => {
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  });

  const as = (user: string, database: string) => ({ ...server.connection, user, database });
  async function asSuperuser(name: string, ...statements: string[]): Promise<void> {
    const database = openDatabase(as(server.connection.user, name), { connections: 1 });
    for (const statement of statements) await database.pool.query(statement);
    await database.close();
  }
  const url = (user: string, name: string) =>
    `postgresql://${user}@localhost/${name}?host=${encodeURIComponent(server.connection.host)}&port=${server.connection.port}`;
  const look = async (user: string, name: string, owner?: string) => {
    const environment = {
      KEEPOUT_DATABASE_URL: url(user, name),
      ...(owner && { KEEPOUT_DATABASE_OWNER_URL: url(owner, name) }),
    };
    const findings = await databaseFindings(settings(environment), async () => []);
    return findings.map(({ what, state, detail }) => `${state} ${what}: ${detail}`).join('\n');
  };

  it('names the owner, and a role that `keepout migrate` has given its rights', async () => {
    expect(await look('olga', 'filled')).toMatch(
      /^good database: .*\ngood database rights: olga owns the tables\ngood clock: /,
    );
    const found = await look('app', 'filled', 'olga');
    expect(found).toContain('good database rights: app has all rights and does not own the tables');
    expect(found).toContain('good database owner: olga owns the tables');
    expect(await look('olga', 'filled', 'app')).toContain('bad database owner: app does not own the tables');
    expect(await look('olga', 'bare')).toMatch(
      /^bad database: .* no tables .*\ngood database rights: olga may create the tables/,
    );
  });

  it.each([
    [
      'the schema',
      'filled',
      'revoke usage on schema public from app, public',
      'grant usage on schema public to app, public',
      /may not use the tables of the schema public; run `keepout migrate` with KEEPOUT_DATABASE_OWNER_URL/,
    ],
    [
      'one table',
      'filled',
      'revoke insert on feed from app',
      'grant insert on feed to app',
      /^bad database rights: app lacks INSERT on feed; run `keepout migrate` with/m,
    ],
    [
      'the list of migrations',
      'filled',
      'revoke select on keepout_migration from app',
      'grant select on keepout_migration to app',
      /app may not use the tables of the schema public/,
    ],
    [
      'the queue',
      'filled',
      'revoke create on database filled from app',
      'grant create on database filled to app',
      /app lacks CREATE on the database, for the schema of the queue/,
    ],
    [
      'the audit trail',
      'filled',
      'grant update on audit to app',
      'revoke update on audit from app',
      /^note database rights: app may change the audit trail/m,
    ],
  ])('names a right that the role lacks or has too much: %s', async (_, name, change, back, expected) => {
    await asSuperuser(name, change);
    try {
      expect(await look('app', name)).toMatch(expected);
    } finally {
      await asSuperuser(name, back);
    }
    expect(await look('app', name)).toMatch(/^good database rights/m);
  });

  it('names a role that may not create the tables', async () => {
    expect(await look('stranger', 'bare')).toMatch(
      /bad database rights: stranger may not create tables in the schema public/,
    );
  });

  it('names a database that only reads', async () => {
    await asSuperuser('postgres', 'alter role app set default_transaction_read_only = on');
    expect(await look('app', 'filled')).toMatch(/^bad database: .* is read-only \(standby/);
    await asSuperuser('postgres', 'alter role app reset default_transaction_read_only');
  });

  it('asks for the newer version where a newer one has migrated, and for migrate where an older one has', async () => {
    await asSuperuser('filled', `insert into keepout_migration (name, sha256) values ('9000-later.sql', 'x')`);
    expect(await look('olga', 'filled')).toMatch(
      /^bad database: .* has the tables of a newer version of Keepout \(migration 9000-later\.sql\).*; install the newer version on this host$/m,
    );
    await expect(migrate(as('olga', 'filled'), readMigrations(migrationsDir))).rejects.toThrow(
      /install the newer version/,
    );
    const { code, stderr } = await commandWith(
      { KEEPOUT_DATABASE_URL: url('olga', 'filled'), KEEPOUT_DATA_DIR: folder },
      'secrets',
      'forget',
    );
    expect([code, stderr]).toEqual([3, expect.stringMatching(/newer version of Keepout/)]);
    await asSuperuser('filled', `delete from keepout_migration where name = '9000-later.sql'`);
    const last = readMigrations(migrationsDir).at(-1)!;
    await asSuperuser('filled', `delete from keepout_migration where name = '${last.name}'`);
    expect(await look('olga', 'filled')).toContain(`lacks the migration ${last.name}; run \`keepout migrate\``);
    await asSuperuser(
      'filled',
      `insert into keepout_migration (name, sha256) values ('${last.name}', '${last.sha256}')`,
    );
  });

  it('compares the clocks: a warning above 1 s as the rule of Prometheus, a failure above 5 s', async () => {
    const database = openDatabase(as('olga', 'filled'), { connections: 1 });
    const finding = (offsetS: number) => clockFinding(database, () => Date.now() + 1000 * offsetS);
    await database.ping();
    expect(await finding(0)).toMatchObject({ state: 'good' });
    expect(await finding(3)).toMatchObject({
      state: 'note',
      detail: expect.stringMatching(/3\.0 s behind that of this host, more than 1 s; set both by NTP/),
    });
    expect(await finding(-60)).toMatchObject({
      state: 'bad',
      detail: expect.stringMatching(/60\.0 s ahead of that of this host, more than 5 s/),
    });
    await database.close();
    const rules = readFileSync(new URL('../../../../deploy/prometheus/rules.yaml', import.meta.url), 'utf8');
    expect(rules).toContain(`abs(keepout_clock_offset_seconds) > ${CLOCK_OFFSET_LIMITS_S.warning}"`);
  });

  it('a start refused by the login does not say that the database is away', async () => {
    const refused = databaseUnreachable(Object.assign(new Error('no'), { code: '28P01', severity: 'FATAL' }));
    expect(refused.message).toMatch(
      /^The database refuses the login: wrong password, or no such user\. Correct the URL/,
    );
    expect(databaseUnreachable(Object.assign(new Error('no'), { code: 'ECONNREFUSED' })).message).toBe(
      'The database does not answer.',
    );
  });
});

describe('doctor, of the mail relay', () => {
  let relay: TestRelay;
  beforeAll(async () => {
    relay = await startTestRelay();
  });
  afterAll(() => relay.close());
  const mailOf = (url: string) => mailFinding({ smtpUrl: url });
  /** A relay that says each line when it has read another. */
  const scripted = async (...lines: string[]) => {
    const port = await listen(
      createServer((socket) => {
        const left = [...lines];
        const next = () => void (left.length > 0 ? socket.write(`${left.shift()}\r\n`) : undefined);
        socket.on('error', () => undefined).on('data', next);
        next();
      }),
    );
    return `127.0.0.1:${port}`;
  };

  it('greets the relay and sends no mail', async () => {
    expect(await mailOf(relay.url)).toMatchObject({
      state: 'good',
      detail: expect.stringMatching(/answers, TLS only where .*, no login set/),
    });
    expect(relay.mails).toEqual([]);
    expect(await mailFinding({ smtpUrl: undefined })).toMatchObject({ state: 'note' });
  });

  it('names a port where nothing listens, a login that is refused, no TLS, and no relay', async () => {
    const port = await listen(createServer());
    open.splice(0)[0]!.close();
    const detailOf = async (url: string) => {
      const { state, detail } = await mailOf(url);
      expect([state, detail]).toEqual(['bad', expect.not.stringContaining('hunter2')]);
      return detail;
    };
    expect(await detailOf(`smtp://127.0.0.1:${port}`)).toMatch(/^no process listens at/);
    const login = await scripted('220 hi', '250-hi\r\n250 AUTH PLAIN', '535 5.7.8 bad credentials');
    expect(await detailOf(`smtp://ada:hunter2@${login}`)).toMatch(
      /refuses the login of ada: correct user and password in KEEPOUT_SMTP_URL \(.*535 5\.7\.8/,
    );
    expect(await detailOf(`smtp://${await scripted('220 hi', '250 hi', '502 no')}?requireTLS=true`)).toMatch(
      /does not offer STARTTLS/,
    );
    expect(await detailOf(`smtps://${await scripted('220 hi')}`)).toMatch(/does not begin with TLS/);
    expect(await detailOf(`smtp://${await scripted('HTTP/1.1 400 Bad Request')}`)).toMatch(
      /does not answer as a mail relay/,
    );
    const own = await listen(
      createTls({ key: TEST_KEY, cert: TEST_CERTIFICATE }, (socket) => socket.on('error', () => undefined)),
    );
    expect(await detailOf(`smtps://localhost:${own}`)).toMatch(/certificate .* is self-signed/);
  });

  it('sends one mail by `keepout mail test`, and reports what the relay answers', async () => {
    const environment = {
      KEEPOUT_SMTP_URL: relay.url,
      KEEPOUT_DATA_DIR: folder,
      KEEPOUT_MAIL_FROM: 'Keepout <keepout@example.org>',
    };
    const sent = await commandWith(environment, 'mail', 'test', 'ada@example.org');
    expect(sent).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^the relay accepted the mail from .* to ada@example\.org: 250 /),
    });
    expect(relay.mails).toMatchObject([{ to: ['ada@example.org'], subject: 'Keepout test mail' }]);
    relay.behave = () => 'refuse';
    expect(await commandWith(environment, 'mail', 'test', 'ada@example.org')).toMatchObject({
      code: 3,
      stderr: expect.stringMatching(/did not accept the mail .* 550 nobody here/),
    });
    expect(await commandWith(environment, 'mail', 'test', 'a b')).toMatchObject({ code: 1 });
    expect(await commandWith({ KEEPOUT_DATA_DIR: folder }, 'mail', 'test', 'ada@example.org')).toMatchObject({
      code: 2,
    });
  });
});

describe('doctor, of the public URL', () => {
  const serve = async (
    trustProxy: Settings['trustProxy'],
    forwarding: (header: string | undefined) => string | undefined,
  ) => {
    const app = await createWebServer(testSettings({ trustProxy }), createLogger({ logLevel: 'silent' }));
    serveHealth(app, [], () => false);
    const proxied: RequestListener = (request, response) => {
      const header = forwarding(request.headers['x-forwarded-for'] as string | undefined);
      void app
        .inject({ url: request.url ?? '/', ...(header !== undefined && { headers: { 'x-forwarded-for': header } }) })
        .then((answer) => response.writeHead(answer.statusCode).end(answer.body));
    };
    const port = await listen(createHttp(proxied));
    return async (trusts: Settings['trustProxy'] = trustProxy) =>
      await publicUrlFindings({
        ...settings({ KEEPOUT_PUBLIC_URL: `http://127.0.0.1:${port}`, KEEPOUT_PORT: '1' }),
        trustProxy: trusts,
      });
  };
  const append = (header: string | undefined) => `${header}, 203.0.113.9`;

  it.each<[string, Settings['trustProxy'], (header: string | undefined) => string | undefined, string, RegExp]>([
    ['a proxy that is trusted', 1, append, 'good', /one proxy adds .* is trusted/],
    ['a proxy that replaces the header', 1, () => '203.0.113.9', 'good', /one proxy adds .* is trusted/],
    ['a proxy that is not trusted', false, append, 'bad', /all callers have its address.*set KEEPOUT_TRUST_PROXY to 1/],
    [
      'two proxies of which one is trusted',
      1,
      (header) => `${append(header)}, 10.0.0.2`,
      'bad',
      /2 proxies add .* to 2 where/,
    ],
    [
      'more trusted than there are',
      2,
      append,
      'bad',
      /can choose the address that the server sees; set KEEPOUT_TRUST_PROXY=1/,
    ],
    ['no proxy, and callers that are trusted', 1, (header) => header, 'bad', /set KEEPOUT_TRUST_PROXY=0/],
    ['no proxy, and nobody trusted', false, (header) => header, 'good', /no proxy is in front/],
  ])('reads from the server how it takes forwarded headers: %s', async (_, trustProxy, forwarding, state, detail) => {
    const look = await serve(trustProxy, forwarding);
    expect(await look()).toMatchObject([
      { what: 'public URL', state: 'good' },
      { what: 'trusted proxy', state, detail: expect.stringMatching(detail) },
    ]);
  });

  it('names what does not answer, another program, a redirect, and a proxy that does not reach Keepout', async () => {
    const of = async (listener: RequestListener) =>
      (
        await publicUrlFindings(
          settings({ KEEPOUT_PUBLIC_URL: `http://127.0.0.1:${await listen(createHttp(listener))}`, KEEPOUT_PORT: '1' }),
        )
      )[0];
    expect(await of((_, response) => response.end('<html>'))).toMatchObject({
      state: 'bad',
      detail: expect.stringMatching(/^another program answers/),
    });
    expect(await of((_, response) => response.writeHead(301, { location: 'https://b.test/' }).end())).toMatchObject({
      state: 'bad',
      detail: expect.stringMatching(/redirects to https:\/\/b\.test\//),
    });
    expect(await of((_, response) => response.writeHead(502).end())).toMatchObject({
      state: 'note',
      detail: expect.stringMatching(/answers 502/),
    });
    expect(
      await publicUrlFindings(settings({ KEEPOUT_PUBLIC_URL: 'https://keepout.invalid', KEEPOUT_PORT: '1' })),
    ).toMatchObject([
      { state: 'bad', detail: expect.stringMatching(/not reachable from this host: the host name/) },
      { what: 'trusted proxy', state: 'bad', detail: expect.stringMatching(/KEEPOUT_TRUST_PROXY does not trust it/) },
    ]);
    expect(await publicUrlFindings(settings({}))).toMatchObject([
      { state: 'good', detail: expect.stringMatching(/^not set/) },
    ]);
  });
});

describe('doctor, of a database elsewhere', () => {
  it('names a port where nothing listens', async () => {
    const port = await listen(createServer());
    open.splice(0)[0]!.close();
    expect(await databaseOf(`postgresql://ada@127.0.0.1:${port}/x`)).toMatchObject({
      state: 'bad',
      detail: expect.stringMatching(/^no process listens at 127\.0\.0\.1:\d+;/),
    });
  });

  it('names a socket that is not there', async () => {
    expect((await databaseOf(`postgresql://ada@localhost/x?host=${encodeURIComponent(folder)}`)).detail).toMatch(
      /^the socket .* does not exist/,
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
      /^the certificate of localhost:\d+ is self-signed; .*NODE_EXTRA_CA_CERTS/,
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
    ['a page', () => ({ [DISCOVERY]: '<html>' }), /is not JSON/],
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
    expect((await identityOf(`http://127.0.0.1:${port}/realms/platform`)).detail).toMatch(/^no process listens at/);
    const secure = await listen(
      createHttps({ key: TEST_KEY, cert: TEST_CERTIFICATE }, (_, response) => response.end('{}')),
    );
    expect((await identityOf(`https://localhost:${secure}/realms/platform`)).detail).toMatch(
      /certificate .*is self-signed/,
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
    expect(data).toMatchObject({
      state: 'bad',
      detail: expect.stringMatching(/is not a folder; set KEEPOUT_DATA_DIR/),
    });
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
      { state: 'bad', detail: expect.stringMatching(/^no catalogue is loaded.*keepout catalogue load/) },
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
      { state: 'bad', detail: '/data/gp.tle was rejected: The file ends too early.' },
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
      { state: 'note', detail: 'KEEPOUT_OPERATOR_LIMITS names aurroa, an operator without any signed-in user yet' },
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
        detail: expect.stringMatching(
          /^opens 0 of 1 sealed texts: set KEEPOUT_SECRETS_KEY to the key that sealed them, behind the present one .*`keepout secrets forget`/,
        ),
      },
    ]);
    expect(await secretsFindings(database, withKey(8, 7))).toMatchObject([{ state: 'good' }]);
    await database.pool.query(`delete from record_key where kid = 'lost'`);
  });

  it('names the setting for a feed, a recipient, a hook or a provider on a private address', async () => {
    const { database } = platform.context;
    await database.pool.query(
      `insert into operator (id, name, thresholds, thresholds_version, decision_lead_hours) values ('hosts', 'hosts', '{}', 1, 12);
       insert into feed (id, name, kind, address, sets, every_minutes, least_share, is_on)
         values ('fee-p', 'mirror', 'CATALOGUE_URL', 'https://10.0.0.5:8443/gp', '[]', 60, 0.9, true)`,
    );
    const hook = openVault([Buffer.alloc(32, 7)]).seal(
      'https://192.168.0.7/secret-path',
      'owner',
      'https://192.168.0.7',
    );
    await database.pool.query(
      `insert into alert_place (id, operator_id, subject, channel, address) values ('plc-p', 'hosts', 'ada', 'SLACK', $1)`,
      [hook],
    );
    const look = async (environment: Record<string, string> = {}) =>
      (await outboundFindings(database, settings(environment))).map(({ state, detail }) => `${state} ${detail}`);
    expect(await look()).toEqual([
      'bad feed mirror: https://10.0.0.5:8443 is at 10.0.0.5, a private address, and is not called; add 10.0.0.5:8443 to KEEPOUT_PRIVATE_HOSTS',
      'bad hook of operator hosts: https://192.168.0.7 is at 192.168.0.7, a private address, and is not called; add 192.168.0.7:443 to KEEPOUT_PRIVATE_HOSTS',
    ]);
    const named = { KEEPOUT_PRIVATE_HOSTS: '10.0.0.5:8443,192.168.0.7' };
    expect(await look(named)).toEqual([
      'good 2 of feeds, recipients, hooks and the provider: none is blocked as private',
    ]);
    expect(await look({ ...named, KEEPOUT_PROVIDER_URL: 'https://10.0.0.9/v1' })).toEqual([
      expect.stringMatching(/^bad KEEPOUT_PROVIDER_URL: .*; set KEEPOUT_ALLOW_PRIVATE_PROVIDER=1$/),
    ]);
    await database.pool.query(`delete from alert_place where id = 'plc-p'; delete from feed where id = 'fee-p'`);
  });

  it('tells how far Earth orientation and space weather go, and what is computed without', async () => {
    const { database } = platform.context;
    const today = Math.floor(nowTaiS() / 86_400);
    expect(await tableFindings(database)).toMatchObject([
      {
        state: 'note',
        detail: expect.stringMatching(/^no table.*UT1 = UTC is assumed.*keepout earth-orientation load/),
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
