#!/usr/bin/env node
/**
 * `npm test`, `npm run test:nightly`, `npm run test:release`: installs, builds and runs one suite (`suites.mjs`): unit tests, browser tests, then
 * the programs of the suite. `-- --part unit|browser|programs` runs one part. The last line is `N passed, N failed`, also when a part hangs: the
 * part is ended, and the lines before name the tests that failed or hung. A failed test is run once more, alone, and counts as flaky if it
 * passes then. A row of the specification without a test in any suite counts as failed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { failedInPlaywright, failedInVitest, failureLine, plainReason } from './failed-tests.mjs';
import { freePorts } from './free-ports.mjs';
import { endLeftServer } from './left-server.mjs';
import { machinePace } from './machine-pace.mjs';
import { build, checkNode, fail, install, root, say } from './project.mjs';
import { secondRun, verdictOfFlaky } from './second-run.mjs';
import { passedInPlaywright, passedInVitest, readRows, rowsWithoutTest, titlesIn } from './spec-rows.mjs';
import { LOOK_MS, runSuitePart, whenStanding } from './suite-part.mjs';
import { PROGRAMS, suiteOf } from './suites.mjs';
import { installPackages } from './system-packages.mjs';

/** For so long on a usual machine nothing of a part begins or ends only where it stands: the longest test is ended sooner by itself. */
const STANDING_MINUTES = 15;

const [suite = 'commit', ...options] = process.argv.slice(2);
const onlyPart = options[0] === '--part' ? options[1] : undefined;
if (!(suite in PROGRAMS) || (options.length > 0 && !['unit', 'browser', 'programs'].includes(onlyPart)))
  fail(`usage: npm test -- [${Object.keys(PROGRAMS).join('|')}] [--part unit|browser|programs]`);
