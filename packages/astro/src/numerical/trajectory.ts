import type { Ephemeris, FrameName } from '../nouns.ts';
import { type IntegrationStep, stateWithin } from './dop853.ts';

/** A stretch under one law of motion: from ignition to cut-off, or between. */
export interface Arc {
  readonly startTaiS: number;
  readonly stopTaiS: number;
  readonly isPowered: boolean;
}

/** An integrated orbit. Where two arcs meet, the later one answers: after an impulse, not before it. */
export interface NumericalTrajectory extends Ephemeris {
  readonly arcs: readonly Arc[];
  /** Mass at an epoch, kg; undefined outside the span. */
  massAt(epochTaiS: number): number | undefined;
  /** How many steps the integration took. */
  readonly steps: number;
}

/**
 * A trajectory of integration steps.
 *
 * Method   the polynomial of each step, order 7; docs/models/numerical-propagation
 *
 * @param originTaiS   origin of the times of the steps
 * @param steps        in order of integration, one after the other
 */
export function trajectoryOf(
  frame: FrameName,
  originTaiS: number,
  steps: readonly IntegrationStep[],
  arcs: readonly Arc[],
): NumericalTrajectory {
  const first = steps[0]!;
  const last = steps[steps.length - 1]!;
  const isForward = first.length > 0;
  // In order of time, by the early end.
  const ordered = isForward ? steps : [...steps].reverse();
  const starts = Float64Array.from(ordered, (step) => (isForward ? step.start : step.start + step.length));
  const ends = [originTaiS + first.start, originTaiS + last.start + last.length];
  const startTaiS = Math.min(...ends);
  const stopTaiS = Math.max(...ends);
  const full = new Float64Array(7);

  const find = (epochTaiS: number): boolean => {
    if (!(epochTaiS >= startTaiS && epochTaiS <= stopTaiS)) return false;
    const t = epochTaiS - originTaiS;
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (starts[middle]! <= t) low = middle;
      else high = middle - 1;
    }
    stateWithin(ordered[low]!, t, full);
    return true;
  };

  return {
    frame,
    startTaiS,
    stopTaiS,
    arcs,
    steps: steps.length,
    stateAt(epochTaiS, out) {
      if (!find(epochTaiS)) return false;
      for (let i = 0; i < 6; i++) out[i] = full[i]!;
      return true;
    },
    massAt: (epochTaiS) => (find(epochTaiS) ? full[6] : undefined),
  };
}
