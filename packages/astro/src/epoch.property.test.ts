import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../scripts/property-runs.mjs';
import { calendarDay, daysSince2000 } from './calendar.ts';
import { formatUtc, fromUnixMs, parseUtc, toUnixMs, utcDay, utcJulianDate } from './epoch.ts';
import { taiMinusUtcOnDay } from './leap-seconds.ts';

/** A float64 of TAI seconds resolves 0.12 microseconds in this century. */
const ONE_TENTH_MICROSECOND = 1.2e-7;
const microseconds = fc.integer({ min: -1_300_000_000_000_000, max: 3_000_000_000_000_000 });
/** Around the leap seconds of 2008, 2012, 2015 and 2016, where round trips break first. */
const aroundALeapSecond = fc
  .tuple(
    fc.constantFrom(
      daysSince2000(2009, 1, 1),
      daysSince2000(2012, 7, 1),
      daysSince2000(2015, 7, 1),
      daysSince2000(2017, 1, 1),
    ),
    fc.integer({ min: -2_500_000, max: 2_500_000 }),
  )
  .map(([day, us]) => day * 86_400 + taiMinusUtcOnDay(day) + us / 1e6);

describe('epoch text', () => {
  it('gives the microsecond back after writing and reading', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          microseconds.map((us) => us / 1e6),
          aroundALeapSecond,
        ),
        (epochTaiS) => {
          const text = formatUtc(epochTaiS);
          const back = parseUtc(text);
          expect(back.ok).toBe(true);
          if (!back.ok) return;
          expect(Math.abs(back.value - epochTaiS)).toBeLessThan(5e-7 + ONE_TENTH_MICROSECOND * 4);
          expect(formatUtc(back.value)).toBe(text);
        },
      ),
      { numRuns: runs(2000) },
    );
  });

  it('never throws on any text', () => {
    fc.assert(fc.property(fc.string(), (text) => void parseUtc(text)));
  });
});

describe('scales', () => {
  it('rise with TAI: UTC day and second never step back', () => {
    fc.assert(
      fc.property(aroundALeapSecond, fc.double({ min: 0, max: 2, noNaN: true }), (a, step) => {
        const first = utcDay(a);
        const second = utcDay(a + step);
        expect(second.day > first.day || (second.day === first.day && second.secondOfDay >= first.secondOfDay)).toBe(
          true,
        );
      }),
    );
  });

  it('return from the Unix clock unchanged', () => {
    fc.assert(
      fc.property(fc.integer({ min: -400_000_000_000, max: 7_000_000_000_000 }), (ms) => {
        expect(Math.abs(toUnixMs(fromUnixMs(ms)) - ms)).toBeLessThan(1e-3);
      }),
    );
  });

  it('give a Julian date that grows by the day', () => {
    fc.assert(
      fc.property(fc.integer({ min: -15_000, max: 60_000 }), (day) => {
        const date = calendarDay(day);
        expect(daysSince2000(date.year, date.month, date.day)).toBe(day);
        expect(utcJulianDate(day * 86_400 + taiMinusUtcOnDay(day))).toEqual({ day: 2_451_544.5 + day, fraction: 0 });
      }),
    );
  });
});
