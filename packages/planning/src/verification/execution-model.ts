import { MU_EARTH } from '@keepout/astro/constants';
import { steered } from '@keepout/astro/force/steering';
import type { StateVector, Vec3 } from '@keepout/astro/nouns';
import type { ManoeuvreDifference } from '@keepout/astro/numerical/manoeuvre-difference';
import { sixOf, stateOfSix } from '@keepout/astro/six-numbers';
import { scaled } from '@keepout/astro/vector';
import { cutoffTaiS, deltaVOf, type PlannedManoeuvre, propulsionOf, scaledManoeuvre } from '../manoeuvre.ts';
import { periodOf } from '../response.ts';
import { smaOf } from '../semi-major-axis.ts';
import { inRtn, norm3 } from '../vector.ts';

/** A manoeuvre with the unknowns of its execution as numbers. */
export interface ExecutionModel {
  /** vector: change of velocity along the axes of the manoeuvre's frame, m/s. share: one number, 1 as planned. */
  readonly kind: 'vector' | 'share';
  readonly planned: readonly number[];
  /** Displacement of each unknown for its derivative. */
  readonly step: number;
  manoeuvreOf(unknowns: readonly number[]): PlannedManoeuvre;
  /** Change of velocity by a unit of each unknown, RTN at ignition, m/s. */
  readonly axesRtn: readonly Vec3[];
}

/** A burn up to this duration turns so little that its three components can be separated. */
const SHORT_SHARE_OF_PERIOD = 0.1;
const STEP_SHARE = 0.1;
const SMALLEST_STEP_MPS = 1e-4;

/**
 * Returns the observable unknowns of the execution of a manoeuvre.
 *
 * Method   an impulse, and a burn of up to a tenth of a revolution, has three components; a longer burn and a manoeuvre by drag one, its
 *          ratio to the plan. Drag counts as the along-track impulse with the same change of the semi-major axis, n da / 2
 *
 * @param ignition   the state at ignition without the manoeuvre, inertial
 * @param change     planned effect of the manoeuvre
 */
export function executionModel(
  manoeuvre: PlannedManoeuvre,
  ignition: StateVector,
  massKg: number,
  change: ManoeuvreDifference,
): ExecutionModel {
  const share = (planned: Vec3): ExecutionModel => ({
    kind: 'share',
    planned: [1],
    step: STEP_SHARE,
    manoeuvreOf: ([factor = 0]) => scaledManoeuvre(manoeuvre, factor),
    axesRtn: [planned],
  });
  const propulsion = propulsionOf(manoeuvre);
  const steering = propulsion.steering(manoeuvre);
  if (steering === undefined || propulsion.resteered === undefined)
    return share([0, alongTrackOf(manoeuvre, ignition, change), 0]);
  const { vector, frame } = steering;
  const axes = ignition.frame === 'GCRF' ? 'GCRF' : 'EME2000';
  const asRtn = (axis: Vec3): Vec3 => inRtn(steered(axis, frame, sixOf(ignition), ignition.epochTaiS, axes), ignition);
  const size = deltaVOf(manoeuvre, massKg);
  const planned = propulsion.isInstant ? vector : scaled(vector, size / norm3(vector));
  if (propulsion.durationS(manoeuvre) > SHORT_SHARE_OF_PERIOD * periodOf(ignition)) return share(asRtn(planned));
  return {
    kind: 'vector',
    planned,
    step: Math.max(STEP_SHARE * size, SMALLEST_STEP_MPS),
    axesRtn: [asRtn([1, 0, 0]), asRtn([0, 1, 0]), asRtn([0, 0, 1])],
    manoeuvreOf: ([x = 0, y = 0, z = 0]) => propulsion.resteered!(manoeuvre, [x, y, z], size),
  };
}

function alongTrackOf(manoeuvre: PlannedManoeuvre, ignition: StateVector, change: ManoeuvreDifference): number {
  const endTaiS = cutoffTaiS(manoeuvre);
  const six = new Float64Array(6);
  const smaAt = (orbit: ManoeuvreDifference['manoeuvred']): number => {
    if (!orbit.stateAt(endTaiS, six)) throw new Error('an orbit that does not hold its own manoeuvre');
    return smaOf(stateOfSix(six, endTaiS, 'GCRF'));
  };
  const motion = Math.sqrt(MU_EARTH / smaOf(ignition) ** 3);
  return 0.5 * motion * (smaAt(change.manoeuvred) - smaAt(change.unmanoeuvred));
}
