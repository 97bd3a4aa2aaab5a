import { expect, it } from 'vitest';
import { DAYS_PER_MONTH, DAYS_PER_YEAR, SECONDS_PER_DAY } from './duration.ts';

it('K-03 a month has 30 days, a year 365.25', () => {
  expect([DAYS_PER_MONTH, DAYS_PER_YEAR, SECONDS_PER_DAY]).toEqual([30, 365.25, 86_400]);
});
