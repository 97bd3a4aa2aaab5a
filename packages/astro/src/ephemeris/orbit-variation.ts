import { inverseEquinoctialJacobian } from '../covariance/inverse-jacobian.ts';
import { invert6, type Matrix6, multiply6 } from '../covariance/matrix6.ts';
import { type EquinoctialElements, equinoctialFromCartesian, equinoctialSense } from '../elements/equinoctial.ts';
import { equinoctialJacobian } from '../elements/equinoctial-jacobian.ts';
import type { Ephemeris } from '../nouns.ts';
import { meanFlowJacobian } from './mean-flow.ts';

/** How small changes of an orbit show along its trajectory, counted in mean elements at one origin. */
export interface OrbitVariation {
  readonly originTaiS: number;
  readonly meanMotionRadps: number;
  /** Change of the state (m, m/s) by a change of the elements at the origin; undefined where there is no bound orbit. */
  stateByElements(epochTaiS: number): Matrix6 | undefined;
  /** Change of the elements at the origin by a change of the state (m, m/s) at an epoch. */
  elementsByState(epochTaiS: number): Matrix6 | undefined;
}

/**
 * The linear map between small changes of an orbit and differences of states along it.
 *
 * Method   J(t) F(t): F carries changes of mean elements from the origin (`meanFlowJacobian`), J is the Jacobian of the
 *          osculating state at t; docs/models/ephemeris-quality
 * Assumes  changes of mean and of osculating elements are equal (to 1e-3 in low orbit)
 * Frame    that of the trajectory, inertial
 *
 * @returns OrbitVariation   |   undefined when the origin has no state on a bound orbit
 */
export function orbitVariation(trajectory: Ephemeris, originTaiS: number): OrbitVariation | undefined {
  const six = new Float64Array(6);
  if (!trajectory.stateAt(originTaiS, six)) return undefined;
  const sense = equinoctialSense(six);
  const origin = equinoctialFromCartesian(six, undefined, sense);
  if (origin === undefined) return undefined;
  const elementsAt = (epochTaiS: number): EquinoctialElements | undefined =>
    trajectory.stateAt(epochTaiS, six) ? equinoctialFromCartesian(six, undefined, sense) : undefined;
  return {
    originTaiS,
    meanMotionRadps: origin.meanMotionRadps,
    stateByElements(epochTaiS) {
      const elements = elementsAt(epochTaiS);
      return elements && multiply6(equinoctialJacobian(elements), meanFlowJacobian(origin, epochTaiS - originTaiS));
    },
    elementsByState(epochTaiS) {
      const elements = elementsAt(epochTaiS);
      const toElements = elements && inverseEquinoctialJacobian(elements);
      const back = invert6(meanFlowJacobian(origin, epochTaiS - originTaiS));
      return toElements && back && multiply6(back, toElements);
    },
  };
}
