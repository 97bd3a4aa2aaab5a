import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import RunningJourneys from './running-journeys.mjs';
import { runningTests } from './running-tests.ts';
import { LOOK_MS, runSuitePart, whenStanding } from './suite-part.mjs';
import { PATIENT } from './test-patience.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
const placeOf = (name: string) => dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));
const playwright = join(placeOf('@playwright/test'), 'cli.js');

let folder: string;
let output: string[];
const runningFile = () => join(folder, 'running.json');
const running = () => JSON.parse(readFileSync(runningFile(), 'utf8'));
beforeEach(() => {
  mkdirSync(join(root, 'build'), { recursive: true });
  // In the project, since it imports what the project has installed.
  folder = mkdtempSync(join(root, 'build', 'fake-suite-'));
  output = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a part of the suite', () => {
  it('stands when nothing of it began or ended for so many looks, however long it takes as a whole', () => {
    vi.useFakeTimers();
    try {
      const { signal, stop } = whenStanding(runningFile(), 3);
      const look = (times: number) => vi.advanceTimersByTime(times * LOOK_MS);
      look(2);
      for (let second = 1; second <= 20; second++) {
        writeFileSync(runningFile(), '{}');
        utimesSync(runningFile(), second, second);
        look(3);
        expect(signal.aborted).toBe(false);
      }
      look(1);
      expect(signal.aborted).toBe(true);
      stop();
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  /** A program that keeps the file as a runner's reporter does, and then goes on as it is told. */
  const suite = (kept: object | undefined, then: string, expired: AbortSignal) => {
    const writes =
      kept === undefined
        ? ''
        : `fs.writeFileSync(${JSON.stringify(runningFile())}, ${JSON.stringify(JSON.stringify(kept))});`;
    return runSuitePart({
      command: [process.execPath, '-e', `const fs = require('node:fs'); ${writes} ${then}`],
      options: { cwd: folder, stdio: 'ignore' },
      runningFile: runningFile(),
      expired,
      say: (line: string) => output.push(line),
      graceMs: 100,
    });
  };
  const stands = (name: string) =>
    vi.waitFor(() => expect(readFileSync(runningFile(), 'utf8')).toContain(name), PATIENT);

  it('that ends in time is left alone', async () => {
    const never = new AbortController().signal;
    expect(await suite({ running: [], passed: 1, failed: [] }, '', never)).toEqual({ status: 0 });
    expect(output).toEqual([]);
  });

  it('that stands at its limit is ended, named and counted as failed beside what had passed, and what had failed is said', async () => {
    const limit = new AbortController();
    const kept = {
      running: ['a.test.ts > never ends', 'b.test.ts'],
      passed: 7,
      failed: ['failed: c.test.ts: is wrong: 1 is not 2'],
    };
    const ended = suite(kept, 'setInterval(() => {}, 1000)', limit.signal);
    await stands('never ends');
    limit.abort();
    expect((await ended).atLimit).toEqual({ passed: 7, failed: 3 });
    expect(output).toEqual([
      'failed: c.test.ts: is wrong: 1 is not 2',
      'stands: a.test.ts > never ends',
      'stands: b.test.ts',
    ]);
  });

  it('that computes without end and hears nothing is ended too', async () => {
    const limit = new AbortController();
    const kept = { running: ['a.test.ts > turns'], passed: 0, failed: [] };
    const ended = suite(kept, "process.on('SIGINT', () => {}); for (;;);", limit.signal);
    await stands('turns');
    limit.abort();
    expect((await ended).atLimit).toEqual({ passed: 0, failed: 1 });
  });

  it('that has not begun a test at its limit counts as one failure', async () => {
    const ended = suite(undefined, 'setInterval(() => {}, 1000)', AbortSignal.timeout(500));
    expect((await ended).atLimit).toEqual({ passed: 0, failed: 1 });
    expect(output).toEqual(['stands: no test, before the first or after the last']);
  });

  it('in the browser is named by its journey, and takes down its servers', async () => {
    writeFileSync(
      join(folder, 'fake.spec.ts'),
      `import { test } from '@playwright/test';
      test('passes', () => undefined);
      test('journeys for ever', () => new Promise(() => setInterval(() => {}, 1000)));`,
    );
    const pidFile = join(folder, 'server.pid');
    writeFileSync(
      join(folder, 'server.mjs'),
      `import { writeFileSync } from 'node:fs';
      writeFileSync(${JSON.stringify(pidFile)}, String(process.pid));
      console.log('serves');
      setInterval(() => {}, 1000);`,
    );
    writeFileSync(
      join(folder, 'playwright.config.ts'),
      `const webServer = { command: 'exec node server.mjs', wait: { stdout: /serves/ } };
      export default { timeout: 0, workers: 1, webServer };`,
    );
    const limit = new AbortController();
    const ended = runSuitePart({
      command: [process.execPath, playwright, 'test', `--reporter=${join(root, 'scripts', 'running-journeys.mjs')}`],
      options: { cwd: folder, stdio: 'ignore', env: { ...process.env, SUITE_RUNNING: runningFile() } },
      runningFile: runningFile(),
      expired: limit.signal,
      say: (line: string) => output.push(line),
    });
    await stands('journeys for ever');
    limit.abort();
    expect((await ended).atLimit).toEqual({ passed: 1, failed: 1 });
    expect(output).toEqual(['stands: fake.spec.ts > journeys for ever']);
    expect(() => process.kill(Number(readFileSync(pidFile, 'utf8')), 0)).toThrow('ESRCH');
  });
});

describe('what is running', () => {
  const module = { type: 'module', moduleId: join(root, 'packages/units/src/angle.test.ts') } as unknown as TestModule;
  const caseOf = (fullName: string, state: string) =>
    ({
      type: 'test',
      module,
      fullName,
      result: () => ({ state, errors: state === 'failed' ? [{ message: 'it broke\nhere' }] : [] }),
    }) as unknown as TestCase;
  const hook = { name: 'beforeAll', entity: module } as Parameters<NonNullable<Reporter['onHookStart']>>[0];
  const file = 'packages/units/src/angle.test.ts';

  it('is a file until one of its tests or hooks begins, then those, and nothing when it has ended', async () => {
    const reporter = runningTests(runningFile());
    await reporter.onTestModuleQueued?.(module);
    expect(running()).toEqual({ running: [file], passed: 0, failed: [] });
    await reporter.onHookStart?.(hook);
    expect(running().running).toEqual([`${file} > beforeAll`]);
    await reporter.onHookEnd?.(hook);
    await reporter.onTestCaseReady?.(caseOf('turns', 'pending'));
    await reporter.onTestCaseReady?.(caseOf('turns back', 'pending'));
    expect(running().running).toEqual([`${file} > turns`, `${file} > turns back`]);
    await reporter.onTestCaseResult?.(caseOf('turns', 'passed'));
    await reporter.onTestCaseResult?.(caseOf('turns back', 'failed'));
    await reporter.onTestModuleEnd?.(module);
    expect(running()).toEqual({ running: [], passed: 1, failed: [`failed: ${file}: turns back: it broke`] });
  });

  it('is a journey of the browser until its last try has ended, and what it was that failed', () => {
    vi.stubEnv('SUITE_RUNNING', runningFile());
    const journey = (tries: number) => ({
      titlePath: () => ['', 'fake.spec.ts', 'is wrong'],
      outcome: () => 'unexpected',
      retries: 1,
      results: Array(tries),
    });
    const reporter = new RunningJourneys();
    reporter.onBegin();
    for (const tries of [1, 2]) {
      reporter.onTestBegin(journey(tries));
      expect(running()).toEqual({ running: ['fake.spec.ts > is wrong'], passed: 0, failed: [] });
      reporter.onTestEnd(journey(tries), { error: { message: 'it broke' } });
    }
    const failed = ['failed: e2e: fake.spec.ts > is wrong: it broke'];
    expect(running()).toEqual({ running: [], passed: 0, failed });
    vi.unstubAllEnvs();
  });
});
