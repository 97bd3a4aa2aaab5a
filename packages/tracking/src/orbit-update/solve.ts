import { multiply6, turned6 } from '@keepout/astro/covariance/matrix6';
import type { TransitionArc } from '@keepout/astro/numerical/transition';
import { stateOfSix } from '@keepout/astro/six-numbers';
import { movedAlong } from './along-path.ts';
import { orbitArc } from './arc.ts';
import { type Considered, consideredAt, flownOrbit, isAwayFrom, steppedOrbit } from './force-ways.ts';
import type { LeastSquaresProblem } from './least-squares-problem.ts';
import { inverseOf, type NormalEquations, normalEquations } from './linear-system.ts';
import { type PriorPull, priorPull } from './prior.ts';
import { type NoiseStep, OF_STEP } from './process-noise.ts';
import { BIASES, besideSigmas, type SightingResidual, sightingResiduals, withSteps } from './residuals.ts';

/** An orbit with its residuals. */
export interface LeastSquaresFit {
  /** Float64Array(6), m, m/s. */
  readonly state: Float64Array;
  /** Three of each track, and those of the forces where they are uncertain. */
  readonly biases: Float64Array;
  readonly residuals: readonly SightingResidual[];
  readonly arc: TransitionArc;
  /** With the forces and the steps that were found, and with a little more of the forces (`FORCE_STEP`). */
  readonly orbit: TransitionArc;
  readonly braked: TransitionArc | undefined;
  readonly pull: PriorPull;
  /** Those of the problem, as they are at this orbit. */
  readonly steps: readonly NoiseStep[];
  /** Orbit for which the effect of one sigma was computed. */
  readonly considered?: Considered;
}

const MOST_TURNS = 30;
const MOST_HALVINGS = 8;
/** Ratio of a step to the resulting covariance: a hundredth of a sigma. */
const CLOSE_ENOUGH = 1e-4;
/**
 * The same of a step that may turn out to make it worse: a quarter of a sigma. Derivatives leave out that the way of a drag turns with the
 * orbit; after days it is kilometres long, and they point away from the lowest place.
 */
const AS_NEAR_AS_THEY_TELL = 1 / 16;
/** A cost that rises by less is rounding. */
const SLACK = 1e-9;

/**
 * The orbit compared with all measurements.
 *
 * @param neighbour       an orbit that was compared before
 * @param isSameWay   the effect of the forces is that of `neighbour`, at any distance: costs within an iteration are compared
 * @returns undefined where it comes down or ends
 */
export function fitAt(
  problem: LeastSquaresProblem,
  state: Float64Array,
  biases: Float64Array,
  neighbour?: LeastSquaresFit,
  isSameWay = false,
): LeastSquaresFit | undefined {
  const [from, to] = problem.spanTaiS;
  const arc = orbitArc(stateOfSix(state, problem.epochTaiS), from, to, problem.dynamics);
  if (!arc.ok) return undefined;
  const sameForces = isSameWay ? neighbour?.considered : undefined;
  const considered = sameForces ?? consideredAt(problem, state, arc.value, neighbour?.considered);
  const forceUnknowns = biases.subarray(BIASES * problem.tracks.length);
  const forces = forceUnknowns.length - OF_STEP * problem.noise.length;
  const flown = considered && flownOrbit(problem, arc.value, considered, [...forceUnknowns.subarray(0, forces)]);
  if (considered === null || flown === null) return undefined;
  const pull = priorPull(problem.start, problem.prior, state);
  // Steps of kilometres follow the path as the prior does: a thousandth of one across it is hundreds of metres days away.
  const steps = problem.noise.map((step) => ({ ...step, root: multiply6(pull.turn, step.root) }));
  const stepped = (orbit: TransitionArc): TransitionArc =>
    steppedOrbit(steps, problem.epochTaiS, orbit, forceUnknowns.subarray(forces));
  const orbit = stepped(flown?.orbit ?? arc.value);
  const braked = flown?.varied.map(stepped);
  const orbitResiduals = sightingResiduals(problem.sightings, orbit, biases, braked);
  const residuals = orbitResiduals && withSteps(orbitResiduals, steps, problem.epochTaiS);
  const isSound = residuals?.every(({ slopes }) => slopes.every(Number.isFinite)) === true;
  if (residuals === undefined || !isSound) return undefined;
  return {
    state,
    biases,
    residuals,
    arc: arc.value,
    orbit,
    braked: braked?.[0],
    pull,
    steps,
    ...(considered && { considered }),
  };
}

