import { maximumBetween } from '@keepout/astro/search/extremum';

export interface ScaleMaximum {
  readonly scale: number;
  readonly pc: number;
}

/** How finely a range of scales is searched, in logarithms. */
export interface ScaleSearch {
  /** Between samples. */
  readonly stride: number;
  /** Accuracy of the scale at the maximum: a hill is lower by 3 times its square next to its top. */
  readonly width: number;
}

/** For values that cost microseconds. */
export const FINE_SEARCH: ScaleSearch = { stride: 0.15, width: 1e-7 };
const MOST_SAMPLES = 400;
/** An end of the range that is higher than the place this many samples inwards is a maximum of the range itself. */
const NEAR_END = 0.1;
/** Hills lower than this share of the highest sample are not climbed: between samples no hill rises by as much. */
const WORTH_CLIMBING = 0.5;

/**
 * Largest value of a probability over a range of scales.
 *
 * Method   samples, then golden section around every sample that is higher than its neighbours
 * Assumes  hills wider than the spacing of the samples: k^-3 exp(-q^2/2k^2), the narrowest of a small body, is above
 *          half of its top over more than a factor e
 *
 * @param pcAt   function of the scale
 */
export function maximumOverScale(
  pcAt: (scale: number) => number,
  lowScale: number,
  highScale: number,
  { stride, width }: ScaleSearch = FINE_SEARCH,
): ScaleMaximum {
  const last = Math.max(lowScale, highScale);
  const [low, high] = [Math.log(lowScale), Math.log(last)];
  const count = Math.min(MOST_SAMPLES, Math.max(2, Math.ceil((high - low) / stride)));
  const step = (high - low) / count;
  // The given ends: a rounding beyond them is not a requested scale.
  const scaleOf = (i: number): number => (i === 0 ? lowScale : i === count ? last : Math.exp(low + i * step));
  const samples = Array.from({ length: count + 1 }, (_, i) => pcAt(scaleOf(i)));
  const highest = Math.max(...samples);
  let best: ScaleMaximum = { scale: scaleOf(samples.indexOf(highest)), pc: highest };
  const at = (log: number): number => pcAt(Math.min(last, Math.exp(log)));
  for (const [i, pc] of samples.entries()) {
    const isHill = pc >= (samples[i - 1] ?? 0) && pc >= (samples[i + 1] ?? 0) && pc > WORTH_CLIMBING * highest;
    if (!isHill) continue;
    const [from, to] = [low + Math.max(0, i - 1) * step, low + Math.min(count, i + 1) * step];
    if (from === to) continue;
    const inwards = i === 0 ? NEAR_END : i === count ? -NEAR_END : 0;
    if (inwards !== 0 && at(low + (i + inwards) * step) <= pc) continue;
    const top = maximumBetween((log) => pcAt(Math.exp(log)), from, to, width);
    const topPc = at(top);
    if (topPc > best.pc) best = { scale: Math.min(last, Math.exp(top)), pc: topPc };
  }
  return best;
}
