import { maximumBetween } from '@keepout/astro/search/extremum';
import { rootBetween } from '@keepout/astro/search/root';

/** A span of time, TAI s, both ends included. */
export interface Interval {
  readonly startTaiS: number;
  readonly stopTaiS: number;
}

/** An extremum is flat: nearer than this its value no longer changes. */
const FLAT_S = 1e-4;

/**
 * The spans in which a smooth function of time is positive; short ones between samples are not lost.
 *
 * Method   samples; where three of them surround an extremum that does not show its sign, the extremum itself is sought by
 *          golden section; every change of sign is closed in by Brent's method; docs/models/passes
 * Assumes  at most one extremum within two steps
 *
 * @param value     function of TAI s
 * @param stepS     s, the next step as a function of the epoch
 * @param toleranceS   s, of the limits found
 * @returns Interval[]   in order of time, clipped to the window
 */
export function intervalsAbove(
  value: (epochTaiS: number) => number,
  startTaiS: number,
  stopTaiS: number,
  stepS: (epochTaiS: number) => number,
  toleranceS = 1e-4,
): Interval[] {
  const times: number[] = [startTaiS];
  const samples: number[] = [value(startTaiS)];
  // Value and step of an epoch are computed one after the other: both need its state.
  for (let t = startTaiS; t < stopTaiS; ) {
    t = Math.min(t + stepS(t), stopTaiS);
    const sample = value(t);
    // A sample that is a root itself belongs to neither side: look just behind it.
    const isRoot = sample === 0 && t < stopTaiS;
    times.push(isRoot ? t + toleranceS : t);
    samples.push(isRoot ? value(t + toleranceS) : sample);
  }
  const marks = withHiddenExtrema(value, times, samples, toleranceS);
  const intervals: Interval[] = [];
  let since: number | undefined = marks[0]!.value > 0 ? startTaiS : undefined;
  for (let i = 1; i < marks.length; i++) {
    const previous = marks[i - 1]!;
    const mark = marks[i]!;
    if (previous.value > 0 === mark.value > 0) continue;
    const root = rootBetween(value, previous.time, mark.time, toleranceS);
    if (since === undefined) since = root;
    else {
      intervals.push({ startTaiS: since, stopTaiS: root });
      since = undefined;
    }
  }
  if (since !== undefined) intervals.push({ startTaiS: since, stopTaiS });
  return intervals;
}

/** The spans common to two ordered lists. */
export function intersection(a: readonly Interval[], b: readonly Interval[]): Interval[] {
  const out: Interval[] = [];
  let i = 0;
  let j = 0;
  while (i < a.length && j < b.length) {
    const startTaiS = Math.max(a[i]!.startTaiS, b[j]!.startTaiS);
    const stopTaiS = Math.min(a[i]!.stopTaiS, b[j]!.stopTaiS);
    if (stopTaiS > startTaiS) out.push({ startTaiS, stopTaiS });
    if (a[i]!.stopTaiS < b[j]!.stopTaiS) i += 1;
    else j += 1;
  }
  return out;
}

interface Mark {
  readonly time: number;
  readonly value: number;
}

/** The samples, and between them each extremum on the other side of zero. */
function withHiddenExtrema(
  value: (epochTaiS: number) => number,
  times: readonly number[],
  samples: readonly number[],
  toleranceS: number,
): Mark[] {
  const marks: Mark[] = [];
  const add = (from: number, to: number, sign: 1 | -1): void => {
    const time = maximumBetween((t) => sign * value(t), times[from]!, times[to]!, Math.max(toleranceS, FLAT_S));
    const extreme = value(time);
    if (sign * extreme > 0) marks.push({ time, value: extreme });
  };
  const last = times.length - 1;
  for (let i = 0; i <= last; i++) {
    const sample = samples[i]!;
    marks.push({ time: times[i]!, value: sample });
    // A maximum below zero (sign 1) or a minimum above it (sign -1) may reach over zero between the samples.
    const sign = sample > 0 ? -1 : 1;
    const before = samples[Math.max(i - 1, 0)]!;
    const after = samples[Math.min(i + 1, last)]!;
    const isSameSide = before > 0 === sample > 0 && after > 0 === sample > 0;
    if (!isSameSide || sign * sample < sign * before || sign * sample < sign * after) continue;
    if (!mayReachZero(times, samples, i)) continue;
    add(Math.max(i - 1, 0), Math.min(i + 1, last), sign);
  }
  return marks.sort((a, b) => a.time - b.time);
}

/**
 * Whether an extremum around a sample may be beyond zero. For a curve bent one way between three samples it is beyond the
 * middle one by no more than the fall to a neighbour, over the other side's step, and at an end of the window beyond the inner
 * one by the fall behind that; asked for is twice that.
 */
function mayReachZero(times: readonly number[], samples: readonly number[], i: number): boolean {
  const last = times.length - 1;
  if (last < 2) return true;
  const middle = Math.min(Math.max(i, 1), last - 1);
  const ratio = (times[middle + 1]! - times[middle]!) / (times[middle]! - times[middle - 1]!);
  const left = Math.abs(samples[middle]! - samples[middle - 1]!) * ratio;
  const right = Math.abs(samples[middle]! - samples[middle + 1]!) / ratio;
  const reach = i === 0 ? right : i === last ? left : Math.max(left, right);
  return 2 * reach >= Math.abs(samples[middle]!);
}
