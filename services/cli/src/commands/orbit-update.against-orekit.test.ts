import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatUtcZ, parseUtc } from '@keepout/astro/epoch';
import { gravityField } from '@keepout/astro/force/gravity-field';
import { forceModel } from '@keepout/astro/force/model';
import type { Vec3 } from '@keepout/astro/nouns';
import { propagateNumerically } from '@keepout/astro/numerical/propagate';
import type { NumericalTrajectory } from '@keepout/astro/numerical/trajectory';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import association from '../../../../conformance/association/tracks.json' with { type: 'json' };
import reference from '../../../../conformance/orbit-update/orbit-update.json' with { type: 'json' };
import { command } from '../test-command.ts';

const epoch = parseUtc(reference.epochUtc);
const epochTaiS = epoch.ok ? epoch.value : Number.NaN;
const EOP = new URL('../../../../conformance/association/earth-orientation-2024-11.txt', import.meta.url).pathname;
const referenceCase = reference.cases.find(({ name }) => name.includes('radar and two telescopes'))!;

let folder: string;
const file = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'keepout-orbit-update-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const time = (t: number): string => formatUtcZ(epochTaiS + t, 6).slice(0, -1);
type Row = readonly number[];

/** A track as a TDM. @param ahead   of its clock, s */
function tdm(name: string, rows: readonly Row[], object = '40001', ahead = 0): string {
  const deg = (angle: number): string => ((angle * 180) / Math.PI).toFixed(9);
  const data = rows.flatMap(([t = 0, ra = 0, dec = 0, range, rate]) => [
    `ANGLE_1 = ${time(t + ahead)} ${deg(ra)}`,
    `ANGLE_2 = ${time(t + ahead)} ${deg(dec)}`,
    ...(range === undefined ? [] : [`RANGE = ${time(t + ahead)} ${(range / 1000).toFixed(6)}`]),
    ...(rate === undefined ? [] : [`DOPPLER_INSTANTANEOUS = ${time(t + ahead)} ${(rate / 1000).toFixed(9)}`]),
  ]);
  const lines = [
    'CCSDS_TDM_VERS = 2.0',
    'CREATION_DATE = 2024-11-02T00:00:00',
    'ORIGINATOR = TEST',
    'META_START',
    'TIME_SYSTEM = UTC',
    'PARTICIPANT_1 = SENSOR',
    `PARTICIPANT_2 = ${object}`,
    'MODE = SEQUENTIAL',
    'PATH = 2,1',
    'ANGLE_TYPE = RADEC',
    'REFERENCE_FRAME = EME2000',
    'META_STOP',
    'DATA_START',
    ...data,
    'DATA_STOP',
  ];
  return file(name, `${lines.join('\n')}\n`);
}

/** The orbit that Orekit found, over the day. */
function orbit(): NumericalTrajectory[] {
  const gravity = gravityField(reference.field);
  if (!gravity.ok) throw new Error(gravity.fault.code);
  const forces = forceModel('EME2000', { gravity: gravity.value, withSun: true, withMoon: true });
  const [x, y, z, u, v, w] = referenceCase.expected.state as [number, number, number, number, number, number];
  const initial = { epochTaiS, frame: 'EME2000', positionM: [x, y, z], velocityMps: [u, v, w] } as const;
  return [-37_000, 37_000].map((by) => {
    const flown = propagateNumerically({ initial, massKg: 1, forces, stopTaiS: epochTaiS + by });
    if (!flown.ok) throw new Error(flown.fault.code);
    return flown.value;
  });
}

function stateAt(arcs: readonly NumericalTrajectory[], t: number): Float64Array {
  const out = new Float64Array(6);
  if (!arcs[t < epochTaiS ? 0 : 1]!.stateAt(t, out)) throw new Error('no state');
  return out;
}

/** The same as an OEM, off along its way by so many metres. */
function oem(arcs: readonly NumericalTrajectory[], alongM: number): string {
  const rows: string[] = [];
  for (let t = -36_000; t <= 36_000; t += 60) {
    const state = stateAt(arcs, epochTaiS + t);
    const speed = Math.hypot(state[3]!, state[4]!, state[5]!);
    const moved = stateAt(arcs, epochTaiS + t + alongM / speed);
    rows.push(`${time(t)} ${[...moved].map((value) => (value / 1000).toFixed(9)).join(' ')}`);
  }
  const lines = [
    'CCSDS_OEM_VERS = 2.0',
    'CREATION_DATE = 2024-11-01T00:00:00',
    'ORIGINATOR = TEST',
    'META_START',
    'OBJECT_NAME = TARGET',
    'OBJECT_ID = 40001',
    'CENTER_NAME = EARTH',
    'REF_FRAME = EME2000',
    'TIME_SYSTEM = UTC',
    `START_TIME = ${time(-36_000)}`,
    `STOP_TIME = ${time(36_000)}`,
    'INTERPOLATION = LAGRANGE',
    'INTERPOLATION_DEGREE = 8',
    'META_STOP',
    ...rows,
  ];
  return file('prior.oem', `${lines.join('\n')}\n`);
}

const SITE = referenceCase.tracks.map(({ site }) => site.join(','));

