import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { passedTests } from './scripts/passed-tests.ts';
import { runningTests } from './scripts/running-tests.ts';

/** Set by `npm test`: where it wants to read how the suite goes. */
const reports = process.env['SUITE_REPORTS'];

/** Node-side tests of every room. Browser journeys run under Playwright (`e2e/`). */
export default defineConfig({
  test: {
    include: [
      'packages/*/src/**/*.test.{ts,tsx}',
      'services/*/src/**/*.test.ts',
      'conformance/**/*.test.ts',
      'bench/*.test.ts',
      'scripts/*.test.ts',
    ],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    reporters:
      reports === undefined
        ? ['default', passedTests]
        : [
            'dot',
            ['json', { outputFile: join(reports, 'vitest.json') }],
            runningTests(join(reports, 'vitest-running.json')),
          ],
    globalSetup: ['packages/server/src/platform/database/test-server.ts'],
    setupFiles: ['vitest.setup.ts'],
  },
});
