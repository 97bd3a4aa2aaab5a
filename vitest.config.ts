import { defineConfig } from 'vitest/config';
import { passedTests } from './scripts/passed-tests.ts';

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
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    reporters: ['default', passedTests],
    globalSetup: ['packages/server/src/platform/database/test-server.ts'],
    setupFiles: ['vitest.setup.ts'],
  },
});
