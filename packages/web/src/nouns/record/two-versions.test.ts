import { expect, it } from 'vitest';
import { conflictOf, differing } from './two-versions.ts';

it('records differ in what was changed, added or taken away', () => {
  expect(differing({ name: 'A', mass: 10, length: 1 }, { name: 'A', mass: 11, area: 2 })).toEqual([
    'mass',
    'length',
    'area',
  ]);
});

it('what I changed is mine, what only others changed is theirs, and what is the same is no question', () => {
  const before = { name: 'A', mass: 10, drag: 2, length: 1 };
  const mine = { name: 'A', mass: 12, drag: 2, length: 3 };
  const theirs = { name: 'B', mass: 11, drag: 2, length: 3 };
  expect(conflictOf(before, mine, theirs)).toEqual([
    { field: 'name', side: 'theirs' },
    { field: 'mass', side: 'mine' },
  ]);
});
