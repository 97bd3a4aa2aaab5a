import { expect, it } from 'vitest';
import { isoLines } from './iso-lines.ts';

it('a level on a slope is one straight line at its place', () => {
  // Three columns of two rows; the value is the place of the column.
  const segments = isoLines([0, 0, 1, 1, 2, 2], 3, 2, 0.25);
  expect(segments).toHaveLength(1);
  for (const x of [segments[0]?.[0], segments[0]?.[2]]) expect(x).toBeCloseTo(0.25, 12);
});

it('a hill is ringed, a level above it is nowhere, and what is no number leaves a gap', () => {
  const hill = [0, 0, 0, 0, 1, 0, 0, 0, 0];
  expect(isoLines(hill, 3, 3, 0.5)).toHaveLength(4);
  expect(isoLines(hill, 3, 3, 2)).toHaveLength(0);
  expect(isoLines([Number.NaN, ...hill.slice(1)], 3, 3, 0.5)).toHaveLength(3);
});
