import { invert6, turned6 } from '@keepout/astro/covariance/matrix6';
import type { TransitionArc } from '@keepout/astro/numerical/transition';
import { stateOfSix } from '@keepout/astro/six-numbers';
import { movedAlong, wayAlong } from './along-path.ts';
import { consideredArc } from './arc.ts';
import type { LeastSquaresProblem } from './least-squares-problem.ts';
import { isBeyond, type NoiseStep, OF_STEP } from './process-noise.ts';
import { BIASES, FORCE_STEP } from './residuals.ts';

/** Effect of one sigma more of the uncertain forces on an orbit, and on those near it. */
export interface Considered {
  /** Where the orbit was at the measurement that is farthest from the epoch. */
  readonly farthest: Float64Array;
  /** Effect of one sigma more on the state at an epoch, into six; false beyond the arc. */
  displacementAt(epochTaiS: number, out: Float64Array): boolean;
}

/** For orbits this near to each other, the effect of one sigma is equal to 0.1 %: it is not computed again. */
const NEAR_M = 5000;

/**
 * The uncertain forces at an orbit.
 *
 * @param before   at an earlier orbit: reused where that is near
 * @returns undefined where the forces are exact, null where the orbit comes down
 */
export function consideredAt(
  problem: LeastSquaresProblem,
  state: Float64Array,
  arc: TransitionArc,
  before: Considered | undefined,
): Considered | undefined | null {
  const { dynamics } = problem;
  if (dynamics === 'two-body' || dynamics.considered === undefined) return undefined;
  const isNear = before !== undefined && !isAwayFrom(before, problem, arc);
  return isNear ? before : consideredFrom(problem, state, arc, farthestOf(problem, arc));
}

/** Whether an orbit is too far from the orbit of these effects. */
export function isAwayFrom({ farthest }: Considered, problem: LeastSquaresProblem, arc: TransitionArc): boolean {
  const now = farthestOf(problem, arc);
  return !(Math.hypot(...[0, 1, 2].map((k) => now[k]! - farthest[k]!)) < NEAR_M);
}

/** Where an orbit is at the measurement that is farthest from the epoch. */
function farthestOf({ sightings, epochTaiS }: LeastSquaresProblem, arc: TransitionArc): Float64Array {
  const six = new Float64Array(6);
  const off = (at: number): number => Math.abs(at - epochTaiS);
  arc.read(
    sightings.reduce((farthest, { atTaiS }) => (off(atTaiS) > off(farthest) ? atTaiS : farthest), epochTaiS),
    six,
  );
  return six;
}

function consideredFrom(
  problem: LeastSquaresProblem,
  state: Float64Array,
  arc: TransitionArc,
  farthest: Float64Array,
): Considered | undefined | null {
  const [from, to] = problem.spanTaiS;
  const braked = consideredArc(stateOfSix(state, problem.epochTaiS), from, to, problem.dynamics);
  if (braked === undefined) return undefined;
  if (!braked.ok) return null;
  const six = new Float64Array(6);
  return {
    farthest,
    displacementAt(epochTaiS, out) {
      if (!arc.read(epochTaiS, six) || !braked.value.stateAt(epochTaiS, out)) return false;
      out.set(wayAlong(six, out).by);
      return true;
    },
  };
}

/**
 * Separation at the epoch of two orbits with equal earlier states, as separation at that earlier time of orbits that meet at the epoch.
 *
 * @param transition   from the epoch to that time: Float64Array(36)
 * @param separation        six, m, m/s
 * @returns Float64Array(6)   |   undefined for a transition without an inverse
 */
export function displacementAhead(transition: Float64Array, separation: ArrayLike<number>): Float64Array | undefined {
  const back = invert6(transition);
  if (back === undefined) return undefined;
  const out = new Float64Array(6);
  for (let i = 0; i < 6; i++) for (let k = 0; k < 6; k++) out[i] = out[i]! - back[6 * i + k]! * separation[k]!;
  return out;
}

/** Nearer to the epoch than this the forces have no time for anything. */
const LEAST_LEAD_S = 600;

function leadIn({ dynamics, sightings, epochTaiS }: LeastSquaresProblem): { persistence?: number; lastTaiS: number } {
  const lastTaiS = sightings.reduce((last, { atTaiS }) => Math.max(last, atTaiS), Number.NEGATIVE_INFINITY);
  const persistence = dynamics !== 'two-body' ? dynamics.persistence : undefined;
  const hasLead = persistence !== undefined && persistence < 1 && epochTaiS - lastTaiS > LEAST_LEAD_S;
  return { lastTaiS, ...(hasLead && { persistence }) };
}

