import { describe, expect, it } from 'vitest';
import missions from '../../../../conformance/annual/event-rate.json' with { type: 'json' };
import { recordValidation } from '../../../../conformance/ledger.ts';
import { seededRandom } from '../pc/numbers/random.ts';
import { type HistoryOutcome, historyOutcome } from './event-history.ts';

const THRESHOLD_PC = 1e-4;
const FIVE_PERCENT = 0.05;
const TEN_PERCENT = 0.1;
const ORIGIN = 'NASA CARA Analysis Tools, EventRate: its unit test and the HST example of its description (NOSA)';

/** Over the whole of a mission: the history stands for its years, with the growth of the catalogue. */
function outcomeOf({ eventPcs, spanDays, years, growth }: (typeof missions)[number]): HistoryOutcome {
  return historyOutcome(eventPcs, spanDays / (years * growth), THRESHOLD_PC, seededRandom(1));
}

describe('a threshold over real events against EventRate', () => {
  const [unitTest, hst] = missions.map(outcomeOf) as [HistoryOutcome, HistoryOutcome];

  it('leaves the cumulative probability that NASA CARA finds, with manoeuvres and without', () => {
    const deviations = [
      unitTest.cumulativePcUnmanaged.value / 0.001_278_093 - 1,
      unitTest.cumulativePc.value / 0.001_235_389 - 1,
      hst.cumulativePcUnmanaged.value / 8.1e-3 - 1,
      hst.cumulativePc.value / 2.1e-3 - 1,
    ].map(Math.abs);
    recordValidation({
      room: 'conjunction',
      reference: 'EventRate: cumulative probability of two missions, with manoeuvres and without',
      origin: ORIGIN,
      deviations,
      unit: 'relative',
      tolerance: FIVE_PERCENT,
      reason: 'The source prints medians of draws with a noise of 0.3 in ln Pc; ours is the sum over the events.',
    });
    expect(Math.max(...deviations)).toBeLessThan(FIVE_PERCENT);
  });

  it('asks for as many manoeuvres a year of a mission like HST', () => {
    const perYear = hst.manoeuvresPerYear.value / 15;
    const deviation = Math.abs(perYear / 0.71 - 1);
    recordValidation({
      room: 'conjunction',
      reference: 'EventRate: manoeuvres a year in an orbit like that of HST',
      origin: ORIGIN,
      deviations: [deviation],
      unit: 'relative',
      tolerance: TEN_PERCENT,
      reason: 'A median of whole manoeuvres over 15 years, with noise in ln Pc; its 95 % band is 0.27 to 1.33.',
    });
    expect(deviation).toBeLessThan(TEN_PERCENT);
    // Ours is the band of ten years of history, theirs of a mission of fifteen.
    expect(hst.manoeuvresPerYear.lower / 15).toBeLessThan(0.71);
    expect(hst.manoeuvresPerYear.upper / 15).toBeGreaterThan(0.71);
  });

  it('finds no event of the unit test above its threshold', () => {
    expect(unitTest.manoeuvresPerYear).toEqual({ value: 0, lower: 0, upper: 0 });
  });
});
