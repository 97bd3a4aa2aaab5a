import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { describeSettingProblem } from './setting-problem.ts';
import { loadSettings, readSettings, type Settings } from './settings.ts';

const read = (environment: Record<string, string>) => readSettings(environment, '/srv/keepout');

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
  KEEPOUT_DATABASE_URL: 'postgres://keepout@db/keepout',
  KEEPOUT_PUBLIC_URL: 'https://keepout.example.com/',
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

  it('never repeat a refused secret', () => {
    expect(refused({ KEEPOUT_SMTP_URL: 'hunter2' }).join()).not.toContain('hunter2');
  });

  it('take an empty variable as absent', () => {
    expect(accepted({ KEEPOUT_DATABASE_URL: '', KEEPOUT_PORT: '' }).databaseUrl).toBeUndefined();
  });

  it('accept a safe production', () => {
    expect(accepted(production).publicUrl).toBe('https://keepout.example.com');
  });

  it.each([
    ['KEEPOUT_ISSUER_URL', ''],
    ['KEEPOUT_ISSUER_URL', 'http://id.example.com/auth/realms/platform'],
    ['KEEPOUT_DATABASE_URL', ''],
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

  it('let a production worker start with the database alone, and hold it to the other rules', () => {
    const worker = (environment: Record<string, string>) => {
      const result = readSettings({ KEEPOUT_MODE: 'production', ...environment }, '/srv', 'worker');
      return result.ok ? [] : result.fault.problems.map((problem) => problem.setting);
    };
    const database = { KEEPOUT_DATABASE_URL: 'postgresql://db.example.com/keepout' };
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
