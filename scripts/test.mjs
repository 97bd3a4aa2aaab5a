#!/usr/bin/env node
/**
 * `npm test`: everything that must hold, the browser included. The last line is `N passed, N failed`, also when a part of
 * the suite stands: at its limit it is ended, and the lines before say which tests failed or stood. A row of the specification that no
 * passed test shows counts as failed; which test shows which row is written to docs/spec-coverage.md.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { failedInPlaywright, failedInVitest } from './failed-tests.mjs';
import { freePorts } from './free-ports.mjs';
import { endLeftServer } from './left-server.mjs';
import { build, checkNode, install, root, say } from './project.mjs';
import { coverageOf, coveragePage, passedInPlaywright, passedInVitest, readRows } from './spec-rows.mjs';
import { runSuitePart } from './suite-part.mjs';

/**
 * Minutes, twice what the parts have taken on two slow processors: whoever stands is ended, and nobody who is only slow, as a
 * part that is cut has failed.
 */
const LIMIT_MINUTES = { vitest: 22, playwright: 22 };

checkNode();
install();
build();
const reports = join(root, 'build', 'reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const outcomes = [await vitest()];
if (existsSync(join(root, 'playwright.config.ts'))) outcomes.push(await playwright());
outcomes.push(specification());
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
for (const line of outcomes.flatMap(({ lines = [] }) => lines)) say(line);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;

async function vitest() {
  say('running the tests of every room');
  const { status, atLimit } = await run('vitest', ['vitest/vitest.mjs', 'run'], { SUITE_REPORTS: reports });
  if (atLimit !== undefined) {
    endLeftServer(reports);
    return atLimit;
  }
  const result = read(join(reports, 'vitest.json'));
  if (result === undefined) return { passed: 0, failed: 1 };
  const broken = result.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  const failed = result.numFailedTests + broken.length;
  // An error outside of any test fails the run without failing a test.
  const lines = failedInVitest(result, root);
  if (status !== 0 && failed === 0) lines.push('failed: vitest: an error outside of any test, see above');
  return { passed: result.numPassedTests, failed: Math.max(failed, lines.length), lines };
}

async function playwright() {
  say('running the browser journeys');
  let browser;
  try {
    browser = findBrowser();
  } catch (cause) {
    process.stderr.write(`keepout: ${cause.message}\n`);
    return { passed: 0, failed: 1 };
  }
  const report = join(reports, 'playwright.json');
  const [shellPort, journeysPort] = await freePorts(2);
  const reporters = `line,json,${join(root, 'scripts', 'running-journeys.mjs')}`;
  const { status, atLimit } = await run('playwright', ['@playwright/test/cli.js', 'test', `--reporter=${reporters}`], {
    KEEPOUT_BROWSER: browser,
    KEEPOUT_SHELL_PORT: String(shellPort),
    KEEPOUT_JOURNEYS_PORT: String(journeysPort),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  if (atLimit !== undefined) return atLimit;
  const result = read(report);
  if (result === undefined) return { passed: 0, failed: 1 };
  const { expected, flaky, unexpected } = result.stats;
  const failed = unexpected + result.errors.length;
  const lines = failedInPlaywright(result);
  if (status !== 0 && failed === 0) lines.push('failed: playwright: an error outside of any test, see above');
  return { passed: expected + flaky, failed: Math.max(failed, lines.length), lines };
}

/** Rows that no passed test shows, and rows that are called open although one does. */
function specification() {
  const vitestReport = read(join(reports, 'vitest.json'));
  const playwrightReport = read(join(reports, 'playwright.json'));
  // A part that did not end has failed already, and says nothing of rows.
  if (vitestReport === undefined || playwrightReport === undefined) return { passed: 0, failed: 0 };
  const rows = readRows(readFileSync(join(root, 'docs/spec-rows.md'), 'utf8'));
  const open = JSON.parse(readFileSync(join(root, 'scripts/open-rows.json'), 'utf8'));
  const passed = [...passedInVitest(vitestReport, root), ...passedInPlaywright(playwrightReport)];
  const coverage = coverageOf(rows, passed, open);
  writeFileSync(join(root, 'docs/spec-coverage.md'), coveragePage(rows, coverage, open));
  for (const id of coverage.missing) say(`no test that passed shows ${id} of the specification`);
  for (const id of coverage.done) say(`${id} is done or gone: take it out of scripts/open-rows.json`);
  return { passed: 0, failed: coverage.missing.length + coverage.done.length };
}

/** A part of the suite, for as long as it may take. */
async function run(part, [program, ...args], environment) {
  const minutes = LIMIT_MINUTES[part];
  const runningFile = join(reports, `${part}-running.json`);
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), minutes * 60_000);
  const result = await runSuitePart({
    command: [process.execPath, join(root, 'node_modules', program), ...args],
    options: {
      cwd: root,
      env: { ...process.env, ...environment, SUITE_RUNNING: runningFile },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
    runningFile,
    expired: limit.signal,
    say: (line) => say(`${part} has not ended within ${minutes} minutes, ${line}`),
  });
  clearTimeout(timer);
  return result;
}

function read(report) {
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined;
}
