import { cholesky } from '@keepout/astro/covariance/positive-definite';
import {
  type EarthOrientation,
  type EarthOrientationDays,
  earthOrientationOfDays,
} from '@keepout/astro/frames/earth-orientation';
import { localAxes } from '@keepout/astro/frames/local';
import type { Statement } from '@keepout/contract/platform/sentence-text';
import { tell } from '@keepout/contract/sentences';
import { dynamicsParameters } from '@keepout/operations/orbit/dynamics-parameters';
import type { DynamicsParameters, KnownState } from '@keepout/operations/orbit/known-orbit';
import { knownStateAt } from '@keepout/operations/orbit/state-at';
import { drawTruth, type SimulatedTruth, trueOrbit } from '@keepout/operations/orbit/truth';
import { SECONDS_PER_DAY } from '@keepout/units/duration';
import type { PassOrder } from '../provider.ts';
import { seededDraws } from './draws.ts';
import { measurePass } from './measure.ts';
import { trackingMessage } from './message.ts';

/** A pass of the simulated world, which turns as the installation has it. */
export interface SimulateQuestion {
  readonly order: PassOrder;
  readonly truth: SimulatedTruth;
  readonly earthOrientation?: EarthOrientationDays;
}

export interface TruthQuestion extends Omit<SimulateQuestion, 'truth'> {
  readonly objectKey: string;
  readonly before: SimulatedTruth | undefined;
}

export type Simulated =
  | { readonly kind: 'FILE'; readonly fileName: string; readonly bytes: Uint8Array }
  | { readonly kind: 'NOTHING'; readonly reason: Statement };

/** Before and after a pass, for light time and slopes. */
const MARGIN_S = 60;
/** A truth that is farther from its element set than this was drawn from another knowledge of the orbit. */
const LONGEST_TRUTH_S = 7 * SECONDS_PER_DAY;
/** Chi-square of three dimensions: exceeded with a probability of one in a million. */
const PLAUSIBLE_CHI_SQUARE = 30.7;

/** Measures a pass and writes it as it was ordered. */
export function simulate({ order, truth, earthOrientation }: SimulateQuestion): Simulated {
  const eop = earthOrientation && earthOrientationOfDays(earthOrientation);
  const motion = dynamicsParameters(order.object.orbit);
  const orbit = trueOrbit(truth, motion, order.startTaiS - MARGIN_S, order.stopTaiS + MARGIN_S, eop);
  if (!orbit.ok)
    return {
      kind: 'NOTHING',
      reason: tell('simulated-nothing', { simulatedWhy: 'the orbit does not last until the pass' }),
    };
  const outcome = measurePass(order, orbit.value, eop);
  return outcome.kind === 'NOTHING' ? outcome : { kind: 'FILE', ...trackingMessage(order, outcome.measurements) };
}

/**
 * Returns the true orbit of an object: the existing one, while it is consistent with the known orbit or has measurement files, else a new one.
 *
 * Method   compared at the epoch of the true orbit, where it was drawn from the known orbit: later it has drifted by the uncertainty of
 *          drift and drag, and the same element set would seem inconsistent
 */
export function simulatedTruth(
  question: TruthQuestion,
): { readonly truth: SimulatedTruth } | { readonly refusal: Statement } {
  const { order, objectKey, before, earthOrientation } = question;
  const eop = earthOrientation && earthOrientationOfDays(earthOrientation);
  const { orbit } = order.object;
  const presentTaiS = orbit.kind === 'state' ? orbit.epochTaiS : order.startTaiS;
  const knownState = knownStateAt(orbit, presentTaiS, eop);
  if (!knownState.ok) return { refusal: tell(knownState.fault.code) };
  const motion = dynamicsParameters(orbit);
  if (before !== undefined && Math.abs(before.epochTaiS - presentTaiS) <= LONGEST_TRUTH_S) {
    // An object does not jump because the next one who orders it knows another orbit of it.
    if (before.isMeasured && fitsAir(before, motion)) return { truth: before };
    const comparedState = orbit.kind === 'state' ? knownState : knownStateAt(orbit, before.epochTaiS, eop);
    if (fits(before, motion, comparedState.ok ? comparedState.value : knownState.value, eop)) return { truth: before };
  }
  // A predicted covariance already includes the drag error: a second draw would be inconsistent by now.
  const isForeseen = presentTaiS > order.stopTaiS && motion.drag !== undefined;
  const drawnMotion = isForeseen ? { ...motion, drag: { ...motion.drag!, sigmaShare: 0 } } : motion;
  return { truth: drawTruth(knownState.value, drawnMotion, seededDraws('truth', objectKey)) };
}

/** The level of a drag is that of its density. */
function fitsAir({ dragM2PerKg, airModel = 'EXPONENTIAL' }: SimulatedTruth, { air }: DynamicsParameters): boolean {
  return dragM2PerKg === undefined || airModel === (air?.model ?? 'EXPONENTIAL');
}

/** Returns whether the true orbit is consistent with the known orbit: by its position, since its drift has not been observed yet. */
function fits(
  truth: SimulatedTruth,
  motion: DynamicsParameters,
  { state, covarianceRtn }: KnownState,
  eop?: EarthOrientation,
): boolean {
  if (!fitsAir(truth, motion)) return false;
  const orbit = trueOrbit(truth, motion, state.epochTaiS - 1, state.epochTaiS + 1, eop);
  const six = new Float64Array(6);
  if (!orbit.ok || !orbit.value.stateAt(state.epochTaiS, six)) return false;
  const axes = localAxes('RTN', state.positionM, state.velocityMps);
  const off = state.positionM.map((component, k) => six[k]! - component);
  const local = [0, 3, 6].map((row) => axes[row]! * off[0]! + axes[row + 1]! * off[1]! + axes[row + 2]! * off[2]!);
  const position = Float64Array.from({ length: 9 }, (_, k) => covarianceRtn[6 * Math.floor(k / 3) + (k % 3)]!);
  const lower = cholesky(position, 3);
  if (lower === undefined) return false;
  const sigmas: number[] = [];
  for (let i = 0; i < 3; i++) {
    const spread = sigmas.reduce((sum, sigma, k) => sum + lower[3 * i + k]! * sigma, 0);
    sigmas.push((local[i]! - spread) / lower[4 * i]!);
  }
  return Math.hypot(...sigmas) ** 2 <= PLAUSIBLE_CHI_SQUARE;
}
