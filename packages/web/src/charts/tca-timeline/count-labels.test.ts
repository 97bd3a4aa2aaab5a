import { expect, it } from 'vitest';
import { countLabels } from './count-labels.ts';

const heap = (x: number, count: number, y = 50) => ({ x, y, members: Array.from({ length: count }, (_, at) => at) });

it('E-21 of two counts that would read as one number the larger heap keeps its own', () => {
  expect(countLabels([heap(100, 3), heap(106, 4)], 3).map(({ count }) => count)).toEqual([4]);
  expect(countLabels([heap(100, 12), heap(112, 4)], 3).map(({ count }) => count)).toEqual([12]);
});

it('counts apart from each other, beside or above, are all shown, and small heaps have none', () => {
  const clusters = [heap(100, 3), heap(120, 4), heap(100, 5, 80), heap(200, 2)];
  expect(countLabels(clusters, 3).map(({ count }) => count)).toEqual([5, 4, 3]);
});
