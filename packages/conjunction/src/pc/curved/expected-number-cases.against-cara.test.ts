import { describe, expect, test } from 'vitest';
import { cases, objectOf, type ReferenceCase } from '../../../test/reference.ts';
import { nc2dHall2021 } from './nc2d-hall-2021.ts';
import { nc3dHall2021 } from './nc3d-hall-2021.ts';
import { type OrbitError, orbitError } from './orbit-error.ts';
import { usageIndices } from './usage.ts';

interface Figure {
  readonly value: number;
}
type Case = ReferenceCase<{ readonly nc2d: Figure; readonly nc3d: Figure }>;
const all = cases<Case>('operational-conjunctions.json');
const inBetween = all.find(({ id }) => id.startsWith('000035946_conj_000030648'))!;
const distant = all.find(({ id }) => id.startsWith('000025994_conj_000026980'))!;
const slow = all.find(({ id }) => id.startsWith('000048901_conj_000048903_20211219_182317'))!;

function orbits(c: Case): { first: OrbitError; second: OrbitError; radiusM: number; limitS: number } {
  const [first, second] = [orbitError(objectOf(c.object1))!, orbitError(objectOf(c.object2))!];
  return { first, second, radiusM: Number(c.hbr), limitS: Math.PI / Math.max(first.mean[0]!, second.mean[0]!) };
}

describe('single conjunctions of NASA CARA', () => {
  for (const [name, c] of [
    ['one whose overlap peaks 47 s after closest approach', inBetween],
    ['one whose errors overlap far from the means', distant],
  ] as const) {
    test(`${name}: flux over a sphere and over a disc give the same number, which is the published one`, () => {
      const { first, second, radiusM, limitS } = orbits(c);
      const planar = nc2dHall2021(first, second, radiusM, limitS)!;
      const spherical = nc3dHall2021(first, second, radiusM, limitS)!;
      expect(Math.abs(planar.pc / c.expected.nc2d.value - 1)).toBeLessThan(1e-4);
      expect(Math.abs(spherical.pc / c.expected.nc3d.value - 1)).toBeLessThan(1e-3);
      // The source's spheres lie 0.08 percent above its discs, ours do not.
      expect(Math.abs(spherical.pc / planar.pc - 1)).toBeLessThan(5e-5);
      expect(spherical.peakTimeS).toBe(planar.peakTimeS);
      expect(spherical.widthS).toBe(planar.widthS);
    });
  }

  test('a slow one is integrated over a span around its deepest overlap', () => {
    const { first, second, radiusM, limitS } = orbits(slow);
    const found = nc3dHall2021(first, second, radiusM, limitS)!;
    expect(Math.abs(found.pc / slow.expected.nc3d.value - 1)).toBeLessThan(1e-3);
    const half = 0.5 * limitS;
    const windowed = nc3dHall2021(first, second, radiusM, limitS, [found.peakTimeS - half, found.peakTimeS + half])!;
    expect(windowed.pc).toBe(found.pc);
  });

  test('windows side by side share the number out, and one that ends before the orbits meet holds nothing', () => {
    const { first, second, radiusM, limitS } = orbits(inBetween);
    const { pc, peakTimeS, widthS } = nc3dHall2021(first, second, radiusM, limitS)!;
    const inWindow = (from: number, to: number): number =>
      nc3dHall2021(first, second, radiusM, limitS, [peakTimeS + from * widthS, peakTimeS + to * widthS])!.pc;
    expect(inWindow(-40, 40) / pc).toBeCloseTo(1, 4);
    expect((inWindow(-40, 0) + inWindow(0, 40)) / pc).toBeCloseTo(1, 3);
    expect(inWindow(-60, -20) / pc).toBeLessThan(1e-8);
  });

  test('no number is given where the peak lies outside the limit', () => {
    const { first, second, radiusM } = orbits(inBetween);
    expect(nc2dHall2021(first, second, radiusM, 10)).toBeUndefined();
  });

  test('the usage indices say how long it lasts, how far off, and how wrong a plane is', () => {
    const { first, second, radiusM, limitS } = orbits(inBetween);
    const indices = usageIndices(first, second, radiusM)!;
    const { peakTimeS, widthS } = nc2dHall2021(first, second, radiusM, limitS)!;
    // 1e-16 of a normal distribution lies beyond 8.3 deviations to both sides.
    expect((indices.stopS - indices.startS) / widthS).toBeCloseTo(16.6, 1);
    expect(0.5 * (indices.startS + indices.stopS)).toBeCloseTo(peakTimeS, 0);
    expect(indices.extended).toBeCloseTo((indices.stopS - indices.startS) / (2 * limitS), 12);
    expect(indices.offset).toBeCloseTo(indices.stopS / (2 * limitS), 12);
    expect(indices.inaccuracy).toBeGreaterThan(0.02);
    expect(indices.inaccuracy).toBeLessThanOrEqual(1);
  });
});
