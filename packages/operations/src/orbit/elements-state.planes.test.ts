import { expect, it } from 'vitest';
import { deviationOfSet, type FittedSet, readSets } from '../../test/set-deviation.ts';

interface SetOfPlane extends FittedSet {
  readonly fittedDays: number;
}

/** Four days were fitted, at 6.5, 18.1, 44.8 and 46.3 degrees of inclination. */
const FARTHEST = readSets<SetOfPlane>('planes').filter(
  ({ fittedDays, elements }) =>
    fittedDays === 4 && [6.5, 18.1, 44.8, 46.3].some((deg) => Math.abs(elements.inclinationDeg - deg) < 0.3),
);

it('C14 the plane of a low element set is that of the days that it was fitted to', () => {
  expect(FARTHEST).toHaveLength(4);
  // The plane of SGP4 is 820 to 1,250 m off, seven sigmas and more.
  for (const set of FARTHEST) expect(deviationOfSet(set).planeSquare).toBeLessThan(4);
});
