import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { messageOfPair } from '../../../../packages/assessment/test/message-of-pair.ts';
import { hardEncounter, notFiniteIn } from '../../../../packages/conjunction/test/hard-encounter.ts';
import { runs } from '../../../../scripts/property-runs.mjs';
import { command } from '../test-command.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'keepout-pairs-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

it('keepout pc prints no NaN and no infinity of a slow, co-planar or crossing pair with covariances of any size', async () => {
  const path = join(folder, 'pair.cdm');
  let answered = 0;
  await fc.assert(
    fc.asyncProperty(hardEncounter, async (encounter) => {
      writeFileSync(path, messageOfPair(encounter, [54234, 28343]));
      const printed = await command('pc', path);
      expect(`${printed.stdout}${printed.stderr}`).not.toMatch(/NaN|Infinity|undefined/);
      if (printed.code !== 0) return;
      answered++;
      // JSON has null for figures that are not finite: they are looked for before they are written.
      const written = vi.spyOn(JSON, 'stringify');
      try {
        expect((await command('pc', path, '--json')).code).toBe(0);
        expect(written).toHaveBeenCalled();
        for (const [value] of written.mock.calls) expect(notFiniteIn(value)).toEqual([]);
      } finally {
        written.mockRestore();
      }
    }),
    { numRuns: runs(3) },
  );
  expect(answered).toBeGreaterThan(0);
});
