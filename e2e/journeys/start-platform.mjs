// The real platform for the browser journeys: the built program, a small generated catalogue, a folder of its own.
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const pg = createRequire(new URL('../../packages/server/package.json', import.meta.url))('pg');
const dataDir = mkdtempSync(join(tmpdir(), 'keepout-journeys-'));
// The database may run under another account than ours.
chmodSync(dataDir, 0o755);
const program = fileURLToPath(new URL('../../dist/keepout.mjs', import.meta.url));
// Variables of the test run are no settings of the platform.
const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith('KEEPOUT_'));
const platform = spawn(process.execPath, [program, 'demo'], {
  stdio: ['ignore', 'pipe', 'inherit'],
  env: {
    ...Object.fromEntries(inherited),
    KEEPOUT_DATA_DIR: dataDir,
    KEEPOUT_PORT: process.argv[2],
    KEEPOUT_DEMO_PASSWORD: 'journeys-only-password',
    KEEPOUT_CATALOGUE_SIZE: '2000',
    // A day of the simulated sensors in a second.
    KEEPOUT_SIMULATOR_SPEED: '86400',
    KEEPOUT_SIMULATOR_FAILURES_PERCENT: '0',
  },
});
platform.stdout.pipe(process.stdout);
platform.stdout.on('data', (text) => {
  if (String(text).includes('keepout: open')) void addGuest();
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => platform.kill('SIGTERM'));
platform.on('exit', (code) => {
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(code ?? 1);
});

/** Somebody without a role, who signs in with the password of demo: an identity provider elsewhere may have such people. */
async function addGuest() {
  const database = new pg.Client({ host: join(dataDir, 'postgres', 'socket'), user: 'keepout', database: 'keepout' });
  await database.connect();
  await database.query(
    `insert into identity_user (subject, user_name, name, email, operator_id, roles, password_hash)
     select gen_random_uuid(), 'guest', 'Guest', 'guest@keepout.example', operator_id, '{}', password_hash
     from identity_user where user_name = 'demo'`,
  );
  await database.end();
}