/** All unknowns apart from the orbit at zero. */
export function noBiases(problem: LeastSquaresProblem): Float64Array {
  const { dynamics, tracks, noise } = problem;
  const isUncertain = dynamics !== 'two-body' && dynamics.considered !== undefined;
  const forces = isUncertain ? (leadIn(problem).persistence === undefined ? 1 : 2) : 0;
  return new Float64Array(BIASES * tracks.length + forces + OF_STEP * noise.length);
}

/** Effect of one sigma of an unknown of the forces on the state at an epoch, with the transition matrix to it; false beyond the arc. */
type Way = (epochTaiS: number, transition: Float64Array, out: Float64Array) => boolean;

/**
 * Effect of each unknown of the forces.
 *
 * Method   d: one sigma all the way. The part after the last measurement moves the state at the epoch by g, and the measurements stay: - Phi g; the part
 *          there before: d + Phi g. With a after and r a + sqrt(1 - r^2) u before, the ways of a and u are far from each other, which those of
 *          before and the new part are not
 *
 * @returns null where the arc does not reach
 */
function waysOf(
  problem: LeastSquaresProblem,
  arc: TransitionArc,
  { displacementAt }: Considered,
): readonly Way[] | null {
  const { persistence, lastTaiS } = leadIn(problem);
  if (persistence === undefined) return [(epochTaiS, _, out) => displacementAt(epochTaiS, out)];
  const [six, by, transition] = [new Float64Array(6), new Float64Array(6), new Float64Array(36)];
  if (!arc.read(lastTaiS, six, transition) || !displacementAt(lastTaiS, by)) return null;
  const lead = displacementAhead(transition, by);
  if (lead === undefined) return null;
  const way =
    (before: number, after: number): Way =>
    (epochTaiS, phi, out) => {
      if (!displacementAt(epochTaiS, out)) return false;
      for (let i = 0; i < 6; i++) {
        let ahead = 0;
        for (let k = 0; k < 6; k++) ahead += phi[6 * i + k]! * lead[k]!;
        out[i] = before * (out[i]! + ahead) - after * ahead;
      }
      return true;
    };
  return [way(persistence, 1), way(Math.sqrt(1 - persistence ** 2), 0)];
}

/** The orbit with the nominal forces, and with an increment of each unknown of them. */
export interface ForcedOrbit {
  readonly orbit: TransitionArc;
  readonly varied: readonly TransitionArc[];
}

/**
 * An orbit with forces that differ by a number of sigmas.
 *
 * @param shares   of each unknown of the forces
 * @returns null where the arc does not reach
 */
export function flownOrbit(
  problem: LeastSquaresProblem,
  arc: TransitionArc,
  considered: Considered,
  shares: readonly number[],
): ForcedOrbit | null {
  const ways = waysOf(problem, arc, considered);
  if (ways === null) return null;
  const more = (at: number): readonly number[] => shares.map((share, i) => share + (i === at ? FORCE_STEP : 0));
  return { orbit: movedBy(arc, ways, shares), varied: ways.map((_, k) => movedBy(arc, ways, more(k))) };
}

/** The orbit with a number of sigmas of each unknown of the forces, along its path: over kilometres a straight line is off by metres. */
function movedBy(arc: TransitionArc, ways: readonly Way[], shares: readonly number[]): TransitionArc {
  const [by, sum, phi] = [new Float64Array(6), new Float64Array(6), new Float64Array(36)];
  return {
    ...arc,
    read(epochTaiS, state, transition = phi) {
      if (!arc.read(epochTaiS, state, transition)) return false;
      sum.fill(0);
      for (const [k, way] of ways.entries()) {
        if (shares[k] === 0) continue;
        if (!way(epochTaiS, transition, by)) return false;
        for (let i = 0; i < 6; i++) sum[i] = sum[i]! + shares[k]! * by[i]!;
      }
      if (sum.some((value) => value !== 0)) state.set(movedAlong(state, sum));
      return true;
    },
  };
}

/**
 * The orbit with its steps from track to track.
 *
 * @param sigmas   six of each step
 */
export function steppedOrbit(
  noise: readonly NoiseStep[],
  epochTaiS: number,
  arc: TransitionArc,
  sigmas: ArrayLike<number>,
): TransitionArc {
  if (noise.length === 0) return arc;
  const ways = noise.map(({ root }, step) =>
    turned6(
      root,
      Array.from({ length: OF_STEP }, (_, i) => sigmas[OF_STEP * step + i]!),
    ),
  );
  const phi = new Float64Array(36);
  return {
    ...arc,
    read(at, state, transition = phi) {
      if (!arc.read(at, state, transition)) return false;
      const sum = new Float64Array(6);
      for (const [step, way] of ways.entries()) {
        if (isBeyond(noise[step]!, at, epochTaiS)) for (let i = 0; i < 6; i++) sum[i] = sum[i]! + way[i]!;
      }
      if (sum.some((value) => value !== 0)) state.set(movedAlong(state, turned6(transition, sum)));
      return true;
    },
  };
}
