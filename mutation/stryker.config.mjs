import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const name = process.env.KEEPOUT_MUTATION_ROOM ?? 'pc';
const room = JSON.parse(readFileSync(new URL('rooms.json', import.meta.url), 'utf8'))[name];
const only = process.env.KEEPOUT_MUTATION_ONLY;
const report = `reports/mutation/${name}`;

/**
 * Mutation run of one room; started by `npm run mutate -- <room>` (scripts/mutate.mjs). rooms.json names the folder, whose own
 * tests answer for it, so that a survivor is not hidden by a distant test that happens to pass through, and the tests left
 * out: those that take long and pass nearly every place, and those that measure time.
 */
export default {
  testRunner: 'in-process',
  plugins: ['in-process-runner.mjs', 'draw.mjs'].map((file) => fileURLToPath(new URL(file, import.meta.url))),
  checkers: process.env.KEEPOUT_MUTATION_SHARE === undefined ? [] : ['draw'],
  mutate: only ? only.split(',') : [`${room.folder}/**/*.ts`, '!**/*.test.ts'],
  disableTypeChecks: false,
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  concurrency: 1,
  // A busy machine must not count as noticing; endless rounds are stopped by their count long before.
  timeoutMS: 30_000,
  dryRunTimeoutMinutes: 30,
  incremental: true,
  incrementalFile: `${report}.incremental.json`,
  jsonReporter: { fileName: `${report}.json` },
  reporters: ['json', 'progress-append-only'],
  thresholds: { high: 90, low: 80, break: null },
  ignorePatterns: [
    '/{bench,build,deploy,dist,e2e,examples,reports}',
    '/services/*',
    '!/services/cli',
    '/docs/*',
    '!/docs/models',
    '/scripts/*',
    '!/scripts/*.mjs',
    '/packages/{client,contract,server,web}',
    '.keepout*',
  ],
};
