import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatUtcZ } from '@keepout/astro/epoch';
import { afterAll, describe, expect, it } from 'vitest';
import example from '../../../../conformance/interpolation/example1.json' with { type: 'json' };
import { recordValidation } from '../../../../conformance/ledger.ts';
import { command } from '../test-command.ts';

/** The source counts seconds of its own. */
const timeOf = (seconds: number): string => formatUtcZ(seconds, 6);
const lowerRows = (matrix: readonly (readonly number[])[]): string =>
  matrix.map((row, i) => row.slice(0, i + 1).join(' ')).join('\n');

const [times, nodes] = [example.T5[0]!, example.X5];
const oem = `CCSDS_OEM_VERS = 2.0
CREATION_DATE = 2026-11-23T00:00:00
ORIGINATOR = TEST
META_START
OBJECT_NAME = A
OBJECT_ID = 2000-001A
CENTER_NAME = EARTH
REF_FRAME = EME2000
TIME_SYSTEM = UTC
START_TIME = ${timeOf(times[0]!)}
STOP_TIME = ${timeOf(times.at(-1)!)}
META_STOP
${times.map((time, i) => `${timeOf(time)} ${nodes[i]!.join(' ')}`).join('\n')}
COVARIANCE_START
EPOCH = ${timeOf(example.T1[0]![0]!)}
${lowerRows(example.P1)}
EPOCH = ${timeOf(example.T2[0]![0]!)}
${lowerRows(example.P2)}
COVARIANCE_STOP
`;
const truthTime = timeOf(example.T[0]![0]!);

const folder = mkdtempSync(join(tmpdir(), 'keepout-interpolate-'));
afterAll(() => rmSync(folder, { recursive: true }));
function fileOf(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}

const ONE_METRE = 1e-3;
/** Of the product of both deviations of a term. */
const THOUSANDTH = 1e-3;

describe('keepout interpolate', () => {
  it('gives the covariance between two nodes, positive as they are', async () => {
    const { code, stdout, stderr } = await command('interpolate', fileOf('a.oem', oem), '--at', truthTime, '--json');
    expect(code, stderr).toBe(0);
    const [state] = JSON.parse(stdout);
    const missKm = Math.hypot(...[0, 1, 2].map((i) => state.positionKm[i] - example.X[i]![0]!));
    expect(missKm).toBeLessThan(ONE_METRE);
    expect(state.isPositive).toBe(true);
    const { P: truth } = example;
    const deviations = truth.flatMap((row, i) =>
      row.map((term, j) => Math.abs(state.covarianceKm[i][j] - term) / Math.sqrt(truth[i]![i]! * truth[j]![j]!)),
    );
    recordValidation({
      room: 'cli',
      reference: 'Covariance between two points of an ephemeris, condition number 9e15',
      origin: 'NASA CARA Analysis Tools, StateCovInterpolation: its unit test (NOSA)',
      deviations,
      unit: 'of the product of two deviations',
      tolerance: THOUSANDTH,
      reason: 'Both neighbours are carried by two-body motion; what the truth has besides is not in them.',
    });
    expect(Math.max(...deviations)).toBeLessThan(THOUSANDTH);
  });

  it('tells the states of a public OCM as it has them, with what it does without the book', async () => {
    const file = join(import.meta.dirname, '../../../../conformance/tracss/47401.ocm');
    const { code, stdout, stderr } = await command('interpolate', file, '--at', '2025-01-01T12:02:07.302080', '--json');
    expect(code, stderr).toBe(0);
    expect(stderr).toContain(`${file}:1: CCSDS_OCM_VERS: CCSDS_OCM_VERS is "502.0-B-3"; it must be one of 3.0.`);
    const [{ positionKm, covarianceKm }] = JSON.parse(stdout);
    const written = [1262.2255461732, -4238.0570252271, 5319.6853697862];
    expect(Math.hypot(...written.map((km, axis) => km - positionKm[axis]))).toBeLessThan(1e-6);
    expect(covarianceKm).toBeNull();
  });

  it('says what it is useable for where a time lies outside, and what no ephemeris is', async () => {
    const file = fileOf('a.oem', oem);
    const outside = await command('interpolate', file, '--at', '2024-01-01T00:00:00Z');
    expect(outside.code).toBe(1);
    expect(outside.stderr).toContain('no state at 2024-01-01T00:00:00.000Z; it is usable from 2000-01-03T');
    const broken = await command('interpolate', fileOf('cut.oem', oem.slice(0, 700)), '--at', truthTime);
    expect(broken.code).toBe(1);
    const empty = await command('interpolate', fileOf('empty.oem', ''), '--at', truthTime);
    expect([empty.code, empty.stderr]).toEqual([1, `keepout: ${join(folder, 'empty.oem')}: the file is empty\n`]);
    const other = await command('interpolate', fileOf('x.csv', 'a,b\n1,2\n'), '--at', truthTime);
    expect(other.stderr).toContain('an ephemeris (OEM or OCM) is required');
    expect((await command('interpolate', file, '--at', 'noon')).code).toBe(2);
  });
});
