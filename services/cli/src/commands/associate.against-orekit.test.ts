import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatUtc, parseUtc } from '@keepout/astro/epoch';
import type { Ephemeris } from '@keepout/astro/nouns';
import { sgp4Ephemeris } from '@keepout/astro/sgp4/ephemeris';
import { tdmOf } from '@keepout/ccsds/tdm/compose';
import { writeTdm } from '@keepout/ccsds/tdm/write';
import { packFile } from '@keepout/server/messages/pack';
import { predictMeasurement } from '@keepout/tracking/prediction';
import { siteAt } from '@keepout/tracking/site';
import type { Result } from '@keepout/units/result';
import { afterAll, beforeAll, expect, it } from 'vitest';
import excerpt from '../../../../conformance/association/tracks.json' with { type: 'json' };
import { readGpCsv } from '../../../../conformance/gp-elements.ts';
import { command } from '../test-command.ts';

const RAD = Math.PI / 180;

function unwrap<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.fault.code);
  return result.value;
}

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
      initialOrbit: { state: string } | null;
    }[];
    expect(report?.verdict, file).toBe(expected.isAssociated ? 'associated' : 'unknown');
    expect(report?.object?.noradId ?? null, file).toBe(expected.isAssociated ? expected.catalogueId : null);
    expect(report?.initialOrbit === null, file).toBe(expected.isAssociated);
    const [nearest] = expected.nearestCatalogueObjects;
    // Without Earth orientation the site stands up to 14 m off: three arcseconds at 1,000 km.
    const tolerance = 5 + (nearest?.medianAngularDistance_arcsec ?? 0) / 1000;
    expect(
      Math.abs((report?.nearest[0]?.medianDistanceArcsec ?? 0) - (nearest?.medianAngularDistance_arcsec ?? 0)),
      file,
    ).toBeLessThan(tolerance);
  }
});

it('associate tells what is wrong with a site, a message, an orbit and angles of another kind', async () => {
  expect(await run('0.tdm', '46.9,7.5')).toMatchObject({ code: 2, stderr: expect.stringContaining('--site 46.9,7.5') });
  expect(await run('0.tdm', '46.9,7.5,900', '--angle-sigma', '0')).toMatchObject({ code: 2 });
  expect(await run('0.tdm', '46.9,7.5,900', '--metric', 'euclid')).toMatchObject({ code: 2 });
  expect(await run('0.tdm', '46.9,7.5,900', '--clock-sigma', '-1')).toMatchObject({ code: 2 });
  const without = await command('associate', '--tdm', join(folder, '0.tdm'), '--site', '46.9,7.5,900');
  expect(without).toMatchObject({ code: 2, stderr: expect.stringContaining('--catalogue or --oem') });
  const tdm = excerpt.tracks[0]!.tdm;
  writeFileSync(join(folder, 'xeyn.tdm'), tdm.replace('= RADEC', '= XEYN'));
  const xeyn = await run('xeyn.tdm', '46.9,7.5,900');
  expect(xeyn.code).toBe(1);
  expect(xeyn.stderr).toMatch(/xeyn\.tdm:\d+: ANGLE_TYPE: .*RADEC.* \[value-not-allowed\]/);
  writeFileSync(join(folder, 'broken.tdm'), 'CCSDS_TDM_VERS = 2.0\n');
  expect((await run('broken.tdm', '46.9,7.5,900')).stderr).toMatch(/broken\.tdm:\d+: .*\[/);
  writeFileSync(join(folder, 'broken.oem'), 'CCSDS_OEM_VERS = 2.0\n');
  const oem = await run('0.tdm', '46.9,7.5,900', '--oem', join(folder, 'broken.oem'));
  expect([oem.code, oem.stderr]).toEqual([1, expect.stringMatching(/broken\.oem:\d+: .*\[/)]);
  const line = tdm.split('\n').find((row) => row.startsWith('ANGLE_1'))!;
  writeFileSync(join(folder, 'twice.tdm'), tdm.replace('DATA_STOP', `${line}\nDATA_STOP`));
  expect((await run('twice.tdm', '46.9,7.5,900')).stderr).toMatch(/twice\.tdm:\d+: ANGLE_1: .*\[duplicate-epoch\]/);
});

it('associate knows an object by its ephemeris, and by ranges and their rates alone', async () => {
  const track = excerpt.tracks.find(({ expected }) => expected.isAssociated)!;
  const { lat_deg, lon_deg, alt_m } = excerpt.sites.find(({ id }) => id === track.site)!;
  const elements = readGpCsv(excerpt.catalogue).find(({ noradId }) => noradId === track.expected.catalogueId)!;
  const orbit = sgp4Ephemeris(elements);
  const lines = [...track.tdm.matchAll(/^ANGLE_1 = (\S+)/gm)].map(([, time = '']) => time);
  const start = unwrap(parseUtc(lines[0]!)) - 900;
  writeFileSync(join(folder, 'object.oem'), oemOf(orbit, String(elements.noradId), start));
  const site = siteAt({ latitudeRad: lat_deg * RAD, longitudeRad: lon_deg * RAD, heightM: alt_m });
  const measurements = lines.map((time) => {
    const { receptionTaiS, rangeM, rangeRateMps } = predictMeasurement(site, orbit, unwrap(parseUtc(time)))!;
    return { receptionTaiS, rangeM, rangeRateMps };
  });
  const names = { sensorCode: 'RADAR', objectName: 'UNKNOWN', originator: 'TEST', creationTaiS: start };
  writeFileSync(join(folder, 'radar.tdm'), writeTdm(tdmOf({ measurements }, names), 'xml'));
  const place = `${lat_deg},${lon_deg},${alt_m}`;
  const byOem = ['--oem', join(folder, 'object.oem'), '--site', place, '--orbit-sigma', '300'];
  for (const [tdm, dof] of [
    [`${excerpt.tracks.indexOf(track)}.tdm`, 4],
    ['radar.tdm', 2],
  ] as const) {
    const { stdout, code } = await command('associate', '--tdm', join(folder, tdm), ...byOem);
    expect(code, tdm).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject([
      {
        verdict: 'associated',
        object: { noradId: elements.noradId },
        nearest: [{ orbit: 'EPHEMERIS', degreesOfFreedom: dof }],
      },
    ]);
  }
  const packed = packFile(readFileSync(join(folder, 'radar.tdm')), 'radar.tdm', 'ZIP');
  writeFileSync(join(folder, packed.name), packed.bytes);
  const radar = await run(packed.name, place);
  expect(JSON.parse(radar.stdout)).toMatchObject([{ verdict: 'associated', object: { noradId: elements.noradId } }]);
});

/** Half an hour of an orbit, a state a minute. */
function oemOf({ stateAt }: Ephemeris, objectId: string, startTaiS: number): string {
  const state = new Float64Array(6);
  const rows = Array.from({ length: 31 }, (_, k) => {
    stateAt(startTaiS + 60 * k, state);
    return `${formatUtc(startTaiS + 60 * k)} ${[...state].map((value) => (value / 1000).toFixed(9)).join(' ')}`;
  });
  const [first, last] = [formatUtc(startTaiS), formatUtc(startTaiS + 1800)];
  return `CCSDS_OEM_VERS = 2.0
CREATION_DATE = 2024-11-01T00:00:00
ORIGINATOR = TEST
META_START
OBJECT_NAME = OBJECT
OBJECT_ID = ${objectId}
CENTER_NAME = EARTH
REF_FRAME = TEME
TIME_SYSTEM = UTC
START_TIME = ${first}
STOP_TIME = ${last}
META_STOP
${rows.join('\n')}
`;
}
