import { eigenSymmetric } from '@keepout/astro/covariance/positive-definite';
import type { TransitionArc } from '@keepout/astro/numerical/transition';
import { stateOfSix } from '@keepout/astro/six-numbers';
import { accelerationNoise, noiseBetween, type Unforeseen } from './acceleration-noise.ts';
import type { OrbitDynamics } from './arc.ts';
import type { Sighting } from './sightings.ts';

/** Effect of process noise between two tracks, at the epoch. */
export interface NoiseStep {
  /** It applies to measurements at this time or farther from the epoch, on the same side of it. */
  readonly fromTaiS: number;
  /** Float64Array(36): its columns, one sigma each of six unknowns, add to the state at the epoch. */
  readonly root: Float64Array;
}

/** Unknowns of a step. */
export const OF_STEP = 6;

/** Tracks that are nearer to each other in time are of one orbit, s. */
const LEAST_GAP_S = 60;

/**
 * The steps of an orbit from track to track in addition to its forces.
 *
 * Method   the covariance of the accelerations up to the middle of each track, less that of the track before: noise between two tracks is independent of
 *          what happened before; docs/models/orbit-update
 *
 * @param arc   an orbit near it, from the epoch
 */
export function noiseSteps(
  sightings: readonly Sighting[],
  epochTaiS: number,
  dynamics: OrbitDynamics,
  arc: TransitionArc,
): readonly NoiseStep[] {
  if (dynamics === 'two-body' || dynamics.noise === undefined) return [];
  const six = new Float64Array(6);
  if (!arc.read(epochTaiS, six)) return [];
  const noiseAt = accelerationNoise(arc, stateOfSix(six, epochTaiS), dynamics.noise, dynamics);
  const middles = middlesOf(sightings);
  return [-1, 1].flatMap((side) => {
    const offs = middles
      .map((at) => side * (at - epochTaiS))
      .filter((off) => off > LEAST_GAP_S)
      .sort((a, b) => a - b);
    const steps: NoiseStep[] = [];
    let lastS = 0;
    let before: Unforeseen | undefined;
    for (const offS of offs) {
      if (offS - lastS < LEAST_GAP_S) continue;
      const until = noiseAt(epochTaiS + side * offS);
      // From half way on measurements belong to the next track.
      const fromTaiS = epochTaiS + (side * (lastS + offS)) / 2;
      steps.push({ fromTaiS, root: rootOf(noiseBetween(before, until)) });
      lastS = offS;
      before = until;
    }
    return steps;
  });
}

/** Whether a step counts at an epoch. */
export function isBeyond({ fromTaiS }: NoiseStep, epochTaiS: number, originTaiS: number): boolean {
  return fromTaiS > originTaiS ? epochTaiS >= fromTaiS : epochTaiS <= fromTaiS;
}

function middlesOf(sightings: readonly Sighting[]): readonly number[] {
  const spans = new Map<number, [number, number]>();
  for (const { track, atTaiS } of sightings) {
    const [first, last] = spans.get(track) ?? [atTaiS, atTaiS];
    spans.set(track, [Math.min(first, atTaiS), Math.max(last, atTaiS)]);
  }
  return [...spans.values()].map(([first, last]) => (first + last) / 2);
}

/** R with R R^T a covariance of entries that differ by many orders. */
export function rootOf(covariance: Float64Array): Float64Array {
  const scale = [0, 1, 2, 3, 4, 5].map((i) => Math.sqrt(Math.max(covariance[7 * i]!, Number.MIN_VALUE)));
  const scaled = covariance.map((value, n) => value / (scale[Math.floor(n / 6)]! * scale[n % 6]!));
  const { values, vectors } = eigenSymmetric(scaled, 6);
  return vectors.map((value, n) => scale[Math.floor(n / 6)]! * value * Math.sqrt(Math.max(0, values[n % 6]!)));
}
