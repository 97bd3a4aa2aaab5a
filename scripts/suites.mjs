/**
 * The three suites. The name of a test file says when it runs: `x.nightly.test.ts` and `x.nightly.spec.ts` in the nightly suite,
 * `x.release.test.ts` in the release suite, every other test in the commit suite. The nightly suite also repeats the unit tests of the
 * commit suite with ten times the examples and the full reference sets (`property-runs.mjs`).
 */
const IN_NAME = /\.(nightly|release)\.(?:test|spec)\.tsx?$/;

/** Suite of a test file. */
export function suiteOf(path) {
  return IN_NAME.exec(path)?.[1] ?? 'commit';
}

/**
 * Suite of this process: set by `npm test` and its sisters; a direct call of vitest or Playwright runs the suite of the files that it names.
 *
 * @returns {'quick' | 'commit' | 'nightly' | 'release'}
 */
export function currentSuite() {
  const { SUITE } = process.env;
  return (
    SUITE ?? ['nightly', 'release'].find((name) => process.argv.some((word) => word.includes(`.${name}.`))) ?? 'commit'
  );
}

/** Globs of the unit tests that a suite leaves out. */
export const LEFT_OUT = {
  quick: ['**/*.{nightly,release}.test.{ts,tsx}'],
  commit: ['**/*.{nightly,release}.test.{ts,tsx}'],
  nightly: ['**/*.release.test.{ts,tsx}'],
  release: ['**/!(*.release).test.{ts,tsx}'],
};

const TSX = 'node_modules/tsx/dist/cli.mjs';
/**
 * Programs that a suite runs after its tests; each counts as one test, which passes if the program ends with 0. `packages` are packages of Debian
 * that the program needs.
 */
export const PROGRAMS = {
  commit: [],
  nightly: [
    { name: 'validation page', args: ['scripts/validation-page.mjs'] },
    { name: 'chaos', args: [TSX, 'scripts/chaos.ts', '--rounds', '20', '--print'], packages: ['haproxy', 'faketime'] },
    { name: 'mutation', args: ['scripts/mutate.mjs', '--check', '0.03'] },
  ],
  release: [
    { name: 'production world', args: [TSX, 'scripts/world/production.ts'] },
    { name: 'upgrade', args: [TSX, 'scripts/upgrade.ts', '--print'], packages: ['haproxy'] },
    { name: 'node matrix', args: ['scripts/node-matrix.mjs'] },
  ],
};