export type Solved =
  | { readonly code: 'solved'; readonly fit: LeastSquaresFit; readonly turns: number }
  | { readonly code: 'singular' | 'not-converged'; readonly fit: LeastSquaresFit };

/**
 * Least squares of an orbit with its prior, and of the biases of each track with theirs.
 *
 * Method   Gauss and Newton with steps that follow the orbit; one that increases the misfit is halved, or the last where it is small. Without convergence, or far from the measurements, once
 *          more with measurements that count as wide as they are off, and ten times narrower each turn; docs/models/orbit-update
 */
export function solveLeastSquares(
  problem: LeastSquaresProblem,
  from: LeastSquaresFit,
  isUsed: (index: number) => boolean,
): Solved {
  const straight = solvedFrom(problem, from, isUsed, 1);
  if (straight.code === 'singular' || (straight.code === 'solved' && !isFar(straight))) return straight;
  const { squares, count } = equationsOf(problem, from, isUsed);
  const wideness = Math.sqrt(squares / Math.max(1, count));
  if (!(wideness > NARROWER)) return straight;
  const widely = solvedFrom(problem, from, isUsed, wideness);
  const isBetter = widely.code === 'solved' && (straight.code !== 'solved' || widely.cost < straight.cost);
  return isBetter ? widely : straight;
}

/** From turn to turn. */
const NARROWER = 10;
/** Ratio of the sum of squares to the number of measurements, in its own sigmas: slightly more than that of one valid case in ten thousand. */
const FAR_SIGMAS = 4;

const isFar = ({ cost, count }: { readonly cost: number; readonly count: number }): boolean =>
  cost > count + FAR_SIGMAS * Math.sqrt(2 * count);

/** @param wideness   how many times wider than their sigmas measurements count at first */
function solvedFrom(
  problem: LeastSquaresProblem,
  from: LeastSquaresFit,
  isUsed: (index: number) => boolean,
  wideness: number,
): Solved & { readonly cost: number; readonly count: number } {
  let wide = wideness;
  let fit = from;
  let equations = equationsOf(problem, fit, isUsed);
  let cost = costOf(problem, fit, equations, wide);
  const { count } = equations;
  for (let turn = 1; turn <= MOST_TURNS; turn++) {
    const step = stepOf(problem, fit, widened(equations, wide));
    if (step === undefined) return { code: 'singular', fit, cost, count };
    const isLast = wide === 1;
    if (isLast && step.size < CLOSE_ENOUGH) return { code: 'solved', fit, turns: turn, cost, count };
    const isNear = isLast && step.size < AS_NEAR_AS_THEY_TELL;
    const halvings = isNear ? 0 : MOST_HALVINGS;
    let share = 1;
    let next: LeastSquaresFit | undefined;
    let nextEquations = equations;
    let nextCost = Number.POSITIVE_INFINITY;
    for (let half = 0; half <= halvings; half++, share /= 2) {
      next = fitAt(
        problem,
        movedAlong(
          fit.state,
          [...step.by.subarray(0, 6)].map((value) => share * value),
        ),
        fit.biases.map((value, i) => value + share * step.by[6 + i]!),
        fit,
        true,
      );
      if (next === undefined) continue;
      nextEquations = equationsOf(problem, next, isUsed);
      nextCost = costOf(problem, next, nextEquations, wide);
      if (nextCost <= cost * (1 + SLACK) + SLACK) break;
      next = undefined;
    }
    if (next === undefined && isLast)
      return isNear ? { code: 'solved', fit, turns: turn, cost, count } : { code: 'not-converged', fit, cost, count };
    if (next !== undefined) {
      const refitted = isAway(problem, next) ? fitAt(problem, next.state, next.biases, next) : undefined;
      fit = refitted ?? next;
      equations = refitted ? equationsOf(problem, refitted, isUsed) : nextEquations;
    }
    wide = Math.max(1, wide / NARROWER);
    cost = costOf(problem, fit, equations, wide);
  }
  return { code: 'not-converged', fit, cost, count };
}

