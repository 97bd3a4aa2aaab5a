import { expect, it } from 'vitest';
import { placeOf } from './walk-place.ts';

const stops = ['A', 'B', 'C'].map((conjunctionId) => ({ satelliteId: 'aurora-1', conjunctionId }));

it('an event of the list leads to those beside it, and ends at the ends', () => {
  expect(placeOf(stops, 'B')).toEqual({ place: 2, count: 3, previous: stops[0], next: stops[2] });
  expect(placeOf(stops, 'A')?.previous).toBeUndefined();
  expect(placeOf(stops, 'C')?.next).toBeUndefined();
});

it('an event that is not of the list leads nowhere', () => {
  expect(placeOf(stops, 'D')).toBeUndefined();
});
