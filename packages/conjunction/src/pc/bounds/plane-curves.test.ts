import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../../scripts/property-runs.mjs';
import { foster1992 } from '../plane/foster-1992.ts';
import { principalEncounter } from '../plane/principal-encounter.ts';
import { dilution } from './dilution.ts';
import { type PlaneFigures, planeCurves } from './plane-curves.ts';

const round = (sigma: number) => ({ xx: sigma * sigma, yx: 0, yy: sigma * sigma });
const FIGURES: PlaneFigures = {
  missXM: 300,
  missYM: 400,
  primaryM2: round(60),
  secondaryM2: round(800),
  hardBodyRadiusM: 5,
};

function curvesOf(figures: PlaneFigures, limits?: readonly number[]) {
  const curves = planeCurves(figures, limits);
  if (curves === undefined) throw new Error('no curves');
  return curves;
}

describe('the curves over covariance scale and radius', () => {
  test('E-21 pass through the probability of today and hold the maximum', () => {
    const { pc, common, primary, secondary, radius } = curvesOf(FIGURES);
    const present = principalEncounter(300, 400, round(Math.hypot(60, 800)), 5);
    expect(pc).toBeCloseTo(foster1992(present), 15);
    for (const { points } of [common, primary, secondary]) expect(points.find(({ scale }) => scale === 1)?.pc).toBe(pc);
    expect(radius.find(({ hardBodyRadiusM }) => hardBodyRadiusM === 5)?.pc).toBe(pc);
    expect(common.max.scale).toBeCloseTo(dilution(present).scaleAtMax, 6);
    expect(common.max.pc).toBeCloseTo(dilution(present).maxPc, 12);
    expect(common.points.some(({ scale }) => scale === common.max.scale)).toBe(true);
  });

  test('E-21 a small disc has its maximum where the deviation is the miss over root two', () => {
    const { common, secondary } = curvesOf(FIGURES);
    const sigmaM = Math.hypot(60, 800);
    expect(common.max.scale * sigmaM).toBeCloseTo(500 / Math.SQRT2, 1);
    // The secondary alone has to make up what the primary brings already.
    expect(Math.hypot(secondary.max.scale * 800, 60)).toBeCloseTo(500 / Math.SQRT2, 1);
    expect(secondary.max.pc).toBeCloseTo(common.max.pc, 12);
    expect(secondary.better.pc).toBeCloseTo(common.max.pc, 10);
    expect(secondary.better.scale).toBeLessThan(1);
  });

  test('E-21 one covariance alone may do the most where it vanishes', () => {
    const { primary } = curvesOf({ ...FIGURES, secondaryM2: round(500) });
    expect(primary.max.scale).toBe(0);
    expect(primary.better.scale).toBe(0);
    expect(primary.better.pc).toBeCloseTo(primary.max.pc, 15);
    expect(primary.max.pc).toBeCloseTo(foster1992(principalEncounter(300, 400, round(500), 5)), 15);
  });

  test('E-21 no point of any curve lies over its maximum, and the radius curve rises', () => {
    const sigma = fc.double({ min: 1, max: 5e3, noNaN: true });
    const miss = fc.double({ min: -5e3, max: 5e3, noNaN: true });
    fc.assert(
      fc.property(
        sigma,
        sigma,
        sigma,
        miss,
        miss,
        fc.double({ min: 0.5, max: 40, noNaN: true }),
        (a, b, c, x, y, r) => {
          const curves = curvesOf({
            missXM: x,
            missYM: y,
            primaryM2: { xx: a * a, yx: 0, yy: b * b },
            secondaryM2: round(c),
            hardBodyRadiusM: r,
          });
          for (const { points, max } of [curves.common, curves.primary, curves.secondary])
            for (const { pc } of points) expect(pc).toBeLessThanOrEqual(max.pc * (1 + 1e-6));
          for (const { points, better } of [curves.primary, curves.secondary])
            for (const { scale, pc } of points) if (scale <= 1) expect(pc).toBeLessThanOrEqual(better.pc * (1 + 1e-4));
          for (const [index, point] of curves.radius.entries())
            expect(point.pc).toBeGreaterThanOrEqual((curves.radius[index - 1]?.pc ?? 0) * (1 - 1e-6));
        },
      ),
      { numRuns: runs(40) },
    );
  });

  test('E-21 the radius at which a limit is reached lies on the curve where it is near', () => {
    const { radius, pc } = curvesOf(FIGURES, [1e-3]);
    expect(pc).toBeLessThan(1e-3);
    expect(radius.at(-1)?.pc).toBeGreaterThan(1e-3);
  });

  test('E-21 there are none without a usable covariance or a body', () => {
    const none = { xx: -1, yx: 0, yy: -1 };
    expect(planeCurves({ ...FIGURES, primaryM2: none, secondaryM2: none })).toBeUndefined();
    expect(planeCurves({ ...FIGURES, hardBodyRadiusM: 0 })).toBeUndefined();
  });
});
