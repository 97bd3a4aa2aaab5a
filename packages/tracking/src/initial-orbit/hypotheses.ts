import { EARTH_RADIUS_M } from '@keepout/astro/constants';
import { keplerianFromCartesian } from '@keepout/astro/elements/keplerian';
import type { StateVector, Vec3 } from '@keepout/astro/nouns';
import { lambert } from '@keepout/astro/two-body/lambert';
import { leftOver } from './fit.ts';
import type { SightLine } from './line.ts';
import { twoBodyMotion } from './propagator.ts';

/** An orbit through two of the lines, by its ranges there and the branch of Lambert's problem. */
interface Hypothesis {
  readonly ranges: readonly [number, number];
  readonly isRetrograde: boolean;
  readonly branch: number;
  readonly squares: number;
}

/** The lines that an orbit is laid through; each has a direction. */
interface Ends {
  readonly first: SightLine & { readonly towards: Vec3 };
  readonly last: SightLine & { readonly towards: Vec3 };
  /** Remaining misfit. */
  readonly judges: readonly SightLine[];
}

const NEAREST_M = 120_000;
const FARTHEST_M = 60_000_000;
const RANGES = 28;
const LOWEST_PERIGEE_M: number = EARTH_RADIUS_M + 80_000;
const LARGEST_AXIS_M = 100_000_000;
/** Change of the range within an arc, at most, and its steps. */
const FASTEST_MPS = 8000;
const STEPS = 5;
const SHORT_ARC_S = 1200;
const MOST_BRANCHES = 81;
const MOST_JUDGES = 10;
const MAXIMUM_HYPOTHESES = 10;
const TURNS = 12;

/**
 * Orbits that measurements may be of, found without any before: the most promising first, at the first line's time.
 *
 * Method   admissible region in the ranges of two lines (Gooding 1997 solves for these two): Lambert's problem between them for every number of
 *          revolutions and both senses, bound orbits above the ground; the best ones refined in the two ranges by Gauss-Newton
 * Assumes  two-body motion
 */
export function hypotheses(lines: readonly SightLine[]): StateVector[] {
  const ends = endsOf(lines);
  if (ends === undefined) return [];
  const candidates = rangePairs(ends).flatMap((ranges) =>
    [false, true].flatMap((isRetrograde) => hypothesesAt(ends, ranges, isRetrograde)),
  );
  candidates.sort((a, b) => a.squares - b.squares);
  const selected: Hypothesis[] = [];
  for (const candidate of candidates) {
    if (selected.length === MAXIMUM_HYPOTHESES) break;
    if (!selected.some((earlier) => isNeighbour(candidate, earlier))) selected.push(candidate);
  }
  return selected
    .map((hypothesis) => refined(ends, hypothesis))
    .sort((a, b) => a.squares - b.squares)
    .flatMap((hypothesis) => stateOf(ends, hypothesis.ranges, hypothesis.isRetrograde, hypothesis.branch) ?? []);
}

function endsOf(lines: readonly SightLine[]): Ends | undefined {
  const directional = lines.filter(
    (line): line is SightLine & { readonly towards: Vec3 } => line.towards !== undefined,
  );
  const [first, last] = [directional[0], directional.at(-1)];
  if (first === undefined || last === undefined || first === last) return undefined;
  // All over the arc, the ends with them: their ranges count where they were measured.
  const stride = Math.max(1, lines.length / MOST_JUDGES);
  const sampledLines = Array.from(
    { length: Math.min(lines.length, MOST_JUDGES) },
    (_, k) => lines[Math.floor(k * stride)]!,
  );
  return { first, last, judges: sampledLines.includes(last) ? sampledLines : [...sampledLines, last] };
}

function rangePairs({ first, last }: Ends): [number, number][] {
  const grid = Array.from({ length: RANGES }, (_, k) => NEAREST_M * (FARTHEST_M / NEAREST_M) ** (k / (RANGES - 1)));
  const firsts = first.rangeM === undefined ? grid : [first.rangeM];
  if (last.rangeM !== undefined) return firsts.map((range) => [range, last.rangeM!]);
  const spanS = last.receptionTaiS - first.receptionTaiS;
  if (spanS > SHORT_ARC_S) return firsts.flatMap((a) => grid.map((b): [number, number] => [a, b]));
  const changes = Array.from({ length: 2 * STEPS + 1 }, (_, k) => ((k - STEPS) / STEPS) * FASTEST_MPS * spanS);
  return firsts.flatMap((a) =>
    changes.flatMap((change): [number, number][] => (a + change > 0 ? [[a, a + change]] : [])),
  );
}

