import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { command } from '../test-command.ts';

const conformance = new URL('../../../../conformance/screening/elements-20241101.csv', import.meta.url);
const [header, ...rows] = readFileSync(conformance, 'utf8').trim().split('\n');
/** Half the objects, some of them gone, with another anomaly or as debris, others new, all in another order. */
const before = rows.slice(0, 700);
const after = [
  ...before
    .filter((_, k) => k % 41 !== 0)
    .map((row, k) => (k % 60 === 7 ? withAnomaly(row) : k % 90 === 8 ? row.replace(',', ' DEB,') : row)),
  ...rows.slice(700, 720),
].toReversed();

function withAnomaly(row: string): string {
  const cells = row.split(',');
  const column = header!.split(',').indexOf('MEAN_ANOMALY');
  cells[column] = ((Number(cells[column]) + 0.02) % 360).toFixed(4);
  return cells.join(',');
}

describe('keepout screen --previous', () => {
  let folder: string;
  const at = (name: string) => join(folder, name);
  const text = (name: string) => readFileSync(at(name), 'utf8');
  const screen = async (catalogue: string, hour: string, out: string, ...more: string[]) =>
    await command(
      ...['screen', '--catalogue', at(catalogue), '--start', `2024-11-01T${hour}:00:00Z`, '--days', '0.25'],
      ...['--threshold-km', '20', '--workers', '2', '--out', at(out), ...more],
    );
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'keepout-previous-'));
    writeFileSync(at('old.catalogue.csv'), [header, ...before].join('\n'));
    writeFileSync(at('new.catalogue.csv'), [header, ...after].join('\n'));
    const { code, stderr } = await screen('old.catalogue.csv', '00', 'old.csv');
    expect(code, stderr).toBe(0);
  }, 120_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const previous = () => ['--previous', at('old.csv'), '--previous-catalogue', at('old.catalogue.csv')];

  it('writes the bytes of a whole run', async () => {
    expect((await screen('new.catalogue.csv', '00', 'whole.csv')).code).toBe(0);
    const { code, stdout, stderr } = await screen('new.catalogue.csv', '00', 'changes.csv', ...previous());
    expect(code, stderr).toBe(0);
    expect(stdout).toMatch(/^\d+ approaches within 20 km among \d+ objects in 0.25 days, \d+ objects screened again, /);
    expect(text('whole.csv').split('\n').length).toBeGreaterThan(100);
    expect(text('whole.csv')).not.toBe(text('old.csv'));
    expect(text('changes.csv')).toBe(text('whole.csv'));
  }, 120_000);

  it('writes the bytes of a whole run when the window has moved on', async () => {
    expect((await screen('new.catalogue.csv', '03', 'whole-3.csv')).code).toBe(0);
    const moved = [...previous(), '--previous-start', '2024-11-01T00:00:00Z', '--previous-days', '0.25'];
    const { code, stderr } = await screen('new.catalogue.csv', '03', 'changes-3.csv', ...moved);
    expect(code, stderr).toBe(0);
    expect(text('changes-3.csv')).toBe(text('whole-3.csv'));
  }, 120_000);

  it('refuses a result that does not fit, with line and reason', async () => {
    const moved = await screen('new.catalogue.csv', '06', 'x.csv', ...previous());
    expect(moved).toMatchObject({ code: 1, stderr: expect.stringMatching(/old\.csv:2: TCA .* outside the previous/) });
    writeFileSync(at('strange.csv'), text('old.csv').replace(/\n\d+,/, '\n999999,'));
    const strange = ['--previous', at('strange.csv'), '--previous-catalogue', at('old.catalogue.csv')];
    expect(await screen('new.catalogue.csv', '00', 'x.csv', ...strange)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/strange\.csv:2: object 999999 is not in the previous catalogue/),
    });
    const other = ['--previous', at('old.catalogue.csv'), '--previous-catalogue', at('old.catalogue.csv')];
    expect(await screen('new.catalogue.csv', '00', 'x.csv', ...other)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/:1: not a result of keepout screen as CSV/),
    });
    const usages = [
      ['--previous', at('old.csv')],
      ['--previous-days', '1'],
      [...previous(), '--primary', '5'],
    ];
    for (const usage of usages) expect((await screen('new.catalogue.csv', '00', 'x.csv', ...usage)).code).toBe(2);
    expect((await screen('new.catalogue.csv', '00', 'x.json', ...previous())).code).toBe(2);
  }, 120_000);
});
