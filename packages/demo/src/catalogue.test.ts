import { fromUnixMs } from '@keepout/astro/epoch';
import { sgp4Ephemeris } from '@keepout/astro/sgp4/ephemeris';
import { describe, expect, test } from 'vitest';
import { sampled } from '../../../scripts/property-runs.mjs';
import { RESERVED_NUMBERS, regimeOf } from '../test/regime.ts';
import { makeCatalogue } from './catalogue.ts';
import { LAST_FIVE_DIGIT_NUMBER, pieceLetters } from './catalogue-identity.ts';

const nowTaiS = fromUnixMs(Date.UTC(2026, 2, 5, 10));
const catalogue = makeCatalogue({ seed: 1, nowTaiS });

/** Public catalogue of 2024-11-01 (26,834 objects): counts by regime of ../shared/reference/catalogue/gp_20241101. */
const PUBLIC_COUNTS = {
  LEO: 22_182,
  'LEO-MEO': 1_162,
  GTO: 539,
  HEO: 163,
  MEO: 515,
  GEO: 1_102,
  OTHER: 1_171,
} as const;

describe('generated catalogue', () => {
  test('has the asked number of objects, each with its own number and designator', () => {
    expect(catalogue).toHaveLength(30_000);
    expect(new Set(catalogue.map((object) => object.noradId)).size).toBe(30_000);
    const designated = catalogue.filter((object) => object.cosparId !== '').map((object) => object.cosparId);
    expect(new Set(designated).size).toBe(designated.length);
    expect(designated.every((id) => /^\d{4}-\d{3}[A-Z]{1,3}$/.test(id))).toBe(true);
    expect(makeCatalogue({ seed: 1, nowTaiS, count: 1234 })).toHaveLength(1234);
  });

  test.each(sampled([120_000, 200_000], 2))('of %d objects has as many numbers and designators', (count) => {
    const grown = makeCatalogue({ seed: 1, nowTaiS, count });
    expect(new Set(grown.map(({ noradId }) => noradId)).size).toBe(count);
    const designated = grown.map(({ cosparId }) => cosparId).filter((id) => id !== '');
    expect(new Set(designated).size).toBe(designated.length);
    expect(designated.filter((id) => !/^\d{4}-\d{3}[A-Z]{1,3}$/.test(id))).toEqual([]);
  });

  test('leaves the numbers of the scripted objects free and holds six and nine digits', () => {
    const { first, last } = RESERVED_NUMBERS;
    expect(catalogue.some(({ noradId }) => noradId >= first && noradId <= last)).toBe(false);
    expect(catalogue.filter(({ noradId }) => noradId > LAST_FIVE_DIGIT_NUMBER).length).toBeGreaterThan(1_000);
    expect(catalogue.filter(({ noradId }) => noradId > 339_999).length).toBeGreaterThan(20);
  });

  test('is the same for the same seed and another for another', () => {
    const [first, same, other] = [1, 1, 2].map((seed) => makeCatalogue({ seed, nowTaiS, count: 3000 }));
    expect(same).toEqual(first);
    expect(other![700]).not.toEqual(first![700]);
  });

  test('follows the public catalogue by regime; only low orbit has grown', () => {
    for (const [regime, count] of Object.entries(PUBLIC_COUNTS)) {
      const generated = catalogue.filter((object) => regimeOf(object) === regime).length;
      expect(generated / count, regime).toBeGreaterThan(0.95);
      expect(generated / count, regime).toBeLessThan(1.16);
    }
  });

  test('keeps its epochs in the last two days, but for a few stale ones', () => {
    const ages = catalogue.map((object) => (nowTaiS - object.epochTaiS) / 86_400);
    expect(Math.min(...ages)).toBeGreaterThan(0);
    expect(ages.filter((age) => age > 2.2).length / ages.length).toBeLessThan(0.01);
    expect(Math.max(...ages)).toBeLessThan(10);
  });

  test('gives a state for all but a few objects through the coming week', () => {
    const out = new Float64Array(6);
    for (const days of [0, 7]) {
      const lost = catalogue.filter((object) => !sgp4Ephemeris(object).stateAt(nowTaiS + days * 86_400, out)).length;
      expect(lost).toBeLessThan(30);
    }
  });
});

test('piece letters leave out I and O and go on with two letters', () => {
  expect([0, 7, 8, 12, 13, 23, 24, 47, 48].map(pieceLetters)).toEqual(['A', 'H', 'J', 'N', 'P', 'Z', 'AA', 'AZ', 'BA']);
});
