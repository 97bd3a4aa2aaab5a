import { fail, ok, type Result } from '@keepout/units/result';

/** A symmetric 2x2 covariance in the encounter plane, m². */
export interface PlaneCovariance {
  readonly xxM2: number;
  readonly xyM2: number;
  readonly yyM2: number;
}

/** One-sigma ellipse: semi-axes and the angle of the long axis from +x, counter-clockwise with y up. */
export interface SigmaEllipse {
  readonly aM: number;
  readonly bM: number;
  readonly angleRad: number;
}

export type EllipseFault =
  | { readonly code: 'covariance-not-finite' }
  | { readonly code: 'covariance-not-positive'; readonly leastEigenvalueM2: number };

/** Relative tolerance for an eigenvalue that rounding has made negative. */
const ROUNDING = 1e-9;

/**
 * The one-sigma ellipse of a 2x2 covariance.
 *
 * Method   eigenvalues of the symmetric block; angle 0.5 atan2(2 cxy, cxx - cyy)
 * Assumes  positive semi-definite; a singular block gives a segment (b = 0)
 * Frame    that of the block
 *
 * @returns ok: semi-axes m, angle rad in (-pi/2, pi/2]   |   fault: "covariance-not-finite" | "covariance-not-positive"
 */
export function sigmaEllipse({ xxM2, xyM2, yyM2 }: PlaneCovariance): Result<SigmaEllipse, EllipseFault> {
  if (![xxM2, xyM2, yyM2].every(Number.isFinite)) return fail({ code: 'covariance-not-finite' });
  const mean = (xxM2 + yyM2) / 2;
  const spread = Math.hypot((xxM2 - yyM2) / 2, xyM2);
  const minimumEigenvalueM2 = mean - spread;
  const maximumEigenvalueM2 = mean + spread;
  if (maximumEigenvalueM2 <= 0 || minimumEigenvalueM2 < -ROUNDING * maximumEigenvalueM2)
    return fail({ code: 'covariance-not-positive', leastEigenvalueM2: minimumEigenvalueM2 });
  return ok({
    aM: Math.sqrt(maximumEigenvalueM2),
    bM: Math.sqrt(Math.max(0, minimumEigenvalueM2)),
    angleRad: 0.5 * Math.atan2(2 * xyM2, xxM2 - yyM2),
  });
}

/** Half width and half height of the box around the n-sigma ellipse: n times the two sigmas. @returns m */
export function ellipseHalfBox(
  covariance: PlaneCovariance,
  sigmas: number,
): { halfWidthM: number; halfHeightM: number } {
  return {
    halfWidthM: sigmas * Math.sqrt(Math.max(0, covariance.xxM2)),
    halfHeightM: sigmas * Math.sqrt(Math.max(0, covariance.yyM2)),
  };
}

/** Points on the n-sigma ellipse about a centre, counter-clockwise with y up, closed by the reader. @returns [x, y] m */
export function ellipsePoints(
  ellipse: SigmaEllipse,
  sigmas: number,
  centre: readonly [number, number],
  count = 96,
): readonly (readonly [number, number])[] {
  const cos = Math.cos(ellipse.angleRad);
  const sin = Math.sin(ellipse.angleRad);
  return Array.from({ length: count }, (_, index) => {
    const turn = (2 * Math.PI * index) / count;
    const u = sigmas * ellipse.aM * Math.cos(turn);
    const v = sigmas * ellipse.bM * Math.sin(turn);
    return [centre[0] + u * cos - v * sin, centre[1] + u * sin + v * cos] as const;
  });
}
