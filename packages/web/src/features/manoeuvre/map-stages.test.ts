import { expect, it } from 'vitest';
import { coarse, isSameExtent, mapStages } from './map-stages.ts';

const frame = {
  columns: 200,
  rows: 100,
  orbitsFirst: 12,
  orbitsLast: 0.5,
  sizeFirst: -0.1,
  sizeLast: 0.1,
  direction: 'best',
} as const;
const other = { ...frame, sizeFirst: -0.006, sizeLast: 0.006 };
const searching = { isSettled: false, isEmpty: false };
const searched = { isSettled: true, isEmpty: false };

it('R-15 a map begins coarse at once while the search runs, and is computed once when it has ended', () => {
  expect(mapStages(undefined, frame, { isSettled: false, isEmpty: true })).toEqual([
    { ...frame, columns: 50, rows: 25 },
  ]);
  // A running search does not replace a displayed map.
  expect(mapStages({ frame: coarse(frame) }, frame, searching)).toEqual([]);
  expect(mapStages({ frame }, other, searching)).toEqual([]);
  // Another extent: coarse, then fine. The same extent: fine only.
  expect(mapStages({ frame: coarse(frame) }, other, searched)).toEqual([coarse(other), other]);
  expect(mapStages({ frame: coarse(frame) }, frame, searched)).toEqual([frame]);
});

it('R-15 nothing is computed again that is there', () => {
  expect(mapStages({ frame }, { ...frame }, searched)).toEqual([]);
  // Other conjunctions: both maps are computed.
  expect(mapStages(undefined, frame, searched)).toEqual([coarse(frame), frame]);
  expect(isSameExtent(coarse(frame), frame)).toBe(true);
  expect(isSameExtent(other, frame)).toBe(false);
});
