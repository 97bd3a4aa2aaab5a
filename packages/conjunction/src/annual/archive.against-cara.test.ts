import { describe, expect, it } from 'vitest';
import missions from '../../../../conformance/annual/event-rate.json' with { type: 'json' };
import { recordValidation } from '../../../../conformance/ledger.ts';
import { seededRandom } from '../pc/numbers/random.ts';
import { type ArchivedMessage, archivedEvents, missionRates } from './archive.ts';

const DAY = 86_400;
const FIVE_PERCENT = 0.05;
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
    const [{ eventPcs, spanDays, years }] = missions as [(typeof missions)[number]];
    const archive = { messages: 0, events: 0, primaries: 1, spanYears: spanDays / 365.25, eventPcs };
    const mission = { years, thresholdPc: 1e-4, residual: 0.03 };
    const { ratePerYear, cumulativePc } = missionRates(archive, mission, seededRandom(1));
    const deviations = [
      ratePerYear.median / 0.074 - 1,
      ratePerYear.upper95 / 0.4 - 1,
      cumulativePc.without / 0.001_278_093 - 1,
      cumulativePc.with / 0.001_235_389 - 1,
    ].map(Math.abs);
    recordValidation({
      room: 'conjunction',
      reference: 'EventRate: high-risk events a year and cumulative probability of a mission of five years',
      origin: 'NASA CARA Analysis Tools, EventRate: its unit test (NOSA)',
      deviations,
      unit: 'relative',
      tolerance: FIVE_PERCENT,
      reason: 'Both are means and medians of ten thousand draws; the rate is known to 2 %.',
    });
    expect(Math.max(...deviations)).toBeLessThan(FIVE_PERCENT);
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

  it('are zero where nothing came near the threshold', () => {
    const archive = { messages: 0, events: 1, primaries: 1, spanYears: 1, eventPcs: [] };
    const rates = missionRates(archive, { years: 5, thresholdPc: 1e-4, residual: 0.03 }, seededRandom(1));
    expect(rates).toEqual({ ratePerYear: { median: 0, upper95: 0 }, cumulativePc: { without: 0, with: 0 } });
  });
});
