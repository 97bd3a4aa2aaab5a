import { type Fault, fail, ok, type Result } from '@keepout/units/result';
import { MU_EARTH } from '../constants.ts';
import { invert6 } from '../covariance/matrix6.ts';
import { inFrame } from '../ephemeris/reframe.ts';
import type { Force } from '../force/force.ts';
import type { Ephemeris, StateVector } from '../nouns.ts';
import { stateOfSix } from '../six-numbers.ts';
import { propagateNumerically } from './propagate.ts';
import { propagateWithTransition } from './transition.ts';

export interface OrbitFit {
  /** Where the forces take over: the state at the wanted epoch, EME2000. */
  readonly state: StateVector;
  /** Root mean square of the remaining difference of position, m. */
  readonly rmsM: number;
}

export interface OrbitFitFault extends Fault {
  readonly code: 'no-state' | 'fit-did-not-converge';
}

export interface OrbitToFit {
  readonly ephemeris: Ephemeris;
  /** Epoch of the state that is found; in the span. */
  readonly epochTaiS: number;
  readonly startTaiS: number;
  readonly stopTaiS: number;
  /** Made for EME2000. */
  readonly forces: readonly Force[];
  readonly massKg: number;
}

/** Enough of a revolution in low orbit for terms of the field's tenth order. */
const STEP_S = 300;
const MOST_POINTS = 300;
const MOST_TURNS = 8;
/** Far below any theory. */
const ENOUGH_M = 0.05;
const RELATIVE_ERROR = 1e-10;

/**
 * Returns the orbit under given forces that is nearest to an ephemeris: conversion from one theory to another. Equal states
 * at one instant give orbits that drift apart, for the periodic errors of a theory go into the mean motion.
 *
 * Method   Gauss and Newton on the state, positions at even steps, all of one weight; the slopes of the first turn serve all, as the two
 *          part by kilometres in tens of thousands; docs/models/orbit-update
 * Frame    EME2000
 *
 * @returns ok: OrbitFit   |   fault: "no-state" (of the ephemeris in the span) | "fit-did-not-converge"
 *
 * Checked  fit-orbit.test.ts          Cost  0.4 s a day of low orbit with 20x20
 */
export function fitOrbit(problem: OrbitToFit): Result<OrbitFit, OrbitFitFault> {
  const { epochTaiS, startTaiS, stopTaiS } = problem;
  const ephemeris = inFrame(problem.ephemeris, 'EME2000');
  const points = pointsOf(ephemeris, startTaiS, stopTaiS);
  const six = new Float64Array(6);
  if (points === undefined || !ephemeris.stateAt(epochTaiS, six)) return fail({ code: 'no-state' });
  const system = systemOf(problem, six, points);
  if (system === undefined) return fail({ code: 'fit-did-not-converge' });
  let { residuals } = system;
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    const step = system.step(residuals);
    for (let i = 0; i < 6; i++) six[i] = six[i]! + step[i]!;
    const next = residualsOf(problem, six, points);
    if (next === undefined) break;
    residuals = next;
    if (Math.hypot(step[0]!, step[1]!, step[2]!) > ENOUGH_M) continue;
    const squares = residuals.reduce((sum, left) => sum + left * left, 0);
    return ok({ state: stateOfSix(six, epochTaiS), rmsM: Math.sqrt(squares / points.length) });
  }
  return fail({ code: 'fit-did-not-converge' });
}

interface System {
  readonly residuals: Float64Array;
  /** The change of the state by which residuals vanish as far as they can. */
  step(residuals: Float64Array): Float64Array;
}

function systemOf(problem: OrbitToFit, six: Float64Array, points: readonly Point[]): System | undefined {
  const { epochTaiS, startTaiS, stopTaiS, forces, massKg } = problem;
  const initial = stateOfSix(six, epochTaiS);
  const arc = propagateWithTransition({ initial, massKg, forces, startTaiS, stopTaiS, relativeError: RELATIVE_ERROR });
  if (!arc.ok) return undefined;
  // Velocities as lengths, so that all six are of like size.
  const motion = Math.sqrt(MU_EARTH / Math.hypot(six[0]!, six[1]!, six[2]!) ** 3);
  const unit = [1, 1, 1, motion, motion, motion];
  const slopes = new Float64Array(points.length * 18);
  const residuals = new Float64Array(points.length * 3);
  const normal = new Float64Array(36);
  const state = new Float64Array(6);
  const transition = new Float64Array(36);
  for (const [n, { taiS, positionM }] of points.entries()) {
    arc.value.read(taiS, state, transition);
    for (let row = 0; row < 3; row++) residuals[3 * n + row] = positionM[row]! - state[row]!;
    for (let k = 0; k < 18; k++) slopes[18 * n + k] = transition[k]! * unit[k % 6]!;
    for (let k = 0; k < 108; k++) {
      const [row, i, j] = [Math.floor(k / 36), Math.floor((k % 36) / 6), k % 6];
      normal[6 * i + j] = normal[6 * i + j]! + slopes[18 * n + 6 * row + i]! * slopes[18 * n + 6 * row + j]!;
    }
  }
  const inverse = invert6(normal);
  if (inverse === undefined) return undefined;
  return {
    residuals,
    step(left) {
      const right = new Float64Array(6);
      for (let n = 0; n < left.length; n++) {
        for (let i = 0; i < 6; i++) right[i] = right[i]! + slopes[6 * n + i]! * left[n]!;
      }
      return right.map(
        (_, i) => [0, 1, 2, 3, 4, 5].reduce((sum, k) => sum + inverse[6 * i + k]! * right[k]!, 0) * unit[i]!,
      );
    },
  };
}

function residualsOf(
  { epochTaiS, startTaiS, stopTaiS, forces, massKg }: OrbitToFit,
  six: Float64Array,
  points: readonly Point[],
): Float64Array | undefined {
  const initial = stateOfSix(six, epochTaiS);
  const arcs: Ephemeris[] = [];
  for (const stop of [startTaiS, stopTaiS]) {
    if (stop === epochTaiS) continue;
    const arc = propagateNumerically({ initial, massKg, stopTaiS: stop, forces, relativeError: RELATIVE_ERROR });
    if (!arc.ok) return undefined;
    arcs.push(arc.value);
  }
  const state = new Float64Array(6);
  const residuals = new Float64Array(points.length * 3);
  for (const [n, { taiS, positionM }] of points.entries()) {
    if (!arcs.some((arc) => arc.stateAt(taiS, state))) return undefined;
    for (let row = 0; row < 3; row++) residuals[3 * n + row] = positionM[row]! - state[row]!;
  }
  return residuals;
}

interface Point {
  readonly taiS: number;
  readonly positionM: Float64Array;
}

function pointsOf(ephemeris: Ephemeris, startTaiS: number, stopTaiS: number): readonly Point[] | undefined {
  const spanS = stopTaiS - startTaiS;
  const count = Math.min(MOST_POINTS, Math.max(6, Math.ceil(spanS / STEP_S)));
  const points: Point[] = [];
  const state = new Float64Array(6);
  for (let i = 0; i <= count; i++) {
    const taiS = startTaiS + (spanS * i) / count;
    if (!ephemeris.stateAt(taiS, state)) return undefined;
    points.push({ taiS, positionM: state.slice(0, 3) });
  }
  return points;
}
