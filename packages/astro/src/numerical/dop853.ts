import { rootBetween } from '../search/root.ts';
import tableau from './dop853.json' with { type: 'json' };

/** Rates of a state: dy/dt at t, written into `out`. */
export type Rates = (t: number, y: Float64Array, out: Float64Array) => void;

/** One step with the polynomial that runs through it. */
export interface IntegrationStep {
  readonly start: number;
  /** Negative when time runs back. */
  readonly length: number;
  /** State at the start. */
  readonly from: Float64Array;
  /** Seven rows of the polynomial, computed on demand: most steps do not need them. */
  readonly rows: () => Float64Array;
}

/** Passes through zero where the rates have a kink. */
export interface Kink {
  readonly at: (t: number, y: Float64Array) => number;
  /** Upper bound of its change per second near a state. Absent: unknown. */
  readonly fastest?: (y: Float64Array) => number;
}

export interface StepControl {
  /** Writes the error that each component may have in one step. */
  readonly tolerance: (before: Float64Array, after: Float64Array, out: Float64Array) => void;
  readonly firstStep: number;
  readonly longestStep: number;
  readonly shortestStep: number;
  /** A step ends at each, so that none runs over one unseen. */
  readonly kinks?: readonly Kink[];
}

export type IntegrationEnd = 'reached' | 'not-finite';

const STAGES = 12;
const ALL_STAGES = 16;
const ROWS = 7;
const SAFETY = 0.9;
const SLOWEST = 1 / 3;
const FASTEST = 6;
/** So closely the place of a kink is found. */
const KINK_WIDTH = 1e-9;
const nodes = Float64Array.from(tableau.nodes);
const stages = tableau.stages.map((row) => Float64Array.from(row));
const weights = Float64Array.from(tableau.weights);
const error3 = Float64Array.from(tableau.error3);
const error5 = Float64Array.from(tableau.error5);
const dense = tableau.dense.map((row) => Float64Array.from(row));

/**
 * Integrates dy/dt = f(t, y) from t0 to exactly t1, in either direction.
 *
 * Method   Dormand and Prince of order 8 with the error of orders 5 and 3 and dense output of order 7: Hairer,
 *          Norsett, Wanner 1993, section II.10; docs/models/numerical-propagation
 *
 * @param y        Float64Array(n)   changed in place
 * @param onStep   called with every accepted step; returning false ends the integration
 * @returns "reached" | "not-finite" when the rates are no numbers
 *          A step of the minimum length is accepted with any error: no shorter step helps over a jump of the rates.
 *          A step over a known kink is taken again to its place. Two kinks of one kind within half a step are not seen.
 *
 * Checked  two-body motion (1e-6 m a day), conformance/propagation
 */
