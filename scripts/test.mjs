#!/usr/bin/env node
/** `npm test`: everything that must hold, the browser included. The last line is `N passed, N failed`. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { build, checkNode, install, root, say } from './project.mjs';

checkNode();
install();
build();
const reports = join(root, 'build', 'reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const outcomes = [vitest(), ...(existsSync(join(root, 'playwright.config.ts')) ? [playwright()] : [])];
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;

function vitest() {
  say('running the tests of every room');
  const report = join(reports, 'vitest.json');
  const status = run('vitest/vitest.mjs', ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]);
  const result = read(report);
  if (result === undefined) return { passed: 0, failed: 1 };
  const broken = result.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  const failed = result.numFailedTests + broken.length;
  // An error outside of any test fails the run without failing a test.
  return { passed: result.numPassedTests, failed: status !== 0 && failed === 0 ? 1 : failed };
}

function playwright() {
  say('running the browser journeys');
  let browser;
  try {
    browser = findBrowser();
  } catch (cause) {
    process.stderr.write(`keepout: ${cause.message}\n`);
    return { passed: 0, failed: 1 };
  }
  const report = join(reports, 'playwright.json');
  const status = run('@playwright/test/cli.js', ['test', '--reporter=line,json'], {
    KEEPOUT_BROWSER: browser,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  const result = read(report);
  if (result === undefined) return { passed: 0, failed: 1 };
  const { expected, flaky, unexpected } = result.stats;
  const failed = unexpected + result.errors.length;
  return { passed: expected + flaky, failed: status !== 0 && failed === 0 ? 1 : failed };
}

function run(program, args, environment = {}) {
  const { status } = spawnSync(process.execPath, [join(root, 'node_modules', program), ...args], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return status;
}

function read(report) {
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined;
}
