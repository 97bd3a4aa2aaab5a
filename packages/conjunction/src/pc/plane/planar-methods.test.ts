import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { alfano2005 } from './alfano-2005.ts';
import { chan1997 } from './chan-1997.ts';
import { foster1992 } from './foster-1992.ts';
import { laas2015 } from './laas-2015.ts';
import { patera2005 } from './patera-2005.ts';
import { mahalanobisSquared, type PrincipalEncounter } from './principal-encounter.ts';

function encounter(
  meanMinorM: number,
  meanMajorM: number,
  sigmaMinorM: number,
  sigmaMajorM: number,
  hardBodyRadiusM: number,
): PrincipalEncounter {
  return { meanMinorM, meanMajorM, sigmaMinorM, sigmaMajorM, hardBodyRadiusM, repair: 'ok' };
}

const { rows } = JSON.parse(
  readFileSync(new URL('../../../../../conformance/pc/disc-integrals.json', import.meta.url), 'utf8'),
) as { rows: [number, number, number, number, number, number][] };
const cases = rows.map(([m1, m2, s1, s2, radius, value]) => ({ at: encounter(m1, m2, s1, s2, radius), value }));
const plain = cases.filter(({ at, value }) => at.hardBodyRadiusM < 20 * at.sigmaMinorM && value > 1e-200);

describe('methods for one and the same disc integral, against 40-digit quadrature', () => {
  test('Alfano keeps eight digits, and never leaves 0..1', () => {
    expect(plain.length).toBeGreaterThan(100);
    for (const { at, value } of plain)
      expect(Math.abs(alfano2005(at) / value - 1), JSON.stringify(at)).toBeLessThan(1e-8);
    expect(alfano2005(encounter(0, 0, 1, 1, 100))).toBeCloseTo(1, 12);
  });

  test('Patera keeps eight digits where the value is not far down the tail, and never leaves 0..1', () => {
    const nearby = plain.filter(({ value }) => value > 1e-12);
    expect(nearby.length).toBeGreaterThan(40);
    for (const { at, value } of nearby)
      expect(Math.abs(patera2005(at) / value - 1), JSON.stringify(at)).toBeLessThan(1e-8);
    for (const { at } of cases) {
      expect(patera2005(at)).toBeGreaterThanOrEqual(0);
      expect(patera2005(at)).toBeLessThanOrEqual(1);
    }
  });

  test('Patera is smooth where the edge of the disc passes the centre of the density', () => {
    for (const miss of [9.99, 10, 10.01]) {
      const at = encounter(0, miss, 20, 40, 10);
      expect(patera2005(at) / foster1992(at)).toBeCloseTo(1, 9);
    }
  });

  test('the bounds of Laas hold the value, and its series is the value where it settles', () => {
    let settled = 0;
    for (const { at, value } of cases) {
      const { pc, lower, upper, terms } = laas2015(at);
      expect(lower).toBeLessThanOrEqual(value * (1 + 1e-9));
      expect(upper).toBeGreaterThanOrEqual(value * (1 - 1e-9));
      expect(lower).toBeGreaterThanOrEqual(0);
      expect(upper).toBeLessThanOrEqual(1);
      if (pc === undefined) expect(terms).toBe(0);
      else if (value > 1e-290) {
        settled++;
        expect(pc).toBe(lower);
        expect(Math.abs(pc / value - 1), JSON.stringify(at)).toBeLessThan(1e-9);
        expect(upper / lower - 1).toBeLessThan(2e-13);
      }
    }
    expect(settled).toBeGreaterThan(80);
  });

  test('Laas needs a term for each power that counts, and few for a small disc', () => {
    expect(laas2015(encounter(10, 10, 100, 100, 0.1)).terms).toBeLessThan(6);
    const wide = laas2015(encounter(0, 1, 1, 1, 60));
    expect(wide.terms).toBeGreaterThan(1000);
    expect(wide.pc).toBeCloseTo(1, 9);
  });

  test('without its series Laas still bounds from both sides', () => {
    // A round density around the disc's centre: 1 - exp(-p), p = R^2/2s^2, far beyond the series.
    const inside = laas2015(encounter(0, 0, 1, 1, 200));
    expect(inside.pc).toBeUndefined();
    expect(inside.lower).toBeCloseTo(1, 12);
    expect(inside.upper).toBeCloseTo(1, 10);
    const outside = laas2015(encounter(0, 900, 1, 1, 100));
    expect(outside).toEqual({ lower: 0, upper: 1, terms: 0 });
  });
});

describe('Chan', () => {
  test('is exact when the density is round', () => {
    for (const [miss, sigma, radius] of [
      [0, 5, 3],
      [0, 1, 12],
      [4, 5, 3],
      [40, 5, 3],
      [100, 20, 90],
      [300, 10, 20],
      [30, 1, 25],
    ] as const) {
      const at = encounter(0.6 * miss, 0.8 * miss, sigma, sigma, radius);
      expect(Math.abs(chan1997(at) / foster1992(at) - 1), JSON.stringify(at)).toBeLessThan(1e-9);
    }
    expect(chan1997(encounter(0, 0, 2, 2, 3))).toBeCloseTo(1 - Math.exp(-9 / 8), 13);
    expect(chan1997(encounter(0, 0, 1, 1, 50))).toBeCloseTo(1, 10);
  });

  test('replaces the ellipse by the circle of the same area', () => {
    const at = encounter(30, 40, 10, 40, 5);
    const round = encounter(Math.sqrt(mahalanobisSquared(at)) * 20, 0, 20, 20, 5);
    expect(chan1997(at) / foster1992(round)).toBeCloseTo(1, 10);
  });
});

test('a small disc has the density at its centre', () => {
  for (const at of [encounter(30, 40, 10, 40, 1e-3), encounter(0, 0, 3, 7, 1e-3), encounter(9, 0, 3, 7, 1e-3)]) {
    const atCentre = at.hardBodyRadiusM ** 2 / (2 * at.sigmaMinorM * at.sigmaMajorM);
    expect((atCentre * Math.exp(-0.5 * mahalanobisSquared(at))) / foster1992(at)).toBeCloseTo(1, 6);
  }
});

test('a body without end is hit, and a point is not', () => {
  expect(foster1992(encounter(10, 10, 1, 1, Number.POSITIVE_INFINITY))).toBe(1);
  expect(foster1992(encounter(10, 10, 1, 1, 0))).toBe(0);
});
