import type { Vec3 } from '@keepout/astro/nouns';
import { cross, dot, norm, unit } from '@keepout/astro/vector';
import { determinant3, eigen3, type Symmetric3 } from '../../linear/symmetric3.ts';
import { decay } from '../../numbers/decay.ts';
import { NONE_ABOVE, positivePart } from '../../numbers/positive-part.ts';
import { type SphereRule, stripRule } from '../../numbers/unit-sphere.ts';
import { collidingVelocity, type RelativeError } from './relative-error.ts';

const INVERSE_SQRT_TWO_PI = 1 / Math.sqrt(2 * Math.PI);

/** Symmetric 3x3: xx, yy, zz, xy, xz, yz. */
type Form = readonly [number, number, number, number, number, number];

/** Terms of the flux at one time for any scale of the errors: in axes along the mean velocity of the hits. */
interface FlowAxes {
  /** Inverse of the position covariance; velocity by position; velocity error that is left. */
  readonly inverse: Form;
  readonly slope: Form;
  readonly left: Form;
  /** Inverse times the mean position; mean velocity less its correlation with the mean position. */
  readonly pulled: Vec3;
  readonly velocity: Vec3;
  readonly square: number;
  readonly density: number;
}

/** The same with the pole along the smallest deviation of the position. */
interface ThinAxes {
  readonly axes: FlowAxes;
  readonly thinnestM: number;
  readonly middleM: number;
  /** Component of the mean position along the pole. */
  readonly thinM: number;
}

/** A relative error, and its axes where requested: computed once for all scales. */
export interface Flow {
  readonly relative: RelativeError;
  axes: FlowAxes | undefined;
  thin: ThinAxes | undefined;
}

export function flowOf(relative: RelativeError): Flow {
  return { relative, axes: undefined, thin: undefined };
}

/** Resolution of a strip: across it, and around it, where the inward speed has a kink along half of a circle that few directions would miss. */
export interface StripFineness {
  readonly perSigma: number;
  readonly fewestAround: number;
}

/** Of equal steps a deviation needs no more: a normal curve is then known to 5e-9. */
const EVEN_PER_SIGMA = 1;
const FEWEST_ALONG = 6;
const MOST_ALONG = 60;
const MOST_AROUND = 240;

/**
 * Rate of hits at one time: R^2 times the integral over the sphere of inward speed times density.
 *
 * Method   forms of the unit normal u in the axes of the flow: exponent (R u - m)' A^-1 (R u - m) / 2, inward speed normal with mean
 *          -u'(v + S (R u - m)) and variance u' L u; scaled errors leave S and multiply A and L
 *
 * @param rule              nodes on the sphere; its pole is laid along the mean velocity of those that hit
 * @param largestExponent   points less dense than exp of its negative are left out
 * @param scale             factor on all deviations
 */
export function sphereFlux(flow: Flow, radius: number, rule: SphereRule, largestExponent: number, scale = 1): number {
  flow.axes ??= flowAxes(flow.relative, poleOf(collidingVelocity(flow.relative)));
  return fluxThrough(flow.axes, radius, rule, largestExponent, scale);
}

/**
 * The same where the sphere is large against the smallest deviation: the flux passes it in a strip around the axis of that deviation, and
 * rings elsewhere would be looked at for nothing.
 *
 */
export function stripFlux(
  flow: Flow,
  radius: number,
  { perSigma, fewestAround }: StripFineness,
  largestExponent: number,
  scale = 1,
): number {
  flow.thin ??= thinAxes(flow.relative);
  const { thin } = flow;
  const reach = thin.thinnestM * scale * Math.sqrt(2 * largestExponent);
  const from = Math.max(-1, (thin.thinM - reach) / radius);
  const to = Math.min(1, (thin.thinM + reach) / radius);
  if (!(to > from)) return 0;
  const deviations = ((to - from) * radius) / (thin.thinnestM * scale);
  const even = Math.min(EVEN_PER_SIGMA, perSigma);
  const isWhole = from > -1 && to < 1;
  const along = isWhole ? even * deviations : FEWEST_ALONG + perSigma * deviations;
  const around = Math.min(
    MOST_AROUND,
    Math.ceil(fewestAround + (2 * Math.PI * even * radius) / (thin.middleM * scale)),
  );
  const rule = stripRule(from, to, Math.min(MOST_ALONG, Math.ceil(along)), around, isWhole);
  return fluxThrough(thin.axes, radius, rule, largestExponent, scale);
}

