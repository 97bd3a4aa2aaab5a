import { describe, expect, it } from 'vitest';
import { conflictOf } from '../../nouns/record/two-versions.ts';
import { flat, merged, type SatelliteContent, unflat } from './record-changes.ts';

const BASE: SatelliteContent = {
  name: 'TERN-1',
  noradId: 99_001,
  cosparId: '',
  configuration: { shape: 'BOX', boxLength: 1, wetMass: 10, propulsion: { type: 'IMPULSIVE', thrust: 1 } },
};
const withMass = (wetMass: number, name = 'TERN-1'): SatelliteContent => ({
  ...BASE,
  name,
  configuration: { ...BASE.configuration, wetMass },
});

describe('R-18 the record of a satellite, field by field', () => {
  it('comes back as it was', () => expect(unflat(flat(BASE))).toEqual(BASE));
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
    expect(merged(mine, withMass(11), { 'configuration.wetMass': 'mine' })).toEqual(mine);
  });
});
