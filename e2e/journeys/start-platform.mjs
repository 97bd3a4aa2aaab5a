// The real platform for the browser journeys: the built program, a small generated catalogue, a folder of its own.
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const dataDir = mkdtempSync(join(tmpdir(), 'keepout-journeys-'));
// The database may run under another account than ours.
chmodSync(dataDir, 0o755);
const program = fileURLToPath(new URL('../../dist/keepout.mjs', import.meta.url));
// Variables of the test run are no settings of the platform.
const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith('KEEPOUT_'));
const platform = spawn(process.execPath, [program, 'demo'], {
  stdio: ['ignore', 'inherit', 'inherit'],
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
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => platform.kill('SIGTERM'));
platform.on('exit', (code) => {
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(code ?? 1);
});