export function integrate(
  f: Rates,
  t0: number,
  y: Float64Array,
  t1: number,
  control: StepControl,
  onStep: (step: IntegrationStep, y: Float64Array) => boolean,
): IntegrationEnd {
  const n = y.length;
  const direction = t1 >= t0 ? 1 : -1;
  const k = Array.from({ length: ALL_STAGES }, () => new Float64Array(n));
  const at = new Float64Array(n);
  const after = new Float64Array(n);
  const tolerance = new Float64Array(n);
  let t = t0;
  let size = Math.min(control.firstStep, control.longestStep);
  let wasRejected = false;
  const sides = sidesOf(control.kinks ?? [], t, y);
  /** The kink that a step leads to, and the length that it took the place of. */
  let ahead: { readonly side: KinkSide; readonly usual: number } | undefined;
  f(t, y, k[0]!);
  while (t !== t1) {
    const left = Math.abs(t1 - t);
    const isLast = size >= left * (1 - 1e-12);
    const h = direction * (isLast ? left : size);
    for (let s = 1; s < STAGES; s++) stage(f, t, h, y, k, s, at);
    combine(y, h, weights, k, after);
    control.tolerance(y, after, tolerance);
    const error = errorNorm(k, h, tolerance);
    const next = isLast ? t1 : t + h;
    if (!Number.isFinite(error) && Math.abs(h) <= control.shortestStep) return 'not-finite';
    const isRough = !(error <= 1) && Math.abs(h) > control.shortestStep;
    const isOver = ahead === undefined && Number.isFinite(error) && sides.some((side) => side.isLeft(next, after));
    if (isRough && !isOver) {
      size = shorter(h, error, control);
      wasRejected = true;
      ahead = undefined;
      continue;
    }
    f(next, after, k[STAGES]!);
    const from = y.slice();
    const step = { start: t, length: h, from, rows: whenAsked(f, t, h, from, k) };
    if (ahead === undefined && sides.length > 0) {
      const kink = firstKink(step, sides, after, at);
      const toKink = Math.max(control.shortestStep, kink?.way ?? Number.POSITIVE_INFINITY);
      if (kink !== undefined && toKink < Math.abs(h)) {
        ahead = { side: kink.side, usual: Math.abs(h) };
        size = toKink;
        continue;
      }
      if (isRough) {
        size = shorter(h, error, control);
        wasRejected = true;
        continue;
      }
    }
    y.set(after);
    t = next;
    k[0]!.set(k[STAGES]!);
    if (!onStep(step, y)) return 'reached';
    for (const side of sides) side.enter(t, y, side === ahead?.side);
    const growth = Math.min(wasRejected ? 1 : FASTEST, SAFETY * Math.max(error, 1e-12) ** -0.125);
    const minimumSize = ahead?.usual ?? (isLast ? size : 0);
    size = Math.min(control.longestStep, Math.max(Math.abs(h) * Math.max(SLOWEST, growth), minimumSize));
    wasRejected = false;
    ahead = undefined;
  }
  return 'reached';
}

function shorter(h: number, error: number, { shortestStep }: StepControl): number {
  const share = Number.isFinite(error) ? Math.max(SLOWEST, SAFETY * error ** -0.125) : SLOWEST;
  return Math.max(Math.abs(h) * share, shortestStep);
}

/** One kink, and the side of its zero that the integration is on. */
interface KinkSide {
  readonly at: Kink['at'];
  /** Whether a step between two states is so far from zero at both ends that it cannot have crossed zero. */
  readonly isFar: (step: IntegrationStep, after: Float64Array) => boolean;
  readonly isLeft: (t: number, y: Float64Array) => boolean;
  /** At the kink itself, where the sign is undefined, to its other side. */
  readonly enter: (t: number, y: Float64Array, isOnKink: boolean) => void;
}

function sidesOf(kinks: readonly Kink[], t: number, y: Float64Array): readonly KinkSide[] {
  return kinks.map(({ at, fastest }) => {
    let value = at(t, y);
    let isPositive = value >= 0;
    return {
      at,
      isFar: ({ start, length, from }, after) => {
        if (fastest === undefined) return false;
        const end = at(start + length, after);
        const way = Math.abs(length) * Math.max(fastest(from), fastest(after));
        return end >= 0 === isPositive && value >= 0 === isPositive && Math.abs(value) + Math.abs(end) > way;
      },
      isLeft: (time, state) => at(time, state) >= 0 !== isPositive,
      enter: (time, state, isOnKink) => {
        value = at(time, state);
        isPositive = isOnKink ? !isPositive : value >= 0;
      },
    };
  });
}

/** The first kink of a step that led to a state, and how far into it. @param state   scratch */
function firstKink(
  step: IntegrationStep,
  sides: readonly KinkSide[],
  after: Float64Array,
  state: Float64Array,
): { readonly way: number; readonly side: KinkSide } | undefined {
  const { start, length } = step;
  let first: ReturnType<typeof firstKink>;
  for (const side of sides) {
    const { at, isFar, isLeft } = side;
    if (isFar(step, after)) continue;
    const value = (way: number): number => {
      stateWithin(step, start + way * length, state);
      return at(start + way * length, state);
    };
    const isLeftAt = (way: number): boolean => {
      stateWithin(step, start + way * length, state);
      return isLeft(start + way * length, state);
    };
    const span = isLeftAt(0.5) ? [0, 0.5] : isLeftAt(1) ? [0.5, 1] : undefined;
    if (span === undefined) continue;
    const way = Math.abs(length) * rootBetween(value, span[0]!, span[1]!, KINK_WIDTH / Math.abs(length));
    if (first === undefined || way < first.way) first = { way, side };
  }
  return first;
}

