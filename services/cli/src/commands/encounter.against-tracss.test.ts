import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { judge } from '@keepout/assessment/judge';
import type { Party } from '@keepout/assessment/orbit/party';
import { parseUtc } from '@keepout/astro/epoch';
import type { StateVector } from '@keepout/astro/nouns';
import { closestApproaches } from '@keepout/conjunction/encounter/refine-tca';
import { computePc } from '@keepout/conjunction/pc/compute-pc';
import { describe, expect, it, onTestFinished } from 'vitest';
import { recordValidation } from '../../../../conformance/ledger.ts';
import { command } from '../test-command.ts';
import { DEFAULT_RULES } from './pc-verdict.ts';

const place = (name: string) => new URL(`../../../../conformance/tracss/${name}`, import.meta.url);
const [header = '', ...lines] = readFileSync(place('answer_key_spherical.csv'), 'utf8').trim().split('\n');
const names = header.split(',');
const rows = lines.map((line) => {
  const texts = line.split(',');
  return (name: string): string => texts[names.indexOf(name)]!;
});
const ORIGIN =
  'Dataset for Conjunction Assessment Verification (AerospaceIVVDataset_20251009a, CC0-1.0), a public excerpt';
const RADIUS_M = 1;
/** What the set holds in place of smaller probabilities. */
const FLOOR = 1e-10;
const ONE_MILLIMETRE = 1e-3;
/** As printed, of states and covariances that are printed themselves. */
const SEVEN_DIGITS = 5e-7;
const ONE_METRE = 1;
const ONE_MILLISECOND = 1e-3;

const stateOf = (row: (name: string) => string, n: 1 | 2): StateVector => ({
  epochTaiS: 0,
  frame: 'EME2000',
  positionM: [1000 * Number(row(`x${n}`)), 1000 * Number(row(`y${n}`)), 1000 * Number(row(`z${n}`))],
  velocityMps: [1000 * Number(row(`vx${n}`)), 1000 * Number(row(`vy${n}`)), 1000 * Number(row(`vz${n}`))],
});

/** Positions alone; the velocities are as if they were known. */
function covarianceOf(row: (name: string) => string, n: 1 | 2): Float64Array {
  const matrix = new Float64Array(36);
  for (const [i, j] of [
    [1, 1],
    [1, 2],
    [1, 3],
    [2, 2],
    [2, 3],
    [3, 3],
  ] as const) {
    const term = 1e6 * Number(row(`c${n}_${i}${j}`));
    matrix[6 * (i - 1) + j - 1] = term;
    matrix[6 * (j - 1) + i - 1] = term;
  }
  return matrix;
}

const objectOf = (row: (name: string) => string, n: 1 | 2) => ({
  state: stateOf(row, n),
  covariance: { epochTaiS: 0, frame: 'RTN' as const, matrix: covarianceOf(row, n) },
});

/** A straight path of a second around the event, and its covariance of positions. */
function oemOf(row: (name: string) => string, n: 1 | 2): string {
  const [x, v] = ['', 'v'].map((kind) => ['x', 'y', 'z'].map((axis) => Number(row(`${kind}${axis}${n}`))));
  const epoch = row('epoch').replace(' ', 'T');
  const base = Date.parse(`${epoch.slice(0, 19)}Z`);
  const fraction = Number(`0${epoch.slice(19)}`);
  const at = (second: number): string => `${new Date(base + 1000 * second).toISOString().slice(0, 19)}.000000`;
  const states = [-2, -1, 0, 1, 2, 3].map((second) => {
    const place = x!.map((km, axis) => (km + v![axis]! * (second - fraction)).toFixed(9));
    return [at(second), ...place, ...v!.map((kmS) => kmS.toFixed(12))].join(' ');
  });
  const term = (i: number, j: number): string => row(`c${n}_${Math.min(i, j)}${Math.max(i, j)}`);
  const matrix = [1, 2, 3].map((i) => Array.from({ length: i }, (_, j) => term(i, j + 1)).join(' '));
  const still = [4, 5, 6].map((i) => Array.from({ length: i }, (_, j) => (j + 1 === i ? '1e-12' : '0')).join(' '));
  return [
    'CCSDS_OEM_VERS = 2.0',
    `CREATION_DATE = ${at(0)}`,
    'ORIGINATOR = TEST',
    'META_START',
    `OBJECT_NAME = ${row(`obj${n}`)}`,
    `OBJECT_ID = ${row(`obj${n}`)}`,
    'CENTER_NAME = EARTH',
    'REF_FRAME = EME2000',
    'TIME_SYSTEM = UTC',
    `START_TIME = ${at(-2)}`,
    `STOP_TIME = ${at(3)}`,
    'META_STOP',
    ...states,
    'COVARIANCE_START',
    ...[0, 1].flatMap((second) => [`EPOCH = ${at(second)}`, 'COV_REF_FRAME = RTN', ...matrix, ...still]),
    'COVARIANCE_STOP',
    '',
  ].join('\n');
}

