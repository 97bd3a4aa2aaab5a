import { gaussKronrod } from '../../numbers/quadrature.ts';
import type { ClosestPassage, OverlapTrack, TrackNode } from './overlap-track.ts';
import { TRACK_PLACES } from './overlap-track.ts';

/** Integral of a rate over one crossing, and its place. */
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
  /** Scale of the accuracy apart from the value itself: a small crossing need not be as accurate as the others. */
  readonly referenceValue: number;
}

/** exp(-x^2/2)/sqrt(2 pi) where erfc(x/sqrt 2) = 1e-6: NASA CARA's measure of how long an encounter lasts. */
const VISIBLE_SHARE = 2.55e-6;
/** Contributions below this part of the square of the required accuracy, 1e-8 of the largest and more, end the walk outwards. */
const NEGLIGIBLE_PART = 0.25;
/** First step, of the width: a normal curve is then known to 3e-4, and at half of it to 1e-15. */
const FIRST_STEP = 1.5;
/** Least number of first steps over a crossing. */
const FEWEST_STEPS = 16;
/** Two grids that differ by less than this are settled; the finer one is better than their difference. */
const SETTLED_SHARE = 2e-4;
const MOST_HALVINGS = 12;
/** Smaller numbers have fewer digits than a grid could settle (the last of them, 5e-324, has one). */
const FEW_DIGITS = 1e-300;
/** Steps for each deviation of a normal curve, of which a step is at least three quarters. A longer curve has a long tail, and is integrated in panels. */
const STEPS_PER_SIGMA = 2;
/** Maximum number of halvings: a normal curve converges after one, and a curve without convergence after two is narrow within its tail. */
const MOST_REFINEMENTS = 2;
/** The first panels at the most, in logarithms of the distance from the top. */
const PANEL_LENGTH = 8;
/** Panels of 15 places each: a smooth rate needs some ten, and a discontinuous one never converges. */
const MOST_PANELS = 160;

/**
 * Integral of a rate over one crossing.
 *
 * Method   trapezoidal rule from the top outwards until contributions vanish, halved until convergence: on a curve like a normal
 *          one it converges faster than any power of the step. Long tails and narrow tops: `overPanels`
 * Assumes  one maximum between the borders of the crossing
 *
 * @param scale   factor on the errors: the crossing is shorter by it
 */
export function crossingIntegral(
  track: OverlapTrack,
  crossing: ClosestPassage,
  scale: number,
  rate: (node: TrackNode) => number,
  { share, referenceValue }: Settling = { share: SETTLED_SHARE, referenceValue: 0 },
): CrossingIntegral {
  const { span, at } = track;
  const placesPerS = TRACK_PLACES / (span.stopS - span.startS);
  const { from, to } = crossing;
  const idealStep = Math.min(FIRST_STEP * scale * crossing.widthS * placesPerS, (to - from) / FEWEST_STEPS);
  const negligible = NEGLIGIBLE_PART * share * share;
  const mostSteps = Math.floor(STEPS_PER_SIGMA * Math.sqrt(-2 * Math.log(negligible)));
  const least = 2 ** MOST_HALVINGS;
  let step = Math.min(2 ** Math.floor(Math.log2(Math.max(least, idealStep))), stepThrough(from), stepThrough(to));
  const width = step;
  const rates = new Map<number, number>();
  const rateAt = (place: number): number => {
    const cached = rates.get(place);
    if (cached !== undefined) return cached;
    const value = rate(at(place));
    rates.set(place, value);
    return value;
  };
  const hill = topOf(crossing, (crossing.peakTimeS - span.startS) * placesPerS, step, rateAt);
  // Other errors than those of the peak may leave no rate there, and all of it at a border.
  let top = rateAt(hill) > 0 ? hill : rateAt(from) > rateAt(to) ? from : to;
  const highest = rateAt(top);
  if (!(highest > 0)) return { value: 0, top: at(top), startS: at(top).timeS, stopS: at(top).timeS, isSettled: true };
  let largest = highest;
  let [first, last] = [top, top];
  const trackedRateAt = (place: number): number => {
    const value = rateAt(place);
    if (value > largest) [largest, top] = [value, place];
    if (value >= VISIBLE_SHARE * largest) [first, last] = [Math.min(first, place), Math.max(last, place)];
    return value;
  };
  const weighed = (place: number): number => (place === from || place === to ? 0.5 : 1) * trackedRateAt(place);
  let sum = weighed(top);
  const walk = (place: number, direction: number, end: number): { place: number; isEnded: boolean } => {
    for (let i = 0; i < mostSteps && place !== end; i++) {
      place += direction * Math.min(step, Math.abs(end - place));
      const value = weighed(place);
      sum += value;
      if (value <= negligible * largest) return { place, isEnded: true };
    }
    return { place, isEnded: place === end };
  };
  const [low, high] = [walk(top, -1, from), walk(top, 1, to)];
  const isShort = low.isEnded && high.isEnded;
  let value = (sum * step) / placesPerS;
  let isSettled = false;
  for (let i = 0; isShort && !isSettled && i < MOST_REFINEMENTS && step > 1; i++) {
    const half = step / 2;
    for (let place = low.place + half; place < high.place; place += step) sum += weighed(place);
    step = half;
    const next = (sum * step) / placesPerS;
    isSettled = Math.abs(next - value) <= share * Math.max(next, referenceValue) || next < FEW_DIGITS;
    value = next;
  }
  if (!isSettled) {
    const border = { from, to };
    const panels = overPanels((place) => trackedRateAt(Math.round(place)), top, width, border, {
      share,
      referenceValue: referenceValue * placesPerS,
    });
    value = panels.value / placesPerS;
    isSettled = panels.isSettled;
  }
  return { value, top: at(top), startS: at(first).timeS, stopS: at(last).timeS, isSettled };
}

