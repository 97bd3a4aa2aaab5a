import { rootBetween } from '@keepout/astro/search/root';

/** Two objects at a time from some origin, s: position and velocity of each, m and m/s; false where either is not known there. */
export type PairAt = (offsetS: number, first: Float64Array, second: Float64Array) => boolean;

const SETTLED_S = 1e-9;
const MOST_STEPS = 40;
const LONGEST_STEP_S = 30;
/** Looks between the ends: minima of two orbits lie half a revolution apart as a rule, a quarter of one where they are odd. */
const LOOKS = 192;

/**
 * All closest approaches of two objects in a span.
 *
 * Method   dr.dv at even steps; each change from approaching to receding closed in to a nanosecond (Brent)
 * Assumes  no two minima within a 192nd of the span
 *
 * @returns number[]   s from the origin, ascending; empty where they only part or only near
 */
export function closestPassages(pairAt: PairAt, fromS: number, toS: number): readonly number[] {
  const first = new Float64Array(6);
  const second = new Float64Array(6);
  const slopeAt = (offsetS: number): number =>
    pairAt(offsetS, first, second) ? slopeOf(first, second).slope : Number.NaN;
  const passages: number[] = [];
  const stepS = (toS - fromS) / LOOKS;
  let before = slopeAt(fromS);
  for (let k = 1; k <= LOOKS; k++) {
    const start = fromS + (k - 1) * stepS;
    const after = slopeAt(start + stepS);
    if (before < 0 && after >= 0) passages.push(start + rootBetween((s) => slopeAt(start + s), 0, stepS, SETTLED_S));
    before = after;
  }
  return passages;
}

/**
 * The closest approach near the origin, of two objects that pass fast: there is one alone.
 *
 * Method   Gauss-Newton on dr.dv
 * @returns s from the origin; undefined where it does not settle within the span
 */
export function fastPassage(pairAt: PairAt, fromS: number, toS: number): number | undefined {
  const first = new Float64Array(6);
  const second = new Float64Array(6);
  let offsetS = 0;
  for (let i = 0; i < MOST_STEPS; i++) {
    if (!(offsetS >= fromS && offsetS <= toS) || !pairAt(offsetS, first, second)) return undefined;
    const { slope, square } = slopeOf(first, second);
    const step = Math.max(-LONGEST_STEP_S, Math.min(LONGEST_STEP_S, -slope / square));
    if (!Number.isFinite(step)) return undefined;
    if (Math.abs(step) <= SETTLED_S) return offsetS;
    offsetS += step;
  }
  return undefined;
}

function slopeOf(first: Float64Array, second: Float64Array): { readonly slope: number; readonly square: number } {
  let slope = 0;
  let square = 0;
  for (let k = 0; k < 3; k++) {
    const dv = second[3 + k]! - first[3 + k]!;
    slope += (second[k]! - first[k]!) * dv;
    square += dv * dv;
  }
  return { slope, square };
}
