import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../../scripts/property-runs.mjs';
import { alfanoMaxPc } from './max-pc.ts';
import { maxPcCurve } from './max-pc-curve.ts';

const ONE_PART_IN_TEN_MILLION = 1e-7;
/** The search itself stops at 1e-7 of the logarithm, where the probability is flat. */
const SEARCH_STEP_OF_SIGMA = 4e-6;

describe('the largest probability by its curve', () => {
  const curves = [1, 1.7, 3, 8, 20].map((aspectRatio) => ({ aspectRatio, curve: maxPcCurve(aspectRatio) }));

  it('is that of the search, at any distance and shape', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 6, noNaN: true }),
        fc.double({ min: 0.1, max: 50, noNaN: true }),
        fc.constantFrom(...curves),
        (logRatio, radiusM, { aspectRatio, curve }) => {
          const missM = radiusM * 10 ** logRatio;
          const searched = alfanoMaxPc(missM, radiusM, aspectRatio);
          const worst = curve(missM, radiusM);
          expect(Math.abs(worst.maxPc / searched.maxPc - 1)).toBeLessThan(ONE_PART_IN_TEN_MILLION);
          if (searched.sigmaMinorM !== undefined) {
            expect(Math.abs(worst.sigmaMinorM! / searched.sigmaMinorM - 1)).toBeLessThan(SEARCH_STEP_OF_SIGMA);
          }
        },
      ),
      { numRuns: runs(500) },
    );
  });

  it('is nothing without bodies and certain where they overlap', () => {
    expect(curves[0]!.curve(1000, 0)).toEqual({ maxPc: 0 });
    expect(curves[0]!.curve(5, 10)).toEqual({ maxPc: 1 });
  });
});
