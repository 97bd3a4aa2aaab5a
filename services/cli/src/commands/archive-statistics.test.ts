import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { isNightly } from '../../../../scripts/property-runs.mjs';
import { command } from '../test-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'keepout-archive-'));
afterAll(() => rmSync(folder, { recursive: true }));

const MISSION = [
  '--years',
  '5',
  '--threshold',
  '1e-4',
  '--commit-days',
  '0.5',
  '--consider-days',
  '3',
  '--residual',
  '0.03',
];
const parts = ['year', 'month', 'day', 'hour', 'minute', 'second', 'ms'];
const HEADER = ['primary', 'secondary', ...parts.map((part) => `cre_${part}`), ...parts.map((part) => `tca_${part}`)];
const ROWS = ['1,5,2021,1,1,0,0,0,0,2021,1,2,0,0,0,0', '1,6,2021,7,1,0,0,0,0,2021,7,2,0,0,0,0'];
function fileOf(text: string): string {
  const file = join(folder, 'archive.csv');
  writeFileSync(file, text);
  return file;
}
const RADII = ['pc_hbr_1_m', 'pc_hbr_10_m'];
const archive = (pcs: readonly string[]) =>
  fileOf([[...HEADER, ...RADII].join(','), ...ROWS.map((row, i) => `${row},${pcs[i]}`)].join('\n'));

describe('keepout statistics --archive', () => {
  it('takes the probability of a radius between those of the table', async () => {
    const file = archive(['1e-6,1e-4', '0,1e-4']);
    const { code, stdout, stderr } = await command('statistics', '--archive', file, '--hbr', '5', ...MISSION, '--json');
    expect(code, stderr).toBe(0);
    const { archive: counts, cumulativePc } = JSON.parse(stdout);
    expect(counts).toMatchObject({ messages: 2, events: 2, eventsUsed: 2 });
    // 2.5e-5 by logarithms, 4.4e-5 by a line: 20 of either in ten years each.
    expect(cumulativePc.without).toBeGreaterThan(5e-4);
    expect(cumulativePc.with).toBeLessThanOrEqual(cumulativePc.without);
  });

  it('says what is missing of a command line, and what of a file', async () => {
    const file = archive(['1e-6,1e-4', '0,1e-4']);
    const run = (...options: readonly string[]) =>
      command('statistics', ...options).then(({ code, stderr }) => [code, stderr]);
    expect(await run('--archive', file)).toEqual([2, 'keepout: --archive: --hbr is needed too\n']);
    expect(await run()).toEqual([2, 'keepout: --catalogue, --norad and --radius-m are needed, or --archive\n']);
    const [code, stderr] = await run('--archive', file, '--hbr', '20', ...MISSION);
    expect([code, stderr]).toEqual([1, expect.stringContaining('pc_hbr_…_m is "20"; the allowed range is 1 to 10 m.')]);
    const cut = fileOf(HEADER.join(',').slice(0, 30));
    expect(await run('--archive', cut, '--hbr', '5', ...MISSION)).toEqual([
      1,
      expect.stringContaining('[missing-keyword]'),
    ]);
  });

  const published = new URL('../../../../../shared/reference/event-rate/pctable_43617.csv.gz', import.meta.url)
    .pathname;
  // Reads 17,365 messages. The estimates themselves are compared with the source in conjunction/annual/archive.against-cara.test.ts.
  it.runIf(isNightly && existsSync(published))('reads the published archive as its source does', async () => {
    const { stdout } = await command('statistics', '--archive', published, '--hbr', '4.5', ...MISSION, '--json');
    const { archive: counts, ratePerYear } = JSON.parse(stdout);
    expect(counts).toMatchObject({ messages: 17_365, events: 3134, eventsUsed: 256 });
    expect(Math.abs(ratePerYear.median / 0.074 - 1)).toBeLessThan(0.05);
    expect(ratePerYear.upper95).toBeCloseTo(0.4, 6);
  });
});
