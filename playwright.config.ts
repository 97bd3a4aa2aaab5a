import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { machinePace } from './scripts/machine-pace.mjs';
import { currentSuite } from './scripts/suites.mjs';

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const browser = process.env['KEEPOUT_BROWSER'] ?? installed.find((path) => existsSync(path));
const shellPort = Number(process.env['KEEPOUT_SHELL_PORT'] ?? 4317);
const journeysPort = Number(process.env['KEEPOUT_JOURNEYS_PORT'] ?? 4318);
const suite = currentSuite();
/** The spec files of the suite in some folders; the release suite has none. */
const specsOf = (...folders: readonly string[]) => ({
  testMatch: folders.map((folder) => `${folder}/**/*${suite === 'commit' ? '' : `.${suite}`}.spec.ts`),
  testIgnore: suite === 'commit' ? '**/*.nightly.spec.ts' : [],
});
/** Files, folders and projects that the command line names; without any, everything runs. */
const places = process.argv
  .slice(2)
  .filter((argument) => /^(?!-).*\b(shell|journeys|tasks)\b|^--project=/.test(argument));
/** A server is started only where a test that needs it can run. */
const isNeeded = (...folders: readonly string[]) =>
  places.length === 0 || places.some((place) => folders.some((folder) => place.includes(folder)));
const environment = Object.fromEntries(
  Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
);
/** A limit ends what stands, and nothing that is only slow. */
const pace = machinePace();
const VITE = 'node node_modules/vite/bin/vite.js';

const args = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
/** Behind the platform of the journeys. */
const patient = fileURLToPath(new URL('./e2e/shell/patient-browser.sh', import.meta.url));

/**
 * Browser tests. `shell` runs the web application on the mock API, without a server: the application is built with
 * the mock compiled in and served as static files under the real content security policy. `journeys` runs it on the
 * real platform with its embedded parts.
 */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'build/test-results',
  timeout: 120_000 * pace,
  expect: { timeout: 20_000 * pace },
  // A test that fails once has failed: waiting is a matter of the expectations, and of nothing else.
  retries: 0,
  fullyParallel: true,
  // The journeys take one, and mostly wait for their platform: the shell has two.
  workers: 3,
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'America/New_York',
    // What cannot be pressed by then never can: the journey says so at once, and not at the end of its time.
    actionTimeout: 60_000 * pace,
    // Recording costs a quarter of the run. `KEEPOUT_TRACE=1` writes a trace of each test that fails.
    trace: process.env['KEEPOUT_TRACE'] === undefined ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(browser !== undefined && { executablePath: browser }),
      args,
    },
  },
  projects: [
    // First: beside them the others have two workers.
    {
      name: 'journeys',
      ...specsOf('journeys', 'tasks'),
      timeout: 600_000 * pace,
      // The platform computes what a journey waits for, beside the other browsers.
      expect: { timeout: 240_000 * pace },
      // One after the other: they share a platform, and a journey's own satellite fills the lists of another.
      workers: 1,
      use: {
        baseURL: `http://localhost:${journeysPort}`,
        acceptDownloads: true,
        // Movement is half of what a browser computes while a journey waits. The nightly journeys have it.
        ...(suite === 'commit' && { contextOptions: { reducedMotion: 'reduce' as const } }),
      },
    },
    {
      name: 'shell',
      ...specsOf('shell'),
      // A page in a process that runs already costs a third of one in a new process; what a test left behind is cleared.
      use: {
        baseURL: `http://127.0.0.1:${shellPort}`,
        reuseContext: true,
        // Whoever wants no movement is shown none: half of what a page draws are frames of it. The nightly journeys have it.
        contextOptions: { reducedMotion: 'reduce' },
        ...(browser !== undefined && {
          launchOptions: { executablePath: patient, args, env: { ...environment, PATIENT_BROWSER: browser } },
        }),
      },
    },
  ],
  webServer: [
    {
      name: 'shell',
      command: `${VITE} build packages/web --mode mock --logLevel warn && ${VITE} preview packages/web --mode mock --outDir ../../build/web-mock --host 127.0.0.1 --port ${shellPort} --strictPort`,
      url: `http://127.0.0.1:${shellPort}/tnc`,
      timeout: 120_000 * pace,
      reuseExistingServer: process.env['KEEPOUT_SHELL_RUNNING'] !== undefined,
    },
    {
      name: 'platform',
      command: `node e2e/journeys/start-platform.mjs ${journeysPort}`,
      url: `http://localhost:${journeysPort}/health/ready`,
      timeout: 120_000 * pace,
      gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 15_000 * pace },
      reuseExistingServer: process.env['KEEPOUT_PLATFORM_RUNNING'] !== undefined,
    },
  ].filter(({ name }) => (name === 'shell' ? isNeeded('shell') : isNeeded('journeys', 'tasks'))),
});
