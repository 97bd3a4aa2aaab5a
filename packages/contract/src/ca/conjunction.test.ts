import { expect, it } from 'vitest';
import { conjunction, conjunctionSummary } from './conjunction.ts';

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

it.each([
  ['a conjunction', conjunction],
  ['a row of a list', conjunctionSummary],
])('E-02 %s has every field of the specification, positions and velocities in R, T, N', (_what, { shape }) => {
  for (const field of FIELDS) expect(shape[field].safeParse(undefined).success, field).toBe(false);
  const { conjunctionData, relativePosition, relativeVelocity } = shape;
  expect(Object.keys(conjunctionData.shape)).toEqual(expect.arrayContaining(['tca', 'riskLevel']));
  for (const vector of [relativePosition, relativeVelocity]) expect(Object.keys(vector.shape)).toEqual(['r', 't', 'n']);
});
