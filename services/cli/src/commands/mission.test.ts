import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { command } from '../test-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'keepout-mission-'));
afterAll(() => rmSync(folder, { recursive: true }));

const COLUMNS =
  'OBJECT_NAME,OBJECT_ID,EPOCH,MEAN_MOTION,ECCENTRICITY,INCLINATION,RA_OF_ASC_NODE,ARG_OF_PERICENTER,MEAN_ANOMALY,EPHEMERIS_TYPE,CLASSIFICATION_TYPE,NORAD_CAT_ID,ELEMENT_SET_NO,REV_AT_EPOCH,BSTAR,MEAN_MOTION_DOT,MEAN_MOTION_DDOT';
/** Objects at the height of the planned orbit, each in a plane of its own. */
function catalogue(name: string, count: number, from: number): string {
  const rows = Array.from({ length: count }, (_, k) => {
    const planes = [30 + ((k * 37) % 110), (k * 137.5) % 360, 90, (k * 222.5) % 360].join(',');
    return `${name} ${k},2020-001A,2025-05-08T06:12:43.000000,14.2,0.001,${planes},0,U,${from + k},1,1,1e-4,0,0`;
  });
  const file = join(folder, `${name.replaceAll('/', '')}.csv`);
  writeFileSync(file, `${[COLUMNS, ...rows].join('\n')}\n`);
  return file;
}
const today = catalogue('OLD DEB', 150, 1000);
const planned = catalogue('SWARM', 150, 5000);
const HEIGHTS = ['--perigee-km', '820', '--apogee-km', '840', '--inclination-deg', '98'];

const run = async (...options: readonly string[]) =>
  await command('mission', '--catalogue', today, '--radius-m', '5', '--days', '20', '--workers', '1', ...options);

describe('keepout mission', () => {
  it('tells whom an orbit meets, of a grown catalogue too, and what thresholds cost by the rules', async () => {
    const { code, stdout, stderr } = await run(...HEIGHTS, '--json');
    expect(code, stderr).toBe(0);
    const alone = JSON.parse(stdout);
    expect(alone).toMatchObject({ objects: 150, days: 20, start: '2025-05-08T06:12:43Z', orbit: { kind: 'heights' } });
    expect(alone.groups.map(({ name }: { name: string }) => name)).toEqual(['PAYLOAD', 'ROCKET BODY', 'DEBRIS']);
    const grown = ['--add', planned, '--growth', 'DEBRIS=2', '--ours', 'swarm=0', '--mass-kg', '200', '--isp-s', '220'];
    const later = await run(...HEIGHTS, ...grown, '--json');
    const { groups, levels, ...year } = JSON.parse(later.stdout);
    expect(year.objects).toBe(300);
    const debris = groups.find(({ name }: { name: string }) => name === 'DEBRIS');
    expect(debris).toMatchObject({ growth: 2, events: alone.events });
    expect(groups[0]).toMatchObject({ name: 'SWARM', ourShare: 0 });
    expect(year.events).toBe(debris.events + groups[0].events);
    for (const { oursPerYear, manoeuvresPerYear, propellantKgPerYear } of levels) {
      expect(oursPerYear).toBeLessThanOrEqual(manoeuvresPerYear);
      expect(propellantKgPerYear).toBeGreaterThanOrEqual(0);
    }
    const table = await run(...HEIGHTS, ...grown);
    expect(table.stdout).toMatch(/^orbit +820 x 840 km, inclination 98 deg, without drag; radius 5 m$/m);
    expect(table.stdout).toMatch(/^ {2}SWARM .* 0 %$/m);
    expect(readdirSync(folder), 'nothing is written').toHaveLength(2);
  });

  it('flies a place that is kept, and a state that a launcher leaves', async () => {
    const place = await run('--longitude-deg', '19.2', '--json');
    expect(JSON.parse(place.stdout)).toMatchObject({ events: 0, fluxPassagesPerYear: null, orbit: { kind: 'box' } });
    const opm = join(folder, 'insertion.opm');
    writeFileSync(
      opm,
      'CCSDS_OPM_VERS = 2.0\nCREATION_DATE = 2025-05-01T00:00:00\nORIGINATOR = LAUNCHER\nOBJECT_NAME = NEW\nOBJECT_ID = 2025-001A\n' +
        'CENTER_NAME = EARTH\nREF_FRAME = EME2000\nTIME_SYSTEM = UTC\nEPOCH = 2025-05-08T07:00:00\nX = 7200\nY = 0\nZ = 0\nX_DOT = 0\nY_DOT = 0.5\nZ_DOT = 7.42\n',
    );
    const inserted = await run('--insertion', opm, '--json');
    expect(inserted.code, inserted.stderr).toBe(0);
    expect(JSON.parse(inserted.stdout).fluxPassagesPerYear).toBeGreaterThan(0);
    rmSync(opm);
  });

  it('says what is wrong of a command line, and of a file', async () => {
    const fault = async (...options: readonly string[]) => {
      const { code, stderr } = await run(...options);
      return [code, stderr.trim()];
    };
    expect(await fault()).toEqual([
      2,
      'keepout: the orbit: --perigee-km with --inclination-deg, or --insertion, or --longitude-deg',
    ]);
    expect(await fault('--perigee-km', '800')).toEqual([2, 'keepout: --perigee-km: needs --inclination-deg as well']);
    expect(await fault(...HEIGHTS, '--mass-kg', '5')).toEqual([2, 'keepout: --mass-kg and --isp-s: both or none']);
    expect(await fault(...HEIGHTS, '--ours', 'PAYLOAD=2')).toEqual([
      2,
      'keepout: --ours PAYLOAD 2: must be a number from 0 to 1',
    ]);
    expect(await fault(...HEIGHTS, '--growth', 'DEBRIS')).toEqual([
      2,
      'keepout: --growth DEBRIS: NAME=number, comma-separated',
    ]);
    expect((await fault('--insertion', today))[0]).toBe(1);
    expect((await fault('--insertion', join(folder, 'none.opm')))[1]).toMatch(/none\.opm/);
  });
});