function hypothesesAt(ends: Ends, ranges: readonly [number, number], isRetrograde: boolean): Hypothesis[] {
  return transfers(ends, ranges, isRetrograde)
    .slice(0, MOST_BRANCHES)
    .flatMap((state, branch) => {
      if (!isAdmissible(state)) return [];
      const squares = squaresOf(ends, state);
      return Number.isFinite(squares) ? [{ ranges, isRetrograde, branch, squares }] : [];
    });
}

function transfers({ first, last }: Ends, [a, b]: readonly [number, number], isRetrograde: boolean): StateVector[] {
  const from = along(first, a);
  const to = along(last, b);
  const start = first.receptionTaiS - a * first.slowness;
  const arcs = lambert(from, to, last.receptionTaiS - b * last.slowness - start, isRetrograde);
  if (!arcs.ok) return [];
  return arcs.value.map(({ departureMps }) => ({
    epochTaiS: start,
    frame: 'EME2000',
    positionM: from,
    velocityMps: departureMps,
  }));
}

function stateOf(
  ends: Ends,
  ranges: readonly [number, number],
  isRetrograde: boolean,
  branch: number,
): StateVector | undefined {
  if (!(Math.min(...ranges) > 0)) return undefined;
  const state = transfers(ends, ranges, isRetrograde)[branch];
  return state !== undefined && isAdmissible(state) ? state : undefined;
}

function along({ hereM, towards }: SightLine & { readonly towards: Vec3 }, rangeM: number): Vec3 {
  return [hereM[0] + rangeM * towards[0], hereM[1] + rangeM * towards[1], hereM[2] + rangeM * towards[2]];
}

/** Bound to the Earth, above the ground, and not on its way to the Moon. */
export function isAdmissible({ positionM, velocityMps }: StateVector): boolean {
  const elements = keplerianFromCartesian([...positionM, ...velocityMps]);
  if (elements === undefined || !(elements.semiMajorAxisM < LARGEST_AXIS_M)) return false;
  return elements.semiMajorAxisM * (1 - elements.eccentricity) > LOWEST_PERIGEE_M;
}

function squaresOf({ judges }: Ends, state: StateVector): number {
  const left = leftOver(judges, state, twoBodyMotion);
  return left === undefined ? Number.POSITIVE_INFINITY : left.reduce((sum, residual) => sum + residual * residual, 0);
}

/** Alike in branch and closer than two steps of the grid. */
function isNeighbour(a: Hypothesis, b: Hypothesis): boolean {
  if (a.isRetrograde !== b.isRetrograde || a.branch !== b.branch) return false;
  return a.ranges.every((range, k) => Math.abs(Math.log(range / b.ranges[k]!)) < 0.3);
}

/** Gauss-Newton in the two ranges, damped. */
function refined(ends: Ends, start: Hypothesis): Hypothesis {
  let best = start;
  let damping = 1e-3;
  const leftAt = (ranges: readonly [number, number]): number[] | undefined => {
    const state = stateOf(ends, ranges, start.isRetrograde, start.branch);
    return state && leftOver(ends.judges, state, twoBodyMotion);
  };
  let left = leftAt(best.ranges);
  for (let turn = 0; turn < TURNS && left !== undefined; turn++) {
    const [a, b] = best.ranges;
    const [stepA, stepB] = [a * 1e-5, b * 1e-5];
    const [movedA, movedB] = [leftAt([a + stepA, b]), leftAt([a, b + stepB])];
    if (movedA === undefined || movedB === undefined) break;
    const residualsAtRanges = left;
    const slopeA = residualsAtRanges.map((value, k) => (movedA[k]! - value) / stepA);
    const slopeB = residualsAtRanges.map((value, k) => (movedB[k]! - value) / stepB);
    const sum = (x: readonly number[], y: readonly number[]): number =>
      x.reduce((total, value, k) => total + value * y[k]!, 0);
    const [aa, ab, bb] = [
      sum(slopeA, slopeA) * (1 + damping),
      sum(slopeA, slopeB),
      sum(slopeB, slopeB) * (1 + damping),
    ];
    const [ga, gb] = [sum(slopeA, residualsAtRanges), sum(slopeB, residualsAtRanges)];
    const determinant = aa * bb - ab * ab;
    if (!(Math.abs(determinant) > 0)) break;
    const next = [a - (bb * ga - ab * gb) / determinant, b - (aa * gb - ab * ga) / determinant] as const;
    const nextLeft = leftAt(next);
    const squares = nextLeft?.reduce((total, value) => total + value * value, 0) ?? Number.POSITIVE_INFINITY;
    if (nextLeft === undefined || !(squares < best.squares)) {
      damping *= 30;
      continue;
    }
    const isSettled = best.squares - squares < 1e-4 * (squares + 1e-3);
    best = { ...best, ranges: next, squares };
    left = nextLeft;
    damping = Math.max(damping / 10, 1e-9);
    if (isSettled) break;
  }
  return best;
}
