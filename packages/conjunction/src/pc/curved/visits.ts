import { stateOfEquinoctial } from './orbit-error.ts';

/** Relative motion at one time: squared distance, half its rate of change, and squared speed. */
export interface RelativeMotion {
  readonly squareM2: number;
  readonly slope: number;
  readonly speedSquared: number;
}

/** Relative motion of two packed sets of elements, seconds from their epoch. */
export function relativeMotion(
  a: Float64Array,
  senseA: 1 | -1,
  b: Float64Array,
  senseB: 1 | -1,
): (t: number) => RelativeMotion {
  const atA = Float64Array.from(a);
  const atB = Float64Array.from(b);
  return (t) => {
    atA[5] = a[5]! + a[0]! * t;
    atB[5] = b[5]! + b[0]! * t;
    const p = stateOfEquinoctial(atA, senseA);
    const q = stateOfEquinoctial(atB, senseB);
    let squareM2 = 0;
    let slope = 0;
    let speedSquared = 0;
    for (let i = 0; i < 3; i++) {
      const dr = q[i]! - p[i]!;
      const dv = q[i + 3]! - p[i + 3]!;
      squareM2 += dr * dr;
      slope += dr * dv;
      speedSquared += dv * dv;
    }
    return { squareM2, slope, speedSquared };
  };
}

/**
 * Returns how often two objects are nearer to each other than a radius: an initial stay inside counts as one visit.
 *
 * Method   the motion is looked at in equal steps; where it turns from approaching to receding between two of them, the
 *          minimum is found by halving
 * Assumes  steps short against the relative motion: one minimum a step
 *
 * @param count   steps
 * @param maximumVisits    the count ends at this many
 */
export function visits(
  motion: (t: number) => RelativeMotion,
  [from, to]: readonly [number, number],
  count: number,
  radiusM: number,
  maximumVisits: number,
): number {
  const square = radiusM * radiusM;
  let before = motion(from);
  let isInside = before.squareM2 < square;
  let visitCount = isInside ? 1 : 0;
  for (let i = 1; i <= count && visitCount < maximumVisits; i++) {
    const after = motion(from + ((to - from) * i) / count);
    const isNow = after.squareM2 < square;
    if (isNow && !isInside) visitCount++;
    if (!isNow && !isInside && before.slope < 0 && after.slope >= 0) {
      const step = (to - from) / count;
      if (passes(motion, from + step * (i - 1), from + step * i, radiusM)) visitCount++;
    }
    isInside = isNow;
    before = after;
  }
  return visitCount;
}

function passes(motion: (t: number) => RelativeMotion, from: number, to: number, radiusM: number): boolean {
  let a = from;
  let b = to;
  for (let i = 0; i < 40; i++) {
    const middle = 0.5 * (a + b);
    const { squareM2, slope, speedSquared } = motion(middle);
    if (squareM2 < radiusM * radiusM) return true;
    if (Math.sqrt(speedSquared) * (b - a) < 1e-2 * radiusM) return false;
    if (slope < 0) a = middle;
    else b = middle;
  }
  return false;
}
