import type { ScaleMaximum } from './maximum-over-scale.ts';

/** The most that a probability can be between two of its values, and where it would be: at or between their scales. */
export type MostBetween = (low: ScaleMaximum, high: ScaleMaximum) => ScaleMaximum;

/** Stopping criteria of a search. */
export interface BoundedSearch {
  /** Beyond the scales that were given, so far as there is something left below them, or more above. */
  readonly ends: readonly [number, number];
  /** Nowhere can more than this share above the largest value be. */
  readonly share: number;
  /** Scales whose logarithms are nearer than this have one hill between them at the most: its top is looked for by parabolas. */
  readonly stride: number;
  /** Accuracy of the logarithm of the scale at the top of such a hill. */
  readonly width: number;
}

const MOST_VALUES = 60;
/** From one value to the next towards an end. */
const STRIDE_OUT = 4;
/** Below this share of the largest value the rest is negligible. */
const NOTHING_LEFT = 1e-7;
/** A new value lies this share of the way from the ends at the least. */
const FROM_ENDS = 0.1;

/**
 * Returns the largest value of a probability over scales, where values cost milliseconds and a bound between any two of them is free.
 *
 * Method   the gap with the highest bound is sampled, until no bound exceeds the known maximum
 *
 * @param scales   two at the least, between the ends: where the top may be
 */
export function boundedMaximum(
  pcAt: (scale: number) => number,
  scales: readonly number[],
  mostBetween: MostBetween,
  { ends: [minimumScale, maximumScale], share, stride, width }: BoundedSearch,
): ScaleMaximum {
  if (Number.isNaN(minimumScale) || Number.isNaN(maximumScale) || scales.some(Number.isNaN))
    throw new Error(`the ends of a search are not numbers: ${[minimumScale, maximumScale, ...scales].join(', ')}`);
  const sampleAt = (scale: number): ScaleMaximum => ({ scale, pc: pcAt(scale) });
  const samples = [...new Set(scales)].toSorted((a, b) => a - b).map(sampleAt);
  const best = (): ScaleMaximum => samples.reduce((highest, sample) => (sample.pc > highest.pc ? sample : highest));
  while (samples.length < MOST_VALUES) {
    const { pc, scale } = best();
    if (pc >= 1) break;
    const [low, high] = [samples[0]!, samples.at(-1)!];
    if (low.scale > minimumScale && low.pc > NOTHING_LEFT * pc) {
      samples.unshift(sampleAt(Math.max(minimumScale, low.scale / STRIDE_OUT)));
      continue;
    }
    if (scale === high.scale && scale < maximumScale) {
      samples.push(sampleAt(Math.min(maximumScale, STRIDE_OUT * scale)));
      continue;
    }
    let [gap, largest] = [0, { scale: 0, pc: pc * (1 + share) }];
    for (let i = 1; i < samples.length; i++) {
      const [low, high] = [samples[i - 1]!, samples[i]!];
      if (low.scale > 0 && Math.log(high.scale / low.scale) <= stride) continue;
      const bound = mostBetween(low, high);
      if (bound.pc > largest.pc) [gap, largest] = [i, bound];
    }
    if (gap === 0) break;
    samples.splice(gap, 0, sampleAt(inside(largest.scale, samples[gap - 1]!.scale, samples[gap]!.scale)));
  }
  const boundOf = (i: number): number =>
    samples[i - 1] && samples[i] ? mostBetween(samples[i - 1]!, samples[i]!).pc : 0;
  const limit = best().pc * (1 + share);
  const tops = samples.flatMap((sample, i): readonly ScaleMaximum[] => {
    const [low, high] = [samples[i - 1], samples[i + 1]];
    const isHill = sample.pc >= (low?.pc ?? 0) && sample.pc >= (high?.pc ?? 0) && sample.scale > 0 && sample.pc < 1;
    if (!isHill || Math.max(boundOf(i), boundOf(i + 1)) <= limit) return [];
    if (low && high) {
      const below = low.scale > 0 ? low : sampleAt(sample.scale * Math.exp(-stride));
      return [below.pc > sample.pc ? below : topOfHill(pcAt, [below, sample, high], width)];
    }
    const next = low ?? high!;
    const neighbour = sampleAt(sample.scale * Math.exp(FROM_ENDS * Math.log(next.scale / sample.scale)));
    if (next.scale === 0 || neighbour.pc <= sample.pc) return [];
    return [topOfHill(pcAt, low ? [low, neighbour, sample] : [sample, neighbour, next], width)];
  });
  return tops.reduce((highestTop, top) => (top.pc > highestTop.pc ? top : highestTop), best());
}

function inside(scale: number, low: number, high: number): number {
  if (low === 0) return Math.min(scale, high * (1 - FROM_ENDS));
  const margin = Math.exp(FROM_ENDS * Math.log(high / low));
  return Math.min(high / margin, Math.max(low * margin, scale));
}

const MOST_PARABOLAS = 5;

/** By parabolas through the logarithms of the three values around the highest until it moves by less than `width`. */
function topOfHill(pcAt: (scale: number) => number, three: readonly ScaleMaximum[], width: number): ScaleMaximum {
  let around = three.map(({ scale, pc }) => ({ log: Math.log(scale), pc }));
  const top = (): ScaleMaximum => ({ scale: Math.exp(around[1]!.log), pc: around[1]!.pc });
  for (let i = 0; i < MOST_PARABOLAS; i++) {
    const [a, b, c] = around as [Sample, Sample, Sample];
    const [left, right] = [(b.log - a.log) * Math.log(b.pc / c.pc), (c.log - b.log) * Math.log(b.pc / a.pc)];
    const move = (0.5 * ((c.log - b.log) * right - (b.log - a.log) * left)) / (left + right);
    if (!Number.isFinite(move) || Math.abs(move) < width) return top();
    const log = Math.min(c.log, Math.max(a.log, b.log + move));
    const sorted = [a, b, c, { log, pc: pcAt(Math.exp(log)) }].toSorted((first, second) => first.log - second.log);
    const middle = sorted[1]!.pc >= sorted[2]!.pc ? 1 : 2;
    around = sorted.slice(middle - 1, middle + 2);
  }
  return top();
}

interface Sample {
  readonly log: number;
  readonly pc: number;
}
