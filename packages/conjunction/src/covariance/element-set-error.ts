import { MU_EARTH } from '@keepout/astro/constants';
import { DRAG_SIGMA_SHARE, type DragKnowledge, decayOfElements } from '@keepout/astro/force/drag-of-elements';
import type { MeanElements, StateCovariance, StateVector } from '@keepout/astro/nouns';
import { dot, norm } from '@keepout/astro/vector';
import { SECONDS_PER_DAY } from '@keepout/units/duration';
import { covarianceOfOrbit, estimateCovariance, orbitRegime, theoryError } from './estimated.ts';

/** Knowledge of the orbital decay by drag. */
type Decay = Pick<DragKnowledge, 'decayMps' | 'sigmaShare'>;

/** Nearer to its epoch the drag in the fit of a set is unknown. */
const LEAST_DRAG_AGE_S = SECONDS_PER_DAY / 2;

/**
 * How far the states of an element set, as SGP4 has them, may be off.
 *
 * Method   the usual covariance of its regime and age, the error of the theory, and the effect of one sigma of its drag over its age: BSTAR as its own
 *          theory has it, 30 per cent; docs/models/estimated-covariance, docs/models/track-association
 * Assumes  no manoeuvre since the epoch
 * Frame    RTN of the state
 *
 * @returns the covariance at a state of the set          Cost  3 microseconds, and 20 for the first of an object that the air brakes
 */
export function errorOfElements(elements: MeanElements): (state: StateVector) => StateCovariance {
  // Only objects that may be near a track are evaluated.
  let decayMps: number | undefined;
  return (state) => {
    const ageS = state.epochTaiS - elements.epochTaiS;
    const covariance = sumOfCovariances(estimateCovariance(state, ageS).covariance, theoryCovariance(state));
    decayMps ??= elements.bstar > 0 ? Math.max(0, decayOfElements(elements) ?? 0) : 0;
    if (decayMps === 0) return covariance;
    return sumOfCovariances(covariance, dragCovariance(state, { decayMps, sigmaShare: DRAG_SIGMA_SHARE }, ageS));
  };
}

/** Error of SGP4 against the best orbit of its own elements, which no covariance of elements contains. */
export function theoryCovariance(state: StateVector): StateCovariance {
  const { sigmaRtnM, axisM } = theoryError(orbitRegime(state));
  return covarianceOfOrbit(state, sigmaRtnM, axisM);
}

/**
 * Effect of one sigma of drag on an orbit over the age of its element set: the axis shrinks by a' t more, and the object arrives everywhere earlier by
 * 3/4 a' t^2 / a.
 *
 * Assumes  a circular orbit for the decay alone: the along-track offset follows the orbit as it is
 */
export function dragCovariance(state: StateVector, decay: Decay, ageS: number): StateCovariance {
  const way = dragWay(state, decay, Math.hypot(ageS, LEAST_DRAG_AGE_S));
  const matrix = new Float64Array(36);
  for (let i = 0; i < 6; i++) {
    for (let j = 0; j < 6; j++) matrix[6 * i + j] = way[i]! * way[j]!;
  }
  return { epochTaiS: state.epochTaiS, frame: 'RTN', matrix };
}

/**
 * Effect of one sigma more of drag on a state in a span since an epoch at which it was the same; of either sign.
 *
 * Method   3/4 a' t^2 / a earlier, a' t lower
 * Frame    RTN of the state
 *
 * @returns Float64Array(6), m, m/s
 */
export function dragWay(state: StateVector, { decayMps, sigmaShare }: Decay, spanS: number): Float64Array {
  const { positionM, velocityMps } = state;
  const radius = norm(positionM);
  const radial = dot(positionM, velocityMps) / radius;
  const speedSquared = dot(velocityMps, velocityMps);
  const axisM = 1 / (2 / radius - speedSquared / MU_EARTH);
  const lower = -sigmaShare * decayMps * spanS;
  const earlierS = (0.75 * sigmaShare * decayMps * spanS * spanS) / axisM;
  const along = Math.sqrt(speedSquared - radial ** 2);
  // Effect of a second of motion on the state; the speed of a lower circle.
  return Float64Array.of(
    radial * earlierS + lower,
    along * earlierS,
    0,
    (-MU_EARTH * earlierS) / radius ** 2,
    -0.5 * Math.sqrt(MU_EARTH / axisM ** 3) * lower,
    0,
  );
}

/** Of independent errors in the same axes. */
export function sumOfCovariances(first: StateCovariance, second: StateCovariance): StateCovariance {
  const matrix = new Float64Array(36);
  for (let k = 0; k < 36; k++) matrix[k] = first.matrix[k]! + second.matrix[k]!;
  return { epochTaiS: first.epochTaiS, frame: first.frame, matrix };
}
