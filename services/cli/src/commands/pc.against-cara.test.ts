import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { recordValidation } from '../../../../conformance/ledger.ts';
import { command } from '../test-command.ts';

interface Reference {
  readonly cases: readonly {
    readonly cdmFile: string;
    readonly hbr: number;
    readonly missDistance: number;
    readonly expected: {
      readonly pc2dAfterTcaCorrection: { readonly value: number };
      readonly nc2d: { readonly value: number };
      readonly nc3d: { readonly value: number };
      readonly usageViolations: Readonly<Record<'pc2d' | 'nc2d', Readonly<Record<string, boolean>>>>;
    };
    readonly derived: { readonly maxPcByScalingCombinedCovariance?: number };
  }[];
}

const conformance = (path: string) => new URL(`../../../../conformance/${path}`, import.meta.url);
const { cases } = JSON.parse(readFileSync(conformance('pc/operational-conjunctions.json'), 'utf8')) as Reference;
const cdm = (name: string) => conformance(`ccsds/cdm/valid/${name}`).pathname;
/** The source corrects TCA along straight lines, the product along the orbits. */
const straightLines = 1e-4;
/** The source's own spread between its nonlinear methods. */
const nonlinear = 2.5e-3;

describe('keepout pc', () => {
  it('gives the figures of NASA CARA from the message file alone', async () => {
    const errors: number[] = [];
    for (const { cdmFile, hbr, missDistance, expected } of cases) {
      const { code, stdout, stderr } = await command('pc', cdm(cdmFile), '--hbr', String(hbr), '--json');
      expect(code, stderr).toBe(0);
      const report = JSON.parse(stdout);
      const { pc2dAfterTcaCorrection, nc2d, nc3d, usageViolations } = expected;
      const plane = report.methods['foster-1992'].pc / pc2dAfterTcaCorrection.value - 1;
      // The message's states stand at its printed TCA, a millisecond or so beside the closest approach.
      expect(report.missDistanceM).toBeLessThanOrEqual(missDistance + 1e-6);
      expect(report.missDistanceM).toBeGreaterThan(missDistance - 10);
      const is2dOff = Object.values(usageViolations.pc2d).includes(true);
      const isNcOff = Object.values(usageViolations.nc2d).includes(true);
      // Where the two-dimensional method holds at all.
      if (!is2dOff) errors.push(Math.abs(plane));
      const wanted = (is2dOff ? (isNcOff ? nc3d : nc2d) : pc2dAfterTcaCorrection).value;
      expect(Math.abs(report.recommended.pc / wanted - 1), cdmFile).toBeLessThan(nonlinear);
    }
    expect(errors.length).toBeGreaterThan(10);
    expect(Math.max(...errors)).toBeLessThan(straightLines);
    recordValidation({
      room: 'cli',
      reference: 'pc: 2D probability from CDM files',
      origin: 'NASA CARA Analysis Tools a80d016, NOSA',
      cases: errors.length,
      worst: Math.max(...errors),
      unit: 'relative',
      tolerance: straightLines,
    });
  });

  it('prints the documented JSON, every method by its name', async () => {
    const file = cdm(cases[0]!.cdmFile);
    const { stdout } = await command('pc', file, '--method', 'all', '--trials', '20000', '--json');
    const report = JSON.parse(stdout);
    expect(Object.keys(report)).toEqual([
      ...['tca', 'missDistanceM', 'relativeSpeedMps', 'hbrM', 'mahalanobis', 'dilution', 'maxPc', 'methods'],
      'recommended',
    ]);
    expect(Object.keys(report.methods).sort()).toEqual(
      [
        ...['foster-1992', 'chan-1997', 'alfano-2005', 'patera-2005', 'laas-2015', 'nc2d-hall-2021'],
        ...['nc3d-hall-2021', 'monte-carlo'],
      ].sort(),
    );
    for (const estimate of Object.values<Record<string, unknown>>(report.methods)) {
      expect(estimate).toMatchObject({ usable: expect.any(Boolean), reasons: expect.any(Array) });
    }
    expect(report.methods['monte-carlo']).toMatchObject({ lower: expect.any(Number), upper: expect.any(Number) });
    expect(report.tca).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/);
  });

  it('tells a person the same in a table', async () => {
    const { code, stdout } = await command('pc', cdm(cases[0]!.cdmFile));
    expect(code).toBe(0);
    expect(stdout).toMatch(/^TCA {2,}2021-03-15T21:29:55/);
    expect(stdout).toMatch(/^recommended {2,}\S+ \d\.\d+e-\d+$/m);
  });

  it('names line and keyword of a broken message', async () => {
    for (const [name, reason] of [
      ['CDM-covariance-wrong-entry-format.txt', /wrong-entry-format\.txt: line \d+.*is not a number/],
      ['CDM-missing-object2-state-vector.txt', /line \d+.*is missing/],
    ] as const) {
      const { code, stderr } = await command('pc', conformance(`ccsds/cdm/invalid/${name}`).pathname);
      expect(code).toBe(1);
      expect(stderr).toMatch(reason);
    }
    const { stderr } = await command('pc', conformance('ccsds/oem/valid/OEMExample1.txt').pathname);
    expect(stderr).toMatch(/This is an OEM, not a CDM|no such file/);
  });
});