/** Whether the effect of the forces must be computed again at the present orbit. */
function isAway(problem: LeastSquaresProblem, { arc, considered }: LeastSquaresFit): boolean {
  return considered !== undefined && isAwayFrom(considered, problem, arc);
}

/** With measurements less accurate by a factor. */
function widened(equations: NormalEquations, wide: number): NormalEquations {
  if (wide === 1) return equations;
  const share = wide ** -2;
  const { matrix, right } = equations;
  return { ...equations, matrix: matrix.map((value) => share * value), right: right.map((value) => share * value) };
}

/** Those of an orbit in the units of its prior. */
export function equationsOf(
  { tracks }: LeastSquaresProblem,
  fit: LeastSquaresFit,
  isUsed: (index: number) => boolean,
): NormalEquations {
  return normalEquations(fit.residuals, tracks.length, isUsed, fit.pull.units);
}

/** Sum of all squares: measurements, biases and prior. */
function costOf(
  { tracks }: LeastSquaresProblem,
  fit: LeastSquaresFit,
  { squares }: NormalEquations,
  wide: number,
): number {
  let sum = squares / wide ** 2 + fit.pull.square;
  for (const [i, sigma] of besideSigmas(tracks, fit.residuals).entries())
    if (sigma > 0) sum += (fit.biases[i]! / sigma) ** 2;
  return sum;
}

/** Inverse of the complete normal matrix, including the prior: rows and columns are those of the open unknowns, the orbit in the units of the prior. */
interface WholeInverse {
  readonly open: readonly number[];
  readonly inverse: Float64Array;
  readonly side: Float64Array;
}

/** The covariance of the orbit, of all further unknowns, and their cross terms; undefined where they are undetermined. */
export function wholeInverse(
  { tracks }: LeastSquaresProblem,
  { pull, biases, residuals }: LeastSquaresFit,
  { matrix, right, size }: NormalEquations,
): WholeInverse | undefined {
  const sigmas = besideSigmas(tracks, residuals);
  const open = [
    ...[0, 1, 2, 3, 4, 5],
    ...sigmas.flatMap((sigma, i) => (sigma > 0 && matrix[(6 + i) * (size + 1)]! > 0 ? [6 + i] : [])),
  ];
  const count = open.length;
  const normal = new Float64Array(count * count);
  const side = new Float64Array(count);
  for (const [i, a] of open.entries()) {
    side[i] = right[a]!;
    for (const [j, b] of open.entries()) {
      normal[i * count + j] = matrix[a * size + b]! + (i < 6 && j < 6 ? pull.information[6 * i + j]! : 0);
    }
    if (i < 6) side[i] = side[i]! + pull.right[i]!;
    if (i >= 6) {
      const weight = 1 / sigmas[a - 6]! ** 2;
      normal[i * (count + 1)] = normal[i * (count + 1)]! + weight;
      side[i] = side[i]! - weight * biases[a - 6]!;
    }
  }
  const inverse = inverseOf(normal, count);
  return inverse && { open, inverse, side };
}

/** The step of the orbit and all biases, and its size: how many sigmas of the result it is, squared. */
function stepOf(
  problem: LeastSquaresProblem,
  fit: LeastSquaresFit,
  equations: NormalEquations,
): { readonly by: Float64Array; readonly size: number } | undefined {
  const fullInverse = wholeInverse(problem, fit, equations);
  if (fullInverse === undefined) return undefined;
  const { open, inverse, side } = fullInverse;
  const count = open.length;
  const by = new Float64Array(equations.size);
  let length = 0;
  for (const [i, a] of open.entries()) {
    for (let j = 0; j < count; j++) by[a] = by[a]! + inverse[i * count + j]! * side[j]!;
    length += by[a]! * side[i]!;
  }
  by.set(turned6(fit.pull.units, by.subarray(0, 6)));
  return { by, size: length };
}
