import type { Ephemeris } from '@keepout/astro/nouns';
import type { TransitionArc } from '@keepout/astro/numerical/transition';
import type { MeasurementTrack } from '../measurement.ts';
import { consideredArc, type OrbitDynamics, orbitArc, stateOf } from './arc.ts';
import {
  besideSigmas,
  inverseOf,
  type NormalEquations,
  normalEquations,
  residualsOf,
  type SightingResidual,
} from './linear-system.ts';
import type { Sighting } from './sightings.ts';

/** What is solved: the same through all turns. */
export interface Problem {
  readonly epochTaiS: number;
  readonly start: Float64Array;
  /** Information of the prior, EME2000. */
  readonly information: Float64Array;
  readonly tracks: readonly MeasurementTrack[];
  readonly sightings: readonly Sighting[];
  readonly spanTaiS: readonly [number, number];
  readonly dynamics: OrbitDynamics;
}

/** An orbit with its residuals. */
export interface Fit {
  /** Float64Array(6), m, m/s. */
  readonly state: Float64Array;
  /** Three of each track, and one of the forces where they are uncertain. */
  readonly biases: Float64Array;
  readonly residuals: readonly SightingResidual[];
  readonly arc: TransitionArc;
  /** Of the orbit that the way of one sigma more was computed for. */
  readonly considered?: Considered;
}

interface Considered {
  readonly state: Float64Array;
  /** What one sigma more adds to the state at an epoch, into six; false beyond the arc. */
  displacementAt(epochTaiS: number, out: Float64Array): boolean;
}

const MOST_TURNS = 30;
const MOST_HALVINGS = 8;
/** Of a step over the covariance of what is found: a hundredth of a sigma. */
const CLOSE_ENOUGH = 1e-4;
/** A cost that rises by less is rounding. */
const SLACK = 1e-9;

/** To orbits so near the way of one sigma more is the same to a thousandth: it is not computed again. m, m/s */
const NEAR_M = 5000;
const NEAR_MPS = 5;

/**
 * The orbit compared with all measurements.
 *
 * @param near   an orbit that was compared before
 * @returns undefined where it comes down or ends
 */
export function fitAt(problem: Problem, state: Float64Array, biases: Float64Array, near?: Fit): Fit | undefined {
  const [from, to] = problem.spanTaiS;
  const arc = orbitArc(stateOf(state, problem.epochTaiS), from, to, problem.dynamics);
  if (!arc.ok) return undefined;
  const considered = isNear(near, state) ? near?.considered : consideredFrom(problem, state, arc.value);
  if (considered === null) return undefined;
  const residuals = residualsOf(problem.sightings, arc.value, biases, considered && beside(arc.value, considered));
  const isSound = residuals?.every(({ slopes }) => slopes.every(Number.isFinite)) === true;
  if (residuals === undefined || !isSound) return undefined;
  return { state, biases, residuals, arc: arc.value, ...(considered && { considered }) };
}

function isNear(near: Fit | undefined, state: Float64Array): boolean {
  if (near === undefined) return false;
  const from = near.considered?.state ?? near.state;
  const off = (at: number): number => Math.hypot(...[0, 1, 2].map((k) => state[at + k]! - from[at + k]!));
  return off(0) < NEAR_M && off(3) < NEAR_MPS;
}

/** @returns undefined where the forces are exact, null where the orbit comes down */
function consideredFrom(problem: Problem, state: Float64Array, arc: TransitionArc): Considered | undefined | null {
  const [from, to] = problem.spanTaiS;
  const braked = consideredArc(stateOf(state, problem.epochTaiS), from, to, problem.dynamics);
  if (braked === undefined) return undefined;
  if (!braked.ok) return null;
  const six = new Float64Array(6);
  return {
    state,
    displacementAt(epochTaiS, out) {
      if (!arc.read(epochTaiS, six) || !braked.value.stateAt(epochTaiS, out)) return false;
      for (let k = 0; k < 6; k++) out[k] = out[k]! - six[k]!;
      return true;
    },
  };
}

