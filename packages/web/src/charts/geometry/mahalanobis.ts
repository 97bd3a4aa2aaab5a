import type { PlaneCovariance } from './ellipse.ts';

/**
 * Mahalanobis distance of an offset in the encounter plane: how many sigmas lie between.
 *
 * Method   sqrt(d' C^-1 d) with the closed inverse of a 2x2 block
 * @param covariance m²   @param dxM number m   @param dyM number m
 * @returns number, dimensionless; null where the block has no inverse
 */
export function mahalanobis({ xxM2, xyM2, yyM2 }: PlaneCovariance, dxM: number, dyM: number): number | null {
  const determinant = xxM2 * yyM2 - xyM2 * xyM2;
  if (!(determinant > 1e-12 * xxM2 * yyM2) || xxM2 <= 0 || yyM2 <= 0) return null;
  const square = (yyM2 * dxM * dxM - 2 * xyM2 * dxM * dyM + xxM2 * dyM * dyM) / determinant;
  return Math.sqrt(Math.max(0, square));
}
