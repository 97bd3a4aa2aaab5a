import type { Ephemeris, StateVector } from '@keepout/astro/nouns';
import { rootBetween } from '@keepout/astro/search/root';
import { sixOf, stateOfSix } from '@keepout/astro/six-numbers';
import { difference, dot, norm } from '@keepout/astro/vector';
import { fail, ok, type Result } from '@keepout/units/result';
import type { EncounterFault } from '../fault.ts';
import { moveState, rates } from './motion.ts';

export interface ClosestApproach {
  readonly tcaTaiS: number;
  /** From the epoch or guess that came in to closest approach. */
  readonly offsetS: number;
  readonly primary: StateVector;
  readonly secondary: StateVector;
}

/** Beyond this distance straight motion, which every two-dimensional method assumes, is not valid for the given states. */
const FARTHEST_OFFSET_S = 1200;
const SETTLED_S = 1e-9;
const MOST_STEPS = 60;
const LONGEST_NEWTON_STEP_S = 60;

/**
 * Time to closest approach of two states in straight motion, -(dr.dv)/(dv.dv).
 *
 * Checked  conformance/pc/tca-linear-offset.json (5e-4 s)
 */
export function linearTcaOffset(primary: StateVector, secondary: StateVector): number | undefined {
  const dr = difference(secondary.positionM, primary.positionM);
  const dv = difference(secondary.velocityMps, primary.velocityMps);
  const square = dot(dv, dv);
  return square > 0 ? -dot(dr, dv) / square : undefined;
}

/**
 * Closest approach near two states: a message rounds it to a millisecond, 15 m at 15 km/s.
 *
 * Method   Newton on dr.dv with the second derivative dv.dv + dr.da, states moved by point mass and J2
 * Assumes  the minimum lies within 20 minutes
 * Frame    inertial, the same for both
 *
 * @returns ok: ClosestApproach | fault: "frames-differ" | "epochs-differ" | "no-closest-approach"
 *
 * Checked  conformance/pc/operational-conjunctions.json (offsets to 1 microsecond)
 */
export function refineTca(primary: StateVector, secondary: StateVector): Result<ClosestApproach, EncounterFault> {
  if (primary.frame !== secondary.frame) return fail({ code: 'frames-differ' });
  if (primary.epochTaiS !== secondary.epochTaiS) return fail({ code: 'epochs-differ' });
  const first = sixOf(primary);
  const second = sixOf(secondary);
  const rateFirst = new Float64Array(6);
  const rateSecond = new Float64Array(6);
  let offsetS = 0;
  for (let i = 0; i < MOST_STEPS; i++) {
    rates(first, rateFirst);
    rates(second, rateSecond);
    const slope = separationSlope(first, second);
    const curvature = separationCurvature(first, second, rateFirst, rateSecond);
    if (!(curvature > 0)) return fail({ code: 'no-closest-approach', value: offsetS });
    const step = Math.max(-LONGEST_NEWTON_STEP_S, Math.min(LONGEST_NEWTON_STEP_S, -slope / curvature));
    offsetS += step;
    if (Math.abs(offsetS) > FARTHEST_OFFSET_S) return fail({ code: 'no-closest-approach', value: offsetS });
    moveState(first, step);
    moveState(second, step);
    if (Math.abs(step) < SETTLED_S) {
      const tcaTaiS = primary.epochTaiS + offsetS;
      return ok({
        tcaTaiS,
        offsetS,
        primary: stateOfSix(first, tcaTaiS, primary.frame),
        secondary: stateOfSix(second, tcaTaiS, secondary.frame),
      });
    }
  }
  return fail({ code: 'no-closest-approach', value: offsetS });
}

/** Two orbits where they come nearest to each other. */
export interface Nearness extends Omit<ClosestApproach, 'offsetS'> {
  /** At this end of a common span the distance still decreases towards the end of the data. */
  readonly edge?: 'start' | 'stop';
}

/**
 * Every closest approach of two ephemerides in a window: each minimum of the distance, and of each span that both cover the
 * least distance where that is at an end.
 *
 * Method   samples of dr.dv every `stepS`, each change from approaching to receding refined to a nanosecond (Brent)
 * Assumes  two minima are farther apart than a step
 * Frame    both ephemerides in one frame
 *
 * @returns ok: in order of time | fault: "frames-differ"          Cost  a microsecond a sample
 */
export function closestApproaches(
  primary: Ephemeris,
  secondary: Ephemeris,
  startTaiS: number,
  stopTaiS: number,
  stepS = 10,
): Result<readonly Nearness[], EncounterFault> {
  if (primary.frame !== secondary.frame) return fail({ code: 'frames-differ' });
  return ok(
    commonSpans(primary, secondary, startTaiS, stopTaiS).flatMap(([from, to]) =>
      approachesIn(primary, secondary, from, to, stepS),
    ),
  );
}

