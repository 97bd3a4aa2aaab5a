import { expect, it } from 'vitest';
import { ganttPlace, shortened } from './gantt-place.ts';

it('instants outside of what is shown stand at its edges', () => {
  const { box, clamp } = ganttPlace({ width: 210, height: 100 }, 100, [0, 1000]);
  expect(box).toEqual({ left: 100, right: 200, top: 4, bottom: 80 });
  expect([-500, 0, 250, 1000, 9000].map(clamp)).toEqual([100, 100, 125, 200, 200]);
});

it('a name that is too long ends in an ellipsis', () => {
  expect([shortened('TERN-1', 6), shortened('TERN-10', 6)]).toEqual(['TERN-1', 'TERN-\u2026']);
});
