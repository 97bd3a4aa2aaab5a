import { expect, it } from 'vitest';
import { formatFileTime, formatTime, formatTimeMs, offsetText, parseTime, zonedDayOfYear } from './utc.ts';

const morning = Date.UTC(2026, 10, 20, 7, 44, 57, 123);

it('C-10 times read yyyy-MM-dd HH:mm:ss X, in UTC by default', () => {
  expect(formatTime(morning)).toBe('2026-11-20 07:44:57 Z');
  expect(formatTimeMs(morning)).toBe('2026-11-20 07:44:57.123 Z');
  expect(formatFileTime(morning)).toBe('20261120_074457_Z');
});

it('C-10 the zone letter is Z, +01 or +0530', () => {
  expect([0, 60, 330, -210, -300].map(offsetText)).toEqual(['Z', '+01', '+0530', '-0330', '-05']);
});

it('a time without zone letter is UTC on every machine', () => {
  expect(parseTime('2026-11-20T07:44:57.123')).toBe(morning);
  expect(parseTime('2026-11-20T07:44:57.123456Z')).toBe(morning);
  expect(parseTime('2026-11-20T13:14:57.123+05:30')).toBe(morning);
});

it('a leap second is the first instant of the next minute', () => {
  expect(parseTime('2016-12-31T23:59:60Z')).toBe(Date.UTC(2017, 0, 1));
});

it.each(['', 'soon', '2026-02-30T00:00:00Z', '2026-11-20T25:00:00Z', '2026-11-20'])('%s is no time', (text) => {
  expect(parseTime(text)).toBeUndefined();
});

it('what is no time is an en dash instead of a throw', () => {
  expect([Number.NaN, null, undefined].map((time) => formatTime(time))).toEqual(['\u2013', '\u2013', '\u2013']);
});

it('the day of the year starts at one', () => {
  expect(zonedDayOfYear(Date.UTC(2026, 0, 1))).toBe(1);
  expect(zonedDayOfYear(morning)).toBe(324);
});
