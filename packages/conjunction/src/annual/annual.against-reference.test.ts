import { describe, expect, it } from 'vitest';
import weekly from '../../../../conformance/annual/weekly-counts.json' with { type: 'json' };
import { recordValidation } from '../../../../conformance/ledger.ts';
import { annualRisk, countEncounters } from './collision-rate.ts';
import { type Bounded, poissonInterval } from './poisson-interval.ts';

/** The source takes 52.178 weeks for a year, we 52.17857. */
const ROUNDED_WEEKS = 2e-5;
const ONE_BILLIONTH = 1e-9;

interface Printed {
  readonly value: number;
  readonly lo95: number;
  readonly hi95: number;
}

const off = (ours: Bounded, printed: Printed): number =>
  Math.max(
    Math.abs(ours.value / printed.value - 1),
    Math.abs(ours.lower / printed.lo95 - 1),
    Math.abs(ours.upper / printed.hi95 - 1),
  );

describe('annual statistics', () => {
  it('rates, yearly probabilities and their limits are those of the weekly counts', () => {
    const offsets = weekly.cases.map((row) => {
      const count = { events: row.eventsInSevenDays.within5km, withinM: 5000, windowDays: 7 };
      const risk = annualRisk(count, 10);
      return Math.max(
        off(risk.encountersPerYear, row.annualRateWithin5km),
        off(risk.probability, row.annualCollisionProbabilityFor10mRadius),
      );
    });
    recordValidation({
      room: 'conjunction',
      reference: 'yearly collision probability from weekly counts',
      origin: 'derived from brute-force screening of public catalogues (CelesTrak), with exact Poisson limits',
      deviations: offsets,
      unit: 'relative',
      tolerance: ROUNDED_WEEKS,
      reason: 'the source takes 52.178 weeks for a year, we 52.17857: 1.1e-5',
      note: 'A check of the arithmetic: no yearly figures with full inputs have been published.',
    });
    expect(Math.max(...offsets)).toBeLessThan(ROUNDED_WEEKS);
  });

  it('the counts within 2 and 1 km bear out that encounters grow as the square of the radius', () => {
    // Expected from the count within 5 km against the counts themselves, summed over all primaries.
    const sum = (key: 'within5km' | 'within2km' | 'within1km') =>
      weekly.cases.reduce((total, row) => total + row.eventsInSevenDays[key], 0);
    const five = sum('within5km');
    for (const [key, radius] of [
      ['within2km', 2],
      ['within1km', 1],
    ] as const) {
      const { lower, upper } = poissonInterval(sum(key), 0.999);
      const expected = five * (radius / 5) ** 2;
      expect(expected).toBeGreaterThan(lower);
      expect(expected).toBeLessThan(upper);
    }
  });
});

describe('Poisson interval', () => {
  it('has the limits of the chi-square distribution', () => {
    // Half the 2.5 and 97.5 per cent points of chi-square for 2n and 2n + 2 degrees of freedom, by mpmath 1.4 with 30 digits.
    const table: [number, number, number][] = [
      [0, 0, 3.688879454114],
      [1, 0.02531780798429, 5.571643390939],
      [5, 1.623486390118, 11.66833207932],
      [10, 4.795388696132, 18.39035604202],
      [100, 81.36399125092, 121.6267937924],
    ];
    for (const [count, lower, upper] of table) {
      const ours = poissonInterval(count, 0.95);
      expect(Math.abs(ours.lower - lower)).toBeLessThan(ONE_BILLIONTH);
      expect(Math.abs(ours.upper - upper)).toBeLessThan(ONE_BILLIONTH);
    }
  });

  it('encloses its count, and more so at a higher level', () => {
    for (const count of [0, 1, 3, 30, 3000]) {
      const ours = poissonInterval(count, 0.95);
      const wide = poissonInterval(count, 0.99);
      expect(ours.lower).toBeLessThanOrEqual(count);
      expect(ours.upper).toBeGreaterThan(count);
      expect(wide.lower).toBeLessThanOrEqual(ours.lower);
      expect(wide.upper).toBeGreaterThan(ours.upper);
    }
  });
});

describe('what counts, and what a threshold is worth', () => {
  it('leaves out slow neighbours and the far', () => {
    const encounters = [
      { missDistanceM: 900, relativeSpeedMps: 12_000 },
      { missDistanceM: 1100, relativeSpeedMps: 12_000 },
      { missDistanceM: 10, relativeSpeedMps: 3 },
    ];
    expect(countEncounters(encounters, 1000)).toBe(1);
  });
});
