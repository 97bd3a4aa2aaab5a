import { DAYS_PER_YEAR } from '@keepout/units/duration';
import type { RandomSource } from '../pc/numbers/random.ts';
import type { Bounded } from './poisson-interval.ts';

/** Share of the threshold that is left of an event after a translational manoeuvre. Hall, AAS 19-631. */
const LEFT_AFTER_MANOEUVRE = 0.03;

/** What a threshold would have cost and saved over the events of a history. */
export interface HistoryOutcome {
  readonly thresholdPc: number;
  readonly manoeuvresPerYear: Bounded;
  /** Probability of at least one collision in a year, with the manoeuvres and without any. */
  readonly cumulativePc: Bounded;
  readonly cumulativePcUnmanaged: Bounded;
}

/**
 * What a threshold would have meant for an operator's own events, with bands from drawing them again.
 *
 * Method   after EventRate (Hall, AAS 19-631): as many events as there were are drawn from them with replacement; rate is
 *          the count at or above the threshold, Pcum = 1 - prod(1 - Pc), an event acted on keeps 0.03 of the threshold;
 *          scaled to a year; bands are the quantiles of the draws
 * Assumes  events independent of each other, and a past that stands for the year
 *
 * @param eventPcs   one probability an event, the last before its decision
 * @param random     seeded: the same numbers, the same bands
 */
export function historyOutcome(
  eventPcs: readonly number[],
  spanDays: number,
  thresholdPc: number,
  random: RandomSource,
  draws: number = 1000,
  level: number = 0.95,
): HistoryOutcome {
  const years = spanDays / DAYS_PER_YEAR;
  const logs = eventPcs.map((pc) => Math.log1p(-Math.min(pc, 1 - 1e-15)));
  const logLeft = Math.log1p(-LEFT_AFTER_MANOEUVRE * thresholdPc);
  const isActed = eventPcs.map((pc) => pc >= thresholdPc);
  const rates = new Float64Array(draws);
  const managed = new Float64Array(draws);
  const unmanaged = new Float64Array(draws);
  const { length } = eventPcs;
  const sums = (pick: (k: number) => number): readonly [acted: number, managed: number, unmanaged: number] => {
    let acted = 0;
    let kept = 0;
    let whole = 0;
    for (let k = 0; k < length; k++) {
      const i = pick(k);
      if (isActed[i] === true) acted++;
      kept += isActed[i] === true ? logLeft : logs[i]!;
      whole += logs[i]!;
    }
    return [acted / years, Math.abs(Math.expm1(kept / years)), Math.abs(Math.expm1(whole / years))];
  };
  for (let draw = 0; draw < draws; draw++) {
    [rates[draw], managed[draw], unmanaged[draw]] = sums(() => Math.floor(random() * length));
  }
  const [rate, withManoeuvres, without] = sums((k) => k);
  const banded = (value: number, drawn: Float64Array): Bounded => {
    const sorted = drawn.toSorted();
    const at = (share: number): number => sorted[Math.min(draws - 1, Math.round(share * (draws - 1)))] ?? value;
    return { value, lower: at((1 - level) / 2), upper: at((1 + level) / 2) };
  };
  return {
    thresholdPc,
    manoeuvresPerYear: banded(rate, rates),
    cumulativePc: banded(withManoeuvres, managed),
    cumulativePcUnmanaged: banded(without, unmanaged),
  };
}

/** How the probability at the decision foretold the last one of the same event. */
export interface PcCalibration {
  readonly events: number;
  /** Shares of the events whose last probability lay within a factor of three, and of ten, of the foretold one. */
  readonly withinThree: number;
  readonly withinTen: number;
  /** Middle of log10(last / foretold): below zero where risks fade, as most do. */
  readonly medianLogRatio: number;
}

/**
 * Compares what events were foretold with what they came to; undefined without events.
 *
 * @param pairs   probability at the decision and the last one; those below `floorPc` on both sides say nothing and are left out
 */
export function pcCalibration(
  pairs: readonly (readonly [foretold: number, last: number])[],
  floorPc: number = 1e-10,
): PcCalibration | undefined {
  const ratios = pairs
    .filter(([foretold, last]) => Math.max(foretold, last) >= floorPc)
    .map(([foretold, last]) => Math.log10(Math.max(last, floorPc) / Math.max(foretold, floorPc)))
    .toSorted((a, b) => a - b);
  const events = ratios.length;
  if (events === 0) return undefined;
  const within = (factor: number): number =>
    ratios.filter((ratio) => Math.abs(ratio) <= Math.log10(factor)).length / events;
  return { events, withinThree: within(3), withinTen: within(10), medianLogRatio: ratios[events >> 1]! };
}
