import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Interval, intersection, intervalsAbove } from './intervals.ts';

const everyMinute = () => 60;

describe('intervalsAbove', () => {
  it('finds a hump that lives and dies between two samples', () => {
    // Half a minute of a parabola around t = 1030, samples every minute.
    const hump = (t: number): number => 15 ** 2 - (t - 1030) ** 2;
    const found = intervalsAbove(hump, 0, 3600, everyMinute);
    expect(found).toHaveLength(1);
    expect(found[0]!.startTaiS).toBeCloseTo(1015, 3);
    expect(found[0]!.stopTaiS).toBeCloseTo(1045, 3);
  });

  it('finds a dip between two samples', () => {
    const dip = (t: number): number => (t - 1030) ** 2 - 10 ** 2;
    const found = intervalsAbove(dip, 0, 3600, everyMinute);
    expect(found.map((span) => span.stopTaiS - span.startTaiS)).toHaveLength(2);
    expect(found[0]!.stopTaiS).toBeCloseTo(1020, 3);
    expect(found[1]!.startTaiS).toBeCloseTo(1040, 3);
  });

  it('gives the whole window when always up and nothing when never', () => {
    expect(intervalsAbove(() => 1, 10, 500, everyMinute)).toEqual([{ startTaiS: 10, stopTaiS: 500 }]);
    expect(intervalsAbove(() => -1, 10, 500, everyMinute)).toEqual([]);
  });

  it('finds every hump of a wave whatever its phase, length and height over zero', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 300, max: 3000, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: -0.999, max: 0.999, noNaN: true }),
        (period, phase, level) => {
          const wave = (t: number): number => Math.sin(2 * Math.PI * (t / period + phase)) - level;
          const found = intervalsAbove(wave, 0, 20_000, everyMinute);
          const length = (period * (Math.PI - 2 * Math.asin(level))) / (2 * Math.PI);
          for (const span of found.slice(1, -1)) expect(span.stopTaiS - span.startTaiS).toBeCloseTo(length, 2);
          const whole = Math.floor(20_000 / period);
          expect(found.length).toBeGreaterThanOrEqual(whole - 1);
          expect(found.length).toBeLessThanOrEqual(whole + 2);
        },
      ),
    );
  });
});

describe('intersection', () => {
  const spans = fc
    .uniqueArray(fc.integer({ min: 0, max: 200 }), { minLength: 0, maxLength: 12 })
    .map((edges): Interval[] => {
      const sorted = edges.sort((a, b) => a - b);
      const out: Interval[] = [];
      for (let i = 0; i + 1 < sorted.length; i += 2) out.push({ startTaiS: sorted[i]!, stopTaiS: sorted[i + 1]! });
      return out;
    });
  const holds = (list: readonly Interval[], t: number): boolean =>
    list.some((span) => span.startTaiS < t && t < span.stopTaiS);

  it('holds exactly the instants both lists hold, in either order', () => {
    fc.assert(
      fc.property(spans, spans, (a, b) => {
        const both = intersection(a, b);
        expect(intersection(b, a)).toEqual(both);
        for (let t = 0.5; t < 200; t += 1) expect(holds(both, t)).toBe(holds(a, t) && holds(b, t));
      }),
    );
  });
});
