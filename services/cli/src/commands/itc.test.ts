import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseUtc } from '@keepout/astro/epoch';
import { itcOf, testCrosser, testElements, testOem } from '@keepout/server/ca/test-oem';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { command } from '../test-command.ts';

const START = '2024-11-01T00:00:00';
let folder: string;
const at = (name: string) => join(folder, name);
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'keepout-itc-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('a public ephemeris is taken wherever an OEM is, by the name of its file', async () => {
  const begin = parseUtc(START);
  if (!begin.ok) throw new Error(START);
  const span = { startTaiS: begin.value, count: 241, stepS: 60 };
  const crosser = testCrosser(begin.value);
  const oem = testOem(crosser, span);
  const name = at(`MEME_${crosser.noradId}_CROSSER_3060000_Operational_1414454418_UNCLASSIFIED.txt`);
  writeFileSync(name, itcOf(oem));
  writeFileSync(at('same.oem'), oem);
  writeFileSync(at('primary.oem'), testOem(testElements(begin.value), span));

  const interpolated = async (file: string) => {
    const { code, stdout, stderr } = await command(
      'interpolate',
      file,
      '--at',
      `${START.slice(0, 11)}01:02:03.4`,
      '--json',
    );
    expect(code, stderr).toBe(0);
    return JSON.parse(stdout)[0];
  };
  const [published, own] = [await interpolated(name), await interpolated(at('same.oem'))];
  // It names no interpolation.
  expect(published.positionKm).toEqual(own.positionKm.map((km: number) => expect.closeTo(km, 8)));
  expect(published.isPositive).toBe(true);

  expect((await command('convert', name, at('again.oem'))).code).toBe(0);
  expect(readFileSync(at('again.oem'), 'utf8')).toContain(`OBJECT_ID = ${crosser.noradId}`);
  expect((await command('convert', at('again.oem'), at('again.itc'))).code).toBe(0);
  const without = (text: string) => text.replace(/ephemeris_source.*/, '');
  expect(without(readFileSync(at('again.itc'), 'utf8'))).toBe(without(readFileSync(name, 'utf8')));
  expect((await command('validate', name)).stdout).toContain('oem-itc');

  const approaches = async (other: string) => {
    const { code, stdout, stderr } = await command('encounter', at('primary.oem'), other);
    expect(code, stderr).toBe(0);
    return stdout.match(/^\d{4}-.*(?=\d{3}Z$)|miss [\d.]+/gm);
  };
  expect(await approaches(name)).toEqual(await approaches(at('same.oem')));
  expect((await approaches(name))?.length).toBeGreaterThan(2);
});