/** The state inside a step, t between its ends. */
export function stateWithin(step: IntegrationStep, t: number, out: Float64Array): void {
  const n = step.from.length;
  const u = (t - step.start) / step.length;
  const rows = step.rows();
  for (let i = 0; i < n; i++) {
    let value = 0;
    for (let row = ROWS - 1; row >= 0; row--) {
      value = (value + rows[row * n + i]!) * (row % 2 === 0 ? u : 1 - u);
    }
    out[i] = step.from[i]! + value;
  }
}

function stage(f: Rates, t: number, h: number, y: Float64Array, k: Float64Array[], s: number, at: Float64Array): void {
  combine(y, h, stages[s]!, k, at);
  f(t + nodes[s]! * h, at, k[s]!);
}

function combine(y: Float64Array, h: number, row: Float64Array, k: readonly Float64Array[], out: Float64Array): void {
  for (let i = 0; i < y.length; i++) {
    let sum = 0;
    for (let s = 0; s < row.length; s++) {
      const a = row[s]!;
      if (a !== 0) sum += a * k[s]![i]!;
    }
    out[i] = y[i]! + h * sum;
  }
}

function errorNorm(k: readonly Float64Array[], h: number, tolerance: Float64Array): number {
  let five = 0;
  let three = 0;
  for (let i = 0; i < tolerance.length; i++) {
    let e5 = 0;
    let e3 = 0;
    for (let s = 0; s < STAGES; s++) {
      e5 += error5[s]! * k[s]![i]!;
      e3 += error3[s]! * k[s]![i]!;
    }
    five += (e5 / tolerance[i]!) ** 2;
    three += (e3 / tolerance[i]!) ** 2;
  }
  if (five === 0 && three === 0) return 0;
  return (Math.abs(h) * five) / Math.sqrt((five + 0.01 * three) * tolerance.length);
}

/** Polynomial of a step whose stages `k` are known up to its end; its three further stages are computed on demand. */
function whenAsked(
  f: Rates,
  t: number,
  h: number,
  from: Float64Array,
  k: readonly Float64Array[],
): IntegrationStep['rows'] {
  const n = from.length;
  // In one piece: a search takes thousands of steps, and each piece costs as much as its figures.
  let stageRows: Float64Array | undefined = new Float64Array((STAGES + 1) * n);
  for (let s = 0; s <= STAGES; s++) stageRows.set(k[s]!, s * n);
  let rows: Float64Array | undefined;
  return () => {
    if (rows !== undefined) return rows;
    const all = Array.from({ length: ALL_STAGES }, (_, s) =>
      s <= STAGES ? stageRows!.subarray(s * n, (s + 1) * n) : new Float64Array(n),
    );
    const at = new Float64Array(n);
    for (let s = STAGES + 1; s < ALL_STAGES; s++) stage(f, t, h, from, all, s, at);
    combine(from, h, weights, all, at);
    rows = polynomial(from, at, h, all);
    stageRows = undefined;
    return rows;
  };
}

function polynomial(before: Float64Array, after: Float64Array, h: number, k: readonly Float64Array[]): Float64Array {
  const n = before.length;
  const rows = new Float64Array(ROWS * n);
  for (let i = 0; i < n; i++) {
    const change = after[i]! - before[i]!;
    rows[i] = change;
    rows[n + i] = h * k[0]![i]! - change;
    rows[2 * n + i] = 2 * change - h * (k[STAGES]![i]! + k[0]![i]!);
    for (let row = 0; row < dense.length; row++) {
      let sum = 0;
      for (let s = 0; s < ALL_STAGES; s++) sum += dense[row]![s]! * k[s]![i]!;
      rows[(3 + row) * n + i] = h * sum;
    }
  }
  return rows;
}
