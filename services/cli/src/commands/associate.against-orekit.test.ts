import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import excerpt from '../../../../conformance/association/tracks.json' with { type: 'json' };
import { command } from '../test-command.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'keepout-associate-'));
  writeFileSync(join(folder, 'catalogue.csv'), excerpt.catalogue);
  for (const [index, { tdm }] of excerpt.tracks.entries()) writeFileSync(join(folder, `${String(index)}.tdm`), tdm);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (tdm: string, site: string, ...more: string[]) =>
  command(
    'associate',
    '--tdm',
    join(folder, tdm),
    '--catalogue',
    join(folder, 'catalogue.csv'),
    '--site',
    site,
    ...more,
  );

it('associate names the object of each reference track, or none', async () => {
  for (const [index, { site, expected, file }] of excerpt.tracks.entries()) {
    const { lat_deg, lon_deg, alt_m } = excerpt.sites.find(({ id }) => id === site)!;
    const { code, stdout } = await run(`${String(index)}.tdm`, `${lat_deg},${lon_deg},${alt_m}`);
    expect(code, file).toBe(0);
    const [report] = JSON.parse(stdout) as {
      verdict: string;
      object: { noradId: number } | null;
      nearest: { medianDistanceArcsec: number }[];
    }[];
    expect(report?.verdict, file).toBe(expected.isAssociated ? 'associated' : 'unknown');
    expect(report?.object?.noradId ?? null, file).toBe(expected.isAssociated ? expected.catalogueId : null);
    const [nearest] = expected.nearestCatalogueObjects;
    // Without Earth orientation the site stands up to 14 m off: three arcseconds at 1,000 km.
    const tolerance = 5 + (nearest?.medianAngularDistance_arcsec ?? 0) / 1000;
    expect(
      Math.abs((report?.nearest[0]?.medianDistanceArcsec ?? 0) - (nearest?.medianAngularDistance_arcsec ?? 0)),
      file,
    ).toBeLessThan(tolerance);
  }
});

it('associate tells what is wrong with a site, a message and angles of another kind', async () => {
  expect(await run('0.tdm', '46.9,7.5')).toMatchObject({ code: 2, stderr: expect.stringContaining('--site 46.9,7.5') });
  expect(await run('0.tdm', '46.9,7.5,900', '--angle-sigma', '0')).toMatchObject({ code: 2 });
  writeFileSync(join(folder, 'azel.tdm'), excerpt.tracks[0]!.tdm.replace('= RADEC', '= AZEL'));
  const azel = await run('azel.tdm', '46.9,7.5,900');
  expect(azel.code).toBe(1);
  expect(azel.stderr).toMatch(/azel\.tdm:\d+: ANGLE_TYPE: .*RADEC.* \[value-not-allowed\]/);
  writeFileSync(join(folder, 'broken.tdm'), 'CCSDS_TDM_VERS = 2.0\n');
  expect((await run('broken.tdm', '46.9,7.5,900')).stderr).toMatch(/broken\.tdm:\d+: .*\[/);
});
