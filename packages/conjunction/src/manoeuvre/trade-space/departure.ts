import type { StateVector, Vec3 } from '@keepout/astro/nouns';
import { twoBodyStateAt } from '@keepout/astro/two-body/propagate';
import { scaled } from '@keepout/astro/vector';
import { kicked } from '../impulse-effect.ts';
import { type AccelerationProfile, STEERING } from './acceleration-profile.ts';
import { pushedArc } from './pushed-arc.ts';

/** The primary after its burn; for a burn that continues beyond the event, after the part before it. */
export function departure(primary: StateVector, push: AccelerationProfile, column: number, size: number): StateVector {
  const startTaiS = push.startsTaiS[column]!;
  const before = twoBodyStateAt(primary, startTaiS);
  const vector: Vec3 = [push.vectors[3 * column]!, push.vectors[3 * column + 1]!, push.vectors[3 * column + 2]!];
  if (push.steering === STEERING.impulse) return kicked(before, scaled(vector, size));
  const durationS = Math.min(Math.abs(size), primary.epochTaiS - startTaiS);
  return pushedArc(before, push.steering, scaled(vector, Math.sign(size)), durationS, push.massLossPerS);
}
