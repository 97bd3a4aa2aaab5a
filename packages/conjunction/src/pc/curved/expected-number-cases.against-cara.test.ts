import { describe, expect, test } from 'vitest';
import { cases, objectOf, type ReferenceCase } from '../../../test/reference.ts';
import { CLIP_FACTOR } from '../../covariance/repair.ts';
import { nc2dHall2021 } from './nc2d-hall-2021.ts';
import { nc3dHall2021 } from './nc3d-hall-2021.ts';
import { type OrbitError, orbitError } from './orbit-error.ts';
import { type OverlapTrack, overlapTrack } from './overlap-track.ts';
import { usageIndices } from './usage.ts';

interface Figure {
  readonly value: number;
}
type Case = ReferenceCase<{ readonly nc2d: Figure; readonly nc3d: Figure }>;
const all = cases<Case>('operational-conjunctions.json');
const inBetween = all.find(({ id }) => id.startsWith('000035946_conj_000030648'))!;
const distant = all.find(({ id }) => id.startsWith('000025994_conj_000026980'))!;
const slow = all.find(({ id }) => id.startsWith('000048901_conj_000048903_20211219_182317'))!;

function orbits(c: Case): { first: OrbitError; second: OrbitError; radiusM: number; track: OverlapTrack } {
  const [first, second] = [orbitError(objectOf(c.object1))!, orbitError(objectOf(c.object2))!];
  const radiusM = Number(c.hbr);
  return { first, second, radiusM, track: overlapTrack(first, second, radiusM, (CLIP_FACTOR * radiusM) ** 2) };
}

describe('single conjunctions of NASA CARA', () => {
  for (const [name, c] of [
    ['one whose overlap peaks 47 s after closest approach', inBetween],
    ['one whose errors overlap far from the means', distant],
  ] as const) {
    test(`${name}: flux over a sphere and over a disc give the same number, which is the published one`, () => {
      const { track } = orbits(c);
      const planar = nc2dHall2021(track)!;
      const spherical = nc3dHall2021(track)!;
      expect(Math.abs(planar.pc / c.expected.nc2d.value - 1)).toBeLessThan(1e-4);
      expect(Math.abs(spherical.expectedNumber / c.expected.nc3d.value - 1)).toBeLessThan(1e-3);
      // The source's spheres lie 0.08 percent above its discs, ours do not.
      expect(Math.abs(spherical.expectedNumber / planar.pc - 1)).toBeLessThan(5e-5);
      expect(spherical.crossings.map(({ peakTimeS }) => peakTimeS)).toEqual([planar.peakTimeS]);
      expect(spherical.insideAtStart).toBe(0);
    });
  }

  test('a slow one, ten minutes off, is added up within the span of the encounter', () => {
    const { track } = orbits(slow);
    const estimate = nc3dHall2021(track)!;
    expect(Math.abs(estimate.expectedNumber / slow.expected.nc3d.value - 1)).toBeLessThan(1e-3);
    expect(estimate.startS).toBeGreaterThan(track.span.startS);
    expect(estimate.stopS).toBeLessThan(track.span.stopS);
  });

  test('one whose overlap is deepest at an end of the span is followed beyond it, and further crossings are not', () => {
    const beyond = all.find(({ id }) => id.startsWith('000048901_conj_000048903_20211219_235030'))!;
    const { track, first } = orbits(beyond);
    const quarterS = (0.5 * Math.PI) / first.mean[0]!;
    expect(track.span.startS / -quarterS).toBeCloseTo(1.5, 2);
    expect(track.main!.peakTimeS).toBeLessThan(-quarterS);
    expect(Math.abs(nc3dHall2021(track)!.expectedNumber / beyond.expected.nc3d.value - 1)).toBeLessThan(1e-3);
  });

  test('the usage indices say how long it lasts, how far off, and how wrong a plane is', () => {
    const { first, second, radiusM, track } = orbits(inBetween);
    const indices = usageIndices(first, second, radiusM)!;
    const { peakTimeS, widthS } = nc2dHall2021(track)!;
    const limitS = Math.PI / Math.max(first.mean[0]!, second.mean[0]!);
    // 1e-16 of a normal distribution lies beyond 8.3 deviations to both sides.
    expect((indices.stopS - indices.startS) / widthS).toBeCloseTo(16.6, 1);
    expect(0.5 * (indices.startS + indices.stopS)).toBeCloseTo(peakTimeS, 0);
    expect(indices.extended).toBeCloseTo((indices.stopS - indices.startS) / (2 * limitS), 12);
    expect(indices.offset).toBeCloseTo(indices.stopS / (2 * limitS), 12);
    expect(indices.inaccuracy).toBeGreaterThan(0.02);
    expect(indices.inaccuracy).toBeLessThanOrEqual(1);
  });
});
