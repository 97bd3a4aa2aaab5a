import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordValidation } from '../../../../conformance/ledger.ts';
import { command } from '../test-command.ts';

interface VerificationSet {
  readonly satellites: readonly {
    readonly id: string;
    readonly line1: string;
    readonly line2: string;
    readonly samples: readonly (readonly number[])[];
    readonly firstError: { readonly tsince_min: number; readonly code: number } | null;
  }[];
}

const conformance = (name: string) => new URL(`../../../../conformance/sgp4/${name}`, import.meta.url);
const { satellites } = JSON.parse(readFileSync(conformance('verification.json'), 'utf8')) as VerificationSet;
/** The set is printed to 1e-8 km; one centimetre would be a wrong branch. */
const ONE_MILLIMETRE_KM = 1e-6;

/** The line with its own checksum: one of the set has a wrong one. */
function signed(line: string): string {
  const sum = [...line.slice(0, 68)].reduce((total, sign) => total + (sign === '-' ? 1 : Number(sign) || 0), 0);
  return `${line.slice(0, 68)}${sum % 10}`;
}

describe('keepout propagate', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'keepout-propagate-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('gives the states of the SGP4 verification set', async () => {
    const offsetsKm: number[] = [];
    for (const { id, line1, line2, samples, firstError } of satellites) {
      const file = join(folder, `${id}.tle`);
      // The set carries step and span behind column 69.
      writeFileSync(file, `${signed(line1)}\n${signed(line2)}\n`);
      const good = samples.filter(([minutes]) => minutes! < (firstError?.tsince_min ?? Number.POSITIVE_INFINITY));
      if (good.length === 0) continue;
      const minutes = good.map(([at]) => at).join(',');
      const args = ['--catalogue', file, '--norad', String(Number(line1.slice(2, 7))), `--minutes=${minutes}`];
      const { code, stdout, stderr } = await command('propagate', ...args);
      expect(code, `${id} ${stderr}`).toBe(0);
      const rows = JSON.parse(stdout) as { positionKm: number[]; velocityKmS: number[]; error: null; frame: string }[];
      expect(rows).toHaveLength(good.length);
      rows.forEach((row, index) => {
        const [, x = 0, y = 0, z = 0] = good[index]!;
        const [px = 0, py = 0, pz = 0] = row.positionKm;
        offsetsKm.push(Math.hypot(px - x, py - y, pz - z));
        expect(Object.keys(row)).toEqual(['norad', 'time', 'frame', 'positionKm', 'velocityKmS', 'error']);
      });
    }
    expect(offsetsKm.length).toBeGreaterThan(200);
    recordValidation({
      room: 'cli',
      reference: 'propagate: SGP4 verification set through the command line',
      kind: 'repeat',
      origin: 'Vallado et al., AIAA 2006-6753, by python-sgp4 20a13b4, MIT',
      deviations: offsetsKm,
      unit: 'km',
      tolerance: ONE_MILLIMETRE_KM,
      stated: { accuracy: 1e-6, by: 'the table: 1e-6 km near Earth, 1e-5 km in deep space' },
    });
    expect(Math.max(...offsetsKm)).toBeLessThan(ONE_MILLIMETRE_KM);
  });

  it('tells where a set decays: error in the row, and 1', async () => {
    const decays = satellites.find((satellite) => satellite.firstError?.code === 6)!;
    const file = join(folder, 'decays.tle');
    writeFileSync(file, `${decays.line1.slice(0, 69)}\n${decays.line2.slice(0, 69)}\n`);
    const minutes = `0,${decays.firstError!.tsince_min}`;
    const norad = String(Number(decays.line1.slice(2, 7)));
    const { code, stdout } = await command('propagate', '--catalogue', file, '--norad', norad, '--minutes', minutes);
    expect(code).toBe(1);
    const [first, second] = JSON.parse(stdout);
    expect(first.error).toBeNull();
    expect(second).toMatchObject({ positionKm: null, velocityKmS: null, error: expect.stringMatching(/^6 /) });
  });

  it('gives the states of a day of real element sets, at UTC times', async () => {
    const wanted = readFileSync(conformance('states-20241101.csv'), 'utf8').trim().split('\n').slice(1);
    const sample = wanted.filter((_, index) => index % 40 === 0).map((line) => line.split(','));
    const catalogue = conformance('elements-20241101.csv').pathname;
    for (const [norad = '', time = '', error, x, y, z] of sample.slice(0, 25)) {
      const { stdout } = await command('propagate', '--catalogue', catalogue, '--norad', norad, '--at', time);
      const [row] = JSON.parse(stdout);
      if (error !== '0') {
        expect(row.error).toMatch(new RegExp(`^${error} `));
        continue;
      }
      const [px, py, pz] = row.positionKm;
      expect(Math.hypot(px - Number(x), py - Number(y), pz - Number(z)), norad).toBeLessThan(1e-5);
      expect(Date.parse(row.time)).toBe(Date.parse(time));
    }
  });

  it('turns the state into other frames without changing its length', async () => {
    const catalogue = conformance('elements-20241101.csv').pathname;
    const lengths = await Promise.resolve(
      (async () => {
        const radii: number[] = [];
        for (const frame of ['teme', 'gcrf', 'eme2000', 'itrf']) {
          const args = ['--catalogue', catalogue, '--norad', '204', '--minutes', '10', '--frame', frame];
          const [row] = JSON.parse((await command('propagate', ...args)).stdout);
          expect(row.frame).toBe(frame);
          radii.push(Math.hypot(...row.positionKm));
        }
        return radii;
      })(),
    );
    for (const length of lengths) expect(length).toBeCloseTo(lengths[0]!, 8);
  });

  it('names the file when it has no such object', async () => {
    const catalogue = conformance('elements-20241101.csv').pathname;
    const { code, stderr } = await command('propagate', '--catalogue', catalogue, '--norad', '1', '--minutes', '0');
    expect(code).toBe(1);
    expect(stderr).toMatch(/elements-20241101\.csv: object 1 is not among the \d+ objects/);
  });
});