const partyOf = (row: (name: string) => string, n: 1 | 2): Party => ({
  noradId: Number(row(`obj${n}`)),
  designator: row(`obj${n}`),
  name: '',
  cosparId: '',
  objectType: 'UNKNOWN',
  manoeuvrable: 'N/A',
  size: {},
  orbitSource: 'OCM',
  ephemerisName: 'NONE',
  orbitAgeS: () => undefined,
  covarianceAt: () => ({ source: 'OEM', covariance: objectOf(row, n).covariance }),
});

describe('the public verification set', () => {
  it('has the geometry and the Mahalanobis distances that we find, 11 of 11', () => {
    const [lengths, distances] = [[] as number[], [] as number[]];
    for (const row of rows) {
      const states = [stateOf(row, 1), stateOf(row, 2)] as const;
      const parties = [partyOf(row, 1), partyOf(row, 2)] as const;
      const { report } = judge({ states, parties, isAtTca: true, messageRadiusM: RADIUS_M }, DEFAULT_RULES, 0);
      const { missDistanceM, relativeSpeedMps, relativePositionRtnM, mahalanobis } = report.summary;
      lengths.push(
        missDistanceM - 1000 * Number(row('min_range')),
        relativeSpeedMps - 1000 * Number(row('Vrel')),
        ...['x', 'y', 'z'].map((axis, i) => relativePositionRtnM[i]! - 1000 * Number(row(`local_${axis}1`))),
      );
      const printed = Number(row('mdistance'));
      distances.push(mahalanobis! / printed - 1);
    }
    recordValidation({
      room: 'cli',
      reference: 'Public verification set: miss, speed and relative place of 11 events',
      origin: ORIGIN,
      deviations: lengths.map(Math.abs),
      unit: 'm, m/s',
      tolerance: ONE_MILLIMETRE,
      reason: 'Its states are printed to a micrometre to a millimetre.',
    });
    expect(Math.max(...lengths.map(Math.abs))).toBeLessThan(ONE_MILLIMETRE);
    expect(Math.max(...distances.map(Math.abs))).toBeLessThan(SEVEN_DIGITS);
  });

  it('has the probability that we find in the plane, where it is above its floor', () => {
    const above = rows.filter((row) => Number(row('prob')) > FLOOR);
    const deviations = above.map((row) => {
      const report = computePc({
        primary: objectOf(row, 1),
        secondary: objectOf(row, 2),
        hardBodyRadiusM: RADIUS_M,
        isAtTca: true,
        methods: ['foster-1992'],
      });
      if (!report.ok) throw new Error(report.fault.code);
      return Math.abs(report.value.methods['foster-1992']!.pc! / Number(row('prob')) - 1);
    });
    expect(above).toHaveLength(1);
    recordValidation({
      room: 'cli',
      reference: 'Public verification set: probability of collision above its floor',
      origin: ORIGIN,
      deviations,
      unit: 'relative',
      tolerance: 1e-4,
      reason: 'The set takes the density at the middle times the area; ours is the integral over the disc.',
    });
    expect(Math.max(...deviations)).toBeLessThan(1e-4);
  });

  it('keepout encounter finds its event from the two ephemerides', async () => {
    const files = [place('47401.ocm').pathname, place('95025.ocm').pathname];
    const { code, stdout, stderr } = await command('encounter', ...files, '--hbr', '1', '--json');
    expect(code, stderr).toBe(0);
    const [encounter, ...others] = JSON.parse(stdout);
    expect(others).toEqual([]);
    const row = rows.find((candidate) => candidate('obj1') === '47401')!;
    const instant = (text: string): number => {
      const parsed = parseUtc(text);
      return parsed.ok ? parsed.value : Number.NaN;
    };
    const epochErrorS = Math.abs(instant(encounter.tca) - instant(row('epoch').replace(' ', 'T')));
    const missErrorM = Math.abs(encounter.missDistanceKm - Number(row('min_range'))) * 1000;
    expect(epochErrorS).toBeLessThan(ONE_MILLISECOND);
    recordValidation({
      room: 'cli',
      reference: 'Public verification set: closest approach of two ephemerides',
      origin: ORIGIN,
      deviations: [missErrorM],
      unit: 'm',
      tolerance: ONE_METRE,
      reason: 'Published with the set; two reference codes differ by 6.8 cm at most.',
    });
    expect(missErrorM).toBeLessThan(ONE_METRE);
    expect(encounter).toMatchObject({ mahalanobis: null, confidence: 'bound', method: 'alfano-no-covariance' });
    expect(encounter.pcPlane).toBeNull();
  });

  it('keepout encounter states the probability in the plane of the key, of two ephemerides with its states and covariances', async () => {
    const row = rows.find((candidate) => Number(candidate('prob')) > FLOOR)!;
    const folder = mkdtempSync(join(tmpdir(), 'keepout-encounter-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const files = ([1, 2] as const).map((n) => join(folder, `${n}.oem`));
    for (const n of [1, 2] as const) writeFileSync(files[n - 1]!, oemOf(row, n));
    const { code, stdout, stderr } = await command('encounter', ...files, '--hbr', String(RADIUS_M), '--json');
    expect(code, stderr).toBe(0);
    const [encounter] = JSON.parse(stdout);
    expect(Math.abs(encounter.pcPlane / Number(row('prob')) - 1)).toBeLessThan(1e-3);
    expect(encounter.mahalanobis).toBeCloseTo(Number(row('mdistance')), 3);
  });

  it('keepout encounter says why two files have none', async () => {
    const file = place('47401.ocm').pathname;
    const none = await command(
      'encounter',
      file,
      new URL('../../../../conformance/realism/SOURCE.md', import.meta.url).pathname,
    );
    expect([none.code, none.stderr.includes('an ephemeris (OEM or OCM) is required')]).toEqual([1, true]);
    const itself = await command('encounter', file, file, '--json');
    expect([itself.code, JSON.parse(itself.stdout)]).toEqual([0, []]);
    expect((await command('encounter', file, file, '--hbr', '-1')).code).toBe(2);
  });
});

describe('closest approaches of two orbits', () => {
  it('are all found, each minimum of the distance', () => {
    const line = (x: (t: number) => number, v: (t: number) => number) => ({
      frame: 'EME2000' as const,
      startTaiS: 0,
      stopTaiS: 1000,
      stateAt(t: number, out: Float64Array) {
        out.set([x(t), 0, 0, v(t), 0, 0]);
        return true;
      },
    });
    const still = line(
      () => 0,
      () => 0,
    );
    const swinging = line(
      (t) => 2 + Math.cos(t / 50),
      (t) => -Math.sin(t / 50) / 50,
    );
    const approaches = closestApproaches(still, swinging, 0, 1000);
    expect(approaches.ok && approaches.value.map(({ tcaTaiS }) => Number((tcaTaiS / 50 / Math.PI).toFixed(6)))).toEqual(
      [1, 3, 5],
    );
  });
});