/** The spans of a window that two ephemerides cover, without gaps, in order. */
export function commonSpans(
  primary: Pick<Ephemeris, 'startTaiS' | 'stopTaiS' | 'spans'>,
  secondary: Pick<Ephemeris, 'startTaiS' | 'stopTaiS' | 'spans'>,
  startTaiS: number,
  stopTaiS: number,
): (readonly [startTaiS: number, stopTaiS: number])[] {
  const spansOf = ({ spans, ...fullSpan }: typeof primary) =>
    spans ?? [[fullSpan.startTaiS, fullSpan.stopTaiS] as const];
  return spansOf(primary)
    .flatMap(([from, to]) =>
      spansOf(secondary).map(
        ([begin, end]) => [Math.max(from, begin, startTaiS), Math.min(to, end, stopTaiS)] as const,
      ),
    )
    .filter(([from, to]) => to > from);
}

function approachesIn(
  primary: Ephemeris,
  secondary: Ephemeris,
  from: number,
  to: number,
  stepS: number,
): readonly Nearness[] {
  const first = new Float64Array(6);
  const second = new Float64Array(6);
  const slopeAt = (epochTaiS: number): number | undefined =>
    primary.stateAt(epochTaiS, first) && secondary.stateAt(epochTaiS, second)
      ? separationSlope(first, second)
      : undefined;
  const nearnessAt = (tcaTaiS: number): Nearness => {
    slopeAt(tcaTaiS);
    return {
      tcaTaiS,
      primary: stateOfSix(first, tcaTaiS, primary.frame),
      secondary: stateOfSix(second, tcaTaiS, secondary.frame),
    };
  };
  const approaches: Nearness[] = [];
  const edges: Nearness[] = [];
  const count = Math.max(1, Math.ceil((to - from) / stepS));
  let before = slopeAt(from);
  for (let i = 1; i <= count; i++) {
    const start = from + ((to - from) * (i - 1)) / count;
    const end = i === count ? to : from + ((to - from) * i) / count;
    const after = slopeAt(end);
    const isOpening = before !== undefined && (before > 0 || (before === 0 && after !== undefined && after > 0));
    if (i === 1 && isOpening) edges.push({ ...nearnessAt(from), edge: 'start' });
    if (before !== undefined && after !== undefined && before < 0 && after >= 0) {
      approaches.push(
        nearnessAt(start + rootBetween((s) => slopeAt(start + s) ?? Number.NaN, 0, end - start, SETTLED_S)),
      );
    }
    before = after;
  }
  if (before !== undefined && before < 0) edges.push({ ...nearnessAt(to), edge: 'stop' });
  const leastM = Math.min(...[...approaches, ...edges].map(distanceOf));
  return [...approaches, ...edges.filter((edge) => distanceOf(edge) === leastM)].sort((a, b) => a.tcaTaiS - b.tcaTaiS);
}

/**
 * Closest approach of two ephemerides in a window around a guess: the nearest of `closestApproaches` that is at no edge.
 *
 * @returns ok: ClosestApproach | fault: "frames-differ" | "no-closest-approach"
 */
export function refineTcaOfEphemerides(
  primary: Ephemeris,
  secondary: Ephemeris,
  guessTaiS: number,
  halfWindowS: number,
  stepS = 10,
): Result<ClosestApproach, EncounterFault> {
  const approaches = closestApproaches(primary, secondary, guessTaiS - halfWindowS, guessTaiS + halfWindowS, stepS);
  if (!approaches.ok) return approaches;
  const inside = approaches.value.filter(({ edge }) => edge === undefined);
  const [nearest] = inside.toSorted((a, b) => distanceOf(a) - distanceOf(b));
  return nearest === undefined
    ? fail({ code: 'no-closest-approach' })
    : ok({ ...nearest, offsetS: nearest.tcaTaiS - guessTaiS });
}

const distanceOf = ({ primary, secondary }: Nearness): number =>
  norm(difference(primary.positionM, secondary.positionM));

function separationSlope(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let n = 0; n < 3; n++) sum += (b[n]! - a[n]!) * (b[n + 3]! - a[n + 3]!);
  return sum;
}

function separationCurvature(a: Float64Array, b: Float64Array, ra: Float64Array, rb: Float64Array): number {
  let sum = 0;
  for (let n = 0; n < 3; n++) {
    sum += (b[n + 3]! - a[n + 3]!) ** 2 + (b[n]! - a[n]!) * (rb[n + 3]! - ra[n + 3]!);
  }
  return sum;
}
