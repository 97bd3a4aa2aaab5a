import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PATIENT } from '../../../../scripts/test-patience.mjs';
import { startProcess } from '../test-process.ts';

const catalogue = new URL('../../../../conformance/screening/elements-20241101.csv', import.meta.url).pathname;
const window = (days: string) => [
  ...['--catalogue', catalogue, '--start', '2024-11-01T00:00:00Z', '--days', days, '--threshold-km', '5'],
];

describe('keepout screen as a process', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'keepout-process-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('ends on Ctrl-C in the middle, says so and leaves nothing behind', async () => {
    const out = join(folder, 'half.csv');
    const run = startProcess(['screen', ...window('60'), '--workers', '2', '--out', out], {});
    await expect.poll(() => run.output(), PATIENT).toMatch(/screening: \d+ %, \d+ s left/);
    run.child.kill('SIGINT');
    await expect.poll(() => run.child.exitCode, PATIENT).toBe(130);
    expect(run.output()).toContain('interrupted, nothing was written');
    expect(readdirSync(folder)).toEqual([]);
  }, 150_000);
});
