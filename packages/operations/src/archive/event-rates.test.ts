import { expect, it } from 'vitest';
import { eventRates } from './event-rates.ts';

const DAY_S = 86_400;
const QUESTION = { considerDays: 7, commitDays: 1, years: 10, thresholdPcs: [1e-4], residual: 0.03 };
/** Two conjunctions a hundred days apart, their only messages made so long before. */
const archive = (leadDays: number) =>
  [0, 100].map((day) => ({
    primary: 1,
    secondary: 2,
    createdTaiS: (day - leadDays) * DAY_S,
    tcaTaiS: day * DAY_S,
    pc: 1e-5,
  }));

it('has no rates where no conjunction had a message at the decision', () => {
  const [late, timely] = [0.5, 2].map((leadDays) => eventRates(archive(leadDays), QUESTION));
  expect(late?.ok && [late.value.eventsUsed, late.value.rates]).toEqual([0, []]);
  expect(timely?.ok && [timely.value.eventsUsed, timely.value.rates.length]).toEqual([2, 1]);
});
