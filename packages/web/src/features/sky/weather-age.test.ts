import { expect, it } from 'vitest';
import { weatherAge } from './weather-age.ts';

const TABLE = {
  fileName: 'SW-All.csv',
  loadedAt: '2026-11-20T06:00:00Z',
  firstDay: '1957-10-01',
  lastDay: '2027-01-05',
  lastObservedDay: '2026-11-19',
};
const dueAt = (time: string, table: Partial<typeof TABLE> | { lastObservedDay: null } = {}) =>
  weatherAge({ ...TABLE, ...table }, Date.parse(time)).due;

it('a table is due for renewal three days after its last observed day, and when it has ended', () => {
  expect(dueAt('2026-11-23T00:00:00Z')).toBeUndefined();
  expect(dueAt('2026-11-23T00:00:01Z')).toBe('old');
  expect(dueAt('2027-01-05T23:59:59Z')).toBe('old');
  expect(dueAt('2027-01-06T00:00:00Z')).toBe('ended');
  expect(dueAt('2026-11-20T00:00:00Z', { lastObservedDay: null })).toBe('old');
});