function fluxThrough(
  { inverse, slope, left, pulled, velocity, square, density }: FlowAxes,
  radius: number,
  { rings, ringCount, around }: SphereRule,
  largestExponent: number,
  scale: number,
): number {
  const sharper = 1 / (scale * scale);
  const ofExponent = 0.5 * radius * radius * sharper;
  const a0 = inverse[0] * ofExponent;
  const a1 = inverse[1] * ofExponent;
  const a2 = inverse[2] * ofExponent;
  const a3 = inverse[3] * ofExponent;
  const a4 = inverse[4] * ofExponent;
  const a5 = 2 * inverse[5] * ofExponent;
  const s0 = slope[0] * radius;
  const s1 = slope[1] * radius;
  const s2 = slope[2] * radius;
  const s3 = slope[3] * radius;
  const s4 = slope[4] * radius;
  const s5 = 2 * slope[5] * radius;
  const scaleSquare = scale * scale;
  const l0 = left[0] * scaleSquare;
  const l1 = left[1] * scaleSquare;
  const l2 = left[2] * scaleSquare;
  const l3 = left[3] * scaleSquare;
  const l4 = left[4] * scaleSquare;
  const l5 = 2 * left[5] * scaleSquare;
  const px = pulled[0] * radius * sharper;
  const py = pulled[1] * radius * sharper;
  const pz = pulled[2] * radius * sharper;
  const vx = velocity[0];
  const vy = velocity[1];
  const vz = velocity[2];
  const atCentre = 0.5 * square * sharper;
  const stride = (4 * Math.PI) / around.length;
  const secondHarmonic = 2 * Math.sqrt((a1 - a2) * (a1 - a2) + a5 * a5);
  let sum = 0;
  for (let ring = 0; ring < 3 * ringCount; ring += 3) {
    const x = rings[ring]!;
    const sine = rings[ring + 1]!;
    const a = a0 * x * x - px * x + atCentre;
    const s = s0 * x * x + vx * x;
    const l = l0 * x * x;
    const ay = 2 * a3 * x - py;
    const az = 2 * a4 * x - pz;
    const sy = 2 * s3 * x + vy;
    const sz = 2 * s4 * x + vz;
    const ly = 2 * l3 * x;
    const lz = 2 * l4 * x;
    // The second derivative of the exponent around the ring is no larger: it stays above a parabola of that curvature.
    const bend = (Math.sqrt(ay * ay + az * az) + sine * secondHarmonic) * sine;
    let onRing = 0;
    for (let k = 0; k < around.length; k += 2) {
      const y = sine * around[k]!;
      const z = sine * around[k + 1]!;
      const exponent = a + y * (ay + a1 * y + a5 * z) + z * (az + a2 * z);
      if (exponent > largestExponent) {
        if (!(bend > 0)) break;
        const rise = y * (az + 2 * a2 * z + a5 * y) - z * (ay + 2 * a1 * y + a5 * z);
        const reach = (rise + Math.sqrt(rise * rise + 2 * bend * (exponent - largestExponent))) / bend;
        k += 2 * Math.max(0, Math.floor(reach / stride) - 1);
        continue;
      }
      const outward = s + y * (sy + s1 * y + s5 * z) + z * (sz + s2 * z);
      const variance = l + y * (ly + l1 * y + l5 * z) + z * (lz + l2 * z);
      let inward = outward < 0 ? -outward : 0;
      // Beyond this number of sigmas all are inbound, or none.
      if (outward * outward < NONE_ABOVE * NONE_ABOVE * variance) {
        const sigma = Math.sqrt(variance);
        inward += sigma * positivePart(Math.abs(outward) / sigma);
      }
      if (inward !== 0) onRing += inward * decay(Math.max(0, exponent));
    }
    sum += onRing * rings[ring + 2]!;
  }
  return (radius * radius * density * sum) / (scale * scale * scale);
}

