import { formatUtcZ, parseUtc } from '@keepout/astro/epoch';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../../scripts/property-runs.mjs';
import { RowText } from './row-text.ts';

const written = (write: (text: RowText) => void): string => {
  const text = new RowText();
  write(text);
  return Buffer.from(text.take()).toString();
};
const tie = fc.tuple(fc.nat(1e7), fc.constantFrom(0.5, 0.25, 0)).map(([n, half]) => (n + half) / 1e6);
const decimals = fc.oneof(fc.double({ min: 0, max: 1e5, noNaN: true }), tie);

describe('numbers of a row', () => {
  it('are those of toFixed and toExponential, ties included', () => {
    fc.assert(
      fc.property(decimals, (value) => {
        expect(written((text) => text.fixed6(value))).toBe(value.toFixed(6));
      }),
      { numRuns: runs(2000) },
    );
    const probability = fc.oneof(
      fc.double({ min: 1e-18, max: 1, noNaN: true }),
      fc.tuple(fc.nat(9_999_999), fc.integer({ min: 1, max: 14 })).map(([n, e]) => n / 10 ** e),
      fc.constantFrom(0, 1, 0.1, 9.999_999_5e-5, 9.999_999_4e-5, 1e-7, 1e-12),
    );
    fc.assert(
      fc.property(probability, (value) => {
        expect(written((text) => text.exponential6(value))).toBe(value.toExponential(6));
      }),
      { numRuns: runs(2000) },
    );
  });

  it('are whole numbers and millionths to the last digit', () => {
    fc.assert(
      fc.property(fc.nat(1e9), fc.nat(999_999), (whole, rest) => {
        expect(written((text) => text.integer(whole))).toBe(String(whole));
        const expected = `${whole}.${String(rest).padStart(6, '0')}`;
        expect(written((text) => text.millionths(whole * 1e6 + rest))).toBe(expected);
      }),
    );
  });

  it('are UTC as everywhere else, over minutes, days and a leap second, in any order', () => {
    const leap = parseUtc('2016-12-31T23:58:00');
    if (!leap.ok) throw new Error('no leap second');
    const near = fc.integer({ min: -90_000, max: 240_000 }).map((ms) => Math.round(leap.value * 1000) + ms);
    const ms = fc.oneof(near, fc.integer({ min: 0, max: 2e12 }));
    fc.assert(
      fc.property(fc.array(ms, { maxLength: 30 }), (list) => {
        const text = written((row) => {
          for (const epochMs of list) row.utcZ(epochMs);
        });
        expect(text).toBe(list.map((epochMs) => formatUtcZ(epochMs / 1000)).join(''));
      }),
    );
  });
});
