import { determinant3 } from '../../linear/symmetric3.ts';
import { gaussLegendre, sphereRule } from '../numbers/unit-sphere.ts';
import { type RelativeError, sharpnessOf } from './relative-error.ts';

const FEWEST_RINGS = 6;
const MOST_RINGS = 40;
const FEWEST_SHELLS = 8;

/**
 * Probability that two objects stand nearer to each other than a radius at one time.
 *
 * Method   the normal density of the relative position over the ball: Gauss-Legendre in the radius, product rule on the
 *          sphere, both the finer the larger the ball against the smallest deviation
 */
export function insideProbability(relative: RelativeError, radiusM: number): number {
  const { positionM: mean, positionInverse: inverse, positionM2 } = relative;
  const order = Math.min(MOST_RINGS, Math.ceil(FEWEST_RINGS + 2 * radiusM * sharpnessOf(relative)));
  const shells = gaussLegendre(Math.min(MOST_RINGS, FEWEST_SHELLS + order));
  const { rings, around } = sphereRule(order);
  let sum = 0;
  for (let shell = 0; shell < shells.length; shell += 2) {
    const r = radiusM * shells[shell]!;
    let onShell = 0;
    for (let ring = 0; ring < rings.length; ring += 3) {
      const z = r * rings[ring]! - mean[2];
      for (let k = 0; k < around.length; k += 2) {
        const x = r * rings[ring + 1]! * around[k]! - mean[0];
        const y = r * rings[ring + 1]! * around[k + 1]! - mean[1];
        const exponent =
          inverse[0]! * x * x +
          inverse[4]! * y * y +
          inverse[8]! * z * z +
          2 * (inverse[1]! * x * y + inverse[2]! * x * z + inverse[5]! * y * z);
        onShell += rings[ring + 2]! * Math.exp(-0.5 * exponent);
      }
    }
    sum += shells[shell + 1]! * r * r * onShell;
  }
  return Math.min(1, (sum * radiusM) / ((2 * Math.PI) ** 1.5 * Math.sqrt(determinant3(positionM2))));
}
