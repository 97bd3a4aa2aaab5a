import { niceCeiling } from '../scale/linear-ticks.ts';

/** Error bars may widen the axis to so many times the largest miss; beyond that they are cut and say so. */
const MOST_WIDENING = 2.5;

interface Miss {
  readonly missDistanceM: number | null;
  readonly sigmaM: number | null;
}

/** Top of the miss axis: holds every miss, and the bars unless they would squash the misses to nothing. @returns m */
export function missCeilingM(messages: readonly Miss[]): number {
  let most = 0;
  let mostWithSigma = 0;
  for (const { missDistanceM, sigmaM } of messages) {
    if (missDistanceM === null) continue;
    most = Math.max(most, missDistanceM);
    mostWithSigma = Math.max(mostWithSigma, missDistanceM + (sigmaM ?? 0));
  }
  return niceCeiling(Math.min(mostWithSigma, most * MOST_WIDENING));
}
