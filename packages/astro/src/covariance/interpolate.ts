import { transformState } from '../frames/rotation.ts';
import type { StateCovariance, StateVector } from '../nouns.ts';
import { covarianceInFrame, covarianceInStateFrame } from './rotate.ts';
import { transportCovariance } from './transport.ts';

/**
 * Returns the covariance of a trajectory between its tabulated covariances.
 *
 * Method   both neighbours are carried to the epoch by the two-body transition matrix and blended with a weight that
 *          rises smoothly (6 s^5 - 15 s^4 + 10 s^3); docs/models/covariance-transport
 * Assumes  before the first and after the last the nearest one is carried alone, without process noise
 *
 * @param covariances   StateCovariance[]   in order of time; inertial, RTN or TNW
 * @param stateAt       state of the trajectory at an epoch, undefined outside it
 * @returns StateCovariance in the frame of the states, positive (semi)definite like its neighbours   |   undefined where
 *          there is no state
 */
export function covarianceBetween(
  covariances: readonly StateCovariance[],
  epochTaiS: number,
  stateAt: (epochTaiS: number) => StateVector | undefined,
): StateCovariance | undefined {
  const state = stateAt(epochTaiS);
  if (state === undefined || covariances.length === 0) return undefined;
  const after = firstAfter(covariances, epochTaiS);
  const carried = (index: number): StateCovariance | undefined => {
    const cov = covariances[index];
    if (cov === undefined) return undefined;
    const nodeState = stateAt(cov.epochTaiS);
    return nodeState === undefined ? undefined : carry(cov, nodeState, state);
  };
  const earlier = carried(after - 1);
  const later = carried(after);
  if (earlier === undefined || later === undefined) return earlier ?? later;
  const from = covariances[after - 1]!.epochTaiS;
  const s = (epochTaiS - from) / (covariances[after]!.epochTaiS - from);
  const weight = s * s * s * (10 - s * (15 - 6 * s));
  const matrix = earlier.matrix.map((value, i) => (1 - weight) * value + weight * later.matrix[i]!);
  return { epochTaiS, frame: state.frame, matrix };
}

/** To the state's frame first; ITRF turns, so its covariances are carried in EME2000. */
function carry(cov: StateCovariance, nodeState: StateVector, state: StateVector): StateCovariance {
  if (nodeState.frame !== 'ITRF') {
    const inFrame = covarianceInStateFrame(covarianceInFrame(cov, nodeState.frame), nodeState);
    return inFrame.epochTaiS === state.epochTaiS ? inFrame : transportCovariance(inFrame, nodeState, state);
  }
  const from = transformState(nodeState, 'EME2000');
  const to = transformState(state, 'EME2000');
  const inertial = covarianceInStateFrame(covarianceInFrame(cov, 'EME2000'), from);
  return covarianceInFrame(transportCovariance(inertial, from, to), 'ITRF');
}

/** Index of the first covariance later than the epoch. */
function firstAfter(covariances: readonly StateCovariance[], epochTaiS: number): number {
  let low = 0;
  let high = covariances.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (covariances[middle]!.epochTaiS <= epochTaiS) low = middle + 1;
    else high = middle;
  }
  return low;
}