function thinAxes(relative: RelativeError): ThinAxes {
  const { values, vectors } = eigen3(relative.positionM2);
  return {
    axes: flowAxes(relative, vectors[0]),
    thinnestM: Math.sqrt(values[0]),
    middleM: Math.sqrt(values[1]),
    thinM: dot(vectors[0], relative.positionM),
  };
}

function flowAxes(relative: RelativeError, pole: Vec3): FlowAxes {
  const { positionM: mean, velocityMps, positionInverse, crossM2ps, velocityM2ps2, positionM2 } = relative;
  const side = unit(cross(pole, Math.abs(pole[0]) < 0.8 ? [1, 0, 0] : [0, 1, 0]));
  const axes = [pole, side, cross(pole, side)] as const;
  // B' A^-1: correlation of the mean velocity with the position. C - B' A^-1 B: remaining covariance given the position.
  const slope = product(transposed(crossM2ps), positionInverse);
  const explainedM2ps2 = product(slope, crossM2ps);
  const pulled = applied(positionInverse, mean);
  const drift = applied(slope, mean);
  return {
    inverse: turned(positionInverse, axes),
    slope: turned(slope, axes),
    left: turned(difference(velocityM2ps2, explainedM2ps2), axes),
    pulled: along(axes, pulled),
    velocity: along(axes, [velocityMps[0] - drift[0], velocityMps[1] - drift[1], velocityMps[2] - drift[2]]),
    square: dot(mean, pulled),
    density: (INVERSE_SQRT_TWO_PI * INVERSE_SQRT_TWO_PI * INVERSE_SQRT_TWO_PI) / Math.sqrt(determinant3(positionM2)),
  };
}

type Axes = readonly [Vec3, Vec3, Vec3];

function along(axes: Axes, v: Vec3): Vec3 {
  return [dot(axes[0], v), dot(axes[1], v), dot(axes[2], v)];
}

/** The symmetric part of a matrix in other axes. */
function turned(m: Symmetric3, axes: Axes): Form {
  const a = axes[0];
  const b = axes[1];
  const c = axes[2];
  const p = applied(m, a);
  const q = applied(m, b);
  const r = applied(m, c);
  return [
    dot(a, p),
    dot(b, q),
    dot(c, r),
    0.5 * (dot(a, q) + dot(b, p)),
    0.5 * (dot(a, r) + dot(c, p)),
    0.5 * (dot(b, r) + dot(c, q)),
  ];
}

function applied(m: Symmetric3, v: Vec3): Vec3 {
  const x = v[0];
  const y = v[1];
  const z = v[2];
  return [m[0]! * x + m[1]! * y + m[2]! * z, m[3]! * x + m[4]! * y + m[5]! * z, m[6]! * x + m[7]! * y + m[8]! * z];
}

function poleOf(velocity: Vec3): Vec3 {
  return norm(velocity) > 0 ? unit(velocity) : [0, 0, 1];
}

function difference(m: Symmetric3, n: Symmetric3): Symmetric3 {
  return [
    m[0]! - n[0]!,
    m[1]! - n[1]!,
    m[2]! - n[2]!,
    m[3]! - n[3]!,
    m[4]! - n[4]!,
    m[5]! - n[5]!,
    m[6]! - n[6]!,
    m[7]! - n[7]!,
    m[8]! - n[8]!,
  ];
}

function transposed(m: Symmetric3): Symmetric3 {
  return [m[0]!, m[3]!, m[6]!, m[1]!, m[4]!, m[7]!, m[2]!, m[5]!, m[8]!];
}

function product(m: Symmetric3, n: Symmetric3): Symmetric3 {
  const out = [0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (let row = 0; row < 9; row += 3) {
    const x = m[row]!;
    const y = m[row + 1]!;
    const z = m[row + 2]!;
    out[row] = x * n[0]! + y * n[3]! + z * n[6]!;
    out[row + 1] = x * n[1]! + y * n[4]! + z * n[7]!;
    out[row + 2] = x * n[2]! + y * n[5]! + z * n[8]!;
  }
  return out;
}
