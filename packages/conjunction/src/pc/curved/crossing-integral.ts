import type { Crossing, OverlapTrack, TrackNode } from './overlap-track.ts';
import { PLACES } from './overlap-track.ts';

/** What a rate adds up to over one crossing, and where. */
export interface CrossingIntegral {
  readonly value: number;
  /** Where the rate is largest. */
  readonly top: TrackNode;
  /** When the rate is visible, seconds from the epoch: above 2.5e-6 of the largest, as NASA CARA has it. */
  readonly startS: number;
  readonly stopS: number;
  /** The last two grids agree; else as many places were looked at as are worth it. */
  readonly isSettled: boolean;
}

/** When a sum is settled. */
export interface Settling {
  /** Two grids differ by less than this share. */
  readonly share: number;
  /** Of this besides the value itself: what is small against the other crossings need not be known as well. */
  readonly beside: number;
}

/** exp(-x^2/2)/sqrt(2 pi) where erfc(x/sqrt 2) = 1e-6: NASA CARA's measure of how long an encounter lasts. */
const VISIBLE_SHARE = 2.55e-6;
/** Contributions below this share of the largest end the walk outwards. */
const NEGLIGIBLE_SHARE = 1e-8;
/** First step, of the width: a normal curve is then known to 3e-4, and at half of it to 1e-15. */
const FIRST_STEP = 1.5;
/** Least number of first steps over a crossing. */
const FEWEST_STEPS = 16;
/** Two grids that differ by less than this are settled; the finer one is better than their difference. */
const SETTLED_SHARE = 2e-4;
const MOST_HALVINGS = 12;
/** Smaller numbers have fewer digits than a grid could settle (the last of them, 5e-324, has one). */
const FEW_DIGITS = 1e-300;
/** To either side of the top: a normal curve needs eight. */
const MOST_STEPS = 400;
/** No grid is halved beyond so many places: a smooth rate needs some dozens, and one that jumps never settles. */
const MOST_LOOKS = 2048;

/**
 * Integral of a rate over one crossing.
 *
 * Method   trapezoidal rule from the top outwards until nothing is added, halved until it stands: on a curve like a normal
 *          one it converges faster than any power of the step
 * Assumes  one maximum between the borders of the crossing
 *
 * @param scale   factor on the errors: the crossing is so much shorter
 */
export function crossingIntegral(
  track: OverlapTrack,
  crossing: Crossing,
  scale: number,
  rate: (node: TrackNode) => number,
  { share, beside }: Settling = { share: SETTLED_SHARE, beside: 0 },
): CrossingIntegral {
  const { span, at } = track;
  const placesPerS = PLACES / (span.stopS - span.startS);
  const { from, to } = crossing;
  const wanted = Math.min(FIRST_STEP * scale * crossing.widthS * placesPerS, (to - from) / FEWEST_STEPS);
  const least = 2 ** MOST_HALVINGS;
  let step = Math.min(2 ** Math.floor(Math.log2(Math.max(least, wanted))), stepThrough(from), stepThrough(to));
  let top = topOf(crossing, (crossing.peakTimeS - span.startS) * placesPerS, step, (place) => rate(at(place)));
  let [low, high] = [top, top];
  const highest = rate(at(top));
  if (!(highest > 0)) return { value: 0, top: at(top), startS: at(top).timeS, stopS: at(top).timeS, isSettled: true };
  let largest = highest;
  let [first, last] = [top, top];
  const weighed = (place: number): number => {
    const value = rate(at(place));
    if (value > largest) [largest, top] = [value, place];
    if (value >= VISIBLE_SHARE * largest) [first, last] = [Math.min(first, place), Math.max(last, place)];
    return place === from || place === to ? 0.5 * value : value;
  };
  let sum = weighed(top);
  for (let i = 0; i < MOST_STEPS && low > from; i++) {
    low = Math.max(from, low - step);
    const value = weighed(low);
    sum += value;
    if (value <= NEGLIGIBLE_SHARE * largest) break;
  }
  for (let i = 0; i < MOST_STEPS && high < to; i++) {
    high = Math.min(to, high + step);
    const value = weighed(high);
    sum += value;
    if (value <= NEGLIGIBLE_SHARE * largest) break;
  }
  let value = (sum * step) / placesPerS;
  let isSettled = false;
  while (!isSettled && step > 1 && high - low < MOST_LOOKS * step) {
    const half = step / 2;
    for (let place = low + half; place < high; place += step) sum += weighed(place);
    step = half;
    const next = (sum * step) / placesPerS;
    isSettled = Math.abs(next - value) <= share * Math.max(next, beside) || next < FEW_DIGITS;
    value = next;
  }
  return { value, top: at(top), startS: at(first).timeS, stopS: at(last).timeS, isSettled };
}

/** The longest step of the grids that halve into each other that a border lies on: off it the halves would stand beside the whole. */
function stepThrough(place: number): number {
  let step = PLACES;
  while (step > 1 && place % step !== 0) step /= 2;
  return step;
}

/** The place of the grid that is highest, walking uphill from where the misfit is least, faster the longer it rises. */
function topOf({ from, to }: Crossing, start: number, step: number, rate: (place: number) => number): number {
  let place = Math.min(to, Math.max(from, Math.round(start / step) * step));
  let value = rate(place);
  for (const direction of [1, -1]) {
    for (let stride = step; stride >= step; ) {
      const next = place + direction * stride;
      const atNext = next < from || next > to ? -1 : rate(next);
      if (atNext > value) {
        place = next;
        value = atNext;
        stride *= 2;
      } else {
        stride /= 2;
      }
    }
  }
  return place;
}
