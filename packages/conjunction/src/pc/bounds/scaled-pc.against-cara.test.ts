import { describe, expect, test } from 'vitest';
import { recordValidation } from '../../../../../conformance/ledger.ts';
import { cases, objectOf, type ReferenceCase, unwrap } from '../../../test/reference.ts';
import { foster1992 } from '../plane/foster-1992.ts';
import { planeEncounter } from '../plane/plane-encounter.ts';
import { scaledPc } from './scaled-pc.ts';

type Case = ReferenceCase<object>;
const encounters = cases<Case>('operational-conjunctions.json').map((c) => ({
  c,
  radiusM: Number(c.hbr),
  encounter: unwrap(planeEncounter(objectOf(c.object1), objectOf(c.object2), Number(c.hbr))),
}));
/** Both integrate over the disc; the source states its factor with all its digits. */
const SIX_DIGITS = 1e-6;

describe('the probability over factors on both covariances', () => {
  test('has the published maximum of a common factor on its diagonal', () => {
    const errors: number[] = [];
    for (const { c, radiusM, encounter } of encounters) {
      const scale = c.derived['scaleFactorAtMax']!;
      const [at] = scaledPc(encounter, radiusM, [scale], [scale])!;
      errors.push(Math.abs(at!.pc / c.derived['maxPcByScalingCombinedCovariance']! - 1));
    }
    recordValidation({
      room: 'conjunction',
      reference: 'probability over factors on both covariances, common factor',
      origin: 'NASA CARA Analysis Tools a80d016, NOSA',
      deviations: errors,
      unit: 'relative',
      tolerance: SIX_DIGITS,
      stated: { accuracy: 5e-3, by: 'relTol of the scaled values of the source' },
    });
    expect(Math.max(...errors)).toBeLessThan(SIX_DIGITS);
  });

  test('is the unscaled one at one and one, row by row', () => {
    for (const { radiusM, encounter } of encounters.slice(0, 5)) {
      const grid = scaledPc(encounter, radiusM, [0.5, 1, 2], [1, 3])!;
      expect(grid.map(({ primaryScale, secondaryScale }) => [primaryScale, secondaryScale])).toEqual([
        [0.5, 1],
        [0.5, 3],
        [1, 1],
        [1, 3],
        [2, 1],
        [2, 3],
      ]);
      expect(grid[2]!.pc).toBe(foster1992(encounter.principal!));
    }
  });

  test('is not known with a covariance missing', () => {
    const [{ c }] = encounters as [(typeof encounters)[0]];
    const { covariance: _, ...bare } = objectOf(c.object2);
    expect(scaledPc(unwrap(planeEncounter(objectOf(c.object1), bare, 10)), 10, [1], [1])).toBeUndefined();
  });
});