/** From the top outwards: `from` and `to` are logarithms of 1 and the distance in widths. */
interface Panel {
  readonly direction: 1 | -1;
  readonly from: number;
  readonly to: number;
  readonly value: number;
  readonly error: number;
}

/**
 * Integrates a rate with one top and an unknown extent: in places.
 *
 * Method   Gauss and Kronrod over the logarithm of 1 and the distance from the top in widths, in which a top and a tail of any
 *          power have similar lengths; the worst panel is halved until the sum converges
 */
function overPanels(
  rate: (place: number) => number,
  top: number,
  width: number,
  { from, to }: Pick<ClosestPassage, 'from' | 'to'>,
  { share, referenceValue }: Settling,
): { readonly value: number; readonly isSettled: boolean } {
  const panelOf = (direction: 1 | -1, start: number, stop: number): Panel => ({
    direction,
    from: start,
    to: stop,
    ...gaussKronrod((u) => rate(top + direction * width * Math.expm1(u)) * width * Math.exp(u), start, stop),
  });
  const panels = ([1, -1] as const).flatMap((direction) => {
    const end = Math.log1p((direction > 0 ? to - top : top - from) / width);
    const count = Math.ceil(end / PANEL_LENGTH);
    return Array.from({ length: count }, (_, i) => panelOf(direction, (end * i) / count, (end * (i + 1)) / count));
  });
  for (;;) {
    const [value, error] = [sumOf(panels, 'value'), sumOf(panels, 'error')];
    const isSettled = error <= share * Math.max(value, referenceValue) || value < FEW_DIGITS;
    if (isSettled || panels.length >= MOST_PANELS) return { value, isSettled };
    const worst = panels.reduce(
      (worstIndex, panel, i) => (panel.error > panels[worstIndex]!.error ? i : worstIndex),
      0,
    );
    const { direction, from: start, to: stop } = panels[worst]!;
    const middle = 0.5 * (start + stop);
    panels.splice(worst, 1, panelOf(direction, start, middle), panelOf(direction, middle, stop));
  }
}

function sumOf(panels: readonly Panel[], key: 'value' | 'error'): number {
  return panels.reduce((sum, panel) => sum + panel[key], 0);
}

/** The longest step of the nested grids that contain a border: off the grid the halves would differ from the sum. */
function stepThrough(place: number): number {
  let step = TRACK_PLACES;
  while (step > 1 && place % step !== 0) step /= 2;
  return step;
}

/** The place of the grid that is highest, walking uphill from where the misfit is least, faster the longer it rises. */
function topOf({ from, to }: ClosestPassage, start: number, step: number, rate: (place: number) => number): number {
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
