import { describe, expect, it } from 'vitest';
import { conflictOf, differing, flat, merged } from './two-versions.ts';

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

const BASE = {
  name: 'TERN-1',
  noradId: 99_001,
  cosparId: '',
  configuration: { shape: 'BOX', boxLength: 1, wetMass: 10, propulsion: { type: 'IMPULSIVE', thrust: 1 } },
};
const withMass = (wetMass: number, name = 'TERN-1') => ({
  ...BASE,
  name,
  configuration: { ...BASE.configuration, wetMass },
});

describe('R-18 the record of a satellite, field by field', () => {
  it('comes back as it was', () => expect(merged(BASE, BASE, {})).toEqual(BASE));
  it('keeps my changes and takes over those of others where nobody chooses', () => {
    const conflict = conflictOf(flat(BASE), flat(withMass(12)), flat(withMass(11, 'TERN-1B')));
    expect(conflict).toEqual([
      { field: 'name', side: 'theirs' },
      { field: 'configuration.wetMass', side: 'mine' },
    ]);
    const sides = Object.fromEntries(conflict.map(({ field, side }) => [field, side]));
    expect(merged(withMass(12), withMass(11, 'TERN-1B'), sides)).toEqual(withMass(12, 'TERN-1B'));
  });
  it('takes a field away where the chosen side has none', () => {
    const { wetMass: _, ...rest } = BASE.configuration;
    const mine = { ...BASE, configuration: rest };
    expect(merged<object>(mine, withMass(11), { 'configuration.wetMass': 'mine' })).toEqual(mine);
  });
});
