import { describe, expect, it } from 'vitest';
import missions from '../../../../conformance/annual/event-rate.json' with { type: 'json' };
import { recordWhole } from '../../../../conformance/ledger.ts';
import { sampled } from '../../../../scripts/property-runs.mjs';
import { seededRandom } from '../numbers/random.ts';
import { type ArchivedMessage, archivedEvents, type MissionRates, missionRates } from './archive.ts';

const DAY = 86_400;
const TWO_PERCENT = 0.02;
const TEN_PERCENT = 0.1;
/** What the source prints of the missions of the file, in its order. */
const PUBLISHED = [
  { median: 0.074, upper95: 0.4, without: 0.001_278_093, with: 0.001_235_389 },
  { median: 0.71, upper95: 1.33, without: 8.1e-3, with: 2.1e-3 },
] as const;
const message = (secondary: number, tcaDays: number, leadDays: number, pc: number): ArchivedMessage => ({
  primary: 1,
  secondary,
  tcaTaiS: tcaDays * DAY,
  createdTaiS: (tcaDays - leadDays) * DAY,
  pc,
});
const WINDOW = { commitDays: 0.5, considerDays: 3 };

describe('yearly rates from an archive of messages', () => {
  it('are those that NASA CARA finds of the same events', () => {
    const deviations = sampled([...missions.entries()], 2, 1).map(([index, { eventPcs, spanDays, years, growth }]) => {
      const archive = { messages: 0, events: 0, primaries: 1, spanYears: spanDays / 365.25 / growth, eventPcs };
      const mission = { years, thresholdPcs: [1e-4], residual: 0.03 };
      const [{ ratePerYear, cumulativePc }] = missionRates(archive, mission, seededRandom(1)) as [MissionRates];
      const theirs = PUBLISHED[index]!;
      const rates = [ratePerYear.median / theirs.median - 1, ratePerYear.upper95 / theirs.upper95 - 1];
      const pcs = [cumulativePc.without / theirs.without - 1, cumulativePc.with / theirs.with - 1];
      return { rates: rates.map(Math.abs), pcs: pcs.map(Math.abs) };
    });
    const rates = deviations.flatMap((mission) => mission.rates);
    const pcs = deviations.flatMap((mission) => mission.pcs);
    const origin = 'NASA CARA Analysis Tools, EventRate: its unit test and the HST example of its description (NOSA)';
    const facts = { room: 'conjunction', origin, unit: 'relative' } as const;
    recordWhole({
      ...facts,
      reference: 'EventRate: cumulative probability of two missions, with manoeuvres and without',
      deviations: pcs,
      tolerance: TWO_PERCENT,
      reason: 'Both are medians of draws; those of the second mission are printed with two digits.',
    });
    recordWhole({
      ...facts,
      reference: 'EventRate: events at the threshold a year of two missions, and their 95 % limits',
      deviations: rates,
      tolerance: TEN_PERCENT,
      reason: 'Quantiles of whole events: in 15 years a step of one is 5 % of the limit, and 10 % are two.',
    });
    expect(Math.max(...pcs)).toBeLessThan(TWO_PERCENT);
    expect(Math.max(...rates)).toBeLessThan(TEN_PERCENT);
  });

  it('see the same draws at every threshold: each is as if it had been asked alone', () => {
    const archive = { messages: 0, events: 0, primaries: 2, spanYears: 1, eventPcs: [3e-4, 1e-5, 8e-5, 1e-3] };
    const of = (thresholdPcs: readonly number[]) =>
      missionRates(archive, { years: 5, thresholdPcs, residual: 0.1 }, seededRandom(1));
    const together = of([1e-5, 1e-4, 1e-3]);
    expect(together).toEqual([1e-5, 1e-4, 1e-3].flatMap((thresholdPc) => of([thresholdPc])));
    const [low, middle, high] = together.map(({ cumulativePc }) => cumulativePc.with) as [number, number, number];
    expect(low).toBeLessThan(middle);
    expect(middle).toBeLessThan(high);
    expect(high).toBeLessThanOrEqual(together[0]!.cumulativePc.without);
  });

  it('count an event with its last message between consider and commit, and leave analysts’ numbers out', () => {
    const archive = [
      message(5, 10, 4, 1e-3),
      message(5, 10.004, 2, 1e-5),
      message(5, 10.001, 0.6, 2e-6),
      message(5, 10, 0.2, 1e-2),
      message(5, 10.01, 1, 3e-6),
      message(6, 20, 0.1, 1e-2),
      message(90_001, 30, 1, 1e-2),
      message(270_028, 30, 1, 1e-2),
      message(100_001, 375.25, 1, 4e-6),
    ];
    const { spanYears, ...counts } = archivedEvents(archive, WINDOW);
    expect(spanYears).toBeCloseTo((375.25 - 10.0005) / 365.25, 9);
    expect(counts).toEqual({
      messages: 7,
      events: 4,
      primaries: 1,
      eventPcs: [2e-6, 3e-6, 4e-6],
    });
  });

  it('have an upper limit that is no lower than the rate, however seldom an event is', () => {
    // Nineteen missions of twenty have none; ten years without an event leave room for 0.3 a year.
    const archive = { messages: 0, events: 2, primaries: 1, spanYears: 10, eventPcs: [6e-5, 1e-6] };
    const [rates] = missionRates(archive, { years: 1, thresholdPcs: [1e-4], residual: 0.03 }, seededRandom(1));
    const { median, upper95 } = rates!.ratePerYear;
    expect(median).toBeGreaterThan(0);
    expect(upper95).toBeGreaterThanOrEqual(median);
    expect(upper95).toBeCloseTo(0.3, 2);
  });

  it('are zero where nothing came near the threshold, with the limit of so many satellite years', () => {
    const archive = { messages: 0, events: 1, primaries: 3, spanYears: 2, eventPcs: [] };
    const rates = missionRates(archive, { years: 5, thresholdPcs: [1e-4], residual: 0.03 }, seededRandom(1));
    const none = { ratePerYear: { median: 0, upper95: expect.closeTo(0.5, 2) }, cumulativePc: { without: 0, with: 0 } };
    expect(rates).toEqual([{ thresholdPc: 1e-4, ...none }]);
  });
});
