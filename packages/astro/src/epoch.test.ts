import { describe, expect, it } from 'vitest';
import {
  formatUtc,
  formatUtcZ,
  fromUnixMs,
  julianCenturiesTt,
  parseUtc,
  taiMinusUtcS,
  toUnixMs,
  utcJulianDate,
} from './epoch.ts';

function parsed(text: string): number {
  const result = parseUtc(text);
  if (!result.ok) throw new Error(result.fault.code);
  return result.value;
}

function fault(text: string): string {
  const result = parseUtc(text);
  return result.ok ? 'none' : result.fault.code;
}

describe('parseUtc', () => {
  it('counts TAI seconds from 2000-01-01 TAI, so UTC 2000-01-01 stands at 32', () => {
    expect(parsed('2000-01-01T00:00:00')).toBe(32);
    expect(parsed('2000-01-01T00:00:00.000Z')).toBe(32);
  });

  it('reads day of year and calendar date as the same instant', () => {
    expect(parsed('2024-060T12:34:56.789012')).toBe(parsed('2024-02-29T12:34:56.789012'));
    expect(parsed('2023-060T00:00:00')).toBe(parsed('2023-03-01T00:00:00'));
    expect(parsed('2024-366T00:00:00')).toBe(parsed('2024-12-31T00:00:00'));
  });

  it('takes any number of decimals', () => {
    expect(parsed('2026-03-14T11:08:50.281370123456789')).toBeCloseTo(parsed('2026-03-14T11:08:50.28137'), 6);
    expect(parsed('2026-03-14T11:08:50.')).toBe(parsed('2026-03-14T11:08:50'));
  });

  it('gives the inserted second its own instant', () => {
    const leap = parsed('2016-12-31T23:59:60');
    expect(leap - parsed('2016-12-31T23:59:59')).toBe(1);
    expect(parsed('2017-01-01T00:00:00') - leap).toBe(1);
    expect(parsed('2016-366T23:59:60.5')).toBe(leap + 0.5);
  });

  it.each([
    ['2016-12-30T23:59:60', 'epoch-no-leap-second'],
    ['2016-12-31T22:59:60', 'epoch-no-leap-second'],
    ['1971-12-31T23:59:60', 'epoch-no-leap-second'],
    ['2016-12-31T23:59:61', 'epoch-second-out-of-range'],
    ['2016-12-31T23:60:00', 'epoch-minute-out-of-range'],
    ['2016-12-31T24:00:00', 'epoch-hour-out-of-range'],
    ['2023-02-29T00:00:00', 'epoch-day-out-of-range'],
    ['2023-366T00:00:00', 'epoch-day-out-of-range'],
    ['2023-000T00:00:00', 'epoch-day-out-of-range'],
    ['2023-13-01T00:00:00', 'epoch-month-out-of-range'],
    ['1899-01-01T00:00:00', 'epoch-year-out-of-range'],
    ['2023-1-1T00:00:00', 'epoch-malformed'],
    ['2023-01-01 00:00:00', 'epoch-malformed'],
    ['2023-01-01T00:00:00+01:00', 'epoch-malformed'],
    ['', 'epoch-malformed'],
  ])('rejects %s with %s', (text, code) => {
    expect(fault(text)).toBe(code);
  });
});

describe('formatUtc', () => {
  it('writes the leap second as :60 and carries a rounding into it', () => {
    expect(formatUtc(parsed('2016-12-31T23:59:60.25'))).toBe('2016-12-31T23:59:60.250000');
    expect(formatUtc(parsed('2016-12-31T23:59:59.9996'), 3)).toBe('2016-12-31T23:59:60.000');
    expect(formatUtc(parsed('2016-12-31T23:59:60.9996'), 3)).toBe('2017-01-01T00:00:00.000');
    expect(formatUtc(parsed('2015-12-31T23:59:59.9996'), 0)).toBe('2016-01-01T00:00:00');
  });

  it('adds Z and milliseconds for the interface', () => {
    expect(formatUtcZ(parsed('2025-06-01T01:02:03.4565'))).toMatch(/^2025-06-01T01:02:03\.45[67]Z$/);
  });
});

describe('scales', () => {
  it('holds TAI minus UTC of Bulletin C', () => {
    expect(taiMinusUtcS(parsed('2017-01-01T00:00:00'))).toBe(37);
    expect(taiMinusUtcS(parsed('2016-12-31T23:59:60.9'))).toBe(36);
    expect(taiMinusUtcS(parsed('1972-01-01T00:00:00'))).toBe(10);
    expect(taiMinusUtcS(parsed('1960-01-01T00:00:00'))).toBe(10);
  });

  it('agrees with the Unix clock', () => {
    expect(toUnixMs(parsed('2026-03-14T11:08:50.5'))).toBe(Date.UTC(2026, 2, 14, 11, 8, 50, 500));
    expect(fromUnixMs(Date.UTC(2016, 11, 31, 23, 59, 59))).toBe(parsed('2016-12-31T23:59:59'));
    expect(fromUnixMs(Date.UTC(2017, 0, 1))).toBe(parsed('2017-01-01T00:00:00'));
  });

  it('splits the Julian date at 0 h UTC', () => {
    const { day, fraction } = utcJulianDate(parsed('2000-01-01T18:00:00'));
    expect(day).toBe(2_451_544.5);
    expect(fraction).toBe(0.75);
  });

  it('is zero centuries of TT at J2000.0', () => {
    expect(julianCenturiesTt(parsed('2000-01-01T11:58:55.816'))).toBeCloseTo(0, 15);
  });
});
