import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ellipsePoints, type PlaneCovariance, sigmaEllipse } from './ellipse.ts';
import { mahalanobis } from './mahalanobis.ts';

function ellipseOf(covariance: PlaneCovariance) {
  const result = sigmaEllipse(covariance);
  if (!result.ok) throw new Error(result.fault.code);
  return result.value;
}

describe('the one-sigma ellipse', () => {
  it('has the sigmas as semi-axes where the covariance is diagonal', () => {
    const { aM, bM, angleRad } = ellipseOf({ xxM2: 900, xyM2: 0, yyM2: 16 });
    expect([aM, bM, angleRad]).toEqual([30, 4, 0]);
  });

  it('lies along y where the variance in y is the larger', () => {
    expect(ellipseOf({ xxM2: 4, xyM2: 0, yyM2: 25 })).toEqual({ aM: 5, bM: 2, angleRad: Math.PI / 2 });
  });

  it('lies at 45 degrees where the variances are equal and the correlation positive', () => {
    const { aM, bM, angleRad } = ellipseOf({ xxM2: 5, xyM2: 4, yyM2: 5 });
    expect((angleRad * 180) / Math.PI).toBeCloseTo(45, 12);
    expect(aM).toBeCloseTo(3, 12);
    expect(bM).toBeCloseTo(1, 12);
  });

  it('is a segment where the covariance is singular', () => {
    const { aM, bM } = ellipseOf({ xxM2: 10_000, xyM2: 10_000, yyM2: 10_000 });
    expect(aM).toBeCloseTo(Math.sqrt(20_000), 9);
    expect(bM).toBe(0);
  });

  it('is refused where the covariance is not positive, zero, or not a number', () => {
    expect(sigmaEllipse({ xxM2: 100, xyM2: 900, yyM2: 100 })).toMatchObject({
      fault: { code: 'covariance-not-positive', leastEigenvalueM2: -800 },
    });
    expect(sigmaEllipse({ xxM2: 0, xyM2: 0, yyM2: 0 })).toMatchObject({ fault: { code: 'covariance-not-positive' } });
    expect(sigmaEllipse({ xxM2: Number.NaN, xyM2: 0, yyM2: 1 })).toMatchObject({
      fault: { code: 'covariance-not-finite' },
    });
  });

  it('has every point of its n-sigma outline at n sigma of Mahalanobis distance', () => {
    const length = fc.double({ min: 0.5, max: 5000, noNaN: true });
    fc.assert(
      fc.property(
        length,
        fc.double({ min: 0.01, max: 1, noNaN: true }),
        fc.double({ min: -1.5, max: 1.5, noNaN: true }),
        (a, ratio, angle) => {
          const b = a * ratio;
          const [c, s] = [Math.cos(angle), Math.sin(angle)];
          const covariance = {
            xxM2: a * a * c * c + b * b * s * s,
            xyM2: (a * a - b * b) * c * s,
            yyM2: a * a * s * s + b * b * c * c,
          };
          for (const [x, y] of ellipsePoints(ellipseOf(covariance), 3, [0, 0], 8)) {
            expect(mahalanobis(covariance, x, y)).toBeCloseTo(3, 4);
          }
        },
      ),
    );
  });
});

describe('the Mahalanobis distance', () => {
  it('counts sigmas along the axes of a diagonal covariance', () => {
    expect(mahalanobis({ xxM2: 100, xyM2: 0, yyM2: 4 }, 30, 0)).toBe(3);
    expect(mahalanobis({ xxM2: 100, xyM2: 0, yyM2: 4 }, 0, 3)).toBe(1.5);
  });

  it('does not exist for a singular covariance', () => {
    expect(mahalanobis({ xxM2: 1, xyM2: 1, yyM2: 1 }, 1, 2)).toBeNull();
  });
});
