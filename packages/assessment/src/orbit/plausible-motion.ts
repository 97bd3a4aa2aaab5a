import type { EphemerisNodes } from '@keepout/astro/ephemeris/nodes';
import type { Vec3 } from '@keepout/astro/nouns';
import { type Implausibility, implausibility } from './plausible-state.ts';

/** A table that does not describe an orbit about the Earth, and the first epoch where this shows. */
export interface ImplausibleMotion {
  readonly epochTaiS: number;
  /** `motion`: the positions do not go where the velocities point. */
  readonly quantity: Implausibility['quantity'] | 'motion';
  /** For a `motion`: the epoch of the previous state. */
  readonly beforeTaiS?: number;
}

/** Relative to the radius: a longer chord differs too much from its arc. */
const SHORT_WAY = 0.5;
/** Chord over way between two states; on any orbit it is 0.9 to 1.1 over a short way. */
const CHORD_RATIO = [0.5, 1.5] as const;
/** States next to each other differ by up to this where they are written to a metre, m. */
const ROUNDING_M = 3;

/**
 * Finds a state that is impossible in orbit, or two neighbours that no flight connects: positions
 * that stand still, velocities in another unit, another object's states.
 *
 * Method   from state to state, the distance against mean speed times step, where that is under half the radius
 */
export function implausibleMotion({ epochsTaiS, states, segments }: EphemerisNodes): ImplausibleMotion | undefined {
  const starts = new Set(segments?.map(([startIndex]) => startIndex));
  for (let node = 0; node < epochsTaiS.length; node++) {
    const epochTaiS = epochsTaiS[node]!;
    const odd = implausibility(vectorAt(states, 6 * node), vectorAt(states, 6 * node + 3));
    if (odd !== undefined) return { epochTaiS, quantity: odd.quantity };
    const beforeTaiS = epochsTaiS[node - 1];
    if (beforeTaiS === undefined || starts.has(node)) continue;
    if (!isFlown(states, node, epochTaiS - beforeTaiS)) return { epochTaiS, quantity: 'motion', beforeTaiS };
  }
  return undefined;
}

function isFlown(states: Float64Array, node: number, stepS: number): boolean {
  const [from, to] = [6 * (node - 1), 6 * node];
  const meanSpeedMps = (lengthAt(states, from + 3) + lengthAt(states, to + 3)) / 2;
  const wayM = meanSpeedMps * stepS;
  if (wayM > SHORT_WAY * lengthAt(states, to)) return true;
  const chordM = Math.hypot(
    states[to]! - states[from]!,
    states[to + 1]! - states[from + 1]!,
    states[to + 2]! - states[from + 2]!,
  );
  return chordM >= CHORD_RATIO[0] * wayM - ROUNDING_M && chordM <= CHORD_RATIO[1] * wayM + ROUNDING_M;
}

function vectorAt(states: Float64Array, at: number): Vec3 {
  return [states[at]!, states[at + 1]!, states[at + 2]!];
}

function lengthAt(states: Float64Array, at: number): number {
  const [x, y, z] = [states[at]!, states[at + 1]!, states[at + 2]!];
  return Math.sqrt(x * x + y * y + z * z);
}
