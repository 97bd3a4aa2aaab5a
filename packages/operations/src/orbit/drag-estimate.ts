import { DRAG_SIGMA_SHARE, dragPersistence } from '@keepout/astro/force/drag-of-elements';
import type { FoundForce } from '@keepout/tracking/orbit-update/force-estimate';
import type { DragEstimate, DynamicsParameters, KnownState } from './known-orbit.ts';

/** A negative drag estimate is not physical. */
const LEAST_SHARE = 0.1;

/**
 * The drag that an update found.
 *
 * @param flown           that it was updated with
 * @param elements        that its element set has
 * @param seenUntilTaiS   null at an epoch after the measurements
 * @returns undefined without drag
 */
export function estimatedDrag(
  force: FoundForce | undefined,
  { drag, air }: DynamicsParameters,
  elements: DynamicsParameters,
  seenUntilTaiS: number | null,
): DragEstimate | undefined {
  if (force === undefined || drag === undefined) return undefined;
  const { coefficientM2PerKg: before, sigmaShare } = drag;
  const sigma = Math.sqrt(Math.max(0, force.variance));
  const expected = elements.drag ?? drag;
  if (!(sigma > 0)) return undefined;
  return {
    coefficientM2PerKg: before * Math.max(LEAST_SHARE, 1 + sigmaShare * force.sigmas),
    sigmaM2PerKg: before * sigmaShare * sigma,
    expectedM2PerKg: expected.coefficientM2PerKg,
    expectedSigmaM2PerKg: expected.coefficientM2PerKg * expected.sigmaShare,
    airModel: air?.model ?? 'EXPONENTIAL',
    crossRtn: [...force.crossRtn].map((value) => value / sigma),
    seenUntilTaiS,
  };
}

/** Returns the dynamics parameters with an estimated drag; unchanged without an estimate or in another density model. */
export function motionWith(motion: DynamicsParameters, drag: DragEstimate | undefined): DynamicsParameters {
  if (drag === undefined || !isOfAir(drag, motion)) return motion;
  const { coefficientM2PerKg, sigmaM2PerKg } = drag;
  const share = coefficientM2PerKg / (motion.drag?.coefficientM2PerKg ?? coefficientM2PerKg);
  return {
    ...motion,
    drag: {
      coefficientM2PerKg,
      sigmaShare: sigmaM2PerKg / coefficientM2PerKg,
      decayMps: (motion.drag?.decayMps ?? 0) * share,
    },
  };
}

/** The level of a drag is that of its density. */
export function isOfAir({ airModel }: DragEstimate, { air }: DynamicsParameters): boolean {
  return airModel === (air?.model ?? 'EXPONENTIAL');
}

/**
 * An orbit with the drag that is to be expected after the last measurement.
 *
 * Method   a share r of the estimate persists (`dragPersistence`); the rest is that of the element set, with its sigma times sqrt(1 - r^2);
 *          docs/models/orbit-update
 */
export function withDragAhead(startState: KnownState): KnownState {
  const { drag } = startState;
  if (drag === undefined) return startState;
  const { coefficientM2PerKg: estimate, expectedM2PerKg: expected, sigmaM2PerKg: sigma } = drag;
  const { expectedSigmaM2PerKg: expectedSigma = DRAG_SIGMA_SHARE * expected } = drag;
  const stays = dragPersistence(expectedSigma / expected);
  const sigmaM2PerKg = Math.hypot(stays * sigma, expectedSigma * Math.sqrt(1 - stays ** 2));
  return {
    ...startState,
    drag: {
      ...drag,
      coefficientM2PerKg: expected + stays * (estimate - expected),
      sigmaM2PerKg,
      crossRtn: drag.crossRtn.map((value) => (value * stays * sigma) / sigmaM2PerKg),
      seenUntilTaiS: null,
    },
  };
}