process.env.SUITE = suite;
if (suite === 'nightly') {
  // One seed for the run: what fails by it fails in the second run too.
  process.env.SUITE_SEED ??= String(Date.now() % 2 ** 31);
  say(`properties draw with SUITE_SEED=${process.env.SUITE_SEED}`);
}
checkNode();
install();
build();
const reports = join(root, 'build', 'reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const pace = machinePace();
if (pace > 1.2)
  say(`this machine computes ${pace.toFixed(1)} times slower than usual: limits of time are longer by that`);

const isWanted = (part) => onlyPart === undefined || onlyPart === part;
// Component tests and browser tests use the same browser.
if (suite !== 'release' && onlyPart !== 'programs') process.env.KEEPOUT_BROWSER = browserOrFail();
const parts = [];
if (isWanted('unit')) parts.push(await vitest());
if (isWanted('browser') && suite !== 'release') parts.push(await playwright());
if (isWanted('programs')) parts.push(programs());
const outcomes = [];
for (const part of parts) outcomes.push({ ...part, ...(await secondRun(part.failed, part.runAgain)) });
const flaky = outcomes.flatMap((outcome) => outcome.flaky);
const rows = suite === 'commit' && onlyPart === undefined ? specification(flaky) : 0;
const count = {
  passed: outcomes.reduce((sum, { passed }) => sum + passed, 0) + flaky.length,
  failed: outcomes.reduce((sum, { failed, standing = 0 }) => sum + failed.length + standing, rows),
};
for (const test of outcomes.flatMap(({ failed }) => failed)) say(failureLine(test));
for (const test of flaky) say(failureLine(test, 'flaky'));
tellFlaky();
process.stdout.write(`${count.passed} passed, ${count.failed} failed\n`);
process.exitCode = count.failed > 0 || count.passed === 0 ? 1 : 0;

async function vitest() {
  say('running the unit tests');
  const runAgain = async (places) => (await runVitest('again', places)).failed;
  return { runAgain, ...(await runVitest('vitest', [])) };
}

/** @returns what passed and failed; `failed` is undefined where a second run did not end */
async function runVitest(part, places) {
  const report = join(reports, `${part}.json`);
  const command = ['vitest/vitest.mjs', 'run', ...places];
  const { status, atLimit } = await run(part, command, { SUITE_REPORTS: reports, SUITE_REPORT: report });
  if (atLimit !== undefined) {
    endLeftServer(reports);
    return part === 'again' ? {} : ended(atLimit);
  }
  const result = read(report);
  if (result === undefined) return without('vitest', 'has left no report');
  const failed = failedInVitest(result, root);
  // An error outside of any test fails the run without failing a test.
  if (status !== 0 && failed.length === 0)
    failed.push({ file: 'vitest', name: 'an error outside of any test, see above' });
  return { passed: result.numPassedTests, failed };
}

async function playwright() {
  say('running the browser tests');
  const runAgain = async (places) => (await runPlaywright('again', places)).failed;
  return { runAgain, ...(await runPlaywright('playwright', [])) };
}

function browserOrFail() {
  try {
    return findBrowser();
  } catch (cause) {
    process.stdout.write(`keepout: ${cause.message}\n0 passed, 1 failed\n`);
    process.exit(1);
  }
}

async function runPlaywright(part, places) {
  const report = join(reports, part === 'again' ? 'playwright-again.json' : 'playwright.json');
  const [shellPort, journeysPort] = await freePorts(2);
  const reporters = `line,json,${join(root, 'scripts', 'running-journeys.mjs')}`;
  const command = ['@playwright/test/cli.js', 'test', `--reporter=${reporters}`, ...places];
  const { status, atLimit } = await run(part, command, {
    KEEPOUT_SHELL_PORT: String(shellPort),
    KEEPOUT_JOURNEYS_PORT: String(journeysPort),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  if (atLimit !== undefined) return part === 'again' ? {} : ended(atLimit);
  const result = read(report);
  if (result === undefined) return without('playwright', 'has left no report');
  const failed = failedInPlaywright(result);
  if (status !== 0 && failed.length === 0)
    failed.push({ file: 'playwright', name: 'an error outside of any test, see above' });
  return { passed: result.stats.expected, failed };
}

/** Of a part that was ended at its limit nothing is run again. */
function ended({ passed, failed }) {
  return { passed, failed: [], standing: failed };
}

function without(part, reason) {
  return { passed: 0, failed: [{ file: part, name: 'could not be run', reason }] };
}

/** Runs the programs of the suite, one after the other. */
function programs() {
  const results = PROGRAMS[suite].map(({ name, args, packages = [] }) => {
    say(`running: ${name}`);
    const run = () => {
      const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
      return status === 0 ? undefined : `ended with ${status}`;
    };
    const reason = installPackages(packages) ?? run();
    return { file: args.find((word) => word.startsWith('scripts/')), name, isPassed: reason === undefined, reason };
  });
  const failed = results.filter(({ isPassed }) => !isPassed);
  return { passed: results.length - failed.length, failed, runAgain: async () => undefined };
}

/** Counts the rows without a test: neither a test that passed now nor a test of another suite names them. */
function specification(flaky) {
  const vitestReport = read(join(reports, 'vitest.json'));
  const playwrightReport = read(join(reports, 'playwright.json'));
  // A part that did not end has failed already, and its report is missing.
  if (vitestReport === undefined || playwrightReport === undefined) return 0;
  const rows = readRows(readFileSync(join(root, 'docs/spec-rows.md'), 'utf8'));
  const passed = [
    ...passedInVitest(vitestReport),
    ...passedInPlaywright(playwrightReport),
    ...flaky.map(({ name }) => name),
  ];
  const missing = rowsWithoutTest(rows, [...passed, ...titlesOfOtherSuites()]);
  for (const id of missing) say(`no test of any suite shows ${id} of the specification`);
  return missing.length;
}

function titlesOfOtherSuites() {
  const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
  const files = stdout.split('\n').filter((path) => suiteOf(path) !== 'commit' && existsSync(join(root, path)));
  return files.flatMap((path) => titlesIn(readFileSync(join(root, path), 'utf8')));
}

/** Kept for whoever mends them; more than a few are no chance and count as failed. */
function tellFlaky() {
  const folder = join(root, 'reports');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'flaky.json'),
    `${JSON.stringify(
      flaky.map(({ file, name, reason }) => ({ file, name, reason: plainReason(reason) })),
      null,
      2,
    )}\n`,
  );
  const { failed, sentence } = verdictOfFlaky(flaky);
  if (sentence === undefined) return;
  say(sentence);
  count.passed -= failed;
  count.failed += failed;
}

/** A part of the suite, for as long as it may take. */
async function run(part, [program, ...args], environment) {
  const minutes = Math.ceil(STANDING_MINUTES * pace);
  const runningFile = join(reports, `${part}-running.json`);
  const standing = whenStanding(runningFile, (minutes * 60_000) / LOOK_MS);
  const result = await runSuitePart({
    command: [process.execPath, join(root, 'node_modules', program), ...args],
    options: {
      cwd: root,
      env: { ...process.env, ...environment, SUITE_RUNNING: runningFile },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
    runningFile,
    expired: standing.signal,
    say: (line) => say(`nothing of ${part} began or ended for ${minutes} minutes, ${line}`),
  });
  standing.stop();
  return result;
}

function read(report) {
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined;
}
