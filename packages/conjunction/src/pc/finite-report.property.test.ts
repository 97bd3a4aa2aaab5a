import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../../../scripts/property-runs.mjs';
import { hardEncounter, notFiniteIn } from '../../test/hard-encounter.ts';
import { unwrap } from '../../test/reference.ts';
import { computePc } from './compute-pc.ts';

it('every figure of a report is finite, for slow and co-planar encounters and covariances of any size', () => {
  fc.assert(
    fc.property(hardEncounter, (encounter) => {
      expect(notFiniteIn(unwrap(computePc({ ...encounter, deviationMargin: 2 })))).toEqual([]);
    }),
    { numRuns: runs(6) },
  );
});
