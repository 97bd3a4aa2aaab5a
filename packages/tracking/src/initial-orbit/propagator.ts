import { egm96 } from '@keepout/astro/force/egm96';
import { forceModel } from '@keepout/astro/force/model';
import type { EarthOrientation } from '@keepout/astro/frames/earth-orientation';
import type { StateVector } from '@keepout/astro/nouns';
import { propagateNumerically } from '@keepout/astro/numerical/propagate';
import { propagateTwoBody } from '@keepout/astro/two-body/propagate';
import { attractionInKernel } from '@keepout/kernel/gravity';

/** Writes the state at an epoch; false where it is missing. */
export type StateFunction = (epochTaiS: number, out: Float64Array) => boolean;

/** How an orbit goes on from a state (EME2000) up to an epoch; undefined where it does not. */
export type Propagator = (initial: StateVector, stopTaiS: number) => StateFunction | undefined;

export const twoBodyMotion: Propagator = ({ epochTaiS, positionM, velocityMps }) => {
  const start = [...positionM, ...velocityMps];
  return (t, out) => {
    propagateTwoBody(start, t - epochTaiS, out);
    return Number.isFinite(out[0]);
  };
};

const STEP_ERROR = 1e-10;
const DEGREE = 12;

/** With the uneven Earth, Sun and Moon: over hours two-body motion is degrees off. Without drag. */
export function numericalMotion(eop: EarthOrientation | undefined): Propagator {
  const forces = forceModel('EME2000', {
    gravity: egm96(DEGREE),
    attractionOf: attractionInKernel,
    withSun: true,
    withMoon: true,
    ...(eop && { eop }),
  });
  return (initial, stopTaiS) => {
    const run = propagateNumerically({ initial, massKg: 1, stopTaiS, forces, relativeError: STEP_ERROR });
    return run.ok ? (t, out) => run.value.stateAt(t, out) : undefined;
  };
}