function beside({ startTaiS, stopTaiS, read }: TransitionArc, { displacementAt }: Considered): Ephemeris {
  const by = new Float64Array(6);
  return {
    ...{ frame: 'EME2000', startTaiS, stopTaiS },
    stateAt(epochTaiS, out) {
      if (!read(epochTaiS, out) || !displacementAt(epochTaiS, by)) return false;
      for (let k = 0; k < 6; k++) out[k] = out[k]! + by[k]!;
      return true;
    },
  };
}

export type Solved =
  | { readonly code: 'solved'; readonly fit: Fit; readonly turns: number }
  | { readonly code: 'singular' | 'not-converged'; readonly fit: Fit };

/**
 * Least squares of an orbit with its prior, and of the biases of each track with theirs.
 *
 * Method   Gauss and Newton; a step that makes it worse is halved; docs/models/orbit-update
 */
export function solve(problem: Problem, from: Fit, isUsed: (index: number) => boolean): Solved {
  let fit = from;
  let equations = normalEquations(fit.residuals, problem.tracks.length, isUsed);
  let cost = costOf(problem, fit, equations);
  for (let turn = 1; turn <= MOST_TURNS; turn++) {
    const step = stepOf(problem, fit, equations);
    if (step === undefined) return { code: 'singular', fit };
    if (step.size < CLOSE_ENOUGH) return { code: 'solved', fit, turns: turn };
    let share = 1;
    let next: Fit | undefined;
    let nextEquations = equations;
    let nextCost = Number.POSITIVE_INFINITY;
    for (let half = 0; half <= MOST_HALVINGS; half++, share /= 2) {
      next = fitAt(
        problem,
        fit.state.map((value, i) => value + share * step.by[i]!),
        fit.biases.map((value, i) => value + share * step.by[6 + i]!),
        fit,
      );
      if (next === undefined) continue;
      nextEquations = normalEquations(next.residuals, problem.tracks.length, isUsed);
      nextCost = costOf(problem, next, nextEquations);
      if (nextCost <= cost * (1 + SLACK) + SLACK) break;
      next = undefined;
    }
    if (next === undefined) return { code: 'not-converged', fit };
    fit = next;
    equations = nextEquations;
    cost = nextCost;
  }
  return { code: 'not-converged', fit };
}

/** Sum of all squares: measurements, biases and prior. */
function costOf({ start, information, tracks }: Problem, fit: Fit, { squares }: NormalEquations): number {
  let sum = squares;
  for (let i = 0; i < 6; i++) {
    for (let j = 0; j < 6; j++)
      sum += (fit.state[i]! - start[i]!) * information[6 * i + j]! * (fit.state[j]! - start[j]!);
  }
  for (const [i, sigma] of besideSigmas(tracks, fit.residuals).entries())
    if (sigma > 0) sum += (fit.biases[i]! / sigma) ** 2;
  return sum;
}

/** The step of the orbit and all biases, and its size: how many sigmas of the result it is, squared. */
function stepOf(
  { start, information, tracks }: Problem,
  { state, biases, residuals }: Fit,
  { matrix, right, size }: NormalEquations,
): { readonly by: Float64Array; readonly size: number } | undefined {
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
      normal[i * count + j] = matrix[a * size + b]! + (i < 6 && j < 6 ? information[6 * i + j]! : 0);
      if (i < 6 && j < 6) side[i] = side[i]! - information[6 * i + j]! * (state[j]! - start[j]!);
    }
    if (i >= 6) {
      const weight = 1 / sigmas[a - 6]! ** 2;
      normal[i * (count + 1)] = normal[i * (count + 1)]! + weight;
      side[i] = side[i]! - weight * biases[a - 6]!;
    }
  }
  const inverse = inverseOf(normal, count);
  if (inverse === undefined) return undefined;
  const by = new Float64Array(size);
  let length = 0;
  for (const [i, a] of open.entries()) {
    for (let j = 0; j < count; j++) by[a] = by[a]! + inverse[i * count + j]! * side[j]!;
    length += by[a]! * side[i]!;
  }
  return { by, size: length };
}
