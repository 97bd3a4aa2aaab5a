/** A span of time, TAI s, both ends included. */
export interface Interval {
  readonly startTaiS: number;
  readonly stopTaiS: number;
}

const MOST_STEPS = 100;
const GOLDEN = (3 - Math.sqrt(5)) / 2;

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
  for (let t = startTaiS; t < stopTaiS; ) {
    t = Math.min(t + stepS(t), stopTaiS);
    times.push(t);
  }
  const samples = times.map((time, i) => {
    const sample = value(time);
    if (sample !== 0 || i === 0 || i === times.length - 1) return sample;
    // A sample that is a root itself belongs to neither side: look just behind it.
    times[i] = time + toleranceS;
    return value(time + toleranceS);
  });
  const marks = withHiddenExtrema(value, times, samples, toleranceS);
  const intervals: Interval[] = [];
  let since: number | undefined = marks[0]!.value > 0 ? startTaiS : undefined;
  for (let i = 1; i < marks.length; i++) {
    const before = marks[i - 1]!;
    const here = marks[i]!;
    if (before.value > 0 === here.value > 0) continue;
    const root = rootBetween(value, before.time, here.time, toleranceS);
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
    const time = maximumBetween((t) => sign * value(t), times[from]!, times[to]!, toleranceS);
    const found = value(time);
    if (sign * found > 0) marks.push({ time, value: found });
  };
  const last = times.length - 1;
  for (let i = 0; i <= last; i++) {
    const here = samples[i]!;
    marks.push({ time: times[i]!, value: here });
    // A maximum below zero (sign 1) or a minimum above it (sign -1) may reach over zero between the samples.
    const sign = here > 0 ? -1 : 1;
    const before = samples[Math.max(i - 1, 0)]!;
    const after = samples[Math.min(i + 1, last)]!;
    const isSameSide = before > 0 === here > 0 && after > 0 === here > 0;
    if (isSameSide && sign * here >= sign * before && sign * here >= sign * after) {
      add(Math.max(i - 1, 0), Math.min(i + 1, last), sign);
    }
  }
  return marks.sort((a, b) => a.time - b.time);
}

/** Epoch of the largest value between two epochs that hold one maximum. Golden section. */
export function maximumBetween(
  value: (epochTaiS: number) => number,
  from: number,
  to: number,
  toleranceS: number,
): number {
  let low = from;
  let high = to;
  let left = low + GOLDEN * (high - low);
  let right = high - GOLDEN * (high - low);
  let atLeft = value(left);
  let atRight = value(right);
  while (high - low > toleranceS) {
    if (atLeft > atRight) {
      high = right;
      right = left;
      atRight = atLeft;
      left = low + GOLDEN * (high - low);
      atLeft = value(left);
    } else {
      low = left;
      left = right;
      atLeft = atRight;
      right = high - GOLDEN * (high - low);
      atRight = value(right);
    }
  }
  return (low + high) / 2;
}

/** Epoch at which the value changes its sign. Brent 1973, chapter 4; the ends must differ in sign. */
export function rootBetween(
  value: (epochTaiS: number) => number,
  from: number,
  to: number,
  toleranceS: number,
): number {
  let a = from;
  let b = to;
  let fa = value(a);
  let fb = value(b);
  let c = a;
  let fc = fa;
  let step = b - a;
  let before = step;
  for (let i = 0; i < MOST_STEPS; i++) {
    if (fb > 0 === fc > 0) {
      c = a;
      fc = fa;
      step = b - a;
      before = step;
    }
    if (Math.abs(fc) < Math.abs(fb)) {
      a = b;
      b = c;
      c = a;
      fa = fb;
      fb = fc;
      fc = fa;
    }
    const middle = (c - b) / 2;
    if (Math.abs(middle) <= toleranceS / 2 || fb === 0) return b;
    if (Math.abs(before) < toleranceS / 2 || Math.abs(fa) <= Math.abs(fb)) {
      step = middle;
      before = middle;
    } else {
      const next = brentStep(a, b, c, fa, fb, fc, middle);
      if (Math.abs(next) < Math.min(1.5 * Math.abs(middle), Math.abs(before) / 2)) {
        before = step;
        step = next;
      } else {
        step = middle;
        before = middle;
      }
    }
    a = b;
    fa = fb;
    b += Math.abs(step) > toleranceS / 2 ? step : Math.sign(middle) * (toleranceS / 2);
    fb = value(b);
  }
  return b;
}

/** Secant or inverse quadratic step; a step out of the bracket comes back as infinity. */
function brentStep(a: number, b: number, c: number, fa: number, fb: number, fc: number, middle: number): number {
  const s = fb / fa;
  let p: number;
  let q: number;
  if (a === c) {
    p = 2 * middle * s;
    q = 1 - s;
  } else {
    const r = fb / fc;
    const u = fa / fc;
    p = s * (2 * middle * u * (u - r) - (b - a) * (r - 1));
    q = (u - 1) * (r - 1) * (s - 1);
  }
  const next = q === 0 ? Number.POSITIVE_INFINITY : -p / q;
  return next * middle > 0 ? next : Number.POSITIVE_INFINITY;
}
