import { expect, it } from 'vitest';
import { conjunction } from './conjunction.ts';

/** Fields of a conjunction by section 3 of the specification. */
const FIELDS = [
  'conjunctionId',
  'conjunctionData',
  'probabilityOfCollision',
  'totalMissDistance',
  'radialSeparation',
  'timeToTca',
  'relativePosition',
  'relativeVelocity',
] as const;

it('E-02 a conjunction has every field of the specification, positions and velocities in R, T, N', () => {
  expect(Object.keys(conjunction.shape)).toEqual(expect.arrayContaining([...FIELDS]));
  const { conjunctionData, relativePosition, relativeVelocity } = conjunction.shape;
  expect(Object.keys(conjunctionData.shape)).toEqual(expect.arrayContaining(['tca', 'riskLevel']));
  for (const vector of [relativePosition, relativeVelocity]) expect(Object.keys(vector.shape)).toEqual(['r', 't', 'n']);
});
