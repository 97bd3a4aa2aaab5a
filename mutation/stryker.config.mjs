import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const name = process.env.KEEPOUT_MUTATION_ROOM ?? 'pc';
const room = JSON.parse(readFileSync(new URL('rooms.json', import.meta.url), 'utf8'))[name];
const only = process.env.KEEPOUT_MUTATION_ONLY;
const report = `reports/mutation/${name}`;

/**
 * Mutation run of one room; started by `npm run mutate -- <room>` (scripts/mutate.mjs). rooms.json names the code, the tests
 * that answer for it (those beside it, so that a survivor is not hidden by a distant test that happens to pass through), and
 * the tests left out: those that take seconds and pass nearly every place, and those that measure time.
 */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner', fileURLToPath(new URL('draw.mjs', import.meta.url))],
  checkers: process.env.KEEPOUT_MUTATION_SHARE === undefined ? [] : ['draw'],
  vitest: { configFile: 'mutation/vitest.config.ts', related: true },
  mutate: only ? only.split(',') : [...room.mutate.map((folder) => `${folder}/**/*.ts`), '!**/*.test.ts'],
  disableTypeChecks: false,
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  concurrency: 1,
  timeoutMS: 5_000,
  incremental: true,
  incrementalFile: `${report}.incremental.json`,
  jsonReporter: { fileName: `${report}.json` },
  reporters: ['json', 'progress-append-only'],
  thresholds: { high: 90, low: 80, break: null },
  ignorePatterns: [
    '/{bench,build,deploy,dist,docs,e2e,examples,reports,scripts,services}',
    '/packages/{client,contract,server,web}',
    '.keepout*',
  ],
};
