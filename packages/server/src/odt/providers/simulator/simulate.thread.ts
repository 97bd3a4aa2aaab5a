import { invert6 } from '@keepout/astro/covariance/matrix6';
import { localAxes } from '@keepout/astro/frames/local';
import { SECONDS_PER_DAY } from '@keepout/units/duration';
import { type KnownOrbit, knownOrbit } from '../../targets/known-orbit.ts';
import type { PassOrder } from '../provider.ts';
import { drawsOf } from './draws.ts';
import { measurePass } from './measure.ts';
import { messageOf } from './message.ts';
import { drawTruth, type Truth, trueOrbit } from './truth.ts';

export type Simulated =
  | { readonly kind: 'FILE'; readonly fileName: string; readonly bytes: Uint8Array }
  | { readonly kind: 'NOTHING'; readonly reason: string };

/** Before and after a pass, for light time and slopes. */
const MARGIN_S = 60;
/** A truth that is farther from its element set than this was drawn from another knowledge of the orbit. */
const LONGEST_TRUTH_S = 7 * SECONDS_PER_DAY;
/** Chi-square of six dimensions: one of a million is beyond. */
const PLAUSIBLE_CHI_SQUARE = 38;

/** Measures a pass and writes it as it was ordered. */
export function simulate({ order, truth }: { readonly order: PassOrder; readonly truth: Truth }): Simulated {
  const orbit = trueOrbit(truth, order.startTaiS - MARGIN_S, order.stopTaiS + MARGIN_S);
  if (!orbit.ok) return { kind: 'NOTHING', reason: orbit.fault.message };
  const seen = measurePass(order, orbit.value);
  return seen.kind === 'NOTHING' ? seen : { kind: 'FILE', ...messageOf(order, seen.measurements) };
}

/** The truth of an object: the one that there is, while it fits what is known of the orbit, else a new one. */
export function truthOf(question: {
  readonly order: PassOrder;
  readonly objectKey: string;
  readonly before: Truth | undefined;
}): { readonly truth: Truth } | { readonly refusal: string } {
  const { order, objectKey, before } = question;
  const known = knownOrbit(order.object.orbit, order.startTaiS);
  if (!known.ok) return { refusal: known.fault.message };
  if (before !== undefined && fits(before, known.value)) return { truth: before };
  return { truth: drawTruth(known.value, drawsOf('truth', objectKey)) };
}

function fits(truth: Truth, { state, covarianceRtn }: KnownOrbit): boolean {
  if (Math.abs(truth.epochTaiS - state.epochTaiS) > LONGEST_TRUTH_S) return false;
  const orbit = trueOrbit(truth, state.epochTaiS - 1, state.epochTaiS + 1);
  const six = new Float64Array(6);
  if (!orbit.ok || !orbit.value.stateAt(state.epochTaiS, six)) return false;
  const axes = localAxes('RTN', state.positionM, state.velocityMps);
  const known = [...state.positionM, ...state.velocityMps];
  const off = [...six].map((one, k) => one - known[k]!);
  const local = [0, 1, 2, 3, 4, 5].map((k) => {
    const row = k % 3;
    const at = k - row;
    return axes[row * 3]! * off[at]! + axes[row * 3 + 1]! * off[at + 1]! + axes[row * 3 + 2]! * off[at + 2]!;
  });
  // Lengths and speeds in like sizes, as the inverse wants them.
  const scale = [1, 1, 1, 1000, 1000, 1000];
  const inverse = invert6(covarianceRtn.map((one, k) => one * scale[Math.floor(k / 6)]! * scale[k % 6]!));
  if (inverse === undefined) return false;
  let chiSquare = 0;
  for (let i = 0; i < 6; i++) {
    for (let k = 0; k < 6; k++) chiSquare += local[i]! * scale[i]! * inverse[i * 6 + k]! * local[k]! * scale[k]!;
  }
  return chiSquare <= PLAUSIBLE_CHI_SQUARE;
}
