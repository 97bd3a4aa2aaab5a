import { textOf } from '@keepout/contract/sentences';
import { expect, it } from 'vitest';
import { forecastWeather } from './forecast.ts';

const HOUR_S = 3600;
const usual = { cloudsAt: () => ({ share: 0.2, by: 'CLEAR_SHARE' as const, note: [] }) };
const HOURS = [
  [0, 0.1],
  [HOUR_S, 0.7],
  [5 * HOUR_S, 0.4],
] as const;
const at = (hour: number, issuedHour = 0, nowHour = 0) =>
  forecastWeather({ source: 'Model', issuedTaiS: issuedHour * HOUR_S, hours: HOURS }, usual).cloudsAt(
    hour * HOUR_S,
    nowHour * HOUR_S,
  );

it('a forecast tells the hours that it names', () => {
  expect([0, 0.99, 1, 1.99, 5.5].map((hour) => at(hour))).toEqual(
    [0.1, 0.1, 0.7, 0.7, 0.4].map((share) => ({ share, by: 'FORECAST', note: [] })),
  );
});

it('between, before and after them the usual share stands in, and says so', () => {
  for (const hour of [-1, 2, 4.9, 6]) expect(at(hour)).toMatchObject({ share: 0.2, by: 'CLEAR_SHARE' });
  expect(textOf(at(-1).note)).toContain('starts later');
  expect(textOf(at(6).note)).toContain('has no value for that hour');
});

it('a stale one is not counted on, and is said to be stale', () => {
  expect(at(0, -23, 0)).toMatchObject({ by: 'FORECAST' });
  expect(at(0, -25, 0)).toMatchObject({ share: 0.2, by: 'CLEAR_SHARE' });
  expect(textOf(at(0, -25, 0).note)).toMatch(/^The forecast of \S+ \S+ Z \(Model\) is 25 hours old and is not used\.$/);
});
