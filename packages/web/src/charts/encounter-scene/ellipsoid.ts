import { eigenSymmetric } from '@keepout/astro/covariance/positive-definite';
import type { Vec3 } from '@keepout/astro/nouns';
import { type SigmaEllipse, sigmaEllipse } from '../geometry/ellipse.ts';
import { dotProduct, type PictureAxes } from './camera.ts';
import type { Covariance3 } from './scene-encounter.ts';

/** Relative tolerance for an eigenvalue that rounding has made negative. */
const ROUNDING = 1e-9;

/**
 * Semi-axes of the one-sigma ellipsoid, the longest first, as vectors.
 *
 * Method   eigenvectors of the covariance, each as long as the root of its eigenvalue
 * @returns three vectors, m, RTN; null where the covariance is not positive semi-definite
 */
export function semiAxes(covarianceM2: Covariance3): readonly Vec3[] | null {
  if (!covarianceM2.every(Number.isFinite)) return null;
  const { values, vectors } = eigenSymmetric(Float64Array.from(covarianceM2), 3);
  const maximumEigenvalue = values[2] ?? 0;
  if (!(maximumEigenvalue > 0) || (values[0] ?? 0) < -ROUNDING * maximumEigenvalue) return null;
  return [2, 1, 0].map((column) => {
    const length = Math.sqrt(Math.max(0, values[column] ?? 0));
    return [0, 3, 6].map((row) => length * (vectors[row + column] ?? 0)) as unknown as Vec3;
  });
}

/**
 * Outline of the one-sigma ellipsoid in the picture.
 *
 * Method   the shadow of an ellipsoid under parallel rays is the ellipse of the projected covariance P C P^T
 * @returns semi-axes m, angle rad from the right of the picture, counter-clockwise; null without one
 */
export function ellipsoidOutline(covarianceM2: Covariance3, { right, up }: PictureAxes): SigmaEllipse | null {
  const ellipse = sigmaEllipse({
    xxM2: form(covarianceM2, right, right),
    xyM2: form(covarianceM2, right, up),
    yyM2: form(covarianceM2, up, up),
  });
  return ellipse.ok ? ellipse.value : null;
}

function form(c: Covariance3, a: Vec3, b: Vec3): number {
  return a.reduce(
    (sum, x, i) => sum + x * ((c[3 * i] ?? 0) * b[0] + (c[3 * i + 1] ?? 0) * b[1] + (c[3 * i + 2] ?? 0) * b[2]),
    0,
  );
}

/** The half of a principal circle that faces the eye, and the half behind: offsets from the centre, m, closed where they meet. */
export interface PrincipalCircle {
  readonly id: string;
  readonly front: readonly Vec3[];
  readonly back: readonly Vec3[];
}

const STEPS = 40;

/** The three circles in which the planes of the axes cut the one-sigma ellipsoid, each split where it turns from the eye. */
export function principalCircles(axes: readonly Vec3[], toward: Vec3): readonly PrincipalCircle[] {
  return (
    [
      [0, 1],
      [0, 2],
      [1, 2],
    ] as const
  ).flatMap(([i, j]) => {
    const [a, b] = [axes[i], axes[j]];
    if (a === undefined || b === undefined) return [];
    // Depth along the circle is one cosine: it faces the eye for half a turn about its crest.
    const crest = Math.atan2(dotProduct(b, toward), dotProduct(a, toward));
    const half = (from: number) =>
      Array.from({ length: STEPS + 1 }, (_, step): Vec3 => {
        const turn = from + (Math.PI * step) / STEPS;
        const [c, s] = [Math.cos(turn), Math.sin(turn)];
        return [a[0] * c + b[0] * s, a[1] * c + b[1] * s, a[2] * c + b[2] * s];
      });
    return [{ id: `${i}${j}`, front: half(crest - Math.PI / 2), back: half(crest + Math.PI / 2) }];
  });
}
