import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { STATUS_LEVELS } from '../status/level.ts';
import { clusterMarks, type PlacedMark } from './cluster.ts';

const mark = (index: number, x: number, y: number, level: PlacedMark['level'] = 'ok'): PlacedMark => ({
  index,
  x,
  y,
  level,
});

const marks = fc
  .array(
    fc.tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 90 }), fc.constantFrom(...STATUS_LEVELS)),
    { maxLength: 200 },
  )
  .map((list) => list.map(([x, y, level], index) => mark(index, x, y, level)));

describe('clustering of marks', () => {
  it('leaves marks apart that do not touch', () => {
    expect(clusterMarks([mark(0, 0, 0), mark(1, 10, 0)], 6)).toHaveLength(2);
  });

  it('joins neighbours under the place and level of the worst', () => {
    expect(clusterMarks([mark(0, 0, 0), mark(1, 3, 1, 'critical'), mark(2, 5, 0, 'caution')], 6)).toEqual([
      { x: 3, y: 1, level: 'critical', members: [1, 2, 0] },
    ]);
  });

  it('keeps every mark exactly once', () => {
    fc.assert(
      fc.property(marks, (placed) => {
        const members = clusterMarks(placed, 6).flatMap((cluster) => cluster.members);
        expect([...members].sort((a, b) => a - b)).toEqual(placed.map(({ index }) => index));
      }),
    );
  });

  it('never hides a critical mark: each lies within reach of a critical cluster', () => {
    fc.assert(
      fc.property(marks, (placed) => {
        const critical = clusterMarks(placed, 6).filter(({ level }) => level === 'critical');
        for (const one of placed.filter(({ level }) => level === 'critical')) {
          expect(critical.some(({ x, y }) => Math.hypot(x - one.x, y - one.y) < 6)).toBe(true);
        }
      }),
    );
  });

  it('leaves no two clusters touching', () => {
    fc.assert(
      fc.property(marks, (placed) => {
        const clusters = clusterMarks(placed, 6);
        clusters.forEach((a, index) => {
          for (const b of clusters.slice(index + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(6);
        });
      }),
    );
  });
});
