import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runSuitePart } from './suite-part.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
const placeOf = (name: string) => dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));
const vitest = join(placeOf('vitest'), 'vitest.mjs');
const playwright = join(placeOf('@playwright/test'), 'cli.js');

describe('a part of the suite', { timeout: 120_000 }, () => {
  let folder: string;
  let said: string[];
  beforeEach(() => {
    mkdirSync(join(root, 'build'), { recursive: true });
    // In the project, since it imports what the project has installed.
    folder = mkdtempSync(join(root, 'build', 'fake-suite-'));
    said = [];
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const runningFile = () => join(folder, 'running.json');
  const suite = (tests: string, expired: AbortSignal) => {
    writeFileSync(join(folder, 'fake.test.ts'), `import { beforeAll, expect, it } from 'vitest';\n${tests}`);
    writeFileSync(
      join(folder, 'vitest.config.ts'),
      `import { runningTests } from '../../scripts/running-tests.ts';
      export default { test: { reporters: [runningTests(${JSON.stringify(runningFile())})], testTimeout: 0, hookTimeout: 0 } };`,
    );
    return runSuitePart({
      command: [process.execPath, vitest, 'run', '--root', folder],
      options: { cwd: folder, stdio: 'ignore' },
      runningFile: runningFile(),
      expired,
      say: (line: string) => said.push(line),
    });
  };
  const stands = (name: string) =>
    vi.waitFor(() => expect(readFileSync(runningFile(), 'utf8')).toContain(name), { timeout: 60_000, interval: 50 });

  it('that ends in time is left alone', async () => {
    const never = new AbortController().signal;
    expect(await suite(`it('holds', () => expect(1).toBe(1));`, never)).toEqual({ status: 0 });
    expect(said).toEqual([]);
  });

  it('that stands at its limit is ended, named and counted as failed beside what had passed', async () => {
    const limit = new AbortController();
    const ended = suite(
      `it('holds', () => expect(1).toBe(1));
      it('never ends', () => new Promise(() => setInterval(() => {}, 1000)));`,
      limit.signal,
    );
    await stands('never ends');
    limit.abort();
    expect((await ended).atLimit).toEqual({ passed: 1, failed: 1 });
    expect(said).toEqual([expect.stringMatching(/^stands: build\/fake-suite-.*\/fake\.test\.ts > never ends$/)]);
  });

  it('that computes without end is named by its file at least', async () => {
    const limit = new AbortController();
    const ended = suite(`it('turns', () => { for (;;); });`, limit.signal);
    await stands('fake.test.ts');
    limit.abort();
    expect((await ended).atLimit).toEqual({ passed: 0, failed: 1 });
    expect(said).toEqual([expect.stringContaining('fake.test.ts')]);
  });

  it('in the browser is named by its journey', async () => {
    writeFileSync(
      join(folder, 'fake.spec.ts'),
      `import { test } from '@playwright/test';
      test('passes', () => undefined);
      test('journeys for ever', () => new Promise(() => setInterval(() => {}, 1000)));`,
    );
    writeFileSync(join(folder, 'playwright.config.ts'), 'export default { timeout: 0, workers: 1 };');
    const limit = new AbortController();
    const ended = runSuitePart({
      command: [process.execPath, playwright, 'test', `--reporter=${join(root, 'scripts', 'running-journeys.mjs')}`],
      options: { cwd: folder, stdio: 'ignore', env: { ...process.env, SUITE_RUNNING: runningFile() } },
      runningFile: runningFile(),
      expired: limit.signal,
      say: (line: string) => said.push(line),
    });
    await stands('journeys for ever');
    limit.abort();
    expect((await ended).atLimit).toEqual({ passed: 1, failed: 1 });
    expect(said).toEqual(['stands: fake.spec.ts > journeys for ever']);
  });

  it('that stands before its first test is named by its file, and by the hook once that has been heard of', async () => {
    const limit = new AbortController();
    const ended = suite(`beforeAll(() => new Promise(() => {}));\nit('waits', () => undefined);`, limit.signal);
    await stands('fake.test.ts');
    limit.abort();
    expect((await ended).atLimit).toEqual({ passed: 0, failed: 1 });
    expect(said).toEqual([expect.stringMatching(/fake\.test\.ts( > beforeAll)?$/)]);
  });
});
