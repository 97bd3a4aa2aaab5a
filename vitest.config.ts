import { defineConfig } from 'vitest/config';
import { endpointPlaces } from './packages/web/vite.config.ts';
import { browserTests } from './scripts/browser-tests.ts';
import { bundledThreads } from './scripts/bundled-threads.ts';
import { compileSources } from './scripts/compiled-sources.ts';
import { LongestFirst } from './scripts/longest-first.ts';
import { machinePace } from './scripts/machine-pace.mjs';
import { passedTests } from './scripts/passed-tests.ts';
import { runningTests } from './scripts/running-tests.ts';
import { currentSuite, LEFT_OUT } from './scripts/suites.mjs';
import { PATIENT } from './scripts/test-patience.mjs';

/** Set by `npm test`: the files for its report and for the names of the running tests. */
const { SUITE_REPORT: report, SUITE_RUNNING: running } = process.env;
const suite = currentSuite();
process.env['SUITE'] = suite;
const leftOut = LEFT_OUT[suite];
/** Ends what stands, and nothing that is only slow. */
const LIMIT_MS = 300_000 * machinePace();

const include = [
  'packages/*/src/**/*.test.ts',
  'services/*/src/**/*.test.ts',
  'conformance/**/*.test.ts',
  'bench/*.test.ts',
];
/** Vite makes more of a source of the web than a compiler does; scripts read such sources too, and a test imports what it finds in a folder. */
const ofVite = ['packages/web/src/**/*.test.{ts,tsx}', 'scripts/*.test.ts', 'packages/contract/src/examples.test.ts'];
/** These put something else in the place of a module of Node: nobody may have read it before them. */
const mocking = ['packages/server/src/platform/observing/*.test.ts'];

const threads = bundledThreads();
/** Who watches reads the sources as they are now. */
const isCompiled = process.argv.includes('run');
if (isCompiled) await compileSources();
const compiled = isCompiled && { runner: './scripts/compiled-runner.mjs', execArgv: ['--enable-source-maps'] };

/** Node-side tests of every room. Component tests run in a browser; journeys under Playwright (`e2e/`). */
export default defineConfig({
  plugins: [threads, endpointPlaces()],
  test: {
    // Reading the rooms once for all files instead of once for each is a third of the computing of the run.
    projects: [
      {
        extends: true,
        test: { name: 'rooms', include, exclude: [...mocking, ...ofVite, ...leftOut], isolate: false, ...compiled },
      },
      {
        extends: true,
        test: { name: 'vite', include: ofVite, exclude: ['**/*.browser.test.tsx', ...leftOut], isolate: false },
      },
      { extends: true, test: { name: 'mocking', include: mocking, exclude: leftOut } },
      ...(suite === 'commit' ? [browserTests] : []),
    ],
    testTimeout: LIMIT_MS,
    hookTimeout: LIMIT_MS,
    // Half of the suite waits: for processes that start, end or stand still.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    reporters:
      report === undefined || running === undefined
        ? ['default', passedTests]
        : ['dot', ['json', { outputFile: report }], runningTests(running), passedTests],
    globalSetup: ['packages/server/src/platform/database/test-server.ts'],
    expect: { poll: PATIENT },
    // Files share a worker: what one puts in the place of a global is gone before the next test.
    unstubGlobals: true,
    setupFiles: ['vitest.setup.ts'],
    // What was compiled stays for the next run while one works; `npm test` reads the sources.
    experimental: { fsModuleCache: suite === 'quick' },
  },
});
