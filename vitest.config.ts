import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { bundledThreads } from './scripts/bundled-threads.ts';
import { LongestFirst } from './scripts/longest-first.ts';
import { passedTests } from './scripts/passed-tests.ts';
import { runningTests } from './scripts/running-tests.ts';

/** Set by `npm test`: where it wants to read how the suite goes. */
const reports = process.env['SUITE_REPORTS'];

const include = [
  'packages/*/src/**/*.test.{ts,tsx}',
  'services/*/src/**/*.test.ts',
  'conformance/**/*.test.ts',
  'bench/*.test.ts',
  'scripts/*.test.ts',
];
/** These put something else in the place of a module of Node: nobody may have read it before them. */
const mocking = ['packages/server/src/platform/observing/*.test.ts'];

/** Node-side tests of every room. Browser journeys run under Playwright (`e2e/`). */
export default defineConfig({
  plugins: [bundledThreads()],
  test: {
    // Reading the rooms once for all files instead of once for each is a third of the computing of the run.
    projects: [
      { extends: true, test: { name: 'rooms', include, exclude: mocking, isolate: false } },
      { extends: true, test: { name: 'mocking', include: mocking } },
    ],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Half of the suite waits: for processes that start, end or stand still.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    reporters:
      reports === undefined
        ? ['default', passedTests]
        : [
            'dot',
            ['json', { outputFile: join(reports, 'vitest.json') }],
            runningTests(join(reports, 'vitest-running.json')),
          ],
    globalSetup: ['packages/server/src/platform/database/test-server.ts'],
    // Files share a worker: what one puts in the place of a global is gone before the next test.
    unstubGlobals: true,
    setupFiles: ['vitest.setup.ts'],
  },
});
