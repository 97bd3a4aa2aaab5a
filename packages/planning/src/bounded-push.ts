import type { Vec3 } from '@keepout/astro/nouns';
import { cross, dot, norm, scaled, unit } from '@keepout/astro/vector';

/** Pushes of which the part along an axis has a bound: no less than it, or no more, to either side. */
export interface Bound {
  readonly axis: Vec3;
  /** Component along the axis, in units of its length: rad, m or m/s as the axis is measured. */
  readonly value: number;
  readonly isLeast: boolean;
}

/** Impulses of one magnitude with a given component along a unit axis. */
interface Rim {
  readonly axis: Vec3;
  readonly along: number;
}

/** A goal is a quadratic of the push: on a rim it has two summits at most. */
const SAMPLES = 36;
const HALVINGS = 24;
/** A push on its rim is within it. */
const WITHIN = 1e-9;

/** Whether a push keeps to bounds. */
export const isWithinBounds = (push: Vec3, bounds: readonly Bound[]): boolean =>
  bounds.every(({ axis, value, isLeast }) => {
    const part = Math.abs(dot(axis, push));
    return isLeast ? part >= value * (1 - WITHIN) : part <= value * (1 + WITHIN);
  });

/**
 * The push of a size that does most within bounds, where the best of all is outside of them.
 *
 * Method   it is another summit or lies on a rim: on each the samples that all bounds leave, the best closed in by halving, and where rims
 *          meet; docs/models/planning
 *
 * @param gain      the larger the better
 * @param summits   impulses of the magnitude that are local maxima, apart from the global maximum
 * @returns undefined where the bounds leave none of the size
 */
export function bestWithin(
  size: number,
  bounds: readonly Bound[],
  gain: (push: Vec3) => number,
  summits: readonly Vec3[],
): Vec3 | undefined {
  const rims = bounds.flatMap(({ axis, value }) => [1, -1].map((sign) => rimOf(axis, sign * value)));
  const crossings = rims.flatMap((rim, k) => rims.slice(k + 1).flatMap((otherRim) => crossingsOf(rim, otherRim, size)));
  const worth = (push: Vec3): number => (isWithinBounds(push, bounds) ? gain(push) : Number.NEGATIVE_INFINITY);
  const best = [...summits, ...crossings, ...rims.flatMap((rim) => bestOn(rim, size, worth))].reduce<Vec3 | undefined>(
    (a, b) => (a === undefined || worth(b) > worth(a) ? b : a),
    undefined,
  );
  return best !== undefined && isWithinBounds(best, bounds) ? best : undefined;
}

const rimOf = (axis: Vec3, value: number): Rim => ({ axis: unit(axis), along: value / norm(axis) });

function bestOn({ axis, along }: Rim, size: number, worth: (push: Vec3) => number): readonly Vec3[] {
  if (!(Math.abs(along) < size)) return [];
  const first = unit(cross(axis, Math.abs(axis[0]) < 0.6 ? [1, 0, 0] : [0, 1, 0]));
  const second = cross(axis, first);
  const out = Math.sqrt(size * size - along * along);
  const at = (angle: number): Vec3 => {
    const [c, s] = [out * Math.cos(angle), out * Math.sin(angle)];
    return [0, 1, 2].map((i) => along * axis[i]! + c * first[i]! + s * second[i]!) as unknown as Vec3;
  };
  const better = (a: number, b: number): number => (worth(at(b)) > worth(at(a)) ? b : a);
  const angles = Array.from({ length: SAMPLES }, (_, k) => (2 * Math.PI * k) / SAMPLES);
  let place = angles.reduce(better);
  for (let k = 0, width = Math.PI / SAMPLES; k < HALVINGS; k++, width /= 2) {
    place = [place, place - width, place + width].reduce(better);
  }
  return [at(place)];
}

/** Where two rims meet, on a line along both planes. */
function crossingsOf(rim: Rim, otherRim: Rim, size: number): readonly Vec3[] {
  const line = cross(rim.axis, otherRim.axis);
  const steepness = dot(line, line);
  if (steepness < 1e-12) return [];
  const cosine = dot(rim.axis, otherRim.axis);
  const [a, b] = [rim.along - cosine * otherRim.along, otherRim.along - cosine * rim.along];
  const foot = [0, 1, 2].map((i) => (a * rim.axis[i]! + b * otherRim.axis[i]!) / steepness) as unknown as Vec3;
  const remainingSquare = size * size - dot(foot, foot);
  if (remainingSquare < 0) return [];
  const way = scaled(line, Math.sqrt(remainingSquare / steepness));
  return [1, -1].map((sign) => [0, 1, 2].map((i) => foot[i]! + sign * way[i]!) as unknown as Vec3);
}
