import { describe, expect, it } from 'vitest';
import weekly from '../../../../conformance/annual/weekly-counts.json' with { type: 'json' };
import { isNightly } from '../../../../scripts/property-runs.mjs';
import { command } from '../test-command.ts';

const conformance = (name: string) => new URL(`../../../../conformance/screening/${name}`, import.meta.url).pathname;
const catalogue = conformance('elements-20241101.csv');
const statistics = (...args: string[]) =>
  command('statistics', '--catalogue', catalogue, '--start', '2024-11-01T00:00:00Z', '--workers', '2', ...args);
/** The source takes 52.178 weeks for a year, we 52.17857. */
const ROUNDED_WEEKS = 2e-5;

describe('keepout statistics', () => {
  it('counts what the reference counts in a week, with its rates, limits and probabilities', async () => {
    // The excerpt of the catalogue holds all that pass these primaries.
    const cases = weekly.cases
      .filter((testCase) => testCase.catalogue === 'catalogue/2024-11-01')
      .slice(0, isNightly ? 3 : 1);
    expect(cases).toHaveLength(isNightly ? 3 : 1);
    for (const testCase of cases) {
      const { code, stdout, stderr } = await statistics(
        '--norad',
        String(testCase.primary),
        '--radius-m',
        '10',
        '--json',
      );
      expect(code, stderr).toBe(0);
      const { counting, flux, manoeuvres } = JSON.parse(stdout);
      const { value, lo95, hi95 } = testCase.annualRateWithin5km;
      expect(counting.events5km, String(testCase.primary)).toBe(testCase.eventsInSevenDays.within5km);
      expect(Math.abs(counting.rate5km / value - 1)).toBeLessThan(ROUNDED_WEEKS);
      expect(Math.abs(counting.lo95 / lo95 - 1)).toBeLessThan(ROUNDED_WEEKS);
      expect(Math.abs(counting.hi95 / hi95 - 1)).toBeLessThan(ROUNDED_WEEKS);
      const probability = testCase.annualCollisionProbabilityFor10mRadius.value;
      expect(Math.abs(counting.probability / probability - 1)).toBeLessThan(ROUNDED_WEEKS);
      expect(flux.rate5km).toBeGreaterThan(0);
      expect(flux.probability).toBeCloseTo(-Math.expm1(-flux.rate5km * 4e-6), 12);
      for (const level of manoeuvres) {
        expect(level.reduction + level.residual).toBeCloseTo(flux.rate5km * 4e-6, 12);
        expect(level.perYear).toBeGreaterThanOrEqual(level.reduction);
      }
    }
  });

  it('prints a table to be read', async () => {
    const { code, stdout } = await statistics('--norad', '20580', '--radius-m', '10', '--days', '1');
    expect(code).toBe(0);
    expect(stdout).toMatch(/flux +\d/);
    expect(stdout).toMatch(/counting +\d/);
    expect(stdout).toMatch(/1e-4 .*%/);
  });

  it('counts from the newest epoch of the catalogue unless told otherwise', async () => {
    const args = ['--norad', '20580', '--radius-m', '10', '--days', '1', '--json'];
    const { stdout } = await command('statistics', '--catalogue', catalogue, ...args);
    expect(JSON.parse(stdout)).toMatchObject({ start: expect.stringMatching(/^2024-10-31T22:00:02/), days: 1 });
  });

  it('names what is missing, what has come down, and what it cannot take', async () => {
    const missing = await statistics('--norad', '1', '--radius-m', '10');
    expect(missing).toMatchObject({ code: 1, stderr: expect.stringMatching(/--norad 1: the catalogue has no such/) });
    const radius = await statistics('--norad', '20580', '--radius-m', '-1');
    expect(radius).toMatchObject({ code: 2, stderr: expect.stringMatching(/--radius-m -1: must be/) });
    const start = await statistics('--norad', '20580', '--radius-m', '1', '--start', 'soon');
    expect(start).toMatchObject({ code: 2, stderr: expect.stringMatching(/--start soon/) });
    const later = ['--start', '2034-11-01T00:00:00Z'];
    const decayed = await statistics('--norad', '25544', '--radius-m', '10', ...later);
    expect(decayed).toMatchObject({ code: 1, stderr: expect.stringMatching(/--norad 25544: no orbit from 2034-/) });
  });
});
