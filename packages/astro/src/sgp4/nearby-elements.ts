import { RAD_PER_DEG, TWO_PI, wrapTwoPi } from '@keepout/units/angle';
import { fail, ok, type Result } from '@keepout/units/result';
import type { MeanElements } from '../nouns.ts';
import { type FitFault, jacobian, POSITION_TOLERANCE_KM, solve, VELOCITY_WEIGHT_S } from './fit-mean-elements.ts';
import { sgp4Init } from './init.ts';
import { sgp4 } from './propagate.ts';

const MOST_STEPS = 30;
/** More than a millimetre left: no fit. */
const LARGEST_MISFIT_KM = 1e-6;
/** A step that leaves more than this share of the misfit calls for new derivatives. */
const SLOW = 0.5;

/** Finds the elements near given ones whose trajectory runs through a state. */
export interface NearbyElements {
  /**
   * @param state   ArrayLike(6)   m, m/s, TEME, at the epoch that this was opened for
   * @returns the given elements themselves where they run through it already
   */
  through(state: ArrayLike<number>): Result<MeanElements, FitFault>;
}

/**
 * Returns elements changed so that SGP4 passes through a nearby state, for example after a burn.
 *
 * Method   Newton in (n, h, k, p, q, lambda) with the derivatives at the given elements, renewed where they no longer serve;
 *          epoch, drag term and identity stay
 * Frame    TEME
 * Assumes  a change that leaves the orbit bound and of its kind (near the Earth or deep space)
 *
 * @param epochTaiS   number   TAI s   of the states
 *
 * Checked  by propagating back (0.1 mm)          Cost  0.03 ms a state
 */
export function nearbyElements(elements: MeanElements, epochTaiS: number): NearbyElements {
  const minutes = (epochTaiS - elements.epochTaiS) / 60;
  const start = vectorOf(elements);
  const out = new Float64Array(6);
  const stateOf = (x: readonly number[]): number[] | undefined =>
    sgp4(sgp4Init(x === start ? elements : elementsOf(x, elements)), minutes, out) === 0 ? [...out] : undefined;
  let slopes: number[][] | undefined;

  return {
    through(state): Result<MeanElements, FitFault> {
      const misfitOf = (x: readonly number[]): number[] | undefined =>
        stateOf(x)?.map((value, row) => (state[row]! / 1000 - value) * (row < 3 ? 1 : VELOCITY_WEIGHT_S));
      let x: readonly number[] = start;
      let misfit = misfitOf(x);
      let miss = misfit ? Math.hypot(...misfit) : Number.POSITIVE_INFINITY;
      let jacobianOfState = slopes ?? jacobian(start, stateOf);
      slopes ??= jacobianOfState;
      for (let step = 0; step < MOST_STEPS && misfit && miss > POSITION_TOLERANCE_KM; step++) {
        const correction = solve(jacobianOfState, misfit);
        if (!correction) break;
        const next = x.map((value, at) => value + correction[at]!);
        const left = misfitOf(next);
        const size = left ? Math.hypot(...left) : Number.POSITIVE_INFINITY;
        const isSlow = !(size < SLOW * miss);
        if (isSlow && jacobianOfState !== slopes && !(size < miss)) break;
        if (size < miss) [x, misfit, miss] = [next, left, size];
        if (isSlow) jacobianOfState = jacobian(x, stateOf);
      }
      if (!(miss <= LARGEST_MISFIT_KM)) return fail({ code: 'fit-did-not-converge', missM: miss * 1000 });
      return ok(x === start ? elements : elementsOf(x, elements));
    },
  };
}

function vectorOf(elements: MeanElements): readonly number[] {
  const node = elements.raanDeg * RAD_PER_DEG;
  const longitudeOfPerigee = node + elements.argPerigeeDeg * RAD_PER_DEG;
  const tilt = Math.tan((elements.inclinationDeg * RAD_PER_DEG) / 2);
  return [
    elements.meanMotionRevPerDay,
    elements.eccentricity * Math.sin(longitudeOfPerigee),
    elements.eccentricity * Math.cos(longitudeOfPerigee),
    tilt * Math.sin(node),
    tilt * Math.cos(node),
    longitudeOfPerigee + elements.meanAnomalyDeg * RAD_PER_DEG,
  ];
}

function elementsOf(x: readonly number[], like: MeanElements): MeanElements {
  const [n, h, k, p, q, lambda] = x as [number, number, number, number, number, number];
  const longitudeOfPerigee = Math.atan2(h, k);
  const node = Math.atan2(p, q);
  return {
    ...like,
    meanMotionRevPerDay: n,
    eccentricity: Math.hypot(h, k),
    inclinationDeg: (2 * Math.atan(Math.hypot(p, q))) / RAD_PER_DEG,
    raanDeg: wrapTwoPi(node) / RAD_PER_DEG,
    argPerigeeDeg: wrapTwoPi(longitudeOfPerigee - node) / RAD_PER_DEG,
    meanAnomalyDeg: wrapTwoPi((lambda - longitudeOfPerigee) % TWO_PI) / RAD_PER_DEG,
  };
}
