import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { effectiveSettings } from './effective-settings.ts';
import { describeSettingProblem } from './setting-problem.ts';
import { otherVariables, settingNames, settingTable } from './setting-table.ts';
import { loadSettings, parseSettings, type Settings } from './settings.ts';

const read = (environment: Record<string, string>) => parseSettings(environment, '/srv/keepout');

function accepted(environment: Record<string, string>): Settings {
  const result = read(environment);
  if (!result.ok) throw new Error(result.fault.problems.map(describeSettingProblem).join('; '));
  return result.value;
}

function refused(environment: Record<string, string>): string[] {
  const result = read(environment);
  return result.ok ? [] : result.fault.problems.map(describeSettingProblem);
}

const production = {
  KEEPOUT_MODE: 'production',
  KEEPOUT_ISSUER_URL: 'https://id.example.com/auth/realms/platform',
  KEEPOUT_DATABASE_URL: 'postgres://keepout@db/keepout?sslmode=verify-full',
  KEEPOUT_PUBLIC_URL: 'https://keepout.example.com/',
  KEEPOUT_MAIL_FROM: 'Keepout <keepout@example.com>',
  KEEPOUT_SECRETS_KEY: Buffer.alloc(32, 7).toString('base64'),
};

describe('settings', () => {
  it('fall back to a demo on localhost', () => {
    const settings = accepted({});
    expect(settings).toMatchObject({
      mode: 'demo',
      host: '127.0.0.1',
      port: 8080,
      dev: false,
      publicUrl: 'http://localhost:8080',
    });
    expect(settings.dataDir).toBe('/srv/keepout/.keepout');
    expect(settings.uploadLimitBytes).toBe(100_000_000);
  });

  it('refuse an unknown name and say the nearest known one', () => {
    expect(refused({ KEEPOUT_PROT: '1' })).toEqual(['KEEPOUT_PROT is not a setting; did you mean KEEPOUT_PORT?']);
    expect(refused({ KEEPOUT_DATABASEURL: 'x' })[0]).toContain('KEEPOUT_DATABASE_URL');
  });

  it.each([
    ['KEEPOUT_TOKN', 'KEEPOUT_TOKEN'],
    ['KEEPOUT_CATALOG', 'KEEPOUT_CATALOGUE'],
    ['KEEPOUT_OPERATOR_LIMIT', 'KEEPOUT_OPERATOR_LIMITS'],
  ])('propose for %s the name %s', (name, nearest) => {
    expect(refused({ [name]: 'x' })).toEqual([`${name} is not a setting; did you mean ${nearest}?`]);
  });

  it.each(['KEEPOUT_FOO', 'KEEPOUT_SERVER', 'KEEPOUT_X'])('propose nothing for %s, which resembles no name', (name) => {
    expect(refused({ [name]: 'x' })).toEqual([`${name} is not a setting`]);
  });

  it('ignore the variables of client programs and tools', () => {
    const exported = Object.fromEntries(Object.keys(otherVariables).map((name) => [name, 'x']));
    expect(accepted(exported)).toEqual(accepted({}));
  });

  it('ignore the service links of Kubernetes, and then take the port of the file', () => {
    const root = mkdtempSync(join(tmpdir(), 'keepout-links-'));
    try {
      writeFileSync(join(root, '.env'), 'KEEPOUT_PORT=9001\n');
      const links = {
        KEEPOUT_SERVICE_HOST: '10.96.0.7',
        KEEPOUT_SERVICE_PORT: '80',
        KEEPOUT_SERVICE_PORT_HTTP: '80',
        KEEPOUT_PORT: 'tcp://10.96.0.7:80',
        KEEPOUT_PORT_80_TCP: 'tcp://10.96.0.7:80',
        KEEPOUT_PORT_80_TCP_PROTO: 'tcp',
        KEEPOUT_PORT_80_TCP_PORT: '80',
        KEEPOUT_PORT_80_TCP_ADDR: '10.96.0.7',
        KEEPOUT_WORKER_SERVICE_HOST: '10.96.0.8',
        KEEPOUT_WORKER_PORT: 'tcp://10.96.0.8:8081',
        KEEPOUT_WORKER_PORT_8081_TCP_ADDR: '10.96.0.8',
      };
      const read = loadSettings(root, links);
      if (!read.ok) throw new Error(read.fault.problems.map(describeSettingProblem).join('; '));
      expect([read.value.port, read.value.workerPort]).toEqual([9001, accepted({}).workerPort]);
      expect(effectiveSettings(root, links).find(({ name }) => name === 'KEEPOUT_PORT')).toMatchObject({
        value: '9001',
        origin: '.env',
      });
      const mistyped = loadSettings(root, { KEEPOUT_PORT: 'http://10.96.0.7:80' });
      expect(mistyped.ok ? '' : mistyped.fault.problems.map(describeSettingProblem)).toEqual([
        'KEEPOUT_PORT must be a whole number',
      ]);
    } finally {
      rmSync(root, { recursive: true });
    }
  });

  it('leave other variables alone', () => {
    expect(refused({ PATH: '/bin', KEEPOUTX: '1' })).toEqual([]);
  });

  it.each([
    [{ KEEPOUT_PORT: 'eighty' }, 'KEEPOUT_PORT must be a whole number'],
    [{ KEEPOUT_PORT: '70000' }, 'KEEPOUT_PORT must lie between 0 and 65535'],
    [{ KEEPOUT_MODE: 'prod' }, 'KEEPOUT_MODE must be demo or production'],
    [{ KEEPOUT_DEV: 'maybe' }, 'KEEPOUT_DEV must be 1 or 0 (true, false, yes, no, on, off)'],
    [
      { KEEPOUT_DATABASE_URL: 'mysql://db' },
      'KEEPOUT_DATABASE_URL must be a URL that begins with postgres:// or postgresql://',
    ],
  ])('refuse %j', (environment, message) => {
    expect(refused(environment)).toEqual([message]);
  });

  it.each([
    ['KEEPOUT_DATABASE_URL', 'postgresql://keepout:p/ss@db/keepout'],
    ['KEEPOUT_DATABASE_URL', 'postgresql://keepout:p#ss@db/keepout'],
    ['KEEPOUT_DATABASE_URL', 'postgresql://keepout:p?ss@db/keepout'],
    ['KEEPOUT_DATABASE_URL', 'postgresql://keepout:50%off@db/keepout'],
    ['KEEPOUT_DATABASE_URL', 'postgresql://keepout:p@s/s@db/keepout'],
    ['KEEPOUT_DATABASE_OWNER_URL', 'postgresql://keepout:12/34@db/keepout'],
    ['KEEPOUT_SMTP_URL', 'smtps://ada:a#b@mail.example.com'],
  ])('name the character of a password that must be percent-encoded: %s=%s', (name, url) => {
    const [problem] = refused({ [name]: url });
    expect(problem).toMatch(
      new RegExp(`^${name} has a character in its user name or password that must be percent-encoded: @ is %40`),
    );
    expect(problem).not.toContain(url);
  });

  it.each([
    'postgresql://keepout:p%40s%2Fs%23%25@db/keepout?sslmode=verify-full',
    'postgresql://keepout@localhost/k?host=/var/run/postgresql&user=a@b',
    'postgresql://k@[::1]:5432/k?options=-c%20x%3D1',
    'postgresql:///keepout',
  ])('take the URL %s', (url) => {
    expect(accepted({ KEEPOUT_DATABASE_URL: url }).databaseUrl).toBe(url);
  });

  it.each([
    'https://keepout.example.com/keepout',
    'https://keepout.example.com/?a=b',
    'https://ada@keepout.example.com',
  ])('refuse a public URL that is no origin: %s', (url) => {
    expect(refused({ KEEPOUT_PUBLIC_URL: url })).toEqual([
      expect.stringMatching(/^KEEPOUT_PUBLIC_URL must be an origin such as .*without path/),
    ]);
  });

  it('never repeat a refused secret', () => {
    expect(refused({ KEEPOUT_SMTP_URL: 'hunter2' }).join()).not.toContain('hunter2');
  });

  it('take an empty variable as absent', () => {
    expect(accepted({ KEEPOUT_DATABASE_URL: '', KEEPOUT_PORT: '' }).databaseUrl).toBeUndefined();
  });

  it('simulate sensors in a demonstration, and in production only when that is said', () => {
    expect([accepted({}).simulator, accepted(production).simulator]).toEqual([true, false]);
    expect(accepted({ ...production, KEEPOUT_SIMULATOR: 'on' }).simulator).toBe(true);
    expect(accepted({ KEEPOUT_SIMULATOR: 'off' }).simulator).toBe(false);
  });

  it('accept a safe production', () => {
    expect(accepted(production).publicUrl).toBe('https://keepout.example.com');
  });

  it.each([
    ['KEEPOUT_ISSUER_URL', ''],
    ['KEEPOUT_ISSUER_URL', 'http://id.example.com/auth/realms/platform'],
    ['KEEPOUT_DATABASE_URL', ''],
    ['KEEPOUT_SECRETS_KEY', ''],
    ['KEEPOUT_DEMO_PASSWORD', 'letmein'],
    ['KEEPOUT_DEV', '1'],
    ['KEEPOUT_PUBLIC_URL', 'http://keepout.example.com'],
    ['KEEPOUT_PUBLIC_URL', ''],
    ['KEEPOUT_ALLOW_PRIVATE_HOOKS', '1'],
  ])('refuse production with %s=%s and say which', (name, value) => {
    const problems = refused({ ...production, [name]: value });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^${name} must`));
  });

  it.each([
    // a remote database without TLS that is verified
    ['KEEPOUT_DATABASE_URL', 'postgres://keepout@db/keepout', 'sslmode=verify-full'],
    ['KEEPOUT_DATABASE_URL', 'postgres://keepout@db/keepout?sslmode=require', 'sslmode=verify-full'],
    ['KEEPOUT_DATABASE_URL', 'postgres://keepout@db/keepout?sslmode=no-verify', 'sslmode=verify-full'],
    ['KEEPOUT_DATABASE_URL', 'postgres://keepout@db/keepout?sslmode=verify-ca', 'sslrootcert=FILE'],
    ['KEEPOUT_DATABASE_URL', 'postgres://k@localhost/k?host=db.example.com', 'sslmode=verify-full'],
    ['KEEPOUT_DATABASE_URL', 'postgres://k@db/k?sslmode=verify-full&sslmode=disable', 'sslmode=verify-full'],
    ['KEEPOUT_DATABASE_OWNER_URL', 'postgres://owner@db/keepout', 'sslmode=verify-full'],
    // clients and audiences of anybody
    ['KEEPOUT_CLIENT_IDS', '*', 'keepout-machine*'],
    ['KEEPOUT_CLIENT_IDS', 'keepout-web,k*', 'keepout-machine*'],
    ['KEEPOUT_CLIENT_IDS', 'keepout-*-web', 'keepout-machine*'],
    ['KEEPOUT_AUDIENCES', '*', 'meant for others'],
    // an operator that a user chooses, or that everybody shares
    ['KEEPOUT_OPERATOR_CLAIM', 'preferred_username', 'only administrators set'],
    ['KEEPOUT_OPERATOR_CLAIM', 'email', 'only administrators set'],
    ['KEEPOUT_OPERATOR_CLAIM', 'Nickname', 'only administrators set'],
    ['KEEPOUT_OPERATOR_CLAIM', 'zoneinfo', 'only administrators set'],
    ['KEEPOUT_OPERATOR_CLAIM', 'azp', 'about the sign-in'],
    // sources and relays that others can read and change on the way
    ['KEEPOUT_CELESTRAK_URL', 'http://celestrak.org/NORAD/elements/gp.php', 'https://'],
    ['KEEPOUT_ISSUER_URL', 'http://id.example.com/auth/realms/platform', 'https://'],
    ['KEEPOUT_PROVIDER_URL', 'http://sensors.example.com/v1', 'https://'],
    ['KEEPOUT_PUBLIC_URL', 'http://keepout.example.com', 'https://'],
    ['KEEPOUT_CORS_ORIGINS', 'http://tools.example.com', 'https://'],
    ['KEEPOUT_SMTP_URL', 'smtp://user:hunter2@mail.example.com', 'smtps://'],
    ['KEEPOUT_SMTP_URL', 'smtp://user:hunter2@mail.example.com?requireTLS=true&ignoreTLS=true', 'requireTLS'],
    ['KEEPOUT_SMTP_URL', 'smtps://mail.example.com?tls.rejectUnauthorized=false', 'certificate'],
    ['NODE_TLS_REJECT_UNAUTHORIZED', '0', 'any certificate'],
  ])('refuse production with %s=%s and say what to do', (name, value, remedy) => {
    const problems = refused({ ...production, [name]: value });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^${name} must`));
    expect(problems[0]).toContain(remedy);
    expect(problems[0]).not.toContain('hunter2');
  });

  it.each([
    ['KEEPOUT_DATABASE_URL', 'postgres://keepout@db/keepout?sslmode=verify-ca&sslrootcert=/etc/root.pem'],
    ['KEEPOUT_DATABASE_URL', 'postgres://keepout@127.0.0.1/keepout'],
    ['KEEPOUT_DATABASE_URL', 'postgres:///keepout?host=/run/postgresql'],
    ['KEEPOUT_CLIENT_IDS', 'keepout-web,keepout-machine*'],
    ['KEEPOUT_OPERATOR_CLAIM', 'https://keepout.example.com/operator'],
    ['KEEPOUT_CELESTRAK_URL', 'http://localhost:8999/gp.php'],
    ['KEEPOUT_SECURITY_CONTACT', 'mailto:security@example.com'],
    ['KEEPOUT_SECURITY_CONTACT', 'https://example.com/report'],
    ['KEEPOUT_SMTP_URL', 'smtp://localhost:25'],
    ['KEEPOUT_SMTP_URL', 'smtps://mail.example.com'],
    ['KEEPOUT_SMTP_URL', 'smtp://mail.example.com:587?requireTLS=true'],
  ])('accept production with %s=%s', (name, value) => {
    expect(refused({ ...production, [name]: value })).toEqual([]);
  });

  it.each(['keepout@localhost', 'Keepout', 'a@example.com\r\nBcc: b@example.com'])(
    'refuse a relay in production with the sender %j',
    (from) => {
      const smtp = { KEEPOUT_SMTP_URL: 'smtps://mail.example.com', KEEPOUT_MAIL_FROM: from };
      expect(refused({ ...production, ...smtp })).toEqual([expect.stringMatching(/^KEEPOUT_MAIL_FROM must/)]);
    },
  );

  it('26.16 take ports of hooks, and refuse what is none', () => {
    expect(accepted({}).hookPorts).toEqual([443]);
    expect(accepted({ KEEPOUT_HOOK_PORTS: '443, 8443' }).hookPorts).toEqual([443, 8443]);
    for (const text of ['443,', '0', '70000', 'https']) {
      expect(refused({ KEEPOUT_HOOK_PORTS: text }), text).toEqual([
        expect.stringMatching(/^KEEPOUT_HOOK_PORTS must be numbers/),
      ]);
    }
  });

  it('take hosts of private networks by their ports, and refuse what is more than a host', () => {
    expect(accepted({}).privateHosts).toEqual([]);
    const hosts = 'Mirror.example.com, 10.0.0.5:8443,[fd00::1]:444';
    const named = ['mirror.example.com:443', '10.0.0.5:8443', '[fd00::1]:444'];
    expect(accepted({ KEEPOUT_PRIVATE_HOSTS: hosts }).privateHosts).toEqual(named);
    expect(accepted({ ...production, KEEPOUT_PRIVATE_HOSTS: hosts }).privateHosts).toEqual(named);
    for (const text of ['*', 'https://a.example', 'a.example/b', 'ada@a.example', 'a b', '10.0.0.0/8', 'a:0x']) {
      expect(refused({ KEEPOUT_PRIVATE_HOSTS: text }), text).toEqual([
        expect.stringMatching(/^KEEPOUT_PRIVATE_HOSTS must be hosts/),
      ]);
    }
  });

  it.each(['security@example.com', 'http://example.com/report', 'mailto:nobody'])(
    '26.8 refuse %s as a contact for faults of security',
    (contact) => {
      expect(refused({ KEEPOUT_SECURITY_CONTACT: contact })).toEqual([
        expect.stringMatching(/^KEEPOUT_SECURITY_CONTACT must be mailto: with an address/),
      ]);
    },
  );

  it('hold every setting that is a URL to the rule for production', () => {
    const isUrl = (name: (typeof settingNames)[number]) =>
      settingTable[name].schema.safeParse('http://x.example').success &&
      !settingTable[name].schema.safeParse('not a url').success;
    const urls = settingNames.filter(isUrl);
    expect(urls).toEqual(expect.arrayContaining(['KEEPOUT_ISSUER_URL', 'KEEPOUT_CELESTRAK_URL', 'KEEPOUT_PUBLIC_URL']));
    for (const name of urls) {
      expect(refused({ ...production, [name]: 'http://x.example/' }), name).toHaveLength(1);
    }
  });

  it('tell everything that is wrong at once, malformed and unsafe', () => {
    const problems = refused({
      ...production,
      KEEPOUT_PORT: 'eighty',
      KEEPOUT_PROT: '1',
      KEEPOUT_CLIENT_IDS: '*',
      KEEPOUT_OPERATOR_CLAIM: 'email',
      KEEPOUT_CELESTRAK_URL: 'http://celestrak.org/',
      KEEPOUT_DATABASE_URL: 'postgres://keepout@db/keepout',
      KEEPOUT_SMTP_URL: 'smtp://mail.example.com',
    });
    expect(problems.map((line) => line.split(' ')[0]).sort()).toEqual([
      'KEEPOUT_CELESTRAK_URL',
      'KEEPOUT_CLIENT_IDS',
      'KEEPOUT_DATABASE_URL',
      'KEEPOUT_OPERATOR_CLAIM',
      'KEEPOUT_PORT',
      'KEEPOUT_PROT',
      'KEEPOUT_SMTP_URL',
    ]);
  });

  it.each([
    ['', false],
    ['0', false],
    ['off', false],
    ['1', 1],
    ['yes', 1],
    ['2', 2],
    ['10.0.0.0/8, loopback', ['10.0.0.0/8', 'loopback']],
  ])('read whose forwarded addresses are believed from "%s"', (text, expected) => {
    expect(accepted({ KEEPOUT_TRUST_PROXY: text }).trustProxy).toEqual(expected);
  });

  it.each(['10', 'everybody', '0.0.0.0/0', '::/0', '10.0.0.0/33'])('believe not just anybody: %s', (text) => {
    expect(refused({ KEEPOUT_TRUST_PROXY: text })).toEqual([
      'KEEPOUT_TRUST_PROXY must be a number of proxies from 0 to 9, or their addresses',
    ]);
  });

  it('let a production worker start with the database alone, and hold it to the other rules', () => {
    const worker = (environment: Record<string, string>) => {
      const result = parseSettings({ KEEPOUT_MODE: 'production', ...environment }, '/srv', 'worker');
      return result.ok ? [] : result.fault.problems.map((problem) => problem.setting);
    };
    const database = {
      KEEPOUT_DATABASE_URL: 'postgresql://db.example.com/keepout?sslmode=verify-full',
      KEEPOUT_SECRETS_KEY: production.KEEPOUT_SECRETS_KEY,
    };
    expect(worker({ ...database, KEEPOUT_SECRETS_KEY: '' })).toEqual(['KEEPOUT_SECRETS_KEY']);
    expect(worker(database)).toEqual([]);
    expect(worker({})).toEqual(['KEEPOUT_DATABASE_URL']);
    expect(worker({ ...database, KEEPOUT_DEV: '1' })).toEqual(['KEEPOUT_DEV']);
    expect(worker({ ...database, KEEPOUT_ISSUER_URL: 'http://id.example.com' })).toEqual(['KEEPOUT_ISSUER_URL']);
  });

  it('let production run on the embedded database only when told so', () => {
    expect(refused({ ...production, KEEPOUT_DATABASE_URL: '', KEEPOUT_ALLOW_EMBEDDED_DATABASE: '1' })).toEqual([]);
  });

  it('come from a .env file, below the environment', () => {
    const root = mkdtempSync(join(tmpdir(), 'keepout-settings-'));
    try {
      writeFileSync(join(root, '.env'), '# comment\nexport KEEPOUT_PORT=9001 # why\nKEEPOUT_MAIL_FROM="a@b.example"\n');
      const result = loadSettings(root, { KEEPOUT_PORT: '9002' });
      expect(result.ok && result.value).toMatchObject({ port: 9002, mailFrom: 'a@b.example' });
      writeFileSync(join(root, '.env'), 'KEEPOUT_PORT=1\nwhat is this\n');
      const bad = loadSettings(root, {});
      expect(!bad.ok && bad.fault.problems.map(describeSettingProblem)).toEqual([
        '.env line 2 is not of the form NAME=value',
      ]);
    } finally {
      rmSync(root, { recursive: true });
    }
  });
});