describe('R-09 keepout orbit-update', () => {
  const arcs = orbit();
  const files = () => referenceCase.tracks.map(({ rows }, i) => tdm(`${String(i)}.tdm`, rows));
  const args = (tdms: readonly string[], ...more: string[]) => [
    'orbit-update',
    ...tdms.flatMap((path) => ['--tdm', path]),
    ...SITE.slice(0, tdms.length).flatMap((site) => ['--site', site]),
    ...['--prior', oem(arcs, 400), '--eop', EOP, '--json', ...more],
  ];
  const full = (...more: string[]) => args(files(), '--prior-sigma', '500,1000,500', ...more);

  it('comes back to the orbit that Orekit finds from the same measurements, three files over three sites', async () => {
    // One command has one sigma for all angles: the directions of the radar are left out.
    const tdms = referenceCase.tracks.slice(1).map(({ rows }, i) => tdm(`o${String(i)}.tdm`, rows));
    const { code, stdout, stderr } = await command(
      'orbit-update',
      ...tdms.flatMap((path) => ['--tdm', path]),
      ...SITE.slice(1).flatMap((site) => ['--site', site]),
      ...['--prior', oem(arcs, 400), '--prior-sigma', '200,800,200', '--eop', EOP, '--json'],
    );
    expect(code).toBe(0);
    expect(stderr).toMatch(/^Updated with 24 of 24 measurements/);
    const answer = JSON.parse(stdout) as {
      epoch: string;
      positionKm: Vec3;
      covarianceRtn: number[][];
      residuals: { raArcsec: number; use: string }[];
    };
    expect(answer).toMatchObject({
      state: 'UPDATED',
      frame: 'EME2000',
      accepted: 24,
      rejected: 0,
      priorCovariance: 'option',
    });
    const at = parseUtc(answer.epoch);
    const truth = stateAt(arcs, at.ok ? at.value : Number.NaN);
    const offM = Math.hypot(...answer.positionKm.map((value, i) => 1000 * value - truth[i]!));
    const sigmaM = Math.sqrt([0, 1, 2].reduce((sum, i) => sum + answer.covarianceRtn[i]![i]!, 0));
    expect(offM).toBeLessThan(4 * sigmaM);
    expect(sigmaM).toBeLessThan(150);
    expect(answer.covarianceRtn.map((row) => row.length)).toEqual([6, 6, 6, 6, 6, 6]);
    expect(Math.max(...answer.residuals.map(({ raArcsec }) => Math.abs(raArcsec)))).toBeLessThan(10);
  });

  it('takes the errors of an element set from its age, and notes a message of another name', async () => {
    const [track] = association.tracks;
    const [header, ...rows] = association.catalogue.trim().split('\n');
    const column = header!.split(',').indexOf('NORAD_CAT_ID');
    const own = rows.find((row) => row.split(',')[column] === String(track!.expected.catalogueId));
    const { lat_deg, lon_deg, alt_m } = association.sites.find(({ id }) => id === track!.site)!;
    const { code, stdout, stderr } = await command(
      'orbit-update',
      ...['--tdm', file('track.tdm', track!.tdm), '--prior', file('elements.csv', `${header}\n${own}\n`)],
      ...['--site', `${lat_deg},${lon_deg},${alt_m}`, '--eop', EOP],
    );
    expect(stderr).toMatch(/it may be another object/);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ state: 'UPDATED', priorCovariance: 'estimated', rejected: 0 });
  });

  it('says so and ends with 1 where prior and measurements contradict each other, and prints what it found', async () => {
    const ahead = tdm('ahead.tdm', referenceCase.tracks[1]!.rows, '40001', 1);
    const { code, stdout, stderr } = await command(
      'orbit-update',
      ...['--tdm', ahead, '--site', SITE[1]!, '--prior', oem(arcs, 0), '--prior-sigma', '30,100,30', '--eop', EOP],
    );
    expect(code).toBe(1);
    expect(stderr).toMatch(/INCONSISTENT: .*clock of track \d+ seems to be (0\.9|1\.0)\d* s ahead/);
    expect(JSON.parse(stdout)).toMatchObject({ state: 'INCONSISTENT' });
  });

  it('says so where a single blunt track tells nothing', async () => {
    const path = tdm('short.tdm', referenceCase.tracks[1]!.rows.slice(0, 2));
    const { code, stderr } = await command(
      'orbit-update',
      ...['--tdm', path, '--site', SITE[1]!, '--prior', oem(arcs, 0), '--prior-sigma', '1,1,1', '--eop', EOP],
      ...['--angle-sigma', '3600'],
    );
    expect(code).toBe(1);
    expect(stderr).toMatch(/UNOBSERVABLE: The measurements add no information/);
  });

  it('tells what is wrong with its options and files', async () => {
    const [first = '', second = ''] = files();
    const sites = await command(
      'orbit-update',
      '--tdm',
      first,
      '--tdm',
      second,
      '--tdm',
      second,
      '--site',
      SITE[0]!,
      '--site',
      SITE[1]!,
      '--prior',
      first,
    );
    expect(sites).toMatchObject({ code: 2, stderr: expect.stringContaining(`--site: no site for ${second}`) });
    expect(await command(...args([first]))).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/--prior-sigma: .*prior\.oem has no covariance/),
    });
    expect(await command(...full('--model', 'three-body'))).toMatchObject({ code: 2 });
    expect(await command(...full('--prior-sigma', '1,2'))).toMatchObject({ code: 2 });
    const broken = file('broken.oem', 'CCSDS_OEM_VERS = 2.0\nCREATION_DATE = never\n');
    const malformed = await command('orbit-update', '--tdm', first, '--site', SITE[0]!, '--prior', broken);
    expect(malformed.code).toBe(1);
    expect(malformed.stderr).toMatch(/broken\.oem:?\d*: .*\[/);
    const text = file('not-an-orbit.txt', 'hello\n');
    expect(await command('orbit-update', '--tdm', first, '--site', SITE[0]!, '--prior', text)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/not-an-orbit\.txt: no orbit/),
    });
    expect(await command('orbit-update', '--tdm', text, '--site', SITE[0]!, '--prior', first)).toMatchObject({
      code: 1,
    });
  });
});
